import { parse, type Query } from '#shop/catalogue/fit.ts'
import type { Catalogue } from '#shop/catalogue/product.ts'
import { languages } from '#shop/languages.ts'
import { heardAs } from '#shop/orders/order-number.ts'
import { spokenIn } from '#shop/words/spoken-in.ts'
import { searchWords } from './order-search.ts'

/** A word that somebody searches their orders for. An order keeps English, so what is said in another language stands beside it. */
export interface SearchTerm {
  /** any of these, in lower case, as a part of what an order can be found by */
  readonly written: readonly string[]
  /** or any of these products among its lines */
  readonly productIds: readonly number[]
}

/** What the shop sells and sold, in every language, by which names it knows its kinds, and what orders call a cleaning. */
export interface FishKnown {
  readonly of: readonly Pick<Catalogue, 'products' | 'retired'>[]
  readonly kindNamed: (name: string) => string | undefined
  readonly cleaningKept: (code: string) => string
}

/** पापलेट finds what was ordered as pomfret, ऑक्टोबर what came in October, and लार्ज the size that is kept as 'Large'. */
export const searchTerms = (typed: string, known: FishKnown): SearchTerm[] =>
  searchWords(typed).map((word) => {
    const query = parse(word)
    const meant = said.flatMap(({ called, kept }) =>
      isWordOf(query, called) ? [known.cleaningKept(kept).toLowerCase()] : [],
    )
    return {
      written: [...new Set([word, heardAs(word) ?? word, ...meant])],
      productIds: productsCalled(word, query, known),
    }
  })

function productsCalled(word: string, query: Query, { of, kindNamed }: FishKnown): readonly number[] {
  const kind = kindNamed(word)
  const ids = of.flatMap(({ products, retired }) =>
    [...products, ...retired]
      .filter(({ species, title }) => species === kind || isWordOf(query, title))
      .map(({ id }) => id),
  )
  return [...new Set(ids)]
}

/** Whether it is a word of what is called so, or begins one. Letters that Devanagari writes either way count as one. */
function isWordOf(typed: Query, called: string): boolean {
  const form = /\p{Script=Devanagari}/u.test(typed.plain.text) ? 'folded' : 'plain'
  const { text } = typed[form]
  return parse(called)[form].words.some((one) => one.text === text || (text.length >= 3 && one.text.startsWith(text)))
}

/** Months, sizes and cleanings in each language, and how an order has them: a cleaning still by its code. */
const said = languages.flatMap((language) => {
  const { timeWords, sizeNames, cleaningLabels } = spokenIn(language)
  const months = spokenIn('en').timeWords.months
  return [
    ...timeWords.months.map((called, nr) => ({ called, kept: months[nr] ?? '' })),
    ...Object.entries(sizeNames).map(([kept, called]) => ({ called, kept })),
    ...Object.entries(cleaningLabels).map(([kept, called]) => ({ called, kept })),
  ]
})
