import { languages } from '#shop/languages.ts'
import { withDevanagari } from '#tests/journeys/languages/devanagari-face.ts'
import { expect, test } from '#tests/running/shop.ts'
import { lookAtLetters } from './letters.ts'

for (const language of languages)
  test(`letters of 100 to 200 % leave every page to be read and used, in ${language}`, async ({ page }) => {
    test.setTimeout(400_000)
    await withDevanagari(page)
    expect(await lookAtLetters(page, language, [100, 125, 150, 175, 200])).toEqual([])
  })
