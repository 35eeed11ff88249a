import type { Kysely } from 'kysely'
import { versions } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Catalogue } from '#shop/catalogue/product.ts'
import type { Language } from '#shop/languages.ts'
import { cataloguesOf, type ProductInLanguages, spokenOf } from '#shop/words/catalogue/assemble.ts'
import { homeRow, productRow, slugRows, speciesRows, type UnreadProduct, unreadProducts } from './catalogue-rows.ts'
import { type Around, aroundNow, makeProduct } from './make-product.ts'

export const catalogueTopic = 'catalogue'

interface Made {
  readonly row: UnreadProduct
  readonly around: Around
  readonly spoken: ProductInLanguages
}

/** The catalogue in each language. Everything but texts is in memory once. */
export type Catalogues = Readonly<Record<Language, Catalogue>>

interface CatalogueReader {
  all(): Promise<Catalogues>
  /** What is left of the fish as it is now, and all else as it was read last. */
  stock(): Promise<Catalogues>
}

/** Reads the catalogue again and again: a product that is as it was is the same object, which costs nothing to compare. */
export function openCatalogueReader(read: Kysely<Tables>): CatalogueReader {
  let known: Awaited<ReturnType<typeof rowsNow>> | undefined
  let made: ReadonlyMap<number, Made> = new Map()

  /** Its version is read first, so a change in between is found by the next look. */
  async function rowsNow() {
    const version = (await versions(read)).get(catalogueTopic) ?? 0
    const species = await speciesRows(read)
    return {
      version,
      species,
      rows: await unreadProducts(read),
      slugs: await slugRows(read),
      home: await homeRow(read),
    }
  }

  async function cataloguesFrom({ rows, ...others }: Awaited<ReturnType<typeof rowsNow>>): Promise<Catalogues> {
    const around = await aroundNow(read, others.species)
    const now = rows.map((row) => asItWas(made.get(row.id), row, around) ?? madeFrom(row, around))
    made = new Map(now.map((one) => [one.row.id, one]))
    return cataloguesOf({
      ...others,
      products: now.map(({ row, spoken }) => ({ spoken, retired: row.retired === 1 })),
    })
  }

  return {
    async all() {
      known = await rowsNow()
      return cataloguesFrom(known)
    },
    stock: async () => cataloguesFrom((known ??= await rowsNow())),
  }
}

type AroundOf = Awaited<ReturnType<typeof aroundNow>>

function asItWas(was: Made | undefined, row: UnreadProduct, aroundOf: AroundOf): Made | undefined {
  if (was === undefined || !isSameRow(was.row, row)) return undefined
  return JSON.stringify(aroundOf(was.spoken.en)) === JSON.stringify(was.around) ? was : undefined
}

function madeFrom(row: UnreadProduct, aroundOf: AroundOf): Made {
  const known = productRow(row)
  const around = aroundOf({ species: known.species, cut: known.facts.cut })
  return { row, around, spoken: spokenOf(makeProduct(known, around), known) }
}

const isSameRow = (one: UnreadProduct, other: UnreadProduct): boolean =>
  one === other || (Object.keys(one) as (keyof UnreadProduct)[]).every((column) => one[column] === other[column])
