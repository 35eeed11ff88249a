import { expect, test } from 'vitest'
import { languages } from '#shop/languages.ts'
import { grams, weightLabels, wholeGrams } from '#shop/weight.ts'
import * as hiPlaces from '#shop/words/hi/usual.ts'
import * as mrPlaces from '#shop/words/mr/usual.ts'
import { readablePlace, readableSize } from '#shop/words/packs.ts'
import { spokenIn } from '#shop/words/spoken-in.ts'
import { readableLabel, readableWeight } from '#shop/words/weights.ts'
import { placeNames } from '#words/usual.ts'

const read = (language: (typeof languages)[number]) => {
  const words = spokenIn(language)
  return [
    ...['Premium Jumbo', 'Large', "Today's catch"].map((size) => readableSize(size, words)),
    ...weightLabels.map((label) => readableLabel(label, words)),
    readableWeight(wholeGrams(1400), words),
  ]
}

test('a pack is read in the words of its reader; what the shop named itself stays as it was typed', () => {
  expect(languages.map(read)).toEqual([
    ['Premium Jumbo', 'Large', "Today's catch", '1 kg', '500 g', '250 g', '1.4 kg'],
    ['प्रीमियम जंबो', 'लार्ज', "Today's catch", '1 किलो', '500 ग्राम', '250 ग्राम', '1.4 किलो'],
    ['प्रीमियम जंबो', 'लार्ज', "Today's catch", '1 किलो', '500 ग्रॅम', '250 ग्रॅम', '1.4 किलो'],
  ])
  expect(readableLabel('1 kg', spokenIn('en'))).toBe(readableWeight(grams('1 kg'), spokenIn('en')))
})

test('a place of the opening area has a name of its own, another that of the post', () => {
  expect(['Parel', 'Colaba'].map((name) => readablePlace(name, { placeNames }))).toEqual(['Parel', 'Colaba'])
  expect(['Parel', 'Colaba'].map((name) => readablePlace(name, hiPlaces))).toEqual(['परेल', 'Colaba'])
  expect(['Parel', 'Colaba'].map((name) => readablePlace(name, mrPlaces))).toEqual(['परळ', 'Colaba'])
})
