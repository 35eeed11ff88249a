import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { openPasswordHasher } from '#server/accounts/password-hash.ts'
import { seconds } from '#shop/time.ts'
import { onDatabase } from '#tests/running/databases.ts'
import { listeningShops } from '#tests/running/listening-shop.ts'

// The shop with no nginx before it: it may answer late, and must not fall.
onDatabase('sqlite', (_, open) => {
  const openShop = listeningShops(open)

  test('many who sign in at once are in nobody else’s way, and those whom it would take too long are told at once', async () => {
    const { url, spoken } = await openShop({
      environment: { LIMITS: 'wrong-password-per-address=1000000' },
      hasher: openPasswordHasher(['a pepper that is long enough']),
    })
    const flood = spoken(logins(150).join(''), seconds(10))
    const others = []
    for (const path of ['/reviews/4', '/pincode/400012', '/orders', '/auth/checkAuth'])
      others.push(statusOf(await fetch(url + path)))
    const { heard } = await flood
    const [wrong, later] = [heard.split('HTTP/1.1 401 ').length - 1, heard.split('HTTP/1.1 503 ').length - 1]
    expect(wrong + later).toBe(150)
    expect(wrong).toBeGreaterThanOrEqual(64)
    expect(later).toBeGreaterThan(0)
    expect(heard.split('retry-after: 2').length - 1).toBe(later)
    expect(others).toEqual([200, 200, 401, 200])
  })

  test('who sends slowly keeps nobody else out', async () => {
    const { url } = await openShop()
    const sockets = Array.from({ length: 300 }, () => connect(Number(new URL(url).port), '127.0.0.1'))
    for (const socket of sockets)
      socket
        .on('error', () => undefined)
        .write('POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{')
    await Promise.all(sockets.map((socket) => once(socket, 'ready')))
    expect(statusOf(await fetch(`${url}/orders`))).toBe(401)
    for (const socket of sockets) socket.destroy()
  })

  test('who is slow with headers is told so and let go', async () => {
    const { spoken } = await openShop()
    const began = performance.now()
    const { heard, hungUp } = await spoken('GET / HTTP/1.1\r\nhost: x\r\n', seconds(25))
    expect(heard).toContain('HTTP/1.1 408 ')
    expect(hungUp).toBe(true)
    expect(performance.now() - began).toBeGreaterThan(seconds(10) - 500)
    expect(performance.now() - began).toBeLessThan(seconds(19))
  })

  test('a body in a piece for each letter, and thousands of requests in one piece, are borne', async () => {
    const { spoken, url, everyLine } = await openShop()
    const head =
      'POST /auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n'
    const letters = [...`{"email":"${'x'.repeat(20_000)}"}`].map((sign) => `1\r\n${sign}\r\n`).join('')
    expect((await spoken(`${head}${letters}0\r\n\r\n`, seconds(5))).heard).toContain('HTTP/1.1 400 ')
    const { heard } = await spoken('GET /health/live HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(1500), seconds(5))
    expect(heard.split('HTTP/1.1 200').length - 1).toBe(1500)
    expect((await fetch(`${url}/health/live`)).status).toBe(200)
    expect(everyLine().filter((line) => line.includes('"level":"error"'))).toEqual([])
  })
})

/** So many who try to sign in with a wrong password, as they go over the wire. */
const logins = (count: number) =>
  Array.from({ length: count }, (_, nr) => {
    const body = JSON.stringify({ email: `stranger${nr}@darya.example`, password: 'teal kite over the dock' })
    const last = nr === count - 1 ? 'connection: close\r\n' : ''
    const head = `host: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n${last}`
    return `POST /auth/login HTTP/1.1\r\n${head}\r\n${body}`
  })

const statusOf = ({ status }: { status: number }) => status
