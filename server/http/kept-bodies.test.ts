import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { wordsIn } from '#server/words-in.ts'
import { languages } from '#shop/languages.ts'
import type { Call } from '#shop/wire/call.ts'
import { openApi } from './api.ts'
import { KeptBody } from './json.ts'

const box = {
  method: 'GET',
  path: '/boxes',
  access: 'anyone',
  takes: v.object({ of: v.string(), version: v.string() }),
  gives: v.object({ message: v.string(), fish: v.string() }),
} satisfies Call

/** A box of fish of each person. Short or long: what is long goes out packed. */
function boxes({ length = 1 } = {}) {
  const made: string[] = []
  const api = openApi({
    visitorOf: async () => undefined,
    callerOf: () => '203.0.113.7',
    onError: () => expect.unreachable(),
  })
  api.open(box, async ({ wanted: { of, version } }) => ({
    body: new KeptBody(`${of} ${version}`, async () => {
      made.push(`${of} ${version}`)
      return { message: { done: 'order-canceled' }, fish: `${of} ${version} `.repeat(length) }
    }),
  }))

  async function ask(of: string, version: number, { language = 'en', encoding = 'identity' } = {}) {
    const headers = { 'accept-language': language, 'accept-encoding': encoding }
    const answer = await api.app.request(`/boxes?of=${of}&version=${version}`, { headers })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const packing = answer.headers.get('content-encoding')
    const text = packing === 'br' ? brotliDecompressSync(bytes) : packing === 'gzip' ? gunzipSync(bytes) : bytes
    return { packing, body: JSON.parse(text.toString()) as { message: string; fish: string } }
  }
  return { made, ask }
}

test.each([{ length: 1 }, { length: 5000 }])(
  'a body is made once for what it is made of, and each gets their own: $length',
  async ({ length }) => {
    const { made, ask } = boxes({ length })
    for (let round = 0; round < 3; round += 1)
      for (const [of, version] of [
        ['asha', 1],
        ['ravi', 1],
        ['asha', 2],
      ] as const)
        expect((await ask(of, version)).body.fish).toBe(`${of} ${version} `.repeat(length))
    expect(made).toEqual(['asha 1', 'ravi 1', 'asha 2'])
  },
)

test('it goes out in the language and the packing that each asks for', async () => {
  const { ask } = boxes({ length: 5000 })
  for (let round = 0; round < 2; round += 1)
    for (const language of languages)
      for (const [encoding, packing] of [
        ['br', 'br'],
        ['gzip', 'gzip'],
        ['identity', null],
      ] as const) {
        const answer = await ask('asha', 1, { language, encoding })
        const { answers } = await wordsIn(language)
        expect([answer.packing, answer.body.message]).toEqual([packing, answers['order-canceled']({})])
      }
})

test('of many people the last are kept', async () => {
  const { made, ask } = boxes()
  const everybody = Array.from({ length: 300 }, (_, nr) => `person${nr}`)
  for (const one of everybody) await ask(one, 1)
  await ask('person299', 1)
  expect(made).toHaveLength(300)
  await ask('person0', 1)
  expect(made).toHaveLength(301)
})

test('what could not be made is made at the next asking', async () => {
  const api = openApi({ visitorOf: async () => undefined, callerOf: () => '203.0.113.7', onError: () => undefined })
  let fails = true
  api.open(box, async () => ({
    body: new KeptBody('all', async () => {
      if (fails) throw new Error('the database is away')
      return { message: { done: 'order-canceled' }, fish: 'surmai' }
    }),
  }))
  const ask = async () => (await api.app.request('/boxes?of=asha&version=1')).status
  expect(await ask()).toBe(500)
  fails = false
  expect(await ask()).toBe(200)
})
