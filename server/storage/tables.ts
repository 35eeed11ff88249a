import type { Selectable } from 'kysely'

/**
 * What the shop keeps. Money is whole paise, weight whole grams, a moment epoch milliseconds, a truth 0 or 1, JSON plain
 * text: types that both engines have. Ids are made by the app. Name the columns you read (no `selectAll`): a column
 * added by the next version must not change the answer of this one.
 */
export interface Tables {
  migrations: MigrationsTable
  migration_checksums: MigrationChecksumsTable
  changes: ChangesTable
  products: ProductsTable
  rates: RatesTable
  rate_changes: RateChangesTable
  availability_changes: AvailabilityChangesTable
  orders: OrdersTable
  order_texts: OrderTextsTable
  order_lines: OrderLinesTable
  order_moves: OrderMovesTable
  cancellations: CancellationsTable
  order_attempts: OrderAttemptsTable
  outbox: OutboxTable
  limits: LimitsTable
  users: UsersTable
  sessions: SessionsTable
  known_devices: KnownDevicesTable
  codes: CodesTable
  password_changes: PasswordChangesTable
  mobile_proofs: MobileProofsTable
  delivery_area: DeliveryAreaTable
  reviews: ReviewsTable
  review_summaries: ReviewSummariesTable
  review_moves: ReviewMovesTable
  complaints: ComplaintsTable
  erasures: ErasuresTable
}

interface MigrationsTable {
  /** '' is the row that whoever migrates updates first, and so holds */
  id: string
  applied_at: number
}

/** A table of its own, so that databases from before it need no change. */
interface MigrationChecksumsTable {
  id: string
  checksum: string
}

/** How every process hears what changed: a topic's version rises with each change. */
interface ChangesTable {
  /** 'catalogue', 'reviews/7' */
  topic: string
  version: number
}

/** What of a product changes from day to day; its facts stand in shop/catalogue. */
export interface ProductsTable {
  id: number
  available: number
}

export interface RatesTable {
  product_id: number
  /** '' for a product without sizes */
  size: string
  grams: number
  paise: number
}

interface RateChangesTable {
  id: string
  product_id: number
  size: string
  grams: number
  old_paise: number
  new_paise: number
  changed_by: string
  changed_at: number
}

interface AvailabilityChangesTable {
  id: string
  product_id: number
  available: number
  changed_by: string
  changed_at: number
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

interface OrderMovesTable {
  order_id: string
  /** 1 for the first */
  move_no: number
  move: string
  moved_by: string
  moved_at: number
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

/** What the world must be told, written in the command's own transaction. */
interface OutboxTable {
  id: string
  /** which message it is: 'order-placed' */
  kind: string
  send_to: string
  body_json: string
  written_at: number
  /** not before; moves on with each failed try */
  due_at: number
  tries: number
  /** whoever sends it has it until then; 0 when nobody has */
  taken_until: number
  sent_at: number | null
  /** given up */
  failed_at: number | null
  /** the same message is written once: 'order-placed/<order id>' */
  dedupe_key: string
}

/** How often somebody did something in one window of time, counted for all processes. */
interface LimitsTable {
  /** 'login', 'send-otp' */
  what: string
  /** an address, an account, a mobile */
  who: string
  window_start: number
  count: number
}

/** Where the shop delivers now. */
interface DeliveryAreaTable {
  pincode: string
  added_by: string
  added_at: number
}

export interface UsersTable {
  id: string
  name: string
  /** as typed */
  email: string
  /** as accounts are told apart by it */
  email_form: string
  /** '+919876543210' */
  mobile: string
  /** its argon2id hash, which names the pepper that is needed too */
  password: string
  registered_at: number
  /** also what two sign-ins of one person at once wait for */
  signed_in_at: number
}

export interface SessionsTable {
  /** SHA-256 of the token: the token itself is only with the person */
  token_hash: string
  /** names the session to its owner */
  id: string
  user_id: string
  /** 'Chrome/Android' */
  device: string
  created_at: number
  last_seen_at: number
  /** SHA-256 of the cookie that this session needs beside the token */
  bind_hash: string | null
}

/** A device that somebody signed in on: strangers' wrong tries do not count against it. */
interface KnownDevicesTable {
  /** SHA-256 of its cookie, which opens nothing by itself */
  device_hash: string
  user_id: string
  /** the last time */
  signed_in_at: number
}

/**
 * The live codes of a mobile, also of one that nobody registered, so that both are treated alike: one that strangers may
 * have asked for, one that a known device asked for.
 */
export interface CodesTable {
  mobile_key: string
  id: string
  salt: string
  hash: string
  sent_at: number
  verified_at: number | null
  tries: number
}

export interface PasswordChangesTable {
  id: string
  user_id: string
  /** 'code' or 'password': by what the person showed who they are */
  changed_by: string
  changed_at: number
}

/** The mobile of an account has answered a code: from then on it is told things. */
interface MobileProofsTable {
  user_id: string
  mobile: string
  /** 'code', or 'reset': the code of a new password */
  proven_by: string
  proven_at: number
}

/** As it was written: nobody changes a review, it is only hidden or withdrawn. */
export interface ReviewsTable {
  id: string
  product_id: number
  /** null: written without signing in */
  user_id: string | null
  /** '' when its author's account was erased */
  username: string
  /** for the shop alone, never shown */
  email: string
  rating: number
  comment: string
  written_at: number
  /** 1 when its signed-in author had ordered the product here */
  bought_here: number
  /** where its moves have brought it: 'shown', 'held', 'hidden', 'withdrawn' */
  state: string
}

/** Of the reviews that are shown, kept with every write that changes them. */
export interface ReviewSummariesTable {
  product_id: number
  count: number
  sum: number
  stars_1: number
  stars_2: number
  stars_3: number
  stars_4: number
  stars_5: number
}

/** Each withdrawal, hiding and release of a review: who, when and why. */
interface ReviewMovesTable {
  review_id: string
  /** 1 for the first */
  move_no: number
  move: string
  moved_by: string
  moved_at: number
  reason: string
}

export type OutboxRow = Selectable<OutboxTable>
export type UserRow = Selectable<UsersTable>
export type SessionRow = Selectable<SessionsTable>
export type CodeRow = Selectable<CodesTable>

/** The grievance officer's book. */
interface ComplaintsTable {
  /** 'C-D7K4-29XM' */
  ticket: string
  mobile: string
  /** as it was typed; null when none was named */
  order_number: string | null
  about: string
  received_at: number
  settled_at: number | null
  settlement: string | null
}

/** Accounts that are no more. Their orders are forgotten when the law no longer wants them. */
interface ErasuresTable {
  user_id: string
  asked_by: string
  erased_at: number
  forgotten_at: number | null
}
