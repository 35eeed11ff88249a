import { expect, test } from 'vitest'
import { languages } from '#shop/languages.ts'
import { hours, minutes } from '#shop/time.ts'
import { isTellingTime, nightOf } from './telling.ts'

const midnight = Date.UTC(2026, 10, 26, 18, 30)

test('wishes are told from 10 to 21 by the clock of Mumbai, and at no other time', () => {
  const told = Array.from({ length: 48 }, (_, half) => half / 2).filter((hour) => isTellingTime(midnight + hours(hour)))
  expect([told.at(0), told.at(-1), told.length]).toEqual([10, 20.5, 22])
  expect([isTellingTime(midnight + hours(10) - 1), isTellingTime(midnight + hours(21))]).toEqual([false, false])
  expect(nightOf(midnight + hours(12) + minutes(5))).toBe(midnight + hours(21))
})

test.each(languages)('people read in %s when wishes are told', async (language) => {
  const [{ backInStockWords }, { areaWishWords, deskAreaWords }] = await Promise.all([
    import(`../words/${language}/stock.ts`) as Promise<typeof import('../words/en/stock.ts')>,
    import(`../words/${language}/delivery.ts`) as Promise<typeof import('../words/en/delivery.ts')>,
  ])
  const said = { en: /10 am to 9 pm/, hi: /सुबह 10 से रात 9 बजे/, mr: /सकाळी 10 ते रात्री 9/ }[language]
  for (const text of [backInStockWords.how(''), areaWishWords.how(''), deskAreaWords.toldFollows(2)])
    expect(text).toMatch(said)
})
