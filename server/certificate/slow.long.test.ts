import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect as connectPlain } from 'node:net'
import { connect } from 'node:tls'
import { expect, test } from 'vitest'
import { seconds } from '#shop/time.ts'
import { onDatabase } from '#tests/running/databases.ts'
import { ask, secureShops } from '#tests/running/secure-shop.ts'

onDatabase('sqlite', (_, open) => {
  const { place: newPlace, shop: openShop } = secureShops(open)

  async function opened() {
    const place = await newPlace()
    await place.certificate()
    return { ca: readFileSync(place.files.authority, 'utf8'), shop: await openShop(place) }
  }

  test('who begins TLS and does not go on, or sends slowly, is let go', async () => {
    const { shop, ca } = await opened()
    const port = Number(new URL(shop.https).port)
    const silent = connectPlain(port, '127.0.0.1')
    const dripping = connectPlain(port, '127.0.0.1')
    const slow = connect({ port, host: '127.0.0.1', ca })
    await once(slow, 'secureConnect')
    // as a client begins that means it, a byte every half second
    const hello = [22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3]
    const drip = setInterval(() => dripping.write(Buffer.from([hello.shift() ?? 7])), 500)
    for (const socket of [silent, dripping, slow]) socket.on('error', () => undefined)
    slow.write('GET / HTTP/1.1\r\nhost: x\r\n')
    slow.resume()
    silent.resume()
    dripping.resume()
    const began = performance.now()
    await Promise.all([silent, dripping].map((socket) => once(socket, 'close')))
    clearInterval(drip)
    expect(performance.now() - began).toBeLessThan(seconds(8))
    await once(slow, 'close')
    expect(performance.now() - began).toBeLessThan(seconds(15))
  }, 30_000)

  test('plain words and garbage at the port of https are let go, and the shop goes on', async () => {
    const { shop, ca } = await opened()
    const port = Number(new URL(shop.https).port)
    for (const bytes of ['GET / HTTP/1.1\r\nhost: a\r\n\r\n', '\u0016\u0003\u0001\u0000\u0002ab', '\0'.repeat(2000)]) {
      const socket = connectPlain(port, '127.0.0.1').on('error', () => undefined)
      socket.write(bytes)
      socket.resume()
      await once(socket, 'close')
    }
    expect((await ask(`${shop.https}/health/live`, { ca })).status).toBe(200)
  })
})
