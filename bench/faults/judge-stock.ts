import type { ShopDatabase } from '#server/commands.ts'
import { allCells } from '#server/stock/cells/stock-store.ts'
import type { StockWork } from './stock-work.ts'

export interface StockVerdict {
  /** orders and presses that were acknowledged and are not there */
  readonly lost: number
  /** presses that are there more than once */
  readonly doubled: number
  /** grams that a cell, or a line, has otherwise than what happened to it says */
  readonly astray: number
}

const over: ReadonlySet<string> = new Set(['Canceled', 'Rejected'])

/** What was acknowledged against what is kept, and each gram against the orders: both ways it must come to the same. */
export async function judgeStock(
  { read }: Pick<ShopDatabase, 'read'>,
  { placed, pressed }: Pick<StockWork, 'placed' | 'pressed'>,
): Promise<StockVerdict> {
  const moves = await read.selectFrom('stock_moves').selectAll().execute()
  const lines = await read
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_id', 'line_no', 'grams', 'quantity', 'weighed_grams', 'order_lines.state', 'orders.status'])
    .execute()
  const known = new Set(lines.map(({ order_id: id }) => id))
  const byKey = Map.groupBy(moves, ({ press_key: key }) => key ?? '')
  const byLine = Map.groupBy(moves, ({ order_id: id, line_no: no }) => `${id}/${no}`)
  let astray = 0
  for (const cell of await allCells(read)) {
    const own = moves.filter(({ species, size }) => species === cell.species && size === cell.size)
    astray += Math.abs(cell.bought - sum(own, 'bought') - sum(own, 'counted'))
    astray += Math.abs(cell.reserved - sum(own, 'reserved') + sum(own, 'released'))
    astray += Math.abs(cell.sold - sum(own, 'sold')) + Math.abs(cell.wasted - sum(own, 'wasted'))
    astray += cell.moves === own.length ? 0 : 1
    astray += Math.max(0, cell.sold + cell.wasted - cell.bought)
  }
  // Gross packs of fish that was counted before anybody ordered: a gram on the label is a gram in the cold room.
  for (const line of lines) {
    const own = byLine.get(`${line.order_id}/${line.line_no}`) ?? []
    const isSetAside = line.state === 'to-weigh' && !over.has(line.status)
    astray += Math.abs(sum(own, 'reserved') - sum(own, 'released') - (isSetAside ? line.grams * line.quantity : 0))
    astray += Math.abs(sum(own, 'sold') - (line.weighed_grams ?? 0))
  }
  return {
    lost: [...placed].filter((id) => !known.has(id)).length + [...pressed].filter((key) => !byKey.has(key)).length,
    doubled: [...pressed].filter((key) => (byKey.get(key)?.length ?? 0) > 1).length,
    astray,
  }
}

const sum = (moves: readonly { readonly kind: string; readonly grams: number }[], wanted: string): number =>
  moves.reduce((grams, { kind, grams: more }) => (kind === wanted ? grams + more : grams), 0)
