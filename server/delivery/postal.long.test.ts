import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { type Pincode, parsePincode } from '#shop/delivery/delivery.ts'
import { days, seconds } from '#shop/time.ts'
import { certificateUntil } from '#tests/fakes/certificate.ts'
import { openPostal } from './postal.ts'

const code = (typed: string) => parsePincode(typed) as Pincode
const doors: (() => void)[] = []
afterEach(() => doors.splice(0).forEach((close) => close()))

/** A postal service on this machine with given answers, which counts how often it was asked. */
async function service(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  }).listen(0, '127.0.0.1')
  doors.push(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  let time = 0
  const ask = openPostal({ serviceUrl: `http://127.0.0.1:${port}`, now: () => time })
  return { ask, asked, later: (much: number) => (time += much) }
}

const says =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const office = { Name: 'Fort', District: 'Mumbai', State: 'Maharashtra', Pincode: '400001' }
const success = says([{ Message: 'found', Status: 'Success', PostOffice: [{ ...office, Secret: '<script>' }] }])

test('what the service found is passed on without what we do not show, and is remembered for 30 days', async () => {
  const { ask, asked, later } = await service(success)
  expect(await ask(code('400001'))).toEqual({ offices: [office] })
  later(days(29))
  await ask(code('400001'))
  expect(asked).toEqual(['/pincode/400001'])
  later(days(2))
  await ask(code('400001'))
  expect(asked).toHaveLength(2)
})

test('a code that does not exist is asked for again the day after', async () => {
  const { ask, asked, later } = await service(says([{ Message: 'No records', Status: 'Error', PostOffice: null }]))
  expect(await ask(code('999999'))).toBe('no-such-code')
  await ask(code('999999'))
  later(days(1))
  await ask(code('999999'))
  expect(asked).toHaveLength(2)
})

test('many who ask for one code at once are one question', async () => {
  const { ask, asked } = await service(success)
  await Promise.all(Array.from({ length: 50 }, () => ask(code('400001'))))
  expect(asked).toHaveLength(1)
})

test.each<[string, RequestListener]>([
  ['is silent for longer than two seconds', () => {}],
  ['answers HTML', (_request, response) => void response.end('<h1>Service unavailable</h1>')],
  ['answers with an error', says({ Status: '404', Message: 'bad path' }, 404)],
  ['answers in another shape', says([{ Status: 'Success', PostOffice: [{ Name: 7 }] }])],
  ['answers for another code', says([{ Status: 'Success', PostOffice: [{ ...office, Pincode: '110001' }] }])],
  [
    'sends us elsewhere',
    (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  ],
  ['never stops talking', says([{ Status: 'Success', PostOffice: [{ ...office, Name: 'x'.repeat(300_000) }] }])],
  ['hangs up', (request) => void request.socket.destroy()],
  [
    'talks too slowly',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[')
      const drip = setInterval(() => response.write(' '), 100)
      response.once('close', () => clearInterval(drip))
    },
  ],
  [
    'stops in the middle',
    (_request, response) =>
      void response.end(JSON.stringify([{ Status: 'Success', PostOffice: [office] }]).slice(0, -9)),
  ],
])(
  'a service that %s is not reachable, and after three such answers is left alone for a minute',
  async (_how, answer) => {
    const { ask, asked, later } = await service(answer)
    for (const pincode of ['400001', '400002', '400003', '400004'])
      expect(await ask(code(pincode))).toBe('not-reachable')
    expect(asked).toHaveLength(3)
    later(seconds(60))
    await ask(code('400004'))
    expect(asked).toHaveLength(4)
  },
  15_000,
)

test('a service that is not there at all is not reachable, and costs nobody two seconds', async () => {
  const ask = openPostal({ serviceUrl: 'http://127.0.0.1:1', now: () => 0 })
  const began = performance.now()
  expect(await ask(code('400001'))).toBe('not-reachable')
  expect(performance.now() - began).toBeLessThan(seconds(2))
})

test('a service whose certificate has run out is asked nothing, and one whose certificate is good is', async () => {
  const before = getCACertificates('default')
  doors.push(() => setDefaultCACertificates(before))
  const told = async (end: number) => {
    const certificate = certificateUntil(new Date(end))
    setDefaultCACertificates([...before, certificate.cert])
    const asked: string[] = []
    const server = createSecureServer(certificate, (request, response) => {
      asked.push(request.url ?? '')
      success(request, response)
    }).listen(0, '127.0.0.1')
    doors.push(() => server.close())
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    const answer = await openPostal({ serviceUrl: `https://127.0.0.1:${port}`, now: () => 0 })(code('400001'))
    return { answer, asked: asked.length }
  }
  expect(await told(Date.now() - days(1))).toEqual({ answer: 'not-reachable', asked: 0 })
  expect(await told(Date.now() + days(1))).toEqual({ answer: { offices: [office] }, asked: 1 })
})
