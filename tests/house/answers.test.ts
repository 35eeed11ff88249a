import { expect, test } from 'vitest'
import { type Source, sourcesOf } from './sources.ts'

/**
 * What an answer of the shop means is said by `shop/wire/meaning.ts` and `why-no.ts` alone: a status says nothing yet, for a proxy or a
 * network that wants a login of its own speaks with any. These read the status of a page or a file, which is no answer to a call,
 * or one that this table of meanings has told apart already: an answer to an order, and a login that the shop itself refused.
 */
const readPages = new Set([
  'browser/ask-site.ts',
  'counter/frame/trouble.tsx',
  'counter/outbox/or-kept.ts',
  'web/accounts/log-in.ts',
  'web/accounts/register-page.tsx',
  'web/accounts/reset.ts',
  'web/entry.server.tsx',
  'web/frame/trouble.tsx',
  'web/unsent/send-one.ts',
  'web/unsent/waiting-order.tsx',
  'web/unsent/watch-unsent.ts',
  'worker/asked.ts',
  'worker/counter.ts',
  'worker/files.ts',
  'worker/first-of.ts',
  'worker/from-network.ts',
  'worker/keep-ahead.ts',
  'worker/of-page.ts',
  'worker/pages.ts',
  'worker/whole.ts',
])

const grounds = ['web', 'counter', 'worker', 'browser', 'forms', 'kit']

test('no screen judges an answer of the shop by its status', () => {
  expect(judging(sourcesOf(grounds)).toSorted()).toEqual([...readPages].toSorted())
})

test('a planted judgement is found', () => {
  const planted = [
    "if ('refused' in answer && answer.refused.status === 401) endLogin()",
    'const isGone = told.refused.status !== 404',
    'return status === 409 ? message : undefined',
    'if (answer.refused.status >= 500) return',
    'if (401 === status) endLogin()',
    'switch (status) { case 401: endLogin() }',
    '[401, 403].includes(answer.refused.status)',
  ]
  for (const text of planted) expect([text, judging([{ file: 'web/planted.ts', text }]).length]).toEqual([text, 1])
  expect(judging([{ file: 'web/fine.ts', text: "order.status === 'Packed' && setTimeout(wake, 500)" }])).toEqual([])
})

/**
 * The ways to ask, with a patience, an end where nobody wants it any more, and one reading of what comes. A logout goes out
 * even where its page goes at once: nothing can be fetched before it.
 */
const ask = new Set(['browser/ask-site.ts', 'browser/make-call.ts', 'counter/api.ts', 'web/accounts/account.ts'])

test('nothing is asked of the shop but by the ways to ask', () => {
  const asking = sourcesOf(grounds).filter(({ file }) => !file.startsWith('worker/') && file !== 'counter/queries.ts')
  expect(fetching(asking).toSorted()).toEqual([...ask].toSorted())
})

test('a planted fetch is found', () => {
  for (const text of ['await fetch(address)', 'window.fetch(address)', 'globalThis.fetch (address)', 'map(fetch)'])
    expect([text, fetching([{ file: 'web/planted.ts', text }]).length]).toEqual([text, 1])
  const fine = "asked.fetch(path, init) // to fetch a page\nimport { fetchPart } from './parts.ts'"
  expect(fetching([{ file: 'web/fine.ts', text: fine }])).toEqual([])
})

const fetching = (sources: readonly Source[]): string[] =>
  sources
    .filter(({ text }) => /(?<![\w.])fetch\s*\(|\b(?:window|globalThis)\.fetch\b|\(fetch\)/.test(text))
    .map(({ file }) => file)

const judging = (sources: readonly Source[]): string[] =>
  sources.filter(({ text }) => patterns.some((pattern) => pattern.test(text))).map(({ file }) => file)

const patterns = [
  /\bstatus\b\)?\s*(?:[=!]==?|[<>]=?)\s*[1-5]\d\d\b/,
  /\b[1-5]\d\d\s*(?:[=!]==?|[<>]=?)\s*(?:\w+\??\.)*status\b/,
  /\bcase [1-5]\d\d:/,
  /\[[1-5]\d\d[\d, ]*\]\.includes\(/,
]
