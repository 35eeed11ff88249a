import * as v from 'valibot'
import { isSeen } from '#shop/text.ts'
import { mostLetters } from './most-letters.ts'

// What is said in a catalogue: which texts, how long, and in which languages.

export const list = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most), v.readonly())

/** One line of well-formed letters: the same in every file and database. */
export const words = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(most),
    v.check((typed) => typed.isWellFormed() && !/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u.test(typed), 'text'),
  )
const someWords = (most: number) => v.pipe(words(most), v.check(isSeen, 'missing'))

const { species, product, slide } = mostLetters

export const productTexts = v.object({ title: someWords(product.title), line: someWords(product.line) })

/** As many of them as somebody has translated: English stands in for the rest. */
export const productTranslation = v.object({
  title: v.exactOptional(someWords(product.title)),
  line: v.exactOptional(someWords(product.line)),
})

export const speciesTexts = v.object({
  title: someWords(species.title),
  localName: someWords(60),
  marathi: someWords(60),
  hindi: someWords(60),
  keywords: list(someWords(60), 60),
  description: list(someWords(1500), 12),
  intro: words(species.intro),
  tagline: words(species.tagline),
})

/** By what names a kind is found and called at the market is the same in every language. */
export const speciesTranslation = v.object({
  title: v.exactOptional(someWords(species.title)),
  description: v.exactOptional(v.pipe(list(someWords(1500), 12), v.nonEmpty())),
  intro: v.exactOptional(someWords(species.intro)),
  tagline: v.exactOptional(someWords(species.tagline)),
})

/** By language: the shop can change one without the others. A document that leaves a language out says nothing of it. */
const inLanguages = <Texts extends v.GenericSchema, Translation extends v.GenericSchema>(
  texts: Texts,
  translation: Translation,
) => v.object({ en: texts, hi: v.exactOptional(translation), mr: v.exactOptional(translation) })

const slideTexts = v.object({ title: someWords(slide.title), description: someWords(slide.description) })
const slideTranslation = v.object({
  title: v.exactOptional(someWords(slide.title)),
  description: v.exactOptional(someWords(slide.description)),
})

const favouriteTexts = v.object({ title: someWords(species.title), tagline: words(species.tagline) })
const favouriteTranslation = v.object({
  title: v.exactOptional(someWords(species.title)),
  tagline: v.exactOptional(someWords(species.tagline)),
})

export const speciesSaid = inLanguages(speciesTexts, speciesTranslation)
export const productSaid = inLanguages(productTexts, productTranslation)
export const slideSaid = inLanguages(slideTexts, slideTranslation)
export const favouriteSaid = inLanguages(favouriteTexts, favouriteTranslation)
