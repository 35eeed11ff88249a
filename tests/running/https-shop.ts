import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:https'
import { days } from '#shop/time.ts'
import { certificateUntil } from '#tests/fakes/certificate.ts'
import { freePort, openShop } from './running-shop.ts'

/** A shop behind a door of its own that speaks HTTPS; `drops.cookies`: the browser in front of it keeps none. */
export async function openHttpsShop() {
  const port = await freePort()
  const url = `https://127.0.0.1:${port}`
  const shop = await openShop({ PUBLIC_URL: url })
  const drops = { cookies: false }
  const door = createServer(certificateUntil(new Date(Date.now() + days(30))), (asked, answered) => {
    const { cookie: _, ...others } = asked.headers
    const headers = drops.cookies ? others : asked.headers
    const behind = request(`${shop.url}${asked.url}`, { method: asked.method, headers }, (answer) => {
      const { 'set-cookie': cookies, ...rest } = answer.headers
      answered.writeHead(answer.statusCode ?? 502, {
        ...rest,
        ...(drops.cookies || !cookies ? {} : { 'set-cookie': cookies }),
      })
      answer.pipe(answered)
    })
    behind.on('error', () => answered.destroy())
    asked.pipe(behind)
  }).listen(port, '127.0.0.1')
  await once(door, 'listening')
  return {
    url,
    drops,
    async close() {
      door.closeAllConnections()
      door.close()
      await shop.stop()
    },
  }
}
