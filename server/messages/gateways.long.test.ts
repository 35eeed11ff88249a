import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { minutes } from '#shop/time.ts'
import { gatewayAnswering, hangsUp, json } from '#tests/fakes/answering-gateway.ts'
import { smsGateway } from './sms-gateway.ts'
import { withSpare } from './spare-gateway.ts'

const text = '123456 is your Darya code'
const sms = { to: '+919876543210', text, template: 'reset-code', vars: { code: '123456' } }

const parts = { dataDir: '', now: Date.now, log: { warn: (_facts: object) => {} } }
const msg91At = (url: string, log = parts.log) =>
  smsGateway(
    {
      gateway: 'msg91',
      url,
      key: 'secret-key',
      sender: 'DARYAF',
      entity: '1101',
      templates: { 'reset-code': '1107', 'order-out': '1108', 'order-out-mr': '1109' },
    },
    { ...parts, log },
  )
const twilioAt = (url: string, from = '+12025550100') =>
  smsGateway({ gateway: 'twilio', url, account: 'AC1', token: 'secret-token', from }, parts)

test('what is longer than an open place of the register takes stands in several, but a link stays whole', async () => {
  const { heard, url } = await gatewayAnswering(json(200, { type: 'success' }))
  const address = 'https://darya.example/mr/myorders/019ab000-0000-7000-8000-000000000000'
  await msg91At(url)({
    ...sms,
    vars: { reason: 'the boats stayed in the harbour for the storm', phone: '022', address },
  })
  expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({
    recipients: [{ reason: 'the boats stayed in the harbou', reason2: 'r for the storm', phone: '022', address }],
  })
})

test('MSG91 gets the approved template with its places filled, and the keys that DLT asks for', async () => {
  const { heard, url } = await gatewayAnswering(json(200, { type: 'success', message: '5762846b4f8d' }))
  await msg91At(url)(sms)
  expect(heard).toHaveLength(1)
  expect(heard[0]?.url).toBe('/api/v5/flow/')
  expect(heard[0]?.headers).toMatchObject({ authkey: 'secret-key', 'content-type': 'application/json' })
  expect(JSON.parse(heard[0]?.body ?? '')).toEqual({
    template_id: '1107',
    sender: 'DARYAF',
    DLT_PE_ID: '1101',
    short_url: '0',
    recipients: [{ mobiles: '919876543210', code: '123456' }],
  })
})

test('MSG91 that refuses with status 200 has refused, and is not asked again', async () => {
  const { heard, url } = await gatewayAnswering(json(200, { type: 'error', message: 'template mismatch' }))
  await expect(msg91At(url)(sms)).rejects.toThrow('MSG91 refused the message (200): template mismatch')
  expect(heard).toHaveLength(1)
})

test('MSG91 is not asked for a template that was never approved', async () => {
  const { heard, url } = await gatewayAnswering(json(200, { type: 'success' }))
  await expect(msg91At(url)({ ...sms, template: 'new-year' })).rejects.toThrow("no template for 'new-year'")
  expect(heard).toEqual([])
})

const out = (language: 'hi' | 'mr') => ({
  to: sms.to,
  text: 'डिलीवरी निकली',
  template: `order-out-${language}`,
  vars: { total: 'कुल' },
  inEnglish: { text: 'it is on its way', template: 'order-out', vars: { total: 'in all' } },
})

test('what has no approved text in its language goes out in English, and the log says so once', async () => {
  const { heard, url } = await gatewayAnswering(json(200, { type: 'success' }))
  const warned: object[] = []
  const send = msg91At(url, { warn: (facts: object) => void warned.push(facts) })
  await send(out('hi'))
  await send(out('hi'))
  await send(out('mr'))
  expect(heard.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
    { template_id: '1108', recipients: [{ total: 'in all' }] },
    { template_id: '1108', recipients: [{ total: 'in all' }] },
    { template_id: '1109', recipients: [{ total: 'कुल' }] },
  ])
  expect(warned).toEqual([{ template: 'order-out-hi' }])
})

test('what has no approved text in English either is not sent', async () => {
  const { heard, url } = await gatewayAnswering(json(200, { type: 'success' }))
  const inEnglish = { ...out('hi').inEnglish, template: 'order-gone' }
  await expect(msg91At(url)({ ...out('hi'), inEnglish })).rejects.toThrow("no template for 'order-out-hi'")
  expect(heard).toEqual([])
})

test('Twilio gets the text as a form, signed in with account and token', async () => {
  const { heard, url } = await gatewayAnswering(json(201, { sid: 'SM1', status: 'queued', error_code: null }))
  await twilioAt(url)(sms)
  expect(heard[0]?.url).toBe('/2010-04-01/Accounts/AC1/Messages.json')
  expect(heard[0]?.headers.authorization).toBe(`Basic ${Buffer.from('AC1:secret-token').toString('base64')}`)
  expect(heard[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded')
  expect(Object.fromEntries(new URLSearchParams(heard[0]?.body))).toEqual({
    To: '+919876543210',
    From: '+12025550100',
    Body: text,
  })
})

test('Twilio can send by a messaging service', async () => {
  const { heard, url } = await gatewayAnswering(json(201, { sid: 'SM1', error_code: null }))
  await twilioAt(url, 'MG42')(sms)
  expect(new URLSearchParams(heard[0]?.body).get('MessagingServiceSid')).toBe('MG42')
})

test('a refusal of Twilio names its code', async () => {
  const { url } = await gatewayAnswering(json(400, { code: 21211, message: `Invalid To: ${text}`, status: 400 }))
  await expect(twilioAt(url)(sms)).rejects.toThrow('Twilio refused the message (400, 21211)')
})

test.each([
  ['answers 503', json(503, {})],
  ['answers 429', json(429, {})],
  ['hangs up', hangsUp],
  ['answers with a page', (response: ServerResponse) => void response.end('<html>')],
])('a gateway that %s is asked once more', async (_what, trouble) => {
  const { heard, url } = await gatewayAnswering(trouble, json(201, { sid: 'SM1', error_code: null }))
  await twilioAt(url)(sms)
  expect(heard).toHaveLength(2)
})

test.each<[string, (response: ServerResponse) => void]>([
  ['is away', hangsUp],
  ['answers 500', json(500, {})],
  ['refuses with status 200', json(200, { type: 'error', message: 'template mismatch' })],
  ['answers with a page', (response) => void response.end('<html>')],
  ['answers with half of its JSON', (response) => void response.end('{"type":')],
  ['answers in another shape', json(200, ['success'])],
  ['hangs up in the middle', (response) => response.write('{"ty', () => void response.destroy())],
])('what a gateway that %s did not take goes out by the spare one, once', async (_what, trouble) => {
  const first = await gatewayAnswering(trouble)
  const spare = await gatewayAnswering(json(201, { sid: 'SM1', error_code: null }))
  await withSpare(msg91At(first.url), twilioAt(spare.url), () => 0)(sms)
  expect(spare.heard).toHaveLength(1)
})

test('a gateway that failed three times is left alone for a minute, and then asked again', async () => {
  let now = 0
  const first = await gatewayAnswering(json(200, { type: 'error' }))
  const spare = await gatewayAnswering(json(201, { sid: 'SM1', error_code: null }))
  const send = withSpare(msg91At(first.url), twilioAt(spare.url), () => now)
  for (let nr = 0; nr < 5; nr += 1) await send(sms)
  expect([first.heard.length, spare.heard.length]).toEqual([3, 5])
  now += minutes(1)
  await send(sms)
  expect([first.heard.length, spare.heard.length]).toEqual([4, 6])
})

test('when neither gateway takes a message, both are named, and its text is not', async () => {
  const first = await gatewayAnswering(json(200, { type: 'error', message: text }))
  const spare = await gatewayAnswering(json(400, { code: 21211, message: text }))
  const trouble: unknown = await withSpare(
    msg91At(first.url),
    twilioAt(spare.url),
    () => 0,
  )(sms).catch((thrown: unknown) => thrown)
  expect(String(trouble)).toMatch(/MSG91 refused .*; Twilio refused/)
  expect(String(trouble)).not.toContain('123456')
})

test('a gateway that stays in trouble is given up after the second try, and what is thrown tells no text', async () => {
  const { heard, url } = await gatewayAnswering(json(500, { message: text }))
  const trouble: unknown = await twilioAt(url)(sms).catch((thrown: unknown) => thrown)
  expect(heard).toHaveLength(2)
  expect(trouble).toBeInstanceOf(Error)
  expect(String(trouble)).not.toContain('123456')
})

test('a gateway that says nothing is left after 5 seconds, twice', { timeout: 15_000 }, async () => {
  const { heard, url } = await gatewayAnswering(() => {})
  const began = performance.now()
  await expect(twilioAt(url)(sms)).rejects.toThrow('Twilio did not answer')
  expect(heard).toHaveLength(2)
  expect(performance.now() - began).toBeGreaterThan(9_900)
  expect(performance.now() - began).toBeLessThan(12_000)
})
