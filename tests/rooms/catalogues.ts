import {
  type Arbitrary,
  array,
  boolean,
  constant,
  constantFrom,
  integer,
  option,
  record,
  string,
  subarray,
  tuple,
  uniqueArray,
} from 'fast-check'
import { cleaningCodes } from '#shop/catalogue/cleaning.ts'
import type { CatalogueDocument, DocumentProduct, DocumentSize, DocumentSpecies } from '#shop/catalogue/document.ts'
import { type WeightLabel, weightLabels } from '#shop/weight.ts'

/** Words that spreadsheets and files stumble over. */
const odd = constantFrom('=1+1', '-5', '@home', "'tis", '"quoted"', 'a, b; c', 'कोळंबी', 'पापलेट 🐟', '4-5', "'=x", 'no')
const letters = string({ unit: 'grapheme-composite', minLength: 1, maxLength: 30 })
const line = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

const some: Arbitrary<string> = constantFrom(0, 1, 2)
  .chain((kind) => (kind === 0 ? odd : letters))
  .map((text) => text.trim())
  .filter((text) => text !== '' && text.length <= 38 && text.isWellFormed() && !line.test(text))
const maybe = constantFrom('', 'x').chain((kind) => (kind === '' ? constant('') : some))
const code = string({ unit: constantFrom(...'abcdefghij0123456789'), minLength: 1, maxLength: 12 }).map(
  (text) => `k${text}`,
)
const picture = constantFrom('', 'whole-pomfret', 'hero-prawns')
const percent = integer({ min: 0, max: 90 })
const span = tuple(integer({ min: 0, max: 999 }), integer({ min: 0, max: 500 })).map(
  ([from, more]) => [from / 4, from / 4 + more] as [number, number],
)

const rates: Arbitrary<DocumentSize['rates']> = subarray([...weightLabels], { minLength: 1 }).chain((weights) =>
  tuple(...weights.map(() => integer({ min: 1, max: 10_000_000 }))).map(
    (paise) => Object.fromEntries(weights.map((weight, nr) => [weight, paise[nr]])) as Record<WeightLabel, number>,
  ),
)

const size = (label: string): Arbitrary<DocumentSize> =>
  record(
    { label: constant(label), rates, usual: boolean(), piecesPerKilo: span, kilosEach: span },
    { requiredKeys: ['label', 'rates'] },
  )

const sizes: Arbitrary<DocumentProduct['sizes']> = uniqueArray(maybe, { minLength: 1, maxLength: 5 }).chain(
  (labels) => {
    const named = labels.length === 1 ? labels : labels.filter((label) => label !== '')
    return tuple(...named.map(size))
  },
)

/** In English, and in other languages as much as somebody has translated: all of it, some of it or nothing. */
const inLanguages = <English, Translation extends object>(
  en: Arbitrary<English>,
  translation: { readonly [Text in keyof Translation]-?: Arbitrary<Translation[Text]> },
) => {
  const translated = record(translation, { requiredKeys: [] }).filter((said) => Object.keys(said).length > 0)
  return record({ en, hi: translated, mr: translated }, { requiredKeys: ['en'] })
}

const kind = (name: string): Arbitrary<DocumentSpecies> =>
  record({
    name: constant(name),
    retired: boolean(),
    lossPercent: percent,
    ...(name.length % 2 === 0 ? { fewBones: boolean() } : {}),
    goesWith: array(code, { maxLength: 3 }),
    picture,
    texts: inLanguages(
      record({
        title: some,
        localName: some,
        marathi: some,
        hindi: some,
        keywords: array(some, { maxLength: 4 }),
        description: array(some, { maxLength: 3 }),
        intro: maybe,
        tagline: maybe,
      }),
      { title: some, description: array(some, { minLength: 1, maxLength: 3 }), intro: some, tagline: some },
    ),
  })

/** `nr`: so that its address is its own. */
const product = (names: readonly string[], cartId: string, nr: number): Arbitrary<DocumentProduct> =>
  record({
    cartId: constant(cartId),
    species: constantFrom(...names),
    cut: constantFrom('whole', 'cut', 'marinated'),
    sizes,
    cleaning: subarray([...cleaningCodes]),
    labelWeight: constantFrom('net', 'gross'),
    picture,
    grade: integer({ min: 1, max: 5 }),
    tolerance: percent,
    available: boolean(),
    retired: boolean(),
    texts: inLanguages(record({ title: some, line: some }), { title: some, line: some }),
  }).map((facts) => ({
    ...facts,
    ...(nr < 21 ? { id: nr + 1, slug: '' } : { slug: `s${nr}-${cartId.toLowerCase()}` }),
  }))

const home = (names: readonly string[], carts: readonly string[]): Arbitrary<CatalogueDocument['home']> => {
  const one = carts.length === 0 ? constant('') : constantFrom(...carts)
  const most = (count: number) => ({ maxLength: carts.length === 0 ? 0 : count })
  const texts = inLanguages(record({ title: some, tagline: maybe }), { title: some, tagline: some })
  return record({
    slides: uniqueArray(
      record({
        product: one,
        picture,
        texts: inLanguages(record({ title: some, description: some }), { title: some, description: some }),
      }),
      { ...most(3), selector: ({ product }) => product },
    ),
    catch: uniqueArray(one, most(3)),
    favourites: uniqueArray(
      option(texts, { nil: undefined }).chain((said) =>
        record({ product: one, picture, species: constantFrom(...names) }).map(({ species, ...shown }) => ({
          ...shown,
          ...(said === undefined ? { species } : { texts: said }),
        })),
      ),
      { ...most(4), selector: ({ product, ...shown }) => ('species' in shown ? shown.species : product) },
    ),
  })
}

/** Any catalogue that the shop could keep. */
export const anyCatalogue: Arbitrary<CatalogueDocument> = tuple(
  uniqueArray(code, { minLength: 1, maxLength: 5 }),
  uniqueArray(
    code.map((text) => text.replace('a', 'A')),
    { maxLength: 6, selector: (cart) => cart.toLowerCase() },
  ),
  integer({ min: 0, max: 30 }),
).chain(([names, carts, from]) =>
  record({
    format: constant('catalogue-1' as const),
    species: tuple(...names.map(kind)),
    products: tuple(...carts.map((cart, nr) => product(names, cart, from + nr))),
    home: home(names, carts),
  }),
)
