import type { Kysely } from 'kysely'
import type * as v from 'valibot'
import type { Tables } from '#server/storage/tables.ts'
import { type Catalogue, noSize } from '#shop/catalogue/product.ts'
import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { may } from '#shop/staff/staff.ts'
import { batchOrigins, type Fish } from '#shop/stock/batches.ts'
import { days, hours } from '#shop/time.ts'
import type { batchCalls } from '#shop/wire/staff/batches.ts'
import type { LookingAtBatches } from './batch-view.ts'
import { lastTypedIn } from './batches-store.ts'

type Shelf = Pick<Catalogue, 'species' | 'products'>
type FormView = v.InferOutput<(typeof batchCalls.batchForm)['gives']>

/** The kinds of fish that are sold, with their sizes: what can be taken in. */
const fishOf = ({ species, products }: Shelf) =>
  species
    .filter(({ retired }) => !retired)
    .map(({ name, title }) => ({ species: name, title, sizes: sizesOf(products, name) }))

const sizesOf = (products: Shelf['products'], name: string): string[] => [
  ...new Set(
    products
      .filter(({ species }) => species === name)
      .flatMap(({ prices }) => Object.keys(prices))
      .filter((size) => size !== noSize),
  ),
]

/** Whether the shop sells such fish. A crate of mixed sizes has none. */
export const isFishOf = (shelf: Shelf, { species, size }: Fish): boolean =>
  fishOf(shelf).some((one) => one.species === species && (size === '' || one.sizes.includes(size)))

/** What the form offers before anybody types: today, now, and what was typed last. */
export async function batchFormView(
  read: Kysely<Tables>,
  { catalogue, staff, now }: LookingAtBatches & { readonly catalogue: Shelf },
): Promise<FormView> {
  const typed = await lastTypedIn(read)
  const today = shopDay(now)
  return {
    now,
    today,
    hour: Math.floor((now - startOfShopDay(today)) / hours(1)),
    fish: fishOf(catalogue).map((fish) => {
      const last = typed.find(({ species }) => species === fish.species)
      return last === undefined ? fish : { ...fish, keeps: daysBetween(last.landed_day, last.use_by) }
    }),
    jetties: differing(typed.map(({ jetty }) => jetty)),
    boats: differing(typed.map(({ boat_or_gear: boat }) => boat)),
    suppliers: differing(typed.map(({ supplier }) => supplier)),
    origin: batchOrigins.find((one) => one === typed[0]?.origin) ?? '',
    mayCost: may(staff.role, 'see-costs'),
  }
}

const differing = (words: readonly string[]) => [...new Set(words.filter((word) => word !== ''))].slice(0, 20)

const daysBetween = (from: string, to: string) => Math.round((startOfShopDay(to) - startOfShopDay(from)) / days(1))
