import type { ListChoice, ListFilter, ListSort } from '#shop/catalogue/list-choice.ts'
import { without } from '#shop/catalogue/list-choice.ts'
import { type Product, priceRange } from '#shop/catalogue/product.ts'
import type { Species } from '#shop/catalogue/species.ts'
import { rupees } from '#shop/money.ts'
import { isGone } from './availability.ts'
import { lowestUnitPrice } from './pricing.ts'

/** Products that stand together in a list, in the shop's own order, ready to be asked for in another one. */
export interface Listing {
  readonly look: (choice: ListChoice) => Looked
}

export interface Looked {
  readonly products: readonly Product[]
  /** where the page begins, how many fit, and how many the list has in all */
  readonly from: number
  readonly fitting: number
  readonly all: number
  readonly page: number
  readonly pages: number
  /** where nothing fits: what would, if one filter were not there */
  readonly loosen: readonly { readonly filter: ListFilter; readonly fitting: number }[]
}

/** More would take a phone longer to fetch than a tap on 'next'. */
export const onListPage = 24

/** What 'under ₹500' means: a pack of it costs less. */
export const littleMoney = rupees(500)

interface Row {
  readonly product: Product
  readonly fits: ReadonlySet<ListFilter>
  readonly price: Readonly<Record<ListSort, number>>
}

export function openListing(products: readonly Product[], species: readonly Species[]): Listing {
  const bony = new Map(species.map(({ name, fewBones }) => [name, fewBones !== true]))
  const rows = products.map((product) => rowOf(product, bony.get(product.species) === false))
  const sorted = { own: rows, kilo: inOrder(rows, 'kilo'), pack: inOrder(rows, 'pack') }
  const fitting = ({ only, sort }: ListChoice) =>
    sorted[sort ?? 'own'].filter(({ fits }) => only.every((filter) => fits.has(filter)))
  return {
    look(choice) {
      const found = fitting(choice)
      const pages = Math.max(1, Math.ceil(found.length / onListPage))
      const page = Math.min(choice.page, pages)
      const from = (page - 1) * onListPage
      return {
        products: found.slice(from, from + onListPage).map(({ product }) => product),
        from,
        fitting: found.length,
        all: rows.length,
        page,
        pages,
        loosen: found.length > 0 ? [] : loosened(choice, (looser) => fitting(looser).length),
      }
    },
  }
}

function rowOf(product: Product, fewBones: boolean): Row {
  const { from = Number.POSITIVE_INFINITY } = priceRange(product) ?? {}
  const fits: Readonly<Record<ListFilter, boolean>> = {
    'few-bones': fewBones,
    'under-500': from < littleMoney,
    'ready-to-cook': product.cut !== 'whole',
    available: !isGone(product),
  }
  return {
    product,
    fits: new Set((Object.keys(fits) as ListFilter[]).filter((filter) => fits[filter])),
    price: { kilo: lowestUnitPrice(product) ?? Number.POSITIVE_INFINITY, pack: from },
  }
}

/** Of equal price in the shop's own order. */
const inOrder = (rows: readonly Row[], sort: ListSort): readonly Row[] =>
  rows.toSorted(({ price: one }, { price: other }) => order(one[sort], other[sort]))

/** Infinity less infinity is no number. */
const order = (one: number, other: number): number => (one === other ? 0 : one - other)

const loosened = (choice: ListChoice, count: (looser: ListChoice) => number): Looked['loosen'] =>
  choice.only
    .map((filter) => ({ filter, fitting: count(without(choice, filter)) }))
    .filter(({ fitting }) => fitting > 0)
