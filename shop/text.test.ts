import * as v from 'valibot'
import { expect, test } from 'vitest'
import { productTexts } from './catalogue/document-texts.ts'
import { faultIn } from './faults.ts'
import { wrongWithShopFact } from './opening/shop-facts.ts'
import { plainText, whyNotReason } from './text.ts'

const name = plainText('name', 80)

test('a name is kept with all that its language puts on a letter', () => {
  for (const typed of ['मीना कोळी', 'क्षेत्र्य', 'Nguyễn', `Z${'\u0327\u0337\u034E'.repeat(10)}`])
    expect(v.parse(name, typed)).toBe(typed.normalize('NFC'))
})

test('a tower of marks is refused before anything is made of it', () => {
  const tower = `a${'\u0315\u0300'.repeat(30_000)}`
  const began = process.threadCpuUsage()
  const read = v.safeParse(name, tower)
  const { user, system } = process.threadCpuUsage(began)
  expect(read.issues && faultIn(read.issues[0])).toEqual({ refused: 'unreadable', what: 'name' })
  expect((user + system) / 1000).toBeLessThan(50)
})

test.each(['see https://fish.example', 'Sorry, call at evil.in', 'bit.ly/x', 'www.fish'])(
  'a reason that a customer reads in a message leads nowhere: %s',
  (typed) => expect(whyNotReason(typed)).toEqual({ refused: 'link', what: 'reason' }),
)

test.each(['No boats. Back on Monday.', 'Rs.200 more', 'at 5.30 pm', 'नाव नाही. उद्या येऊ.', 'agreed-by-phone'])(
  'a reason in words is taken: %s',
  (typed) => expect(whyNotReason(typed)).toBeUndefined(),
)

test('what cannot be seen is no name: of a person, of the shop, or of a fish', () => {
  for (const typed of ['\u200B\u200B', '\u2060', ' \u200D ']) {
    const read = v.safeParse(name, typed)
    expect(read.issues && faultIn(read.issues[0])).toEqual({ refused: 'missing', what: 'name' })
    expect(wrongWithShopFact('name', typed)).toBe('shop-fact-missing')
    expect(v.safeParse(productTexts, { title: typed, line: 'For mustard' }).success).toBe(false)
  }
})
