import { titleOfLine } from '#server/catalogue/title-of-line.ts'
import { placeAt } from '#server/delivery/directory.ts'
import type { Actor } from '#shop/by.ts'
import { isWholeFish } from '#shop/catalogue/piece.ts'
import { type Catalogue, everyProductById } from '#shop/catalogue/product.ts'
import { parsePincode } from '#shop/delivery/delivery.ts'
import type { Language } from '#shop/languages.ts'
import { paise } from '#shop/money.ts'
import { type DrawnBill, toPayOf } from '#shop/orders/bills/bills.ts'
import { isOpen } from '#shop/orders/board.ts'
import { type StaffAtOrder, undoUntil } from '#shop/orders/decide-move.ts'
import { answerWithin } from '#shop/orders/line-moves.ts'
import { lineStates } from '#shop/orders/line-status.ts'
import { wishesToTell } from '#shop/orders/order-wishes.ts'
import { aboutTotal } from '#shop/orders/weighing/weighed-total.ts'
import { may } from '#shop/staff/staff.ts'
import type { AddressView } from '#shop/wire/address.ts'
import type { StaffOrder, StaffOrderMove } from '#shop/wire/staff/orders.ts'
import type { DoneBy } from '#shop/wire/staff/press.ts'
import type { StoredMove } from './order-moves-store.ts'
import type { BoardRow, linesOf, StaffNamed } from './staff-orders-store.ts'
import { wishesFromRow } from './wishes-row.ts'

type SpokenCatalogue = Pick<Looking, 'catalogue' | 'language'>
type BoardLine = Awaited<ReturnType<typeof linesOf>>[number]
/** At the scale and on papers nobody looks when its buyer was asked, and the scale tells its weight itself. */
type KeptLine = Omit<BoardLine, AtOrder> & Partial<Pick<BoardLine, AtOrder>>
type AtOrder = 'asked_at' | 'weighed_grams'

/** Who looks, when, and what they all are called. */
export interface Looking {
  readonly by: StaffAtOrder
  readonly now: number
  readonly names: ReadonlyMap<string, StaffNamed>
  /** in their language */
  readonly catalogue: Catalogue
  readonly language: Language
}

/** What a view of orders needs beside them. */
interface LookingAtOrders extends Looking {
  /** of each order that has some */
  readonly bills: ReadonlyMap<string, readonly DrawnBill[]>
}

/** An order as this person may see it: what their role may not see is not in it. */
export function staffOrderView(
  row: BoardRow,
  lines: readonly KeptLine[],
  last: StoredMove | undefined,
  { by, now, names, catalogue, language, bills }: LookingAtOrders,
): StaffOrder {
  const address = JSON.parse(row.shipping_json) as AddressView
  const lastMove: StoredMove = last ?? {
    move: 'place',
    by: { who: 'shopper' },
    at: row.placed_at,
    to: row.status,
    rider: null,
    reason: '',
  }
  const until = undoUntil(lastMove, by, now)
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    version: row.version,
    ...tryView(row),
    placedAt: row.placed_at,
    changedAt: lastMove.at,
    lines: lines.map((line) => lineView(line, { catalogue, language })),
    ...slotView(row),
    ...(row.expected_at === null ? {} : { expected: { at: row.expected_at, reason: row.expected_reason } }),
    ...(row.change_until === null ? {} : { changeUntil: row.change_until }),
    ...wishesToTell(wishesFromRow(row)),
    area: areaOf(address.pincode),
    ...(may(by.role, 'see-buyers') && row.is_try === 0 ? { buyer: buyerView(address) } : {}),
    ...(may(by.role, 'see-sums') ? sumsView(row, lines, bills.get(row.id) ?? []) : {}),
    ...(row.rider_id === null ? {} : { rider: { id: row.rider_id, name: names.get(row.rider_id)?.name ?? '' } }),
    last: moveView(lastMove, names),
    ...(until === undefined ? {} : { undoUntil: until }),
  }
}

/** While it is weighed the scale's word counts, of what it has not weighed what was ordered; what has ended comes to nothing more. */
function sumsView(
  { status, total_paise: ordered, final_paise: final, most_paise: most }: BoardRow,
  lines: readonly KeptLine[],
  bills: readonly DrawnBill[],
): Pick<StaffOrder, 'totalPaise' | 'mostPaise' | 'creditedPaise'> {
  const isOnScale = final === null && isOpen(status) && lines.some(({ state }) => state !== 'to-weigh')
  const { due, credited } = toPayOf(paise(final ?? (isOnScale ? aboutTotal(lines.map(summed)) : ordered)), bills)
  return {
    totalPaise: due,
    ...(final === null && isOpen(status) ? { mostPaise: most ?? ordered } : {}),
    ...(credited > 0 ? { creditedPaise: credited } : {}),
  }
}

const summed = (line: KeptLine) => ({
  state: stateOf(line),
  price: line.final_paise ?? undefined,
  ordered: line.line_paise,
  most: line.most_paise ?? line.line_paise,
})

/** Of an order with which the counter is tried. */
export const tryView = ({ is_try: isTry }: Pick<BoardRow, 'is_try'>): Pick<StaffOrder, 'isTry'> =>
  isTry === 0 ? {} : { isTry: true }

/** Nothing of an order that was placed before the shop had slots. */
export function slotView({ slot_starts_at: startsAt, slot_ends_at: endsAt }: SlotRow): Pick<StaffOrder, 'slot'> {
  return startsAt === null || endsAt === null ? {} : { slot: { startsAt, endsAt } }
}

type SlotRow = Pick<BoardRow, 'slot_starts_at' | 'slot_ends_at'>

export const moveView = (
  { move, to, at, by, reason, pressedAt, called }: StoredMove,
  names: Looking['names'],
): StaffOrderMove => ({
  move,
  to,
  at,
  by: by.who === 'staff' ? { who: 'staff', id: by.id, name: names.get(by.id)?.name ?? '' } : { who: by.who },
  reason,
  ...(pressedAt === undefined ? {} : { pressedAt }),
  ...(called === undefined ? {} : { called }),
})

/** Who acted, by their name where they work or worked here. */
export const named = (by: Actor, names: Looking['names']): DoneBy =>
  by.who === 'staff' ? { who: 'staff', name: names.get(by.id)?.name ?? '' } : { who: by.who }

const lineView = (line: KeptLine, spoken: SpokenCatalogue): StaffOrder['lines'][number] => ({
  ...plainLine(line, spoken),
  ...(typeof line.weighed_grams === 'number' ? { weighedGrams: line.weighed_grams } : {}),
  ...(isWholeFish(everyProductById(spoken.catalogue, line.product_id), line) ? { isWholeFish: true } : {}),
  ...(line.state === 'asked' && typeof line.asked_at === 'number' ? { askedUntil: line.asked_at + answerWithin } : {}),
})

/** A line as board, lists and scale show it alike. */
export const plainLine = (line: Omit<KeptLine, 'order_id' | AtOrder>, spoken: SpokenCatalogue) => ({
  lineNo: line.line_no,
  productId: line.product_id,
  ...titleOfLine({ productId: line.product_id, title: line.title }, spoken),
  size: line.size,
  weight: line.weight,
  grams: line.grams,
  quantity: line.quantity,
  cleaning: line.cleaning ?? '',
  state: stateOf(line),
})

const stateOf = ({ state }: Pick<KeptLine, 'state'>) => lineStates.find((one) => one === state) ?? 'to-weigh'

const buyerView = ({
  firstName,
  lastName,
  phone,
  addressLine1,
  streetAddress,
  landmark = '',
  city,
  pincode,
}: AddressView) => ({
  name: `${firstName} ${lastName}`.trim(),
  phone,
  lines: [addressLine1, streetAddress, city].filter((part) => part !== ''),
  ...(landmark === '' ? {} : { landmark }),
  pincode,
})

/** Pincodes of orders are few, and finding one among all of India takes longer than the rest of an order. */
const areas = new Map<string, string>()

/** 'Parel 400012': the shortest name of its post offices is what people call it. '' once the buyer is forgotten. */
export function areaOf(written: string): string {
  const known = areas.get(written)
  if (known !== undefined) return known
  const pincode = parsePincode(written)
  const names = ((pincode && placeAt(pincode)?.offices) ?? []).map(({ name }) => name)
  const [name] = names.toSorted((one, other) => one.length - other.length)
  const area = name === undefined ? written : `${name} ${written}`
  if (areas.size < 5000) areas.set(written, area)
  return area
}
