import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '#shop/catalogue/fold.ts'
import { runsOf } from '#tests/running/runs.ts'

test.each([
  ['soormai', 'surmai'],
  ['surmaee', 'surmai'],
  ['kolambee', 'kolambi'],
  ['pomphret', 'pomfret'],
  ['rawas', 'ravas'],
  ['jinga', 'zinga'],
  ['bombill', 'bombil'],
  ['कोलम्बी', 'कोळंबी'],
  ['कोळम्बी', 'कोळंबी'],
  ['शेवन्डी', 'शेवंडी'],
  ['शेवण्डी', 'शेवंडी'],
  ['झींगा', 'झिंगा'],
  ['झीँगा', 'झिंगा'],
  ['बांगड़ा', 'बांगडा'],
  ['पॉपलेट', 'पोपलेट'],
  ['मॅकरेल', 'मेकरेल'],
])('%s is another spelling of %s', (one, other) => {
  expect(fold(one.normalize('NFKD'))).toBe(fold(other.normalize('NFKD')))
})

test.each([
  ['pap', 'pomfret'],
  ['rawas', 'halwa'],
  ['रावस', 'हलवा'],
  ['बोंबिल', 'बांगडा'],
])('%s stays another word than %s', (one, other) => {
  expect(fold(one)).not.toBe(fold(other))
})

test('folding twice is folding once, and no word is folded away', () => {
  const letters = array(constantFrom(...'aeiouyphwzbmnfrjओकंँम्नङळीिूुॉोॅे\u093c'), { maxLength: 12 })
  const words = oneof(
    letters.map((some) => some.join('')),
    string({ unit: 'grapheme', maxLength: 20 }),
  )
  assert(
    property(words, (word) => {
      const folded = fold(word)
      expect(fold(folded)).toBe(folded)
      expect(folded === '').toBe(word.replaceAll('\u093c', '') === '')
    }),
    runsOf(50_000),
  )
})
