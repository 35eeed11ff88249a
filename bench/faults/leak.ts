// Whether the shop grows while it works: npm exec -- node bench/faults/leak.ts [MINUTES]
import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { minutes, seconds } from '#shop/time.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { recordFigure } from '../record-figure.ts'
import { buildOnce, quantile, report } from './report.ts'
import { ask } from './shopper.ts'
import { trade } from './trade.ts'
import { metric, startVisits } from './visits.ts'

/** What no honest page sends. */
const oddities: readonly [path: string, body?: object][] = [
  ['/orders', { cartItems: [{ id: 'pdpImage4', quantity: 1e9 }], totalPrice: 'much' }],
  ['/auth/login', { email: { $gt: '' }, password: [] }],
  ['/auth/register', { name: '\u202e', email: 'x'.repeat(300), password: '', mobile: '1' }],
  ['/reviews', { productId: 4, username: '<script>', rating: 9, comment: '' }],
  ['/pincode/..%2f..%2fetc'],
  ['/reviews/4?page=zzz'],
  ['/productDetails/nope'],
  ['/search?query=%F0%9F%90%9F%00'],
  ['/auth/send-otp', { mobile: '0' }],
]

if (import.meta.main) {
  const [length = 5] = process.argv.slice(2).map(Number)
  buildOnce()
  const shop = await openShop()
  const { verdict, found } = await trade(shop.url, {
    shoppers: 4,
    within: minutes(length + 5),
    async meanwhile() {
      const visits = startVisits(shop.url, { path: '/search?query=surmai' })
      const samples: { memory: number; handles: number }[] = []
      const until = performance.now() + minutes(length)
      while (performance.now() < until) {
        samples.push({
          memory: (await metric(shop.url, 'process_resident_memory_bytes')) / 1024 / 1024,
          handles: readdirSync(`/proc/${shop.pid()}/fd`).length,
        })
        const next = performance.now() + seconds(2)
        while (performance.now() < next) {
          for (const [path, body] of oddities)
            await ask({ url: shop.url, token: '' }, path, body === undefined ? {} : { body })
          await sleep(50)
        }
      }
      await visits.stop()
      return samples
    },
  })
  const fifth = (nr: number, what: 'memory' | 'handles') =>
    quantile(
      found.slice((found.length * nr) / 5, (found.length * (nr + 1)) / 5).map((sample) => sample[what]),
      0.5,
    )
  report(`${length} minutes of orders, visits and oddities`, verdict, {
    'memory in the second fifth, MB': [fifth(1, 'memory')],
    'memory in the last fifth, MB': [fifth(4, 'memory'), fifth(1, 'memory') + 50],
    'open files and sockets in the second fifth': [fifth(1, 'handles')],
    'open files and sockets in the last fifth': [fifth(4, 'handles'), fifth(1, 'handles') + 10],
  })
  const [before, after] = [1, 4].map((nr) => Math.round(fifth(nr, 'memory')))
  recordFigure('leak', `${before} to ${after} MB, ${fifth(1, 'handles')} to ${fifth(4, 'handles')} open files`)
  await shop.stop()
}
