import type { Generated } from 'kysely'

export interface OrdersTables {
  orders: OrdersTable
  order_texts: OrderTextsTable
  order_lines: OrderLinesTable
  order_moves: OrderMovesTable
  cancellations: CancellationsTable
  order_attempts: OrderAttemptsTable
}

export interface OrdersTable {
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
  /** rises with each move: whoever moves it says which one they saw */
  version: Generated<number>
  /** when it was placed or moved last; 0: by a version of the shop that did not say */
  changed_at: Generated<number>
  /** of staff, who has it out or had it last */
  rider_id: Generated<string | null>
  /** of the telephone where it goes, so that it is found by it; '' once the buyer is forgotten */
  phone_digits: Generated<string>
  /** its number, and who gets it, in lower case: what staff may know a part of; '' once the buyer is forgotten */
  found_by: Generated<string>
}

/** What its owner may find an order by, in lower case; a person's stand together, so that looking through all is quick. */
export interface OrderTextsTable {
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
  /** its code (shop/catalogue/cleaning.ts), or what an old order says that is none; null: no preference */
  cleaning: string | null
  /** for one label weight */
  rate_paise: number
  quantity: number
  line_paise: number
  /** what the scale said for the whole line; null until it is weighed */
  weighed_grams: number | null
  /** what it costs by the scale; null until it is weighed */
  final_paise: number | null
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
  /** with whom the order is out since then, or was last */
  rider_id: Generated<string | null>
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
  order_id: string
  at: number
}
