import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { constantFrom, oneof, record, sample, string } from 'fast-check'
import * as v from 'valibot'
import { openSearch } from '#shop/catalogue/search.ts'
import { searchedIn } from '#shop/catalogue/searched.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { freeText } from '#shop/text.ts'
import { calls } from '#shop/wire/calls.ts'
import { ashasReview } from '#tests/rooms/reviews.ts'
import { refusals } from '#words/refusals.ts'
import { corpus } from './corpus.ts'
import { atOnce, openLooseShop, statusesOf, type Trial } from './trial.ts'

const anyText = oneof(
  string({ unit: 'binary', minLength: 1, maxLength: 80 }),
  string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
  constantFrom(...corpus),
)

export const httpTrials: Readonly<Record<string, Trial>> = {
  addresses: {
    title: 'addresses that a caller claims to come from',
    short: 100,
    long: 1000,
    async run(open, times) {
      const shop = await openLooseShop(open, { LIMITS: '' })
      const answers = []
      for (let nr = 0; nr < times; nr += 1) {
        const forged = `${nr % 250}.${nr % 7}.0.${nr % 251}`
        const headers = { 'x-forwarded-for': forged, forwarded: `for=${forged}`, 'x-real-ip': forged }
        answers.push(await shop.call('/auth/validate-email', { email: `asha${nr}@example.com` }, { headers }))
      }
      return { sent: [times], 'taken beyond the limit of 60': [statusesOf(answers, 200) - 60, 0] }
    },
  },

  pincodes: {
    title: 'pincodes that are none, asked where a public service stands behind',
    short: 200,
    long: 10_000,
    async run(open, times) {
      let asked = 0
      const service = createServer((_request, response) => {
        asked += 1
        response.end('[]')
      }).listen(0, '127.0.0.1')
      await once(service, 'listening')
      const { port } = service.address() as AddressInfo
      const shop = await openLooseShop(open, { PINCODE_SERVICE_URL: `http://127.0.0.1:${port}` })
      const odd = oneof(
        anyText.map((text) => encodeURIComponent(text.toWellFormed())),
        constantFrom('..%2f..%2fetc', '012345', '40001', '4000122', '%31%31', '400012%00', '١٢٣٤٥٦', '1e5', '-00001'),
      ).filter((path) => !/^[1-9][0-9]{5}$/.test(decodeURIComponent(path).trim()))
      let answered = 0
      for (const path of sample(odd, times)) if ((await shop.call(`/pincode/${path}`)).status < 400) answered += 1
      service.close()
      return { sent: [times], answered: [answered, 0], 'asked of the service': [asked, 0] }
    },
  },

  poisons: {
    title: 'keys that would change every object, at any depth of a body to any call',
    short: 100,
    long: 10_000,
    async run(open, times) {
      const shop = await openLooseShop(open)
      const { token } = await shop.signedIn()
      let taken = 0
      let polluted = 0
      for (const { path, body } of sample(poisoned, times)) {
        const answer = await shop.call(path, body, { token })
        if (answer.status !== 400 || answer.body.message !== refusals['broken-json']()) taken += 1
        if ('admin' in {} || 'admin' in [] || 'admin' in shop) polluted += 1
      }
      return { sent: [times], 'not refused for their keys': [taken, 0], polluted: [polluted, 0] }
    },
  },

  texts: {
    title: 'texts of every script as name and text of a review, read back letter by letter',
    short: 100,
    long: 10_000,
    async run(open, times) {
      const shop = await openLooseShop(open)
      const form = freeText('review', 80)
      let differ = 0
      let taken = 0
      const texts = sample(anyText, times)
      for (let done = 0; done < times; done += 20) {
        const some = texts.slice(done, done + 20)
        const answers = await atOnce(some.length, async (nr) => {
          const text = some[nr] ?? ''
          const { status, body } = await shop.call('/reviews', { ...ashasReview(), username: 'Asha', comment: text })
          return { text, status, body: body as { comment?: string } }
        })
        const kept = await shop.database.read.selectFrom('reviews').select('comment').execute()
        const comments = new Set(kept.map(({ comment }) => comment))
        for (const { text, status, body } of answers.filter(({ status }) => status === 201)) {
          taken += 1
          const expected = v.parse(form, text)
          if (status !== 201 || body.comment !== expected || !comments.has(expected)) differ += 1
        }
      }
      return { sent: [times], taken: [taken], 'not as they were typed': [differ, 0] }
    },
  },

  searches: {
    title: 'queries to the search',
    short: 150,
    long: 10_000,
    async run(_open, times) {
      let slowest = 0
      for (const query of sample(oneof(anyText, string({ minLength: 1000, maxLength: 16_000 })), times)) {
        // What was slow by accident (garbage collection) is quick the second time.
        slowest = Math.max(slowest, Math.min(timeOf(query), timeOf(query), timeOf(query)))
      }
      return { queries: [times], 'the slowest took, in ms of the processor': [slowest, 5] }
    },
  },
}

/** Written as text, for an object would take the key before it is sent. */
const poisoned = record({
  path: constantFrom(
    ...Object.values(calls).flatMap(({ method, path, takes }) =>
      method === 'POST' && takes.type === 'object' ? [path] : [],
    ),
  ),
  key: constantFrom('__proto__', 'constructor', 'prototype', '\\u005f_proto__', '__pro\\u0074o__', 'c\\u006fnstructor'),
  poison: constantFrom(
    '{"admin":true}',
    '{"prototype":{"admin":true}}',
    '[]',
    'null',
    '"x"',
    '{"__proto__":{"admin":1}}',
  ),
  beside: constantFrom('', '"email":"asha@example.com",', '"password":"x","name":"Asha",', '"cartItems":[],'),
  around: string({ unit: constantFrom('{', '[', 'o'), maxLength: 10 }),
}).map(({ path, key, poison, beside, around }) => {
  const inside = `{${beside}"${key}":${poison}}`
  const body = [...around].reduce((text, one) => (one === '[' ? `[${text}]` : `{${beside}"${one}":${text}}`), inside)
  return { path, body }
})

const { search } = openSearch(searchedIn(openingCatalogue))

function timeOf(query: string): number {
  const began = process.threadCpuUsage()
  search(query)
  const { user, system } = process.threadCpuUsage(began)
  return (user + system) / 1000
}
