import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#shop/languages.ts'
import { messageKinds } from '#shop/messages/message-kinds.ts'
import type { Wording } from '#shop/words/messages/messages.ts'
import { spokenIn } from '#shop/words/spoken-in.ts'
import { everyMessage, usualOrder } from '#tests/rooms/every-message.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/running/messages.md'), 'utf8')

/** A table of the page: what stands in code in its first column, with what stands so in the second. */
const tableOf = (head: string): Map<string, string[]> => {
  const [, table = ''] = page.split(`| ${head} |\n`)
  const [rows = ''] = table.split('\n\n')
  return new Map(
    rows
      .split('\n')
      .slice(1)
      .flatMap((row) => {
        const [, names = '', said = ''] = row.split('|')
        return inCode(names).map((name) => [name, inCode(said)] as const)
      }),
  )
}

const inCode = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, said = '']) => said)

const sent = (language: (typeof languages)[number]): readonly Wording[] =>
  everyMessage({ ...usualOrder, fish: 'Silver Pomfret', wished: 'Silver Pomfret, Jumbo' }, spokenIn(language))

test('the operator reads of every message which variables its template has', () => {
  expect([...tableOf('Template | Variables').keys()]).toEqual(messageKinds)
})

test.each(languages)(
  'each template has in %s the variables of the page and no others, and its text names all of them',
  (language) => {
    const table = tableOf('Template | Variables')
    const messages = sent(language)
    expect(new Set(messages.map(({ kind }) => kind))).toEqual(new Set(messageKinds))
    for (const { kind, text, vars } of messages) {
      expect([kind, Object.keys(vars).toSorted()]).toEqual([kind, table.get(kind)?.toSorted()])
      for (const [name, value] of Object.entries(vars))
        expect([kind, name, text.includes(value) && value !== '']).toEqual([kind, name, true])
    }
  },
)

test('variables stand on the page in the order of the English text', () => {
  for (const { kind, text, vars } of sent('en')) {
    const stands = (name: string) => text.indexOf(vars[name] ?? '')
    const names = tableOf('Template | Variables').get(kind) ?? []
    expect([kind, names]).toEqual([kind, names.toSorted((one, other) => stands(one) - stands(other))])
  }
})

test('links are tagged as links, and nothing else looks like a link or a telephone number', () => {
  const tags = tableOf('Variable | Tag')
  expect(tags.get('address')).toEqual(['#url#'])
  for (const language of languages)
    for (const { kind, vars } of sent(language))
      for (const [name, value] of Object.entries(vars)) {
        expect([kind, name, /https?:/.test(value)]).toEqual([kind, name, name === 'address'])
        expect([kind, name, /\+91/.test(value)]).toEqual([kind, name, false])
        expect([kind, name, tags.get(name)?.[0] !== '#numeric#' || /^\d+$/.test(value)]).toEqual([kind, name, true])
      }
})
