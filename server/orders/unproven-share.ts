import { sql, type Transaction } from 'kysely'
import type { Reserved } from '#server/stock/reserve.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import { shareOfUnproven } from '#shop/accounts/unproven.ts'
import { type Cell, keptOf } from '#shop/stock/stock-cell.ts'

/**
 * Whether orders that wait for a code would hold more than their share with this one. Its place or its fish is taken
 * already, so whoever takes the same waits for this row, and the count is exact.
 */
export async function isSlotShareUsed(tx: Transaction<Tables>, slotId: string): Promise<boolean> {
  const { capacity, waiting } = (await slotWithWaiting(tx, { slotId })).rows[0] ?? { capacity: 0, waiting: 0 }
  return Number(waiting) + 1 > shareOfUnproven(capacity)
}

const slotWithWaiting = prepared((tx, { slotId }: { slotId: string }) =>
  tx
    .selectFrom('delivery_slots')
    .select((slot) => [
      'capacity',
      slot
        .selectFrom('orders')
        .select((order) => order.fn.countAll<number>().as('count'))
        .where('lapses_at', 'is not', null)
        .where('status', '=', sql.lit('Pending'))
        .where('slot_id', '=', slotId)
        .as('waiting'),
    ])
    .where('id', '=', slotId),
)

export async function isFishShareUsed(tx: Transaction<Tables>, reserved: readonly Reserved[]): Promise<boolean> {
  for (const { after, moves } of reserved) {
    const taken = moves.reduce((sum, { grams }) => sum + grams, 0)
    if (await isShareOfCellUsed(tx, after.cell, taken)) return true
  }
  return false
}

async function isShareOfCellUsed(tx: Transaction<Tables>, { species, size }: Cell, taken: number): Promise<boolean> {
  const [cell] = (await cellWithWaiting(tx, { species, size })).rows
  if (cell === undefined || cell.counted === 0) return false
  // PostgreSQL writes a sum as text.
  return Number(cell.waiting ?? 0) + taken > shareOfUnproven(keptOf(cell))
}

const cellWithWaiting = prepared((tx, { species, size }: { species: string; size: string }) =>
  tx
    .selectFrom('stock_cells')
    .select((cell) => [
      'counted',
      'bought',
      'reserved',
      'sold',
      'wasted',
      cell
        .selectFrom('orders')
        .innerJoin('stock_moves', 'stock_moves.order_id', 'orders.id')
        .select(
          sql<
            number | string | null
          >`sum(case stock_moves.kind when 'reserved' then stock_moves.grams when 'released' then - stock_moves.grams else 0 end)`.as(
            'grams',
          ),
        )
        .where('orders.lapses_at', 'is not', null)
        .where('orders.status', '=', sql.lit('Pending'))
        .where('stock_moves.species', '=', species)
        .where('stock_moves.size', '=', size)
        .as('waiting'),
    ])
    .where('species', '=', species)
    .where('size', '=', size),
)
