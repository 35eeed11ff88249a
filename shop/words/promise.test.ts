import { expect, test } from 'vitest'
import { languages } from '#shop/languages.ts'

test.each(languages)(
  'what is paid at most is promised in one sentence, on pages and on paper, in %s',
  async (language) => {
    const [{ pricesWords }, { paperWords }] = await Promise.all([
      import(`./${language}/measures.ts`),
      import(`./${language}/papers.ts`),
    ])
    expect(paperWords.promise).toBe(pricesWords.scaleDecides)
  },
)
