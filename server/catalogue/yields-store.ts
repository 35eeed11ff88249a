import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import type { Cut } from '#shop/catalogue/cuts.ts'
import { type Catalogue, everyProductById } from '#shop/catalogue/product.ts'
import { isYield, type OwnYield, type YieldSample } from '#shop/catalogue/rates/yields.ts'

type Read = Kysely<Tables>

/** So many weighings are read, the newest: a yield of last year says little of this one. */
const mostSamples = 5000

/** A figure of a kind and a cut, as the owner nodded it. */
interface NoddedYield extends OwnYield {
  readonly species: string
  readonly cut: string
  readonly noddedBy: string
  readonly noddedAt: number
}

/** The shop's own figures. */
export async function noddedYields(read: Read): Promise<NoddedYield[]> {
  const rows = await read.selectFrom('yields').selectAll().execute()
  return rows.map((row) => ({
    species: row.species,
    cut: row.cut,
    percent: row.percent,
    from: row.from_percent,
    to: row.to_percent,
    samples: row.samples,
    noddedBy: row.nodded_by,
    noddedAt: row.nodded_at,
  }))
}

export const yieldKey = ({ species, cut }: { readonly species: string; readonly cut: string }): string =>
  `${cut}/${species}`

/** What was weighed on both sides of cleaning, by kind and cut; of a line that was weighed twice the last time. */
export async function yieldSamples(read: Read, catalogue: Catalogue): Promise<ReadonlyMap<string, YieldSample[]>> {
  const rows = await read
    .selectFrom('line_moves as move')
    .innerJoin('order_lines as line', (join) =>
      join.onRef('line.order_id', '=', 'move.order_id').onRef('line.line_no', '=', 'move.line_no'),
    )
    .innerJoin('orders', 'orders.id', 'move.order_id')
    .select(['line.product_id', 'line.label_weight', 'move.grams', 'move.other_grams'])
    .where('orders.is_try', '=', 0)
    .where('move.other_grams', 'is not', null)
    .where('move.move_no', '=', (later) =>
      later
        .selectFrom('line_moves as last')
        .select(sql<number>`max(last.move_no)`.as('no'))
        .whereRef('last.order_id', '=', 'move.order_id')
        .whereRef('last.line_no', '=', 'move.line_no')
        .where('last.grams', 'is not', null),
    )
    .orderBy('move.moved_at', 'desc')
    .limit(mostSamples)
    .execute()
  const samples = rows.flatMap(({ product_id: id, label_weight: means, grams, other_grams: other }) => {
    const product = everyProductById(catalogue, id)
    if (product === undefined || grams === null || other === null) return []
    const sample = means === 'net' ? { before: other, after: grams } : { before: grams, after: other }
    return isYield(sample) ? [{ key: yieldKey({ species: product.species, cut: cutOf(product) }), sample }] : []
  })
  return new Map(
    [...Map.groupBy(samples, ({ key }) => key)].map(([key, own]) => [key, own.map(({ sample }) => sample)]),
  )
}

const cutOf = ({ cut }: { readonly cut: Cut }): string => cut
