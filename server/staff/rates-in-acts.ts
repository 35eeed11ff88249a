import type { ExpressionBuilder, Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import type { RateChange } from '#shop/catalogue/rates/rate-sheet.ts'
import type { ActRates } from '#shop/wire/staff/acts.ts'

interface ActRow {
  readonly id: string
  readonly act: string
  readonly done_at: number
  readonly after_json: string
}

/** An act shows this many rates; the rest is only counted. */
const mostShown = 100

/** Which rates each act moved or set for the first time. A sheet says it itself, which may wait for its hour. */
export async function ratesInActs(
  read: Kysely<Tables>,
  acts: readonly ActRow[],
  nameOf: (productId: number) => string,
): Promise<(act: ActRow) => ActRates | undefined> {
  const moments = [...new Set(acts.filter(mayMoveRates).map((act) => act.done_at))]
  const written =
    moments.length === 0
      ? []
      : await read
          .selectFrom('rate_changes')
          .select(['id', 'product_id as productId', 'size', 'grams'])
          .select(['old_paise as was', 'new_paise as paise', 'is_first as isFirst'])
          .where('changed_at', 'in', moments)
          .orderBy('changed_at')
          .orderBy('id')
          .execute()
  const byKey = Map.groupBy(written, ({ id }) => id.split('/', 1)[0] ?? '')
  return (act) => {
    const { changes } = JSON.parse(act.after_json) as { readonly changes?: readonly RateChange[] }
    const ofAct = mayMoveRates(act) ? (byKey.get(act.id) ?? []) : []
    const rates =
      act.act === 'change-rates'
        ? (changes ?? [])
        : ofAct.map(({ isFirst, was, ...rate }) => (isFirst === 1 ? rate : { ...rate, was }))
    if (rates.length === 0) return undefined
    return {
      count: rates.length,
      fish: new Set(rates.map(({ productId }) => productId)).size,
      shown: rates.slice(0, mostShown).map(({ productId, ...rate }) => ({
        fish: nameOf(productId),
        size: rate.size,
        grams: rate.grams,
        ...moved(rate),
      })),
    }
  }
}

const moved = ({ was, paise }: { readonly was?: number; readonly paise: number }) =>
  was === undefined ? { paise } : { was, paise }

const mayMoveRates = ({ act }: { readonly act: string }): boolean => movingRates.some((one) => one === act)

const movingRates = ['change-catalogue', 'import-catalogue'] as const

/** A change of the catalogue that moved a rate, or set one for the first time. */
export const movesRates = (row: ExpressionBuilder<Tables, 'staff_acts'>) =>
  row.and([
    row('act', 'in', movingRates),
    row.exists(
      row
        .selectFrom('rate_changes')
        .select('rate_changes.id')
        .whereRef('rate_changes.changed_at', '=', 'staff_acts.done_at')
        .whereRef('rate_changes.changed_by', '=', 'staff_acts.done_by'),
    ),
  ])
