import * as v from 'valibot'
import {
  code,
  type DocumentProduct,
  type DocumentSize,
  type DocumentSpecies,
  type HomeDocument,
  homeDocument,
  priceInPaise,
  productFacts,
  sizeLabel,
  sizeMeans,
  sizesOf,
  speciesFacts,
  weight,
} from '#shop/catalogue/document.ts'
import { productTexts, productTranslation, speciesTexts, speciesTranslation } from '#shop/catalogue/document-texts.ts'
import { isSpecified } from '#shop/catalogue/paths.ts'
import { withKept } from '#shop/catalogue/said.ts'
import { type WrongField, wrongFieldOf } from '#shop/catalogue/wrong.ts'
import { weightLabels } from '#shop/weight.ts'

// What staff type about a kind and a product: the same rules as those of the catalogue as a document.

/** Of another language: a field that was left empty is not translated. */
const withoutBlanks = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((typed) => Object.fromEntries(Object.entries(typed).filter(([, text]) => !isBlank(text)))),
)

const isBlank = (text: unknown): boolean =>
  typeof text === 'string' ? text.trim() === '' : Array.isArray(text) && text.every(isBlank)

/** A language that is left out stays as it is. */
const speciesInOther = v.exactOptional(v.pipe(withoutBlanks, speciesTranslation))
const productInOther = v.exactOptional(v.pipe(withoutBlanks, productTranslation))

const speciesForm = v.object({
  ...speciesFacts.entries,
  ...speciesTexts.entries,
  hi: speciesInOther,
  mr: speciesInOther,
})

/** A size with the weights that it is sold in, and what those cost that are not sold yet. */
const typedSize = v.object({
  label: sizeLabel,
  ...sizeMeans,
  weights: v.pipe(v.array(weight), v.nonEmpty('weight-missing'), v.maxLength(weightLabels.length)),
  rates: v.optional(v.record(weight, priceInPaise), {}),
})

const { sizes: _kept, ...factsButSizes } = productFacts.entries

const productForm = v.object({
  ...factsButSizes,
  ...productTexts.entries,
  sizes: sizesOf(typedSize),
  slug: v.union([code, v.literal('')], 'code'),
  hi: productInOther,
  mr: productInOther,
})

export type SpeciesForm = v.InferOutput<typeof speciesForm>
export type ProductForm = v.InferOutput<typeof productForm>

export type FormRead<Form> = { readonly form: Form } | { readonly wrong: readonly WrongField[] }

export const readSpeciesForm = (typed: unknown): FormRead<SpeciesForm> => read(speciesForm, typed)

export const readProductForm = (typed: unknown): FormRead<ProductForm> => read(productForm, typed)

export const readHomeForm = (typed: unknown): FormRead<HomeDocument> => read(homeDocument, typed)

export const isCode = (typed: string): boolean => v.is(code, typed)

function read<Form>(schema: v.GenericSchema<unknown, Form>, typed: unknown): FormRead<Form> {
  const found = v.safeParse(schema, typed)
  return found.success ? { form: found.output } : { wrong: onceEach(found.issues.map(wrongFieldOf)) }
}

/** The first thing that is wrong with each field. */
export function onceEach(wrong: readonly WrongField[]): readonly WrongField[] {
  const seen = new Set<string>()
  return wrong.filter(({ field }) => !seen.has(field) && seen.add(field))
}

export function speciesTyped(
  { title, localName, marathi, hindi, keywords, description, intro, tagline, hi, mr, ...facts }: SpeciesForm,
  kept: Pick<DocumentSpecies, 'name' | 'retired'> & Partial<Pick<DocumentSpecies, 'texts'>>,
): DocumentSpecies {
  const texts = { title, localName, marathi, hindi, keywords, description, intro, tagline }
  return { name: kept.name, retired: kept.retired, ...facts, texts: withKept(inAll(texts, { hi, mr }), kept.texts) }
}

const inAll = <English, Translation>(
  en: English,
  { hi, mr }: { readonly hi: Translation | undefined; readonly mr: Translation | undefined },
) => ({ en, ...(hi === undefined ? {} : { hi }), ...(mr === undefined ? {} : { mr }) })

/** The product as it shall be. What is sold already keeps its rate: rates are changed on their own sheet. */
export function productTyped(
  { title, line, hi, mr, sizes, ...facts }: ProductForm,
  kept: Pick<DocumentProduct, 'cartId' | 'species' | 'tolerance' | 'available' | 'retired'> & {
    readonly id: number
    readonly sizes: readonly DocumentSize[]
    readonly texts?: DocumentProduct['texts']
  },
): { readonly document: DocumentProduct } | { readonly wrong: readonly WrongField[] } {
  const wrong: WrongField[] = wrongSlug(kept.id, facts.slug)
  const sized = sizes.map(({ weights, rates, ...size }, place) => {
    const sold = kept.sizes.find(({ label }) => label === size.label)?.rates ?? {}
    const all: DocumentSize['rates'] = {}
    for (const one of weightLabels) {
      const field = `sizes.${place}.rates.${one}`
      const rate = sold[one] ?? rates[one]
      if (rates[one] !== undefined && sold[one] !== undefined && rates[one] !== sold[one])
        wrong.push({ field, wrong: 'rate-sold' })
      if (!weights.includes(one)) continue
      if (rate === undefined) wrong.push({ field, wrong: 'rate-missing' })
      else all[one] = rate
    }
    return { ...size, rates: all }
  })
  if (wrong.length > 0) return { wrong }
  const { id, cartId, species, tolerance, available, retired } = kept
  return {
    document: {
      ...(isSpecified(id) ? { id } : {}),
      cartId,
      species,
      ...facts,
      sizes: sized,
      tolerance,
      available,
      retired,
      texts: withKept(inAll({ title, line }, { hi, mr }), kept.texts),
    },
  }
}

function wrongSlug(id: number, slug: string): WrongField[] {
  if (isSpecified(id)) return slug === '' ? [] : [{ field: 'slug', wrong: 'specified' }]
  return slug === '' ? [{ field: 'slug', wrong: 'missing' }] : []
}

/** What carts call a new product: as its address, where no other product is called so in any letter case. */
export function cartIdFor(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  for (let nr = 2; ; nr += 1) if (!taken.has(`${slug.slice(0, 34)}-${nr}`)) return `${slug.slice(0, 34)}-${nr}`
}
