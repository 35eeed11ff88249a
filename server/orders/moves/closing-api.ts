import type { Kysely } from 'kysely'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { titleOfLine } from '#server/catalogue/title-of-line.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Messaging } from '#server/messages/messaging.ts'
import { isProven } from '#server/messages/proven-mobile.ts'
import { areaOf } from '#server/orders/staff-order-view.ts'
import { type BoardRow, linesOf, orderById, ordersToComeOn } from '#server/orders/staff-orders-store.ts'
import { type BuyerTelling, buyerOf } from '#server/orders/tell-buyer.ts'
import { tellingOf } from '#server/orders/telling-of.ts'
import { wishesFromRow } from '#server/orders/wishes-row.ts'
import { lastChangeOf, slotDays } from '#server/slots/week/slot-days.ts'
import { doneBys } from '#server/staff/done-by.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { StaffAsking, StaffDoor } from '#server/staff/staff-door.ts'
import { linesPromisedTooMuch } from '#server/stock/promised-lines.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Changes } from '#server/storage/watch-changes.ts'
import { wordsIn } from '#server/words-in.ts'
import type { Identity } from '#shop/accounts/identity.ts'
import { type Language, languageOf } from '#shop/languages.ts'
import { undoFor } from '#shop/orders/decide-move.ts'
import { inWords } from '#shop/refusals.ts'
import { nameOfOrderSlot } from '#shop/slots/slot-names.ts'
import { daysToOrderFor, isSlotName } from '#shop/slots/slots.ts'
import type { AddressView } from '#shop/wire/address.ts'
import { type ClosedDay, closingCalls, type DayOrder } from '#shop/wire/staff/closing.ts'
import { orderMoved } from '#shop/words/messages/move-messages.ts'
import { spokenIn } from '#shop/words/spoken-in.ts'
import { slotMovedKey, slotMovedSaid } from './change-order-slot.ts'
import type { LeftOrder } from './close-day.ts'
import { type Closing, closingOf, whyNotUndone } from './closed-days.ts'
import type { movesCommands } from './moves-commands.ts'

export interface ClosingDeps {
  readonly database: Runs<typeof movesCommands>
  readonly changes: Pick<Changes, 'refresh'>
  readonly snapshot: Pick<Snapshot, 'current'>
  readonly messaging: Messaging
  readonly settings: {
    readonly identity: Pick<Identity, 'name' | 'phone'>
    readonly publicUrl: string
    readonly gstin: string
  }
  readonly now: () => number
}

/** No deliveries on a day: what becomes of its orders, what their customers read, and all of it back. */
export function openClosing(door: StaffDoor, deps: ClosingDeps): void {
  const { database, changes, snapshot, messaging, settings, now } = deps
  const { read, run } = database

  async function page(day: string, staff: StaffAsking) {
    const at = now()
    if (!daysToOrderFor(at).includes(day)) throw noSuchDay()
    const [all, changed, rows] = await Promise.all([
      slotDays(read, daysToOrderFor(at)),
      lastChangeOf(read, `slots/${day}`),
      ordersToComeOn(read, day),
    ])
    const found = all.find((one) => one.day === day)
    if (found === undefined) throw noSuchDay()
    const closing = found.closed === '' ? undefined : await closingOf(read, found)
    return {
      now: at,
      day: found,
      ...(changed === undefined ? {} : { changed }),
      orders: await dayOrders(rows, staff.language),
      others: all.filter((one) => one.day !== day).flatMap(({ slots }) => slots),
      ...(closing === undefined ? {} : { closed: await closedDay(closing, { id: staff.staffId, now: at }) }),
    }
  }

  async function dayOrders(rows: readonly BoardRow[], language: Language): Promise<DayOrder[]> {
    const ids = rows.map(({ id }) => id)
    const [lines, short] = await Promise.all([linesOf(read, ids), linesPromisedTooMuch(read, ids)])
    const catalogue = snapshot.current(language)
    const isShort = new Set(short.map(({ order_id: id, line_no: no }) => `${id}/${no}`))
    return Promise.all(
      rows.map(async (row) => {
        const own = lines.filter((line) => line.order_id === row.id)
        const missing = own.filter(({ line_no: no, state }) => state === 'to-weigh' && isShort.has(`${row.id}/${no}`))
        const titles = missing.map(
          ({ product_id: productId, title }) => titleOfLine({ productId, title }, { catalogue, language }).title,
        )
        const { note, ifMissing } = wishesFromRow(row)
        return {
          id: row.id,
          number: row.number,
          version: row.version,
          status: row.status,
          startsAt: row.slot_starts_at ?? 0,
          endsAt: row.slot_ends_at ?? 0,
          ...whose(row),
          language: languageOf(row.language),
          isTold: await isTellable(row),
          note,
          ifMissing,
          missing: [...new Set(titles)],
          grams: own.reduce((sum, { grams, quantity }) => sum + grams * quantity, 0),
          totalPaise: row.final_paise ?? row.total_paise,
        }
      }),
    )
  }

  async function isTellable({ user_id: id }: BoardRow): Promise<boolean> {
    const buyer = await buyerOf(read, messaging, id)
    return buyer !== undefined && isProven(read, { id, mobile: buyer.to })
  }

  async function closedDay(closing: Closing, asks: { readonly id: string; readonly now: number }): Promise<ClosedDay> {
    const who = await doneBys(read, [closing.doneBy])
    const told = await toldOf(read, closing)
    const moved = closing.orders.flatMap((one) => (one.way === 'move' ? [nameOfOrderSlot(one.is)] : []))
    const untold = await Promise.all(
      closing.orders
        .filter(({ orderId }) => !told.has(orderId))
        .map(async ({ orderId, way }) => {
          const row = await orderById(read, orderId)
          if (row === undefined) return []
          const { buyer, area } = whose(row)
          return [{ id: orderId, number: row.number, name: buyer.name, phone: buyer.phone, area, way }]
        }),
    )
    return {
      by: who(closing.doneBy),
      at: closing.at,
      moved: [...Map.groupBy(moved, (slot) => slot)].map(([slot, all]) => ({ slot, count: all.length })),
      rejected: closing.orders.filter(({ way }) => way === 'reject').length,
      told: told.size,
      untold: untold.flat(),
      ...(whyNotUndone(closing, asks) === undefined ? { undoUntil: closing.at + undoFor } : {}),
    }
  }

  /** The page as it is then, and each order that stayed as it was. */
  async function settled(day: string, staff: StaffAsking, left: readonly LeftOrder[]) {
    await changes.refresh()
    const { refusals } = await wordsIn(staff.language)
    const numbers = await Promise.all(left.map(({ orderId }) => orderById(read, orderId)))
    return {
      ...(await page(day, staff)),
      left: left.map(({ orderId, why }, nr) => ({
        orderId,
        number: numbers[nr]?.number ?? '',
        why: inWords(refusals, why),
      })),
    }
  }

  /** Who is told of these orders, each in their language. */
  async function tellingsOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, BuyerTelling>> {
    const found = await Promise.all(orderIds.map(async (id) => [id, await tellingOf(deps, id)] as const))
    return new Map(found.flatMap(([id, telling]) => (telling === undefined ? [] : [[id, telling] as const])))
  }

  async function refused(day: string, why: { readonly refused: string }): Promise<never> {
    if (why.refused === 'no-such-day') throw noSuchDay()
    const changed = await lastChangeOf(read, `slots/${day}`)
    throw new Refusal(409, why as Refusal['why'], { more: changed === undefined ? {} : { changed } })
  }

  door.open(closingCalls.dayToClose, async ({ params: { day = '' }, staff }) => ({ body: await page(day, staff) }))

  door.open(closingCalls.closingTexts, async ({ params: { day = '' }, wanted: { reason, slot } }) => {
    const rows = daysToOrderFor(now()).includes(day) ? await ordersToComeOn(read, day) : []
    const { name: shop, phone } = settings.identity
    const one = new Map(rows.toReversed().map((row) => [languageOf(row.language), row]))
    const texts = [...one].map(([language, { number }]) => {
      const words = spokenIn(language)
      const told = { shop, number, reason, phone, when: '', total: '' }
      return {
        language,
        number,
        ...(slot !== undefined && isSlotName(slot)
          ? { moved: slotMovedSaid({ shop, number, slot, reason, phone }, language).text }
          : {}),
        rejected: orderMoved('reject', told, words)?.text ?? '',
      }
    })
    return { body: { texts } }
  })

  door.open(closingCalls.closeDay, async ({ params: { day = '' }, wanted, staff }) => {
    const tellings = await tellingsOf(wanted.choices.map(({ orderId }) => orderId))
    const press = { ...wanted, day, by: atOrder(staff), at: now(), tellings, gstin: settings.gstin }
    const left = notOtherPress(await run.closeDay(press))
    if ('refused' in left) return refused(day, left)
    if ('left' in left) for (const writing of left.writings) messaging.settle(writing)
    return { body: await settled(day, staff, 'left' in left ? left.left : []) }
  })

  door.open(closingCalls.undoCloseDay, async ({ params: { day = '' }, wanted, staff }) => {
    const closing = await closingOf(read, { day, version: wanted.seen })
    const tellings = await tellingsOf(closing?.orders.map(({ orderId }) => orderId) ?? [])
    const left = notOtherPress(await run.undoCloseDay({ ...wanted, day, by: atOrder(staff), at: now(), tellings }))
    if ('refused' in left) return refused(day, left)
    if ('left' in left) for (const writing of left.writings) messaging.settle(writing)
    return { body: await settled(day, staff, 'left' in left ? left.left : []) }
  })
}

const noSuchDay = () => new Refusal(404, { refused: 'no-such-day' })

const atOrder = ({ staffId, role, deviceId }: StaffAsking) => ({ id: staffId, role, device: deviceId })

function whose({ shipping_json: to }: BoardRow) {
  const { firstName, lastName, phone, pincode } = JSON.parse(to) as AddressView
  return { buyer: { name: `${firstName} ${lastName}`.trim(), phone, pincode }, area: areaOf(pincode) }
}

/** The orders for which an SMS was written. */
async function toldOf(read: Kysely<Tables>, { orders }: Closing): Promise<ReadonlySet<string>> {
  if (orders.length === 0) return new Set()
  const rejected = orders.filter(({ way }) => way === 'reject').map(({ orderId }) => orderId)
  const moves =
    rejected.length === 0
      ? []
      : await read
          .selectFrom('order_moves')
          .select(['order_id', 'move_no'])
          .where('order_id', 'in', rejected)
          .where('move', '=', 'reject')
          .execute()
  const keys = new Map<string, string>([
    ...orders.flatMap((one): [string, string][] => (one.way === 'move' ? [[slotMovedKey(one), one.orderId]] : [])),
    ...moves.map((one): [string, string] => [`order-rejected/${one.order_id}/${one.move_no}`, one.order_id]),
  ])
  const rows = await read
    .selectFrom('outbox')
    .select('dedupe_key')
    .where('dedupe_key', 'in', [...keys.keys()])
    .execute()
  return new Set(rows.flatMap(({ dedupe_key: key }) => keys.get(key) ?? []))
}
