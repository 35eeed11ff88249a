import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { prepared } from '#server/storage/prepared.ts'
import type { BatchesTable, BatchMovesTable, OrderLinesTable, OrdersTable, Tables } from '#server/storage/tables.ts'
import { type Batch, type BatchMove, batchMoves, type StoredBatchMove } from '#shop/stock/batches.ts'
import type { CameInBefore } from '#shop/stock/came-in.ts'

type Read = Kysely<Tables>

export type BatchRow = Selectable<BatchesTable>
export type BatchMoveRow = Selectable<BatchMovesTable>

/** As the shop's rules look at it. */
export const asBatch = (row: BatchRow): Batch => ({
  code: row.code,
  species: row.species,
  size: row.size,
  useBy: row.use_by,
  isRecalled: row.recalled_at !== null,
  isMixed: row.mixed === 1,
  left: row.left_grams,
})

/** Holds a batch until the transaction ends, so that what is decided by it stays true. */
export const holdBatch = async (tx: Transaction<Tables>, code: string): Promise<BatchRow | undefined> =>
  (await hold(tx, { code })).rows[0]

const hold = prepared((tx, { code }: { code: string }) =>
  tx
    .updateTable('batches')
    .set((row) => ({ version: row.ref('version') }))
    .where('code', '=', code)
    .returningAll(),
)

/** Several are held in the order of their codes, so that who holds some of them waits for another, and never in a ring. */
export async function holdBatches(tx: Transaction<Tables>, codes: readonly string[]): Promise<Map<string, BatchRow>> {
  const held = new Map<string, BatchRow>()
  for (const code of [...new Set(codes)].toSorted()) {
    const row = await holdBatch(tx, code)
    if (row !== undefined) held.set(code, row)
  }
  return held
}

/** A batch before and after something happened to it. */
export interface ChangedBatch {
  readonly before: BatchRow
  readonly after: BatchRow
}

export const batchByCode = (read: Read, code: string): Promise<BatchRow | undefined> =>
  read.selectFrom('batches').selectAll().where('code', '=', code).executeTakeFirst()

type NumberedMove = Omit<BatchMoveRow, 'code'> & { readonly number: string | null }

/** All that happened to a batch, with the numbers of the orders that it happened for. */
export const movesOfBatch = (read: Read, code: string): Promise<NumberedMove[]> =>
  read
    .selectFrom('batch_moves as move')
    .leftJoin('orders', 'orders.id', 'move.order_id')
    .select([
      'move_no',
      'move',
      'grams',
      'difference',
      'undoes',
      'order_id',
      'orders.number',
      'line_no',
      'reason',
      'press_key',
      'moved_by',
      'moved_at',
    ])
    .where('code', '=', code)
    .orderBy('move_no')
    .execute()

/** A move as the rules read it. */
export const keptMove = (
  row: Pick<BatchMoveRow, 'move_no' | 'move' | 'grams' | 'difference' | 'undoes' | 'order_id'>,
): StoredBatchMove => ({
  no: row.move_no,
  move: moveIn(row.move),
  grams: row.grams,
  difference: row.difference ?? undefined,
  undoes: row.undoes ?? undefined,
  isOfLine: row.order_id !== null,
})

export function moveIn(word: string): BatchMove {
  const known = batchMoves.find((one) => one === word)
  if (known === undefined) throw new Error(`no batch ever moved by '${word}'`)
  return known
}

/** Those that something is left of, or that were recalled or are past their use-by with something left: the oldest use-by first. */
export const openBatches = (read: Read): Promise<BatchRow[]> =>
  read
    .selectFrom('batches')
    .selectAll()
    .where('left_grams', '>', 0)
    .orderBy('use_by')
    .orderBy('left_grams')
    .orderBy('code')
    .limit(mostShown)
    .execute()

/** A shop has some dozens of crates; more than this is more than anybody reads. */
const mostShown = 300

/** What fish of these kinds can be cut from on that day: past their use-by, recalled and empty ones are not among them. */
export async function batchesToCut(
  read: Read,
  { species, today }: { readonly species: readonly string[]; readonly today: string },
): Promise<BatchRow[]> {
  const found: BatchRow[] = []
  for (const one of species) found.push(...(await toCutOfOne(read, { species: one, today })).rows)
  return found
}

const toCutOfOne = prepared((read, { species, today }: { species: string; today: string }) =>
  read
    .selectFrom('batches')
    .selectAll()
    .where('species', '=', species)
    .where('use_by', '>=', today)
    .where('left_grams', '>', sql.lit(0))
    .where('recalled_at', 'is', null)
    .where('mixed', '=', sql.lit(0))
    .limit(sql.lit(mostShown)),
)

/** Those that are used up, the last taken in first; `behind` says where the page before ended. */
export async function usedUpBatches(
  read: Read,
  {
    behind,
    many,
  }: { readonly behind: { readonly at: number; readonly id: string } | undefined; readonly many: number },
): Promise<BatchRow[]> {
  const all = read
    .selectFrom('batches')
    .selectAll()
    .where('left_grams', '<=', 0)
    .orderBy('taken_in_at', 'desc')
    .orderBy('code', 'desc')
    .limit(many)
  return (
    behind === undefined ? all : all.where(sql<boolean>`(taken_in_at, code) < (${behind.at}, ${behind.id})`)
  ).execute()
}

/** What came in of these kinds, the last first: each as it was said, unless that was taken back. */
export async function cameInBefore(
  read: Pick<Transaction<Tables>, 'selectFrom'>,
  { species, size }: { readonly species?: string; readonly size?: string } = {},
): Promise<CameInBefore[]> {
  let lately = read
    .selectFrom('batches')
    .innerJoin('batch_moves as came', (join) =>
      join.onRef('came.code', '=', 'batches.code').on('came.move', '=', 'in').on('came.move_no', '=', 1),
    )
    .select([
      'batches.species',
      'batches.size',
      'batches.supplier',
      'batches.cost_paise',
      'batches.taken_in_at',
      'batches.taken_in_by',
      'came.grams',
    ])
    .where((move) =>
      move.not(
        move.exists(
          move
            .selectFrom('batch_moves as back')
            .select('back.move_no')
            .whereRef('back.code', '=', 'batches.code')
            .where('back.undoes', '=', 1),
        ),
      ),
    )
    .orderBy('batches.taken_in_at', 'desc')
    .orderBy('batches.code')
    .limit(species === undefined ? 500 : 30)
  if (species !== undefined) lately = lately.where('batches.species', '=', species)
  if (size !== undefined) lately = lately.where('batches.size', '=', size)
  return (await lately.execute()).map((row) => ({
    species: row.species,
    size: row.size,
    grams: row.grams,
    supplier: row.supplier,
    costPaise: row.cost_paise ?? undefined,
    at: row.taken_in_at,
    by: row.taken_in_by,
  }))
}

/** What was sorted out of a crate of several sizes. */
export const sortedOutOf = (read: Pick<Transaction<Tables>, 'selectFrom'>, code: string): Promise<BatchRow[]> =>
  read.selectFrom('batches').selectAll().where('sorted_from', '=', code).orderBy('size').orderBy('code').execute()

/** What came in since then and was not taken back, the last first: of what was sorted, the sizes. */
export const takenInSince = (read: Read, since: number): Promise<BatchRow[]> =>
  read
    .selectFrom('batches')
    .selectAll()
    .where('taken_in_at', '>=', since)
    .where('in_grams', '>', 0)
    .orderBy('taken_in_at', 'desc')
    .orderBy('code')
    .limit(mostShown)
    .execute()

/** What was typed lately: the landing places, boats and suppliers of the last batches, the newest first. */
export const lastTypedIn = (read: Read) =>
  read
    .selectFrom('batches')
    .select(['species', 'size', 'jetty', 'boat_or_gear', 'supplier', 'origin', 'landed_day', 'use_by'])
    .orderBy('taken_in_at', 'desc')
    .limit(100)
    .execute()

interface LineOfBatch
  extends Pick<Selectable<OrderLinesTable>, 'order_id' | 'line_no' | 'title' | 'size' | 'batch_grams'>,
    Pick<Selectable<OrdersTable>, 'number' | 'status' | 'shipping_json'> {
  readonly batch: string
  readonly told_at: number | null
  readonly told_by: string | null
}

/** The lines of orders that hold one of these batches, each with its order, and whether its buyer was told of a recall. */
export const linesOfBatches = (read: Read, codes: readonly string[]): Promise<LineOfBatch[]> =>
  read
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .leftJoin('recall_tellings as told', (join) =>
      join.onRef('told.order_id', '=', 'line.order_id').onRef('told.code', '=', 'line.batch'),
    )
    .select([
      'line.order_id',
      'line.line_no',
      'line.title',
      'line.size',
      'line.batch_grams',
      'orders.number',
      'orders.status',
      'orders.shipping_json',
      'told.told_at',
      'told.told_by',
    ])
    .select('line.batch')
    .$narrowType<{ batch: string }>()
    .where('line.batch', 'in', codes)
    .where('line.batch_grams', '>', 0)
    .orderBy('orders.placed_at')
    .orderBy('line.order_id')
    .orderBy('line.line_no')
    .execute()

/** The batches of what lies in an order's box, and whether they were recalled since. */
export const batchesInOrder = async (read: Read, orderId: string): Promise<Batch[]> => {
  const rows = await read
    .selectFrom('batches')
    .selectAll()
    .where('code', 'in', (lines) =>
      lines
        .selectFrom('order_lines')
        .select('batch')
        .where('order_id', '=', orderId)
        .where('batch_grams', '>', 0)
        .$castTo<{ batch: string }>(),
    )
    .orderBy('code')
    .execute()
  return rows.map(asBatch)
}
