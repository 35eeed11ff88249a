import { expect, test } from 'vitest'
import { sampleIdentity } from '#shop/accounts/identity.ts'
import { languages } from '#shop/languages.ts'
import { legalWords as englishLaw } from '#shop/words/en/legal.ts'
import { slotChoiceWords as english } from '#shop/words/en/orders.ts'
import { legalWords as hindiLaw } from '#shop/words/hi/legal.ts'
import { slotChoiceWords as hindi } from '#shop/words/hi/orders.ts'
import { legalWords as marathiLaw } from '#shop/words/mr/legal.ts'
import { slotChoiceWords as marathi } from '#shop/words/mr/orders.ts'
import { untilInFull } from '#words/formatters.ts'
import { canCancel } from './moves.ts'
import { statuses } from './order-status.ts'

const cutOff = Date.UTC(2026, 10, 23, 15, 30)

const said = {
  en: { words: english, law: englishLaw, yes: /said yes/, goes: /leaves/, call: /call us/i },
  hi: { words: hindi, law: hindiLaw, yes: /हाँ/, goes: /निकल/, call: /फ़ोन/ },
  mr: { words: marathi, law: marathiLaw, yes: /हो म्हण/, goes: /निघे/, call: /फोन/ },
} as const

test('an order can be canceled until its cut-off, also once the shop has confirmed it', () => {
  for (const status of statuses)
    for (const at of [cutOff - 1, cutOff])
      expect([status, at, canCancel({ status, changeUntil: cutOff }, at)]).toEqual([
        status,
        at,
        (status === 'Pending' || status === 'Confirmed') && at < cutOff,
      ])
})

test.each(languages)('and that is what is promised in %s: at the checkout, and in the terms', (language) => {
  const { words, law, yes, goes, call } = said[language]
  const ordering = law.terms(sampleIdentity).sections[2]?.text.join(' ') ?? ''
  for (const promise of [words.mayCancel(untilInFull(cutOff)), words.mayCancel(undefined), ordering]) {
    expect(promise).not.toMatch(yes)
    expect(promise).toMatch(call)
    expect(promise).not.toMatch(goes)
  }
  expect(words.mayCancel(untilInFull(cutOff))).toContain(untilInFull(cutOff))
})
