import type { Kysely } from 'kysely'
import {
  arrangementCalled,
  homeRow,
  type LastChange,
  type ProductRow,
  productRows,
  productsNamed,
  type SpeciesRow,
  speciesRows,
} from '#server/catalogue/catalogue-rows.ts'
import { catalogueTopic } from '#server/catalogue/catalogue-store.ts'
import { productDocument } from '#server/catalogue/kept-document.ts'
import { titlesIn } from '#server/catalogue/titles-in.ts'
import { doneBys } from '#server/staff/done-by.ts'
import { versions } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import { addressOf, isSpecified, listAddressOf } from '#shop/catalogue/paths.ts'
import { type Said, saidIn } from '#shop/catalogue/said.ts'
import type { Language } from '#shop/languages.ts'
import type { CatalogueOverview, HomeView, ProductView, SpeciesView } from '#shop/wire/staff/catalogue.ts'

type Read = Kysely<Tables>

const titleIn = (language: Language, texts: Said<{ readonly title: string }>): string =>
  saidIn(texts, language, ['title']).title

export async function overviewOf(read: Read, language: Language): Promise<CatalogueOverview> {
  const counts = await read
    .selectFrom('products')
    .select((row) => ['species', 'retired', row.fn.countAll().as('count')])
    .groupBy(['species', 'retired'])
    .execute()
  const countOf = (name: string, retired: number) =>
    Number(counts.find((row) => row.species === name && row.retired === retired)?.count ?? 0)
  return {
    version: (await versions(read)).get(catalogueTopic) ?? 0,
    species: (await speciesRows(read)).map(({ name, retired, version, facts, texts }) => ({
      name,
      title: titleIn(language, texts),
      localName: texts.en.localName,
      picture: facts.picture,
      retired,
      version,
      sold: countOf(name, 0),
      takenOff: countOf(name, 1),
    })),
    speciesOrder: (await arrangementCalled(read, 'species')).version,
  }
}

export async function speciesViewOf(read: Read, name: string, language: Language): Promise<SpeciesView | undefined> {
  const row = (await speciesRows(read)).find((one) => one.name === name)
  if (row === undefined) return undefined
  const products = await productRows(read, { species: name })
  const { goesWith, ...facts } = row.facts
  const { keywords, description, ...texts } = row.texts.en
  return {
    name,
    retired: row.retired,
    version: row.version,
    ...(await changedOf(read, row)),
    address: listAddressOf(name),
    ...facts,
    ...texts,
    goesWith: [...goesWith],
    keywords: [...keywords],
    description: [...description],
    ...saidOfSpecies(row.texts),
    products: await Promise.all(products.map((product) => productView(read, product, language))),
    productsOrder: (await arrangementCalled(read, 'products')).version,
  }
}

function saidOfSpecies({ hi = {}, mr = {} }: SpeciesRow['texts']): Pick<SpeciesView, 'hi' | 'mr'> {
  const said = ({ description, ...texts }: typeof hi) => ({
    ...texts,
    ...(description ? { description: [...description] } : {}),
  })
  return { hi: said(hi), mr: said(mr) }
}

export async function productViewOf(read: Read, id: number, language: Language): Promise<ProductView | undefined> {
  const [row] = await productRows(read, { id })
  return row && productView(read, row, language)
}

async function productView(read: Read, row: ProductRow, language: Language): Promise<ProductView> {
  const { cartId, species, sizes, cut, cleaning, labelWeight, picture, grade, slug } = productDocument(row)
  return {
    id: row.id,
    cartId,
    species,
    called: titleIn(language, row.texts),
    address: addressOf(row),
    isSpecified: isSpecified(row.id),
    retired: row.retired,
    waits: row.waits,
    available: row.available,
    version: row.version,
    ...(await changedOf(read, row)),
    ...row.texts.en,
    hi: row.texts.hi ?? {},
    mr: row.texts.mr ?? {},
    cut,
    slug,
    cleaning: [...cleaning],
    labelWeight,
    picture,
    grade,
    sizes: sizes.map(({ piecesPerKilo, kilosEach, ...size }, place) => ({
      ...size,
      ...(piecesPerKilo ? { piecesPerKilo: [...piecesPerKilo] } : {}),
      ...(kilosEach ? { kilosEach: [...kilosEach] } : {}),
      weights: [...(row.facts.sizes[place]?.weights ?? [])],
    })),
  }
}

export async function homeViewOf(read: Read, language: Language): Promise<HomeView> {
  const kept = await arrangementCalled(read, 'home')
  const { slides, catch: caught, favourites } = await homeRow(read)
  const home = { slides: [...slides], catch: [...caught], favourites: [...favourites] }
  const named = [...caught, ...slides.map(({ product }) => product), ...favourites.map(({ product }) => product)]
  const products = await productsNamed(read, named)
  const titleOf = await titlesIn(
    read,
    language,
    products.map(({ id }) => ({ product_id: id })),
  )
  return {
    version: kept.version,
    ...(await changedOf(read, kept)),
    home,
    products: products.map((one) => ({ ...one, title: titleOf({ product_id: one.id, title: one.title }) })),
  }
}

/** Who changed it last, and when; nothing while it is as the shop opened with it. */
export async function changedOf(read: Read, { changedBy, changedAt: at }: LastChange) {
  return changedBy === '' ? {} : { changed: { by: (await doneBys(read, [changedBy]))(changedBy), at } }
}
