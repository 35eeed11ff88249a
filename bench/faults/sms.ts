// A gateway for text messages with eight kinds of faults: npm exec -- node bench/faults/sms.ts [CODES EACH]
// [TROUBLE...]
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '#shop/time.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { recordFigure } from '../record-figure.ts'
import { buildOnce, quantile, report } from './report.ts'
import { ask } from './shopper.ts'

type Answer = (response: ServerResponse, deliver: () => void) => void

const success = JSON.stringify({ type: 'success', message: '5762846b4f8d' })

/** What the simulated MSG91 does with a message. */
const troubles: Record<string, Answer> = {
  down: (response) => response.destroy(),
  slow: (response) => void setTimeout(() => response.end(success), seconds(7)),
  '200 with an error': (response) => response.end(JSON.stringify({ type: 'error', message: 'no balance' })),
  'delivers twice': (response, deliver) => {
    deliver()
    deliver()
    response.end(success)
  },
  'answers HTML': (response) => response.end('<h1>Bad gateway</h1>'),
  'hangs up in the middle': (response) => response.write('{"ty', () => response.destroy()),
  'half of its JSON': (response) => response.end('{"type":'),
  'answers 500': (response) => response.writeHead(500).end(),
}

interface Delivered {
  readonly mobile: string
  readonly code: string
  readonly at: number
}

/** A new shop with a faulty first gateway and a working spare one, and people who ask for a code. */
async function askForCodes(name: string, trouble: Answer, each: number): Promise<{ p99: number; wrong: number }> {
  const delivered: Delivered[] = []
  const msg91 = await listening((text, response) => {
    const { recipients } = JSON.parse(text) as { recipients: { mobiles: string; code: string }[] }
    const [{ mobiles, code } = { mobiles: '', code: '' }] = recipients
    trouble(response, () => delivered.push({ mobile: mobiles.slice(2), code, at: performance.now() }))
  })
  const twilio = await listening((text, response) => {
    const form = new URLSearchParams(text)
    const code = /^([0-9]{6}) is/.exec(form.get('Body') ?? '')?.[1] ?? ''
    delivered.push({ mobile: (form.get('To') ?? '').slice(3), code, at: performance.now() })
    response.writeHead(201).end(JSON.stringify({ sid: 'SM1', error_code: null }))
  })
  const shop = await openShop({ ...gateways, MSG91_URL: msg91, TWILIO_URL: twilio })
  const anyone = { url: shop.url, token: '' }
  const mobiles = Array.from({ length: each }, (_, nr) => `98200${10_000 + nr}`)
  for (const [nr, mobile] of mobiles.entries())
    await ask(anyone, '/auth/register', {
      body: { name: 'Asha', email: `asha${nr}@darya.example`, password: 'sixteen boats at dawn', mobile },
    })

  const began = performance.now()
  const asked: number[] = []
  const found = { refused: 0, undelivered: 0, differing: 0, dead: 0 }
  for (const mobile of mobiles) {
    const asking = performance.now()
    const { outcome } = await ask(anyone, '/api/auth/send-otp', { body: { mobile } })
    asked.push(performance.now() - asking)
    if (outcome !== 'yes') found.refused += 1
  }
  const codesOf = (mobile: string) => delivered.filter((one) => one.mobile === mobile)
  const until = performance.now() + seconds(60)
  while (mobiles.some((mobile) => codesOf(mobile).length === 0) && performance.now() < until) await sleep(50)
  for (const mobile of mobiles) {
    const codes = codesOf(mobile)
    if (codes.length === 0) found.undelivered += 1
    if (new Set(codes.map(({ code }) => code)).size > 1) found.differing += 1
    const otp = codes.at(-1)?.code ?? '000000'
    if ((await ask(anyone, '/api/auth/verify-otp', { body: { mobile, otp } })).outcome !== 'yes') found.dead += 1
  }
  report(`the gateway: ${name}; ${each} codes`, undefined, {
    'asking for a code, ms, median': [quantile(asked, 0.5)],
    'asking for a code, ms, p99': [quantile(asked, 0.99), 100],
    'not answered with yes': [found.refused, 0],
    'codes that reached nobody': [found.undelivered, 0],
    'mobiles with two different codes': [found.differing, 0],
    'codes that did not work': [found.dead, 0],
    'from the first wish to the last code, ms': [Math.max(...delivered.map(({ at }) => at)) - began],
  })
  await shop.stop()
  const { refused, undelivered, differing, dead } = found
  return { p99: quantile(asked, 0.99), wrong: refused + undelivered + differing + dead }
}

const gateways = {
  SMS_GATEWAY: 'msg91',
  SMS_SPARE_GATEWAY: 'twilio',
  MSG91_KEY: 'key',
  MSG91_SENDER: 'DARYAF',
  MSG91_ENTITY: '1101',
  MSG91_TEMPLATES: 'reset-code=1,password-changed=2,order-placed=3',
  TWILIO_ACCOUNT: 'AC1',
  TWILIO_TOKEN: 'token',
  TWILIO_FROM: '+12025550100',
}

async function listening(heard: (text: string, response: ServerResponse) => void): Promise<string> {
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (part: string) => (text += part))
    request.once('end', () => heard(text, response))
  })
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

if (import.meta.main) {
  const [each = '20', ...names] = process.argv.slice(2)
  buildOnce()
  const found = []
  for (const [name, trouble] of Object.entries(troubles))
    if (names.length === 0 || names.includes(name)) found.push(await askForCodes(name, trouble, Number(each)))
  const wrong = found.reduce((sum, one) => sum + one.wrong, 0)
  const p99 = Math.round(Math.max(...found.map((one) => one.p99)))
  recordFigure('sms', `${wrong} lost or wrong of ${each} codes each; p99 at most ${p99} ms`)
}
