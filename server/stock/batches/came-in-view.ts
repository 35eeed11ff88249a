import type { Kysely } from 'kysely'
import type * as v from 'valibot'
import { doneBys } from '#server/staff/done-by.ts'
import { allCells } from '#server/stock/cells/stock-store.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Cut } from '#shop/catalogue/cuts.ts'
import { unitPrice } from '#shop/catalogue/pricing.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { may } from '#shop/staff/staff.ts'
import { batchOrigins, type Fish } from '#shop/stock/batches.ts'
import { earnedPerLandedKilo } from '#shop/stock/came-in.ts'
import { keptOf } from '#shop/stock/stock-cell.ts'
import { days } from '#shop/time.ts'
import { weightLabels } from '#shop/weight.ts'
import type { batchCalls } from '#shop/wire/staff/batches.ts'
import { batchView, type LookingAtBatches } from './batch-view.ts'
import { cameInBefore, lastTypedIn, takenInSince } from './batches-store.ts'
import { type Shelf, sizesOf, soldKinds } from './sizes-of.ts'

type CameInView = v.InferOutput<(typeof batchCalls.cameIn)['gives']>
type OfferedSize = CameInView['fish'][number]['sizes'][number]

/** The page as it opens: what came in most often in front, what lies there, what it sells for, and what came in today. */
export async function cameInView(
  read: Kysely<Tables>,
  { catalogue, staff, now }: LookingAtBatches & { readonly catalogue: Shelf },
): Promise<CameInView> {
  const morning = startOfShopDay(shopDay(now))
  const [typed, before, cells, rows] = await Promise.all([
    lastTypedIn(read),
    cameInBefore(read),
    allCells(read),
    takenInSince(read, morning),
  ])
  const who = await doneBys(
    read,
    rows.map(({ taken_in_by: by }) => by),
  )
  const mayCost = may(staff.role, 'see-costs')
  // Nothing changes its place while the morning's crates are taken in.
  const earlier = before.filter(({ at }) => at < morning)
  const often = (species: string) => earlier.filter((one) => one.species === species).length
  const keptIn = (fish: Fish) =>
    cells.find((cell) => cell.counted === 1 && cell.species === fish.species && cell.size === fish.size)
  return {
    now,
    fish: soldKinds(catalogue)
      .toSorted((one, other) => often(other.name) - often(one.name))
      .map(({ name: species, title, localName, picture }) => {
        const last = typed.find((one) => one.species === species)
        return {
          species,
          title,
          localName,
          picture,
          sizes: sizesOf(catalogue, species).map((size): OfferedSize => {
            const cell = keptIn({ species, size })
            return {
              size,
              ...(cell === undefined ? {} : { kept: keptOf(cell) }),
              ...sellsFor(catalogue.products, { species, size }),
            }
          }),
          ...(last === undefined ? {} : { keeps: daysBetween(last.landed_day, last.use_by) }),
        }
      }),
    batches: rows.map((row) => batchView(row, who, { catalogue, staff, now })),
    jetties: differing(typed.map(({ jetty }) => jetty)),
    boats: differing(typed.map(({ boat_or_gear: boat }) => boat)),
    suppliers: differing(typed.map(({ supplier }) => supplier)),
    origin: batchOrigins.find((one) => one === typed[0]?.origin) ?? '',
    mayCost,
  }
}

/** As it is cut the least: of whole fish nothing is lost between buying and selling. */
const leastCut: readonly Cut[] = ['whole', 'cut', 'marinated']

/** What a kilo sells for by its rate, in its largest pack. */
function sellsFor(products: readonly Product[], { species, size }: Fish): Pick<OfferedSize, 'rate' | 'earns'> {
  const [product] = products
    .filter((one) => one.species === species && one.prices[size] !== undefined)
    .toSorted((one, other) => leastCut.indexOf(one.cut) - leastCut.indexOf(other.cut))
  const rate = product && weightLabels.map((weight) => unitPrice(product, { size, weight })).find(Boolean)
  return product && rate ? { rate, earns: earnedPerLandedKilo(product, rate) } : {}
}

const differing = (words: readonly string[]) => [...new Set(words.filter((word) => word !== ''))].slice(0, 20)

const daysBetween = (from: string, to: string) => Math.round((startOfShopDay(to) - startOfShopDay(from)) / days(1))
