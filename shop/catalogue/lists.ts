import type { Catalogue } from '#shop/catalogue/product.ts'
import { type Species, speciesSold } from '#shop/catalogue/species.ts'

export interface Entry {
  readonly title: string
  readonly to: string
}

/** More than anybody looks through in a menu: the list of all fish has the others. */
const mostInMenu = 30

/** The kinds that are sold, as the navigation bar lists them. */
export const productsMenu = (catalogue: Pick<Catalogue, 'species' | 'products'>): readonly Entry[] =>
  speciesSold(catalogue).slice(0, mostInMenu).map(entryOf)

export const entryOf = ({ title, path }: Species): Entry => ({ title, to: path })
