import type { Generated } from 'kysely'

declare const real: unique symbol

/**
 * The id of an order by which something is sold: what moves fish or draws a bill takes no other, and only
 * server/storage/real-order.ts says so of one.
 */
export type RealOrderId = string & { readonly [real]: true }

export interface OrdersTables {
  orders: OrdersTable
  order_texts: OrderTextsTable
  order_lines: OrderLinesTable
  order_moves: OrderMovesTable
  cancellations: CancellationsTable
  order_attempts: OrderAttemptsTable
  order_changes: OrderChangesTable
  phone_customers: PhoneCustomersTable
  line_moves: LineMovesTable
  line_asks: LineAsksTable
  line_photographs: LinePhotographsTable
  door_photographs: DoorPhotographsTable
  line_ticks: LineTicksTable
  rider_rounds: RiderRoundsTable
}

/** What a buyer wrote; '' where that is nothing, and once the buyer is forgotten. */
export interface WrittenColumns {
  /** to the cutter */
  cutter_note: string
}

/** What a buyer says of an order, as `OrderWishes` of shop/orders/order-wishes.ts: whoever writes an order says all of it. */
export interface WishesColumns extends WrittenColumns {
  /** where something is missing, one of `ifMissingChoices` */
  if_missing: string
}

export interface OrdersTable extends WishesColumns {
  /** opaque: says nothing about how many there are */
  id: string
  /** short and readable, for people and the barcode */
  number: string
  user_id: string
  placed_at: number
  total_paise: number
  shipping_json: string
  billing_json: string
  /** where its moves have brought it, so that one conditional update can decide a race */
  status: string
  /** how it is paid: 'cash' */
  payment: string
  /** rises with each change of the order or its lines: a move says which version it saw, and bytes are kept by it */
  version: number
  /** when it was placed or moved last; 0: by a version of the shop that did not say */
  changed_at: number
  /** of staff, who has it out or had it last */
  rider_id: Generated<string | null>
  /** the most that it may come to: what was shown, and what its buyer said yes to since; null: the total as ordered */
  most_paise: number | null
  /** what is to pay by the scale, down to the rupee; null until each line is settled. The database keeps it under the most */
  final_paise: Generated<number | null>
  /** of the telephone where it goes, so that it is found by it; '' once the buyer is forgotten */
  phone_digits: string
  /** its number and its buyer, in lower case, for search; '' once the buyer is forgotten */
  found_by: string
  /** in which it comes; null: it was placed before the shop had slots */
  slot_id: string | null
  /** when that begins and ends, as the buyer was told */
  slot_starts_at: number | null
  slot_ends_at: number | null
  /** until then its buyer may change it, as they were told */
  change_until: number | null
  /** in which it was placed, one of `languages`: its messages and papers are in it */
  language: string
  /** until when its buyer can show that the mobile is theirs, so that it does not end by itself; null: nobody waits for that */
  lapses_at: number | null
  /** when it comes instead of in its slot, as the counter said once it was behind; null: nobody said that */
  expected_at: Generated<number | null>
  /** why: one of the codes for it; '' where nobody said that */
  expected_reason: Generated<string>
  /** 1: the counter is tried with it; it is nobody's, and has no slot */
  is_try: number
}

/** What its owner may find an order by, in lower case; a person's stand together, so that looking through all is quick. */
interface OrderTextsTable {
  user_id: string
  placed_at: number
  order_id: string
  text: string
}

/** As ordered: what the catalogue says tomorrow changes nothing here. */
export interface OrderLinesTable {
  order_id: string
  /** 1 for the first */
  line_no: number
  user_id: string
  product_id: number
  cart_id: string
  title: string
  size: string
  /** the label: '500 g' */
  weight: string
  /** the label in grams, of one piece of `quantity` */
  grams: number
  /** its code (shop/catalogue/cleaning.ts), or an old order's text; null: no preference */
  cleaning: string | null
  /** for one label weight */
  rate_paise: number
  quantity: number
  line_paise: number
  /** what the scale said for the whole line; null until it is weighed */
  weighed_grams: number | null
  /** what it costs by the scale; null until it is weighed */
  final_paise: number | null
  /** the most that was shown for it; null: `line_paise` */
  most_paise: Generated<number | null>
  /** the other packs of the same fish and size at the time, as `[grams, paise]` each; null: `larger_grams` has the one */
  other_packs_json: Generated<string | null>
  /** the heaviest that it may be without anybody being asked; null: the usual tolerance */
  tolerated_grams: Generated<number | null>
  /** the next larger pack, of a version of the shop that knew no other */
  larger_grams: Generated<number | null>
  larger_paise: Generated<number | null>
  /** which weight the label means: 'net', 'gross'; '' by a version of the shop that did not say */
  label_weight: Generated<string>
  /** where its moves have brought it, one of `lineStates` */
  state: Generated<string>
  /** how many moves it has, so that one conditional update can decide a race */
  version: Generated<number>
  /** the line that it replaces */
  replaces: Generated<number | null>
  /** what its customer said yes to on the telephone when it replaced the other, at most; null: nobody had to be asked */
  agreed_paise: Generated<number | null>
  /** the code of the batch that it was cut from; null: not recorded */
  batch: Generated<string | null>
  /** what it holds of that batch, in grams as landed */
  batch_grams: Generated<number>
}

/** All that happened to a line since it was ordered. Nothing here changes. */
export interface LineMovesTable {
  order_id: string
  line_no: number
  /** 1 for the first */
  move_no: number
  /** one of `lineMoves` */
  move: string
  moved_by: string
  moved_at: number
  /** net of the tare; null where nothing was weighed */
  grams: number | null
  tare_grams: number | null
  /** one of `weightSources`; '' where nothing was weighed */
  source: string
  /** what the scale or the label said, as it came */
  raw: string
  /** what the line costs since then, or would cost if the buyer says yes; null where that is open */
  paise: number | null
  /** '' where none was asked for */
  reason: string
  /** the code of the batch that it was weighed from; null: not recorded */
  batch: Generated<string | null>
  /** what the same fish weighed before it was cleaned, of a net pack, or after, of another; null: nobody noted it */
  other_grams: Generated<number | null>
}

/** A question to a buyer by a link: it binds one weighing and one amount. Only the hash of what the link carries is kept. */
interface LineAsksTable {
  token_hash: string
  order_id: string
  line_no: number
  move_no: number
  until: number
}

/** What the tablet saw on the scale; gone after 30 days. */
interface LinePhotographsTable {
  order_id: string
  line_no: number
  /** of the weighing */
  move_no: number
  taken_at: number
  /** a JPEG without metadata, in base64 */
  jpeg: string
}

/** What its rider saw where an order was not delivered; gone after 30 days. */
interface DoorPhotographsTable {
  order_id: string
  /** by which it was not */
  move_no: number
  taken_at: number
  /** a JPEG without metadata, in base64 */
  jpeg: string
}

/** What is ticked off: of a line one row for each list. It goes when it would say what is not so; who ticked stands in the log of acts. */
export interface LineTicksTable {
  order_id: string
  line_no: number
  /** one of `tickLists` */
  list: string
  /** of the press: it names the tick */
  press_key: string
  ticked_by: string
  ticked_at: number
}

/** All that ever happened to an order. Nothing here changes: what is undone is followed by a move of its own. */
interface OrderMovesTable {
  order_id: string
  /** 1 for the first */
  move_no: number
  move: string
  moved_by: string
  moved_at: number
  /** the status since then; '' by a version of the shop that did not say */
  led_to: Generated<string>
  /** '' where none was asked for */
  reason: Generated<string>
  /** the rider who has it since then, or had it last */
  rider_id: Generated<string | null>
  /** when it was pressed, as a device said that sent it later; null: it was sent at once */
  pressed_at: Generated<number | null>
  /** 1: the rider called its customer, and nobody answered; 0: nobody said that */
  called: Generated<number>
}

/** The round of a rider: their own order of its stops, and when the one before it ended. */
interface RiderRoundsTable {
  rider_id: string
  /** ids of orders, first to last; what is not among them comes after */
  stops_json: string
  /** ids of orders whose stops nothing else moves */
  locked_json: Generated<string>
  /** 0: none has ended yet */
  ended_at: number
}

interface CancellationsTable {
  order_id: string
  canceled_by: string
  canceled_at: number
}

/** One checkout attempt of a person: its key is kept once, so a repeat finds the first order. */
interface OrderAttemptsTable {
  user_id: string
  attempt_key: string
  /** of what was asked: the same key with another body is refused */
  body_hash: string
  /** '': its person ended it before an order came of it, and none does any more */
  order_id: string
  at: number
}

/** What an order was before its buyer changed it. Rows never change, except to forget a buyer. */
interface OrderChangesTable extends WrittenColumns {
  order_id: string
  /** 1 for the first */
  change_no: number
  changed_by: string
  changed_at: number
  /** the version that was changed */
  version: number
  /** lines, sums, slot and what its buyer chose, as server/orders/moves/order-changes.ts writes and reads it */
  was_json: string
  /** where it was to go; of nobody once the buyer is forgotten */
  shipping_json: string
  billing_json: string
}

/** Somebody without an account who ordered by telephone or at the counter. */
interface PhoneCustomersTable {
  /** the `user_id` of their orders */
  id: string
  /** '+919876543210' */
  mobile: string
  since: number
}
