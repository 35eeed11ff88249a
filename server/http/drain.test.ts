import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { minutes, seconds } from '#shop/time.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { buildOnce } from '../../bench/faults/report.ts'

// The rolling restart behind nginx is a command: bench/faults/deploy.ts. docs/safety.md has its figures.
beforeAll(buildOnce, minutes(2))

test(
  'behind a proxy a shop that is asked to stop says so first, and ends when nobody holds it any more',
  async () => {
    const shop = await openShop({ TRUSTED_PROXIES: '127.0.0.1' })
    onTestFinished(() => shop.stop())
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    const ask = async () => {
      const [answer] = await once(request(`${shop.url}/health/ready`, { agent }).end(), 'response')
      answer.resume()
      await once(answer, 'end')
      return [answer.statusCode, answer.headers.connection] as const
    }
    expect(await ask()).toEqual([200, 'keep-alive'])

    const began = performance.now()
    const ended = shop.ended()
    process.kill(shop.pid(), 'SIGTERM')
    await expect.poll(ask).toEqual([503, 'close'])
    agent.destroy()
    expect(await ended).toBe(0)
    expect(performance.now() - began).toBeLessThan(seconds(10))
  },
  minutes(1),
)
