import * as v from 'valibot'

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
export const someWords = (most: number) => v.pipe(words(most), v.nonEmpty())

export const productTexts = v.object({ title: someWords(80), line: someWords(300) })

/** As much of them as somebody has said in another language: English stands for the rest. */
export const productTranslation = v.object({
  title: v.exactOptional(someWords(80)),
  line: v.exactOptional(someWords(300)),
})

export const speciesTexts = v.object({
  title: someWords(60),
  localName: someWords(60),
  marathi: someWords(60),
  hindi: someWords(60),
  keywords: list(someWords(60), 60),
  description: list(someWords(1500), 12),
  intro: words(300),
  tagline: words(120),
})

/** By what names a kind is found and called at the market is the same in every language. */
export const speciesTranslation = v.object({
  title: v.exactOptional(someWords(60)),
  description: v.exactOptional(v.pipe(list(someWords(1500), 12), v.nonEmpty())),
  intro: v.exactOptional(someWords(300)),
  tagline: v.exactOptional(someWords(120)),
})

/** By language: the shop can change one without the others. A document that leaves a language out says nothing of it. */
const inLanguages = <Texts extends v.GenericSchema, Translation extends v.GenericSchema>(
  texts: Texts,
  translation: Translation,
) => v.object({ en: texts, hi: v.exactOptional(translation), mr: v.exactOptional(translation) })

const slideTexts = v.object({ title: someWords(60), description: someWords(300) })
const slideTranslation = v.object({
  title: v.exactOptional(someWords(60)),
  description: v.exactOptional(someWords(300)),
})

const favouriteTexts = v.object({ title: someWords(60), tagline: words(120) })
const favouriteTranslation = v.object({
  title: v.exactOptional(someWords(60)),
  tagline: v.exactOptional(someWords(120)),
})

export const speciesSaid = inLanguages(speciesTexts, speciesTranslation)
export const productSaid = inLanguages(productTexts, productTranslation)
export const slideSaid = inLanguages(slideTexts, slideTranslation)
export const favouriteSaid = inLanguages(favouriteTexts, favouriteTranslation)
