import { check, property, string } from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { inWords } from '#shop/refusals.ts'
import { seconds } from '#shop/time.ts'
import { runsOf } from '#tests/running/runs.ts'
import { refusals } from '#words/refusals.ts'
import { faultOf, reviewForm } from './review-form.ts'

test.each([
  ['rating', undefined, 'Choose 1 to 5 stars.'],
  ['rating', 0, 'Choose 1 to 5 stars.'],
  ['rating', 4.5, 'Choose 1 to 5 stars.'],
  ['rating', '5', 'Choose 1 to 5 stars.'],
  ['comment', ' \n', 'Review is required.'],
  ['comment', 'x'.repeat(2345), 'The review has 2345 characters, the limit is 2000. Shorten it by 345.'],
  ['username', '', 'Name is required.'],
  ['username', 'x'.repeat(81), 'Name is too long: it can have 80 characters.'],
  ['email', 'asha', 'This e-mail address is not complete. It should look like name@example.com.'],
  ['comment', 'safe \u202Egpj.exe', 'Review has characters that cannot be shown. Type it again without them.'],
] as const)('a %s that reads %j is turned away with its cause and its cure', (field, value, words) => {
  expect(inWords(refusals, faultOf(field, value))).toBe(words)
})

test('a long review in Marathi is counted as its reader counts it, and keeps its joiners', () => {
  expect(faultOf('comment', 'क्\u200Dष'.repeat(400))).toBeUndefined()
  expect(faultOf('comment', '🐟'.repeat(2000))).toBeUndefined()
})

test('whatever is typed is kept letter by letter or turned away with a sentence', { timeout: seconds(30) }, () => {
  const keptOrTold = property(string({ unit: 'binary', maxLength: 50 }), (typed) => {
    const read = v.safeParse(reviewForm.entries.comment, typed)
    return read.success
      ? read.output === typed.normalize('NFC').trim()
      : /^Review (is required|has characters that cannot be shown)/.test(
          inWords(refusals, faultOf('comment', typed)) ?? '',
        )
  })
  expect(check(keptOrTold, runsOf(10_000))).toMatchObject({ failed: false })
})
