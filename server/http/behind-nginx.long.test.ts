import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { wordsIn } from '#server/words-in.ts'
import { languages } from '#shop/languages.ts'
import { minutes, seconds } from '#shop/time.ts'
import { onDatabase } from '#tests/running/databases.ts'
import { listeningShops, spokenTo } from '#tests/running/listening-shop.ts'
import { refusals } from '#words/refusals.ts'
import { startProxy } from '../../bench/faults/proxy.ts'

/** A shop that keeps whoever asks waiting until it is told to answer, behind our nginx. */
async function waitingShop() {
  const waiting: ServerResponse[] = []
  let isFree = false
  const shop = createServer((request, response) => {
    if (isFree || request.url === '/health/live') response.end('here')
    else waiting.push(response)
  }).listen(0, '127.0.0.1')
  await once(shop, 'listening')
  onTestFinished(() => void shop.close())
  onTestFinished(() => shop.closeAllConnections())
  const { url, stop } = await startProxy([`http://127.0.0.1:${(shop.address() as AddressInfo).port}`])
  onTestFinished(stop)
  const ask = (path: string, from: string, language = 'en') =>
    fetch(url + path, { headers: { 'x-forwarded-for': from, 'accept-language': language } })
  return {
    url,
    ask,
    leave: async () => {
      shop.close()
      shop.closeAllConnections()
      await once(shop, 'close')
    },
    /** so many who ask, each from a network of their own or all from this one, and wait for their answer */
    crowd: async (path: string, count: number, from = (nr: number) => `10.${path.length}.${nr >> 8}.${nr & 255}`) => {
      const before = waiting.length
      const asked = Array.from({ length: count }, (_, nr) => ask(path, from(nr)).then(statusOf))
      await expect.poll(() => waiting.length - before, { timeout: seconds(10) }).toBe(count)
      return asked
    },
    answerAll: () => {
      isFree = true
      for (const response of waiting) response.end('here')
    },
  }
}

const statusOf = ({ status }: { status: number }) => status

// Without nginx they are left out, but not in CI.
describe.runIf(process.env['CI'] !== undefined || spawnSync('which', ['nginx']).status === 0)(
  'behind the nginx of deploy/nginx',
  () => {
    test(
      'in a crowd reviews give way first, then pages, orders last, and all come in again afterwards',
      async () => {
        const { ask, crowd, answerAll } = await waitingShop()
        const statuses = async (...paths: string[]) =>
          (await Promise.all(paths.map((path) => ask(path, '203.0.113.9')))).map(statusOf)
        const reviews = await crowd('/reviews/4', 128)
        expect(await statuses('/reviews/4')).toEqual([503])
        const pages = await crowd('/home', 64)
        expect(await statuses('/reviews/4', '/home', '/health/live')).toEqual([503, 503, 200])
        const orders = await crowd('/orders', 256)
        expect(await statuses('/orders', '/auth/checkAuth', '/health/live')).toEqual([503, 503, 200])
        answerAll()
        expect(new Set(await Promise.all([...reviews, ...pages, ...orders]))).toEqual(new Set([200]))
        expect(await statuses('/reviews/4', '/home', '/orders')).toEqual([200, 200, 200])
      },
      minutes(1),
    )

    test(
      'one network has so much in hand and no more, and is in nobody else’s way; an IPv6 network is one',
      async () => {
        for (const [inside, outside] of [
          [() => '203.0.113.7', '203.0.113.8'],
          [(nr: number) => `2001:db8:1:2::${nr.toString(16)}`, '2001:db8:1:3::1'],
          [(nr: number) => `2001:db8::${nr.toString(16)}`, '2001:db9::1'],
        ] as const) {
          const { ask, crowd, answerAll } = await waitingShop()
          const asked = await crowd('/orders', 200, inside)
          expect(statusOf(await ask('/health/live', inside(300)))).toBe(503)
          expect(statusOf(await ask('/health/live', outside))).toBe(200)
          answerAll()
          expect(new Set(await Promise.all(asked))).toEqual(new Set([200]))
          expect(statusOf(await ask('/health/live', inside(300)))).toBe(200)
        }
      },
      minutes(1),
    )

    test('whoever places an order in a crowd, or while no process is there, is told to come again, and placed by the next try', async () => {
      const { url, ask, crowd, answerAll, leave } = await waitingShop()
      const place = () =>
        fetch(`${url}/orders`, {
          method: 'POST',
          headers: { 'idempotency-key': 'one', 'x-forwarded-for': '203.0.113.9' },
        })
      const orders = await crowd('/orders', 256)
      const told = await place()
      expect([told.status, told.headers.get('retry-after'), await told.json()]).toEqual([
        503,
        '2',
        { message: refusals.busy() },
      ])
      answerAll()
      await Promise.all(orders)
      expect(statusOf(await place())).toBe(200)
      await leave()
      expect([statusOf(await place()), statusOf(await ask('/home', '203.0.113.9'))]).toEqual([503, 503])
    })

    test.each(languages)('who must come again is told so in the words of the shop: %s', async (language) => {
      const { ask, crowd, answerAll } = await waitingShop()
      const asked = await crowd('/orders', 200, () => '203.0.113.7')
      const answer = await ask('/orders', '203.0.113.7', language)
      const { refusals } = await wordsIn(language)
      expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
        503,
        '2',
        { message: refusals.busy({}) },
      ])
      answerAll()
      await Promise.all(asked)
    })

    onDatabase('sqlite', (_, open) => {
      const openShop = listeningShops(open)

      async function behindNginx() {
        const shop = await openShop({ environment: { TRUSTED_PROXIES: '127.0.0.1' } })
        const { url, stop } = await startProxy([shop.url])
        onTestFinished(stop)
        return { ...shop, url, spoken: spokenTo(Number(new URL(url).port)) }
      }

      test('a body in a piece for each letter is one body to the shop', async () => {
        const { spoken, url, everyLine } = await behindNginx()
        const head =
          'POST /auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n'
        const inPieces = (text: string) => `${head}${[...text].map((sign) => `1\r\n${sign}\r\n`).join('')}0\r\n\r\n`
        for (const text of ['{"email":"asha@darya.example"}', `{"email":"${'x'.repeat(20_000)}"}`]) {
          const { heard, hungUp } = await spoken(inPieces(text), 1000)
          expect([heard.slice(0, 12), hungUp]).toEqual(['HTTP/1.1 400', false])
        }
        expect((await fetch(`${url}/health/live`)).status).toBe(200)
        expect(everyLine().filter((line) => line.includes('"level":"error"'))).toEqual([])
      })

      test('requests in one piece are answered one after the other, and others are answered meanwhile', async () => {
        const { spoken, url } = await behindNginx()
        const ask = 'GET /health/live HTTP/1.1\r\nhost: a\r\n\r\n'
        const few = await spoken(ask.repeat(12), 1000)
        expect([goodIn(few.heard), few.hungUp]).toEqual([12, false])
        const many = spoken(ask.repeat(1500), seconds(5))
        const waited: number[] = []
        for (let nr = 0; nr < 20; nr += 1) {
          const began = performance.now()
          expect((await fetch(`${url}/health/live`)).status).toBe(200)
          waited.push(performance.now() - began)
        }
        expect(waited.toSorted((one, other) => one - other)[10]).toBeLessThan(50)
        // After a thousand nginx lets a connection go.
        const { heard, hungUp } = await many
        expect(goodIn(heard)).toBeLessThanOrEqual(1000)
        expect(hungUp).toBe(true)
      })

      test(
        'who is slow with a body is let go, and the shop hears nothing of it',
        async () => {
          const { spoken, everyLine } = await behindNginx()
          const before = everyLine().length
          const began = performance.now()
          const { hungUp } = await spoken(
            'POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
            seconds(25),
          )
          expect(hungUp).toBe(true)
          expect(performance.now() - began).toBeGreaterThan(seconds(15) - 500)
          expect(performance.now() - began).toBeLessThan(seconds(24))
          expect(everyLine().slice(before)).toEqual([])
        },
        minutes(1),
      )
    })
  },
)

const goodIn = (heard: string) => heard.split('HTTP/1.1 200').length - 1
