import type { Kysely } from 'kysely'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { titleOfLine } from '#server/catalogue/title-of-line.ts'
import { Refusal, tooOften } from '#server/http/refusal.ts'
import type { Messaging } from '#server/messages/messaging.ts'
import { barcodeOf } from '#server/orders/barcode.ts'
import { billGapsSince } from '#server/orders/bills/bills-store.ts'
import { drawnBillsOf } from '#server/orders/drawn-bills.ts'
import { orderFrom } from '#server/orders/line-address.ts'
import { lastMovesOf, movesOf } from '#server/orders/order-moves-store.ts'
import { isAhead, overlap } from '#server/orders/order-topic.ts'
import { doorPhotographOf, doorPhotographsOf } from '#server/orders/photographs/door-photographs.ts'
import { sentJpeg } from '#server/orders/photographs/sent-jpeg.ts'
import { allRounds, roundOf } from '#server/orders/rounds/rounds-store.ts'
import { type Looking, moveView, named, staffOrderView } from '#server/orders/staff-order-view.ts'
import {
  type BoardRow,
  everybodyOfStaff,
  linesOf,
  orderById,
  orderNumbered,
  ordersChangedSince,
  ordersLike,
  ordersOfPhone,
  ordersOfRider,
  ordersOnBoard,
  type StaffNamed,
} from '#server/orders/staff-orders-store.ts'
import { tellingOf } from '#server/orders/telling-of.ts'
import { lastLineMoveOf } from '#server/orders/weighing/weighing-store.ts'
import { newId } from '#server/settings/secrets.ts'
import type { staffCommands } from '#server/staff/staff-commands.ts'
import type { StaffAsking, StaffDoor } from '#server/staff/staff-door.ts'
import type { StaffVisitor } from '#server/staff/staff-sessions.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Identity } from '#shop/accounts/identity.ts'
import { actorIn } from '#shop/by.ts'
import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { numberIn } from '#shop/orders/bills/bills.ts'
import { isOwnStop, type StaffAtOrder, takesOut } from '#shop/orders/decide-move.ts'
import { pressedAt } from '#shop/orders/late-press.ts'
import type { NewTimeRefused } from '#shop/orders/lateness.ts'
import { phoneDigits, phonesMeant } from '#shop/orders/order-finding.ts'
import { parseOrderNumber } from '#shop/orders/order-number.ts'
import { type Comparable, differences } from '#shop/orders/order-was.ts'
import { isInRound } from '#shop/orders/round.ts'
import { may } from '#shop/staff/staff.ts'
import { days } from '#shop/time.ts'
import type { DifferenceTold } from '#shop/wire/differences.ts'
import type { OrderChangeTold, StaffOrder } from '#shop/wire/staff/orders.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { searchWords } from '#shop/words/orders/order-search.ts'
import { type ChangeableRow, changeableRow, orderWas, standingLines } from './changeable-order.ts'
import type { movesCommands } from './moves-commands.ts'
import { changesOf, type StoredChange } from './order-changes.ts'
import type { StaffMoveResult } from './staff-move.ts'

/** What the buyer has changed of an order, each time against how it stood before; sums for those who may see them. */
async function changesTold(
  read: Kysely<Tables>,
  orderId: string,
  looking: Pick<Looking, 'by' | 'names' | 'catalogue' | 'language'>,
): Promise<OrderChangeTold[]> {
  const changes = await changesOf(read, orderId)
  if (changes.length === 0) return []
  const row = await changeableRow(read, orderId)
  const states = [...changes.map(asKept), ...(row ? [await asItStands(read, row)] : [])]
  return changes.flatMap(({ at, by, was }, place) => {
    const [before, after] = [states[place], states[place + 1]]
    if (before === undefined || after === undefined) return []
    const what = differences(before, after)
      .map((one) => told(one, looking))
      .filter((one) => one.what !== 'total' || may(looking.by.role, 'see-sums'))
    return [{ at, by: named(by, looking.names), status: was.status, what }]
  })
}

const asKept = ({ was, address }: StoredChange): Comparable => ({ ...was, address })

async function asItStands(read: Kysely<Tables>, row: ChangeableRow): Promise<Comparable> {
  return { ...orderWas(row, await standingLines(read, row.id)), address: row.shipping_json }
}

/** Of a line only what tells it from others: its price is in no answer that does not show sums. */
function told(
  difference: ReturnType<typeof differences>[number],
  spoken: Pick<Looking, 'catalogue' | 'language'>,
): DifferenceTold {
  if (difference.what === 'slot') return { what: 'slot', was: hours(difference.was), is: hours(difference.is) }
  if (!('line' in difference)) return difference
  const { lineNo, productId, size, weight, cleaning, quantity } = difference.line
  const { title } = titleOfLine({ productId, title: difference.line.title }, spoken)
  return { ...difference, line: { lineNo, title, size, weight, cleaning, quantity } }
}

const hours = (slot: Comparable['slot']) => slot && { startsAt: slot.startsAt, endsAt: slot.endsAt }

export interface StaffOrdersDeps {
  readonly database: Runs<typeof movesCommands & typeof staffCommands>
  readonly settings: {
    readonly identity: Pick<Identity, 'name' | 'phone'>
    readonly publicUrl: string
    readonly gstin: string
  }
  readonly now: () => number
  readonly messaging: Messaging
  readonly snapshot: Pick<Snapshot, 'current'>
}

/** The orders as staff see and move them. */
export function openStaffOrders(door: StaffDoor, deps: StaffOrdersDeps): void {
  const {
    database: { read, run },
    now,
    messaging,
    snapshot,
    settings,
  } = deps

  door.open(staffCalls.board, async ({ wanted: { since }, staff }) => {
    const at = now()
    const today = startOfShopDay(shopDay(at))
    const from = Number(since ?? 0) - overlap
    const isOfToday = from >= today && !isAhead(Number(since), at)
    const changed = isOfToday ? await ordersChangedSince(read, from) : undefined
    const { orders, everybody } = await views(changed ?? (await ordersOnBoard(read, today)), staff, at)
    const riders = everybody.filter(({ role, worksHere }) => worksHere && takesOut(role))
    return {
      body: {
        now: at,
        orders,
        ...(changed === undefined ? { isWhole: true, ...(await gapsFor(staff, at)) } : {}),
        riders: riders.map(({ id, name, role }) => ({ id, name, isRider: role === 'rider' })),
      },
    }
  })

  /** Numbers that were left out stand on the board for a week. */
  async function gapsFor({ role }: StaffAsking, at: number) {
    if (!may(role, 'see-bills')) return {}
    const gaps = await billGapsSince(read, at - days(7))
    return {
      billGaps: gaps.map(({ series, first, last }) => ({ from: numberIn(series, first), to: numberIn(series, last) })),
    }
  }

  door.open(staffCalls.findOrders, async ({ wanted: { search }, staff }) => {
    const at = now()
    const found = await foundOrders(read, search)
    // What was typed may be anybody's name or number, and outlives them here.
    const after = { found: found.length }
    const by = { staff: staff.staffId, device: staff.deviceId }
    const look = { key: newId(), act: 'find-orders', thing: 'orders', staffId: staff.staffId, by, at, after } as const
    const noted = await run.noteLook(look)
    if ('over' in noted) throw tooOften(noted.over)
    return { body: { now: at, orders: (await views(found, staff, at)).orders } }
  })

  door.open(staffCalls.round, async ({ staff }) => {
    const at = now()
    const { stops, locked, endedAt } = await roundOf(read, staff.staffId)
    const rows = await ordersOfRider(read, staff.staffId, startOfShopDay(shopDay(at)))
    const orders = (await views(rows, staff, at)).orders.filter((order) => isInRound(order, endedAt))
    const sorting = { stops: [...stops], locked: [...locked] }
    return { body: { now: at, orders, ...sorting, ...(endedAt === undefined ? {} : { endedAt }) } }
  })

  door.open(staffCalls.rounds, async ({ staff }) => {
    const at = now()
    const roundFor = await allRounds(read)
    const rows = (await ordersOnBoard(read, startOfShopDay(shopDay(at)))).filter(
      ({ rider_id: rider }) => rider !== null,
    )
    const { orders: all, everybody } = await views(rows, staff, at)
    const orders = all.filter((order) => isInRound(order, roundFor(order.rider?.id ?? '').endedAt))
    const riders = everybody.filter(
      ({ id, role, worksHere }) => (worksHere && role === 'rider') || orders.some(({ rider }) => rider?.id === id),
    )
    return {
      body: {
        now: at,
        orders,
        rounds: riders.map(({ id, name, role }) => {
          const { stops, locked, endedAt } = roundFor(id)
          const rider = { id, name, isRider: role === 'rider' }
          const sorting = { stops: [...stops], locked: [...locked] }
          return { rider, ...sorting, ...(endedAt === undefined ? {} : { endedAt }) }
        }),
      },
    }
  })

  door.open(staffCalls.order, async ({ params, staff }) => {
    const whole = await wholeOrder(orderFrom(params.id), staff)
    if (whole === undefined || !(await isTheirs(whole.order, staff))) throw notThere(staff)
    return { body: { ...whole, barcode: barcodeOf(whole.order.number) } }
  })

  door.open(staffCalls.moveOrder, async ({ params, wanted, staff }) => {
    const orderId = orderFrom(params.id)
    const { reason = '', rider, called, jpeg, waited, ...press } = wanted
    const at = now()
    const telling = await tellingOf(deps, orderId)
    const moving = await run.makeStaffMove({
      ...press,
      orderId,
      reason,
      rider,
      called,
      ...(jpeg === undefined ? {} : { jpeg: sentJpeg(jpeg) }),
      gstin: settings.gstin,
      telling,
      by: byOf(staff),
      at,
      pressedAt: pressedAt(at, waited),
    })
    if ('moved' in moving) messaging.settle(moving.writing)
    return { body: await settled(moving, orderId, staff) }
  })

  door.open(staffCalls.undoMove, async ({ params, wanted, staff }) => {
    const orderId = orderFrom(params.id)
    const telling = await tellingOf(deps, orderId)
    const undoing = await run.undoStaffMove({ ...wanted, orderId, telling, by: byOf(staff), at: now() })
    if ('moved' in undoing) messaging.settle(undoing.writing)
    return { body: await settled(undoing, orderId, staff) }
  })

  door.open(staffCalls.giveNewTime, async ({ params, wanted, staff }) => {
    const orderId = orderFrom(params.id)
    const by = { staff: staff.staffId, device: staff.deviceId }
    const giving = await run.staffGivesNewTime({ ...wanted, orderId, by, at: now() })
    return { body: await settled('given' in giving ? { moved: 0, writing: undefined } : giving, orderId, staff) }
  })

  door.open(staffCalls.doorPhotograph, async ({ params, staff }) => {
    const orderId = orderFrom(params.id)
    const whole = await wholeOrder(orderId, staff)
    if (whole === undefined || !(await isTheirs(whole.order, staff))) throw notThere(staff)
    const asked = whole.moves.find(({ door: no }) => String(no) === params.door)
    const jpeg = asked?.door && (await doorPhotographOf(read, { orderId, no: asked.door, at: now() }))
    if (!jpeg) throw new Refusal(404, { refused: 'no-photograph' })
    return { body: { jpeg } }
  })

  /** Of a round that has ended its rider sees nothing any more. */
  async function isTheirs(order: StaffOrder, { role, staffId }: StaffAsking) {
    return may(role, 'see-board') || isInRound(order, (await roundOf(read, staffId)).endedAt)
  }

  async function settled(moving: StaffMoveResult | { refused: NewTimeRefused }, orderId: string, staff: StaffAsking) {
    const found = await wholeOrder(orderId, staff)
    if (found === undefined) throw notThere(staff)
    // What has become of it is on a page that asks for the PIN.
    const whole = staff.withoutPin ? { ...found, moves: [], changes: [] } : found
    if (!('refused' in moving)) return whole
    const { refused } = moving
    const order = refused === 'order-moved' ? await withLineMove(whole.order) : whole.order
    const told = 'code' in moving || 'until' in moving ? moving : { refused: moving.refused }
    throw new Refusal(statusOf[refused], told, { more: statusOf[refused] === 409 ? { ...whole, order } : {} })
  }

  /** The quicker person may have weighed some of it. */
  async function withLineMove(order: StaffOrder): Promise<StaffOrder> {
    const last = await lastLineMoveOf(read, order.id)
    if (last === undefined || last.moved_at < order.last.at) return order
    const names = new Map((await everybodyOfStaff(read)).map((one) => [one.id, one]))
    const { move, moved_by: by, moved_at: at, reason } = last
    return { ...order, last: moveView({ move, by: actorIn(by), at, to: order.status, rider: null, reason }, names) }
  }

  async function wholeOrder(orderId: string, staff: StaffAsking) {
    const at = now()
    const row = await orderById(read, orderId)
    if (row === undefined || !isOwnStop({ rider: row.rider_id }, atOrder(staff))) return undefined
    const [moves, everybody, lines] = [
      await movesOf(read, orderId),
      await everybodyOfStaff(read),
      await linesOf(read, [orderId]),
    ]
    const looking = lookingOf(everybody, staff, at)
    const doors = may(staff.role, 'see-buyers') ? await doorPhotographsOf(read, { orderId, at }) : undefined
    const bills = await drawnBillsOf(read, [orderId])
    return {
      now: at,
      order: staffOrderView(row, lines, moves.at(-1), { ...looking, bills }),
      moves: moves.map((move) => ({
        ...moveView(move, looking.names),
        ...(move.no !== undefined && doors?.has(move.no) === true ? { door: move.no } : {}),
      })),
      changes: await changesTold(read, orderId, looking),
    }
  }

  async function views(rows: readonly BoardRow[], staff: StaffAsking, at: number) {
    const ids = rows.map(({ id }) => id)
    const everybody = await everybodyOfStaff(read)
    const looking = { ...lookingOf(everybody, staff, at), bills: await drawnBillsOf(read, ids) }
    const lines = Map.groupBy(await linesOf(read, ids), ({ order_id: id }) => id)
    const last = await lastMovesOf(read, ids)
    const orders: StaffOrder[] = rows.map((row) =>
      staffOrderView(row, lines.get(row.id) ?? [], last.get(row.id), looking),
    )
    return { orders, everybody }
  }

  const lookingOf = (everybody: readonly StaffNamed[], staff: StaffAsking, at: number): Looking => ({
    by: atOrder(staff),
    now: at,
    names: new Map(everybody.map((one) => [one.id, one])),
    catalogue: snapshot.current(staff.language),
    language: staff.language,
  })
}

const atOrder = ({ staffId, role }: StaffVisitor): StaffAtOrder => ({ id: staffId, role })

const byOf = (staff: StaffVisitor) => ({ ...atOrder(staff), device: staff.deviceId })

/** 409: it is not as the screen shows it, and the answer brings how it is. */
const statusOf = {
  'no-such-order': 404,
  'not-your-stop': 404,
  'not-your-act': 403,
  'order-moved': 409,
  'move-impossible': 409,
  'cut-off-ahead': 409,
  'reason-missing': 400,
  'order-on-time': 409,
  'time-impossible': 400,
  'rider-missing': 400,
  'rider-unknown': 400,
  'line-not-weighed': 409,
  'answer-awaited': 409,
  'nothing-to-pack': 409,
  'other-press': 422,
  'undo-nothing': 409,
  'undo-not-yours': 409,
  'undo-too-late': 409,
  'undo-told': 409,
  'undo-sold-meanwhile': 409,
  'batch-past-use-by': 409,
  'batch-mixed': 409,
  'batch-recalled': 409,
} as const satisfies Record<Extract<StaffMoveResult, { refused: string }>['refused'] | NewTimeRefused, number>

/** Riders are not told whether there is such an order at all. */
const notThere = ({ role }: StaffVisitor) =>
  new Refusal(404, { refused: role === 'rider' ? 'not-your-stop' : 'no-such-order' })

/** A whole number or telephone is looked for among all orders, anything else among the newest. */
async function foundOrders(read: Kysely<Tables>, search: string): Promise<BoardRow[]> {
  const number = parseOrderNumber(search)
  const numbered = number === undefined ? [] : await orderNumbered(read, number)
  if (numbered.length > 0) return numbered
  const phones = phonesMeant(search)
  const called = phones.length === 0 ? [] : await ordersOfPhone(read, phones)
  if (called.length > 0) return called
  const words = searchWords(search)
  return words.length === 0 ? [] : ordersLike(read, words, phoneDigits(search).slice(-10))
}
