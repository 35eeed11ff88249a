import * as v from 'valibot'
import { expect, test } from 'vitest'
import { wordsIn } from '#server/words-in.ts'
import { plainText } from '#shop/text.ts'
import type { Call } from '#shop/wire/call.ts'
import { openApi } from './api.ts'
import { Refusal } from './refusal.ts'

const [english, hindi, marathi] = await Promise.all([wordsIn('en'), wordsIn('hi'), wordsIn('mr')])

const greet = {
  method: 'POST',
  path: '/greetings/:whom',
  access: 'anyone',
  takes: v.object({ words: plainText('review', 80) }),
  gives: v.object({ said: v.string() }),
} satisfies Call

const secret = {
  method: 'GET',
  path: '/secrets',
  access: 'signed-in',
  takes: v.unknown(),
  gives: v.object({ of: v.string() }),
} satisfies Call

function door({ visitor = false, surprises = [] as string[] } = {}) {
  const api = openApi({
    visitorOf: async () => (visitor ? { userId: 'asha', sessionId: 's' } : undefined),
    callerOf: () => '203.0.113.7',
    onError: (_trouble, call) => surprises.push(call),
    headers: { 'x-standing': '1' },
  })
  api.open(greet, async ({ wanted, params }) => {
    if (wanted.words === 'boom') throw new Error('select * from passwords')
    if (wanted.words === 'no')
      throw new Refusal(409, { refused: 'quantity-too-large', most: 20 }, { headers: { 'retry-after': '60' } })
    return { status: 201, body: { said: `${wanted.words}, ${params.whom}` } }
  })
  api.open(secret, async ({ visitor }) => ({ body: { of: visitor.userId } }))
  return api.app
}

const send = (body: BodyInit, type = 'application/json') => ({
  method: 'POST',
  body,
  headers: { 'content-type': type },
})
const say = (words: unknown) => send(JSON.stringify({ words }))

test('a call that fits the contract is answered', async () => {
  const answer = await door().request('/greetings/mumbai', say('Namaste'))
  expect([answer.status, await answer.json()]).toEqual([201, { said: 'Namaste, mumbai' }])
})

test.each([
  ['text that is not JSON', send('{"words":'), 400],
  ['a form', send('words=hello', 'text/plain'), 415],
  ['a wrong kind of value', say(7), 400],
  ['an empty value', say(''), 400],
  ['no value at all', send('{}'), 400],
  ['a poisoned key', send('{"words":"hi","__proto__":{"admin":true}}'), 400],
  ['JSON folded too deep', send(`{"words":${'['.repeat(40)}${']'.repeat(40)}}`), 400],
  ['half a character', send(new Uint8Array([123, 34, 0xc3, 40])), 400],
  ['more than anyone needs to say', send(`{"words":"${'x'.repeat(70_000)}"}`), 413],
])('%s is turned away with a sentence', async (_what, request, status) => {
  const answer = await door().request('/greetings/mumbai', request)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\w/) })
})

test.each([
  ['nothing', undefined, english],
  ['English', 'en', english],
  ['Hindi', 'hi', hindi],
  ['Marathi', 'mr', marathi],
  ['what a browser says of its person', 'mr-IN,mr;q=0.9,en;q=0.8', english],
  ['a language that the shop does not speak', 'ta', english],
])('asked in %s, a call is turned away in the language that it names', async (_what, named, { refusals: words }) => {
  const headers = { 'content-type': 'application/json', ...(named ? { 'accept-language': named } : {}) }
  const sent = { method: 'POST', body: '{"words":"no"}', headers }
  const answer = await door().request('/greetings/mumbai', sent)
  expect([answer.status, await answer.json()]).toEqual([409, { message: words['quantity-too-large']({ most: 20 }) }])
  const nothing = await door().request('/nothing', { headers })
  expect(await nothing.json()).toEqual({ message: words['nothing-here']({}) })
})

test('a field that is missing is asked for in the words of an empty one', async () => {
  const answer = await door().request('/greetings/mumbai', send('{}'))
  expect(await answer.json()).toEqual({ message: 'Review is required.', field: 'words' })
})

test('fields that the contract does not name are dropped', async () => {
  const answer = await door().request('/greetings/mumbai', send('{"words":"Namaste","role":"admin"}'))
  expect(await answer.json()).toEqual({ said: 'Namaste, mumbai' })
})

test('a wrong method says which one is right, an unknown address says so', async () => {
  const wrong = await door().request('/greetings/mumbai', { method: 'PUT' })
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST'])
  expect((await door().request('/greetings')).status).toBe(404)
})

test('a call for people who are signed in knows who asks, and refuses a stranger', async () => {
  expect((await door().request('/secrets')).status).toBe(401)
  expect(await (await door({ visitor: true }).request('/secrets')).json()).toEqual({ of: 'asha' })
})

test('an expected refusal keeps its words, a surprise keeps its secrets', async () => {
  const surprises: string[] = []
  const refused = await door().request('/greetings/mumbai', say('no'))
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
    409,
    '60',
    { message: 'Quantity is at most 20.' },
  ])
  const onError = await door({ surprises }).request('/greetings/mumbai', say('boom'))
  expect(onError.status).toBe(500)
  expect(await onError.text()).not.toContain('passwords')
  expect(surprises).toEqual(['POST /greetings/:whom'])
})

test('what fails beside the calls is told in words too, and nothing of the inside', async () => {
  const surprises: string[] = []
  const app = door({ surprises })
  app.get('/fish', () => {
    throw new Error('select * from passwords')
  })
  const answer = await app.request('/fish?only=salmon')
  expect([answer.status, await answer.json()]).toEqual([
    500,
    { message: english.refusals.trouble({ refused: 'trouble' }) },
  ])
  expect(answer.headers.get('x-standing')).toBe('1')
  expect(surprises).toEqual(['GET *'])
})

test('of a body with thousands of faults only the first is looked for', async () => {
  let looked = 0
  const wrong = v.pipe(
    v.string(),
    v.check(() => {
      looked += 1
      return false
    }),
  )
  const api = openApi({ visitorOf: async () => undefined, callerOf: () => '', onError: () => undefined, headers: {} })
  const many = { ...greet, takes: v.object({ words: v.array(wrong) }) } satisfies Call
  api.open(many, async () => ({ status: 201, body: { said: '' } }))
  const answer = await api.app.request('/greetings/mumbai', say(Array.from({ length: 5000 }, () => 'x')))
  expect([answer.status, looked]).toEqual([400, 1])
})
