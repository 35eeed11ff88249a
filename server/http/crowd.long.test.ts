import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { seconds } from '#shop/time.ts'
import { refusals } from '#words/refusals.ts'
import { onDatabase } from '#tests/running/databases.ts'
import { openListeningShop } from '#tests/running/listening-shop.ts'
import { noPages, type TestShop } from '#tests/running/test-shop.ts'

onDatabase('sqlite', (_, open) => {
  async function openShop(options: TestShop) {
    const shop = await openListeningShop(open, options)
    onTestFinished(() => shop.stop())
    return shop
  }

  /** A shop in which a page takes as long as the test wants. */
  async function crowdedShop(environment: Record<string, string>) {
    const free = Promise.withResolvers<void>()
    const drawn: string[] = []
    const pages = {
      ...noPages,
      async answer() {
        drawn.push('a page')
        await free.promise
        return new Response('a page')
      },
    }
    const shop = await openShop({ environment, pages })
    return { ...shop, drawn, free: free.resolve, ask: (path: string) => fetch(shop.url + path) }
  }

  test('in a crowd reviews give way first, then pages, orders last, and all come in again afterwards', async () => {
    const { ask, drawn, free } = await crowdedShop({ MOST_IN_HAND: '4' })
    const slow = [1, 2].map((nr) => ask(`/page${nr}`))
    await expect.poll(() => drawn.length).toBe(2)
    const refused = await ask('/reviews/4')
    expect([refused.status, await refused.json()]).toEqual([503, { message: refusals.busy() }])
    expect(refused.headers.get('retry-after')).toBe('2')

    slow.push(ask('/page3'))
    await expect.poll(() => drawn.length).toBe(3)
    const statuses = async () => [await ask('/page4'), await ask('/orders'), await ask('/health/live')].map(statusOf)
    expect(await statuses()).toEqual([503, 401, 200])

    free()
    expect((await Promise.all(slow)).map(statusOf)).toEqual([200, 200, 200])
    expect(await statuses()).toEqual([200, 401, 200])
    expect(statusOf(await ask('/reviews/4'))).toBe(200)
  })

  test('many who sign in at once are in nobody else’s way, and those whom it would take too long are told at once', async () => {
    const { ask, spoken } = await crowdedShop({ MOST_IN_HAND: '8' })
    const flood = spoken(logins(10).join(''), seconds(10))
    const others = []
    for (const path of ['/reviews/4', '/pincode/400012', '/orders', '/auth/checkAuth'])
      others.push(statusOf(await ask(path)))
    const { heard } = await flood
    expect([heard.split('HTTP/1.1 401 ').length - 1, heard.split('HTTP/1.1 503 ').length - 1]).toEqual([2, 8])
    expect(heard.split('retry-after: 2').length - 1).toBe(8)
    expect(others).toEqual([200, 200, 401, 200])
  })

  test('who sends slowly keeps nobody else out', async () => {
    const { ask, url } = await crowdedShop({ MOST_IN_HAND: '1' })
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write(
      'POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    )
    await once(socket, 'ready')
    expect(statusOf(await ask('/orders'))).toBe(401)
    socket.destroy()
  })

  test('one address holds so many connections and no more; a trusted proxy those of many', async () => {
    for (const [trusted, most] of [
      ['', 3],
      ['127.0.0.0/8', 8],
    ] as const) {
      const { url } = await openShop({ environment: { SOCKETS_PER_ADDRESS: '3', TRUSTED_PROXIES: trusted } })
      const sockets = Array.from({ length: 8 }, () => connect(Number(new URL(url).port), '127.0.0.1'))
      const held = { count: 8 }
      for (const socket of sockets) socket.on('error', () => {}).on('close', () => (held.count -= 1))
      await Promise.all(sockets.map((socket) => once(socket, 'connect')))
      await expect.poll(() => held.count).toBe(most)
      sockets[0]?.destroy()
      await expect.poll(async () => (await fetch(`${url}/health/live`).catch(() => undefined))?.status).toBe(200)
      for (const socket of sockets) socket.destroy()
    }
  })

  test.concurrent.each([
    ['headers', seconds(10), 'GET / HTTP/1.1\r\nhost: x\r\n'],
    [
      'a body',
      seconds(15),
      'POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    ],
  ])('who is slow with %s is told so and let go', async (_what, patience, bytes) => {
    const { spoken } = await openShop({})
    const began = performance.now()
    const { heard, hungUp } = await spoken(bytes, seconds(25))
    expect(heard).toContain('HTTP/1.1 408 ')
    expect(hungUp).toBe(true)
    expect(performance.now() - began).toBeGreaterThan(patience - 500)
    expect(performance.now() - began).toBeLessThan(patience + seconds(9))
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
