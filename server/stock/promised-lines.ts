import { sql } from 'kysely'
import { batched } from '#server/storage/batched.ts'

/** Of these orders the lines whose fish is counted, and of which more is promised than lies in the cold room. */
export const linesPromisedTooMuch = batched((read, ids) =>
  read
    .selectFrom('stock_moves')
    .innerJoin('stock_cells', (join) =>
      join.onRef('stock_cells.species', '=', 'stock_moves.species').onRef('stock_cells.size', '=', 'stock_moves.size'),
    )
    .select(['stock_moves.order_id', 'stock_moves.line_no'])
    .distinct()
    .where('stock_moves.order_id', 'in', ids)
    .where('stock_moves.kind', '=', 'reserved')
    .where('stock_cells.counted', '=', 1)
    .where(sql<boolean>`stock_cells.bought - stock_cells.reserved - stock_cells.sold - stock_cells.wasted < 0`),
)
