import { type Kysely, type Selectable, sql } from 'kysely'
import { promisedLine } from '#server/orders/promised-line.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { LineMovesTable, OrderLinesTable, Tables } from '#server/storage/tables.ts'
import { actorIn } from '#shop/by.ts'
import type { OrderedLine } from '#shop/catalogue/weighed-price.ts'
import { type Paise, paise } from '#shop/money.ts'
import { type LineStanding, type StoredLineMove, standingAfter } from '#shop/orders/line-moves.ts'
import {
  goneStates,
  type LineMove,
  lineMoves,
  takenOut,
  type WeightSource,
  weightSources,
} from '#shop/orders/line-status.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'
import { type Grams, wholeGrams } from '#shop/weight.ts'

type Read = Kysely<Tables>

const lineColumns = [
  'order_id',
  'line_no',
  'user_id',
  'product_id',
  'cart_id',
  'title',
  'size',
  'weight',
  'grams',
  'cleaning',
  'rate_paise',
  'quantity',
  'line_paise',
  'most_paise',
  'tolerated_grams',
  'other_packs_json',
  'larger_grams',
  'larger_paise',
  'label_weight',
  'replaces',
  'agreed_paise',
  'batch',
  'batch_grams',
] as const satisfies (keyof OrderLinesTable)[]

const moveColumns = [
  'order_id',
  'line_no',
  'move_no',
  'move',
  'moved_by',
  'moved_at',
  'grams',
  'source',
  'paise',
  'reason',
] as const satisfies (keyof LineMovesTable)[]

type LineRow = Pick<Selectable<OrderLinesTable>, (typeof lineColumns)[number]>
type MoveRow = Pick<LineMovesTable, (typeof moveColumns)[number]>

/** A line as it was ordered, with all that happened to it since. */
export interface LineOnScale {
  readonly row: LineRow
  readonly ordered: OrderedLine
  /** the most that was shown for it */
  readonly most: Paise
  /** the heaviest that it may be without anybody being asked */
  readonly tolerated: Grams
  readonly moves: readonly StoredLineMove[]
  readonly standing: LineStanding
}

/** The lines of an order, the replaced ones too. Their moves tell how they stand. */
export async function linesOnScale(read: Read, orderId: string): Promise<LineOnScale[]> {
  const { rows: lines } = await linesOfOne(read, { orderId })
  const { rows: moves } = await movesOfOne(read, { orderId })
  return lines.map((line) => withMoves(line, moves))
}

const linesOfOne = prepared((read, { orderId }: { orderId: string }) =>
  read
    .selectFrom('order_lines')
    .select(lineColumns)
    .where('order_id', '=', orderId)
    .where('state', '<>', takenOut)
    .orderBy('line_no'),
)

const movesOfOne = prepared((read, { orderId }: { orderId: string }) =>
  read
    .selectFrom('line_moves')
    .select(moveColumns)
    .where('order_id', '=', orderId)
    .orderBy('line_no')
    .orderBy('move_no'),
)

function withMoves(row: LineRow, all: readonly MoveRow[]): LineOnScale {
  const moves = all.filter(({ line_no: no }) => no === row.line_no).map(kept)
  return {
    row,
    ...promisedLine(row),
    moves,
    standing: standingAfter(moves),
  }
}

const kept = (row: MoveRow): StoredLineMove => ({
  no: row.move_no,
  move: moveIn(row.move),
  by: actorIn(row.moved_by),
  at: row.moved_at,
  grams: row.grams === null ? undefined : wholeGrams(row.grams),
  source: sourceIn(row.source),
  price: row.paise === null ? undefined : paise(row.paise),
  reason: row.reason,
})

function moveIn(word: string): LineMove {
  const known = lineMoves.find((one) => one === word)
  if (known === undefined) throw new Error(`no line ever moved by '${word}'`)
  return known
}

const sourceIn = (word: string): WeightSource | undefined => weightSources.find((one) => one === word)

/** So many orders are named beside the one on the scale. */
const mostWaiting = 4

/** The orders that lie cut with something still to weigh, not only to be answered by their customer, without this one, in the order in which they are due. */
export async function waitingForScale(read: Read, orderId: string) {
  const { rows } = await waitingRows(read, { orderId })
  return rows
}

const waitingRows = prepared((read, { orderId }: { orderId: string }) =>
  read
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .where('orders.status', '=', 'Cutting' satisfies OrderStatus)
    .where('orders.id', '<>', orderId)
    .where('order_lines.state', 'not in', [takenOut, ...goneStates])
    .groupBy(['orders.id', 'orders.number', 'orders.shipping_json', 'orders.slot_starts_at', 'orders.placed_at'])
    .having(
      (line) =>
        line.fn.sum<number>(
          line
            .case()
            .when('order_lines.state', '=', sql.lit('weighed'))
            .then(sql.lit(0))
            .when('order_lines.state', '=', sql.lit('asked'))
            .then(sql.lit(0))
            .else(sql.lit(1))
            .end(),
        ),
      '>',
      sql.lit(0),
    )
    .select((row) => [
      'orders.id',
      'orders.number',
      'orders.shipping_json',
      row.fn.countAll<number | string>().as('items'),
      row.fn
        .sum<number | string>(sql`${sql.ref('order_lines.grams')} * ${sql.ref('order_lines.quantity')}`)
        .as('grams'),
    ])
    .orderBy((row) => row.fn.coalesce('orders.slot_starts_at', 'orders.placed_at'))
    .orderBy('orders.placed_at')
    .orderBy('orders.id')
    .limit(sql.lit(mostWaiting)),
)

/** The last that happened to any line of the order. */
export async function lastLineMoveOf(read: Read, orderId: string) {
  const { rows } = await lastOfLines(read, { orderId })
  return rows[0]
}

const lastOfLines = prepared((read, { orderId }: { orderId: string }) =>
  read
    .selectFrom('line_moves')
    .select(['move', 'moved_by', 'moved_at', 'reason'])
    .where('order_id', '=', orderId)
    .orderBy('moved_at', 'desc')
    .orderBy('move_no', 'desc')
    .limit(sql.lit(1)),
)

/** Where a question to a buyer stands that a link carries. */
export async function askWith(read: Read, tokenHash: string) {
  const { rows } = await askOf(read, { tokenHash })
  return rows[0]
}

const askOf = prepared((read, { tokenHash }: { tokenHash: string }) =>
  read
    .selectFrom('line_asks')
    .innerJoin('orders', 'orders.id', 'line_asks.order_id')
    .select([
      'line_asks.order_id',
      'line_asks.line_no',
      'line_asks.move_no',
      'line_asks.until',
      'orders.number',
      'orders.status',
    ])
    .where('token_hash', '=', tokenHash),
)

/** Which weighings of an order were asked about by a link that its buyer has got or gets, and which have a photograph: 'line/move'. */
export async function besideWeighings(
  read: Read,
  orderId: string,
): Promise<{ readonly asked: ReadonlySet<string>; readonly photographed: ReadonlySet<string> }> {
  const { rows: asks } = await asksOfOne(read, { orderId })
  const { rows: photographs } = await photographsOfOne(read, { orderId })
  return { asked: new Set(asks.map(placeOf)), photographed: new Set(photographs.map(placeOf)) }
}

/** A move of a line, in one word. */
export const placeOf = ({ line_no: line, move_no: move }: { readonly line_no: number; readonly move_no: number }) =>
  `${line}/${move}`

/** Those whose link went out, or still may: a message that was given up has told nobody. */
const asksOfOne = prepared((read, { orderId }: { orderId: string }) =>
  read
    .selectFrom('line_asks')
    .leftJoin('outbox', (join) => join.on('outbox.dedupe_key', '=', askKeyInSql))
    .select(['line_asks.line_no', 'line_asks.move_no'])
    .where('line_asks.order_id', '=', orderId)
    .where('outbox.failed_at', 'is', null),
)

/** By this key the message that asks is written once. */
export const askKey = (orderId: string, lineNo: number, moveNo: number): string =>
  `weight-asked/${orderId}/${lineNo}/${moveNo}`

const askKeyInSql = sql<string>`'weight-asked/' || line_asks.order_id || '/' || line_asks.line_no || '/' || line_asks.move_no`

const photographsOfOne = prepared((read, { orderId }: { orderId: string }) =>
  read.selectFrom('line_photographs').select(['line_no', 'move_no']).where('order_id', '=', orderId),
)
