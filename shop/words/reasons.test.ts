import { expect, test } from 'vitest'
import { languages } from '#shop/languages.ts'
import { reasonCodes } from '#shop/staff/reasons.ts'
import { reasonSaid, reasonTyped } from '#shop/words/reasons.ts'
import { spokenIn } from '#shop/words/spoken-in.ts'
import { reasonNames } from '#words/reasons.ts'

const inAll = (reason: string) => languages.map((language) => reasonSaid(reason, spokenIn(language)))

test('a reason of one tap is read in the language of its reader, and what was typed as it was typed', () => {
  expect(inAll('sold-out')).toEqual(['Out of stock', 'स्टॉक खत्म', 'स्टॉक संपला'])
  for (const typed of ['The boats stayed in', 'Sold out', 'संपले', 'toString', ''])
    expect(inAll(typed)).toEqual([typed, typed, typed])
})

test('what a field offers is sent as its code, anything else as it was typed', () => {
  expect(reasonTyped(' An advertisement ', reasonCodes.hide, { reasonNames })).toBe('an-advertisement')
  expect(reasonTyped(' It names my aunt ', reasonCodes.hide, { reasonNames })).toBe('It names my aunt')
  expect(reasonTyped('Sold out', reasonCodes.hide, { reasonNames })).toBe('Sold out')
})

test('no code is what somebody might type, and each is said in all languages', () => {
  for (const code of Object.values(reasonCodes).flat()) {
    expect(code).toMatch(/^[a-z]+(-[a-z]+)+$/)
    expect(new Set(languages.map((language) => reasonSaid(code, spokenIn(language)))).size).toBe(3)
  }
})
