import { fishPicturesIn } from '#server/catalogue/pictures/pictures-api.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lineFrom, orderFrom } from '#server/orders/line-address.ts'
import { type Looking, plainLine, slotView, tryView } from '#server/orders/staff-order-view.ts'
import { type BoardRow, everybodyOfStaff, linesOf, ordersOnBoard } from '#server/orders/staff-orders-store.ts'
import { wishesFromRow } from '#server/orders/wishes-row.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'
import type { Runs } from '#server/storage/database.ts'
import { actorIn } from '#shop/by.ts'
import { isWholeFish } from '#shop/catalogue/piece.ts'
import { type Catalogue, everyProductById } from '#shop/catalogue/product.ts'
import { speciesNamed } from '#shop/catalogue/species.ts'
import { pressedAt } from '#shop/orders/late-press.ts'
import { wishesToTell } from '#shop/orders/order-wishes.ts'
import { isOnList, tickLists } from '#shop/orders/ticks.ts'
import type { CutOrderTold, ShownTick, TicksTold } from '#shop/wire/staff/ticks.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import type { TickResult } from './tick-line.ts'
import type { ticksCommands } from './ticks-commands.ts'
import { ticksThatStand } from './ticks-store.ts'

export interface TicksDeps {
  readonly database: Runs<typeof ticksCommands>
  readonly now: () => number
  readonly snapshot: Pick<Snapshot, 'current'>
}

/** What is ticked off on the cut list and the pack list: every tablet of the shop has the same ticks. */
export function openTicks(door: StaffDoor, { database: { read, run }, now, snapshot }: TicksDeps): void {
  door.open(staffCalls.ticks, async () => ({ body: await told() }))

  door.open(staffCalls.fishNames, async () => ({ body: { fish: fishNamesIn(snapshot.current()) } }))

  door.open(staffCalls.lockedCutList, async ({ language }) => {
    const at = now()
    const rows = (await ordersOnBoard(read, at)).filter((row) => isOnList('cut', row))
    const ids = rows.map(({ id }) => id)
    const lines = Map.groupBy(await linesOf(read, ids), ({ order_id: id }) => id)
    const english = snapshot.current()
    const spoken = { catalogue: snapshot.current(language), language }
    const orders = rows.map((row) => cutOrderView(row, lines.get(row.id) ?? [], spoken))
    const listed = new Set(orders.flatMap((order) => order.lines.map(({ productId }) => productId)))
    const known = new Set(ids)
    const { ticks } = await told()
    return {
      body: {
        now: at,
        orders,
        ticks: ticks
          .filter(({ list, order }) => list === 'cut' && known.has(order))
          .map(({ order, line, by }) => ({ order, line, name: by.name })),
        names: fishNamesIn(english).filter(({ productId }) => listed.has(productId)),
        pictures: (await fishPicturesIn(read, english)).filter(({ productId }) => listed.has(productId)),
      },
    }
  })

  door.open(staffCalls.tickLine, async ({ params, wanted: { waited, ...wanted }, staff }) => {
    const at = now()
    const left = await run.tickLine({
      ...wanted,
      orderId: orderFrom(params.id),
      lineNo: lineFrom(params.line),
      by: { staff: staff.staffId, device: staff.deviceId },
      at,
      pressedAt: pressedAt(at, waited),
    })
    if (!('refused' in left)) return { body: await told() }
    if (left.refused !== 'ticked-already') throw new Refusal(statusOf[left.refused], left)
    const { by } = left
    const name = (await everybodyOfStaff(read)).find(({ id }) => id === by)?.name ?? ''
    return { body: { ...(await told()), ...(by === staff.staffId ? {} : { already: { name } }) } }
  })

  async function told(): Promise<TicksTold> {
    const { version, rows } = await ticksThatStand(read)
    const names = new Map((await everybodyOfStaff(read)).map(({ id, name }) => [id, name]))
    const ticks = rows.flatMap((row): ShownTick[] => {
      const list = tickLists.find((one) => one === row.list)
      const by = actorIn(row.ticked_by)
      if (list === undefined || by.who !== 'staff') return []
      const { order_id: order, line_no: line, press_key: key, ticked_at: at } = row
      return [{ order, line, list, key, by: { id: by.id, name: names.get(by.id) ?? '' }, at }]
    })
    return { now: now(), version, ticks }
  }
}

function fishNamesIn(catalogue: Catalogue) {
  const { products, retired } = catalogue
  return [...products, ...retired].map(({ id, species }) => {
    const { localName: local, marathi, hindi } = speciesNamed(catalogue, species)
    return { productId: id, local, marathi, hindi }
  })
}

/** What is cut of an order, and by when. Whose it is, where it goes, what it costs and what its customer wrote stays behind the lock. */
function cutOrderView(
  row: BoardRow,
  lines: Awaited<ReturnType<typeof linesOf>>,
  spoken: Pick<Looking, 'catalogue' | 'language'>,
): CutOrderTold {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    placedAt: row.placed_at,
    ...tryView(row),
    ...slotView(row),
    ...(row.expected_at === null ? {} : { expected: { at: row.expected_at } }),
    ...(row.change_until === null ? {} : { changeUntil: row.change_until }),
    ...(wishesToTell(wishesFromRow(row)).note === undefined ? {} : { hasNote: true }),
    lines: lines.map((line) => ({
      ...plainLine(line, spoken),
      ...(isWholeFish(everyProductById(spoken.catalogue, line.product_id), line) ? { isWholeFish: true } : {}),
    })),
  }
}

const statusOf = {
  'no-such-order': 404,
  'no-such-line': 404,
  'off-the-list': 409,
  'line-changed': 409,
  'cut-off-ahead': 409,
  'other-press': 422,
} as const satisfies Record<Exclude<Extract<TickResult, { refused: string }>['refused'], 'ticked-already'>, number>
