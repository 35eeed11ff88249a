import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { commands } from '#server/commands.ts'
import { engineOf, onEngine } from '#server/storage/engine-of.ts'
import { seconds } from '#shop/time.ts'
import { refusals as inEnglish } from '#shop/words/en/refusals.ts'
import { refusals as inMarathi } from '#shop/words/mr/refusals.ts'
import { listen } from '#tests/rooms/listen.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { openListeningShop } from '#tests/running/listening-shop.ts'
import { openLiveScreens } from './live.ts'

eachDatabase((_, open, { fresh }) => {
  test('whoever watches hears of each order that is placed or moved, in whichever process, and only the topic', async () => {
    const where = await fresh()
    const shop = await openListeningShop(open, { where })
    onTestFinished(() => shop.stop())
    const elsewhere = await open(commands, { where })
    const watching = await listen(shop.url, (await staffOf(shop.database, 'cutter')).headers)
    const order = newOrder()
    await elsewhere.run.placeOrder(order)
    const [placed] = await watching.heard(1)
    expect(placed).toEqual({ topic: expect.stringMatching(/^orders\/[0-7]$/), version: 1 })
    await elsewhere.run.cancelOrder({ orderId: order.id, userId: 'asha', at: 1 })
    const [, canceled] = await watching.heard(2)
    expect(canceled).toEqual({ topic: placed?.topic, version: 2 })
  })

  test('nobody hears anything who is not at the counter, or comes from another site', async () => {
    const shop = await openListeningShop(open)
    onTestFinished(() => shop.stop())
    const { headers } = await staffOf(shop.database, 'owner')
    const status = async (sent: Record<string, string>) =>
      (await fetch(`${shop.url}/counter/api/changes`, { headers: sent })).status
    expect(await status({})).toBe(401)
    expect(await status({ ...headers, 'sec-fetch-site': 'cross-site' })).toBe(403)
  })

  test('who hears nothing is told why in the language that they asked for', async () => {
    const shop = await openListeningShop(open)
    onTestFinished(() => shop.stop())
    const told = async (language: string) => {
      const answer = await fetch(`${shop.url}/counter/api/changes`, { headers: { 'accept-language': language } })
      return ((await answer.json()) as { message: string }).message
    }
    expect(await told('mr')).toBe(inMarathi['not-at-counter']())
    expect(await told('hi-IN,hi;q=0.9,en')).toBe(inEnglish['not-at-counter']())
  })

  test('a screen whose process stops is told when to come back, and holds nothing up', async () => {
    const stopping = new AbortController()
    const shop = await openListeningShop(open, { stopping: stopping.signal })
    const watching = await listen(shop.url, (await staffOf(shop.database, 'owner')).headers)
    stopping.abort()
    const said = [...(await watching.end()).matchAll(/^retry: ([0-9]+)$/gm)].map(([, wait]) => Number(wait))
    expect(said).toHaveLength(2)
    expect(said.at(-1)).toBeGreaterThanOrEqual(100)
    expect(said.at(-1)).toBeLessThanOrEqual(1000)
    await shop.stop()
  })

  test('a screen that goes while the database is away ends no process, and the next one hears as ever', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const unhandled: unknown[] = []
    const note = (trouble: unknown) => void unhandled.push(trouble)
    process.on('unhandledRejection', note)
    onTestFinished(() => void process.off('unhandledRejection', note))
    const { read } = await open(commands)
    const { plugin, isAsked, goAway } = awayOnce()
    const counter = await openCounter(onEngine(read.withPlugin(plugin), engineOf(read)))

    const first = await counter.come()
    await isAsked
    await first.go()
    const next = await counter.come()
    await next.isHeard
    goAway()
    await expect(first.isHeard).rejects.toThrow('away')
    await setImmediate()
    expect(unhandled).toEqual([])
    await next.go()
    expect(vi.getTimerCount(), 'nobody watches, so nobody looks').toBe(0)
  })

  test('a screen that left while the shop still asked who it is takes no place, and nobody looks for it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { read } = await open(commands)
    const counter = await openCounter(read)
    const screen = await counter.come({ goesFirst: true })
    await screen.isHeard
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a screen that was sent away is told nothing more, however long its line takes to end', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { read } = await open(commands)
    const counter = await openCounter(read)
    const screen = await counter.come()
    await screen.isHeard
    screen.sendAway()
    vi.advanceTimersByTime(seconds(20))
    await screen.isGone
    expect(screen.troubles).toEqual([])
  })

  test('of one device ten screens are heard, whoever is there: the oldest goes when another comes, and those of others stay', async () => {
    const { read } = await open(commands)
    const counter = await openCounter(read)
    const others = await counter.come({ at: 'another tablet' })
    const oldest = await counter.come()
    const screens = [await counter.come()]
    while (screens.length < 9) screens.push(await counter.come())
    const gone: string[] = []
    void oldest.isGone.then(() => gone.push('oldest'))
    for (const screen of [...screens, others]) void screen.isGone.then(() => gone.push('a newer one'))
    expect(gone).toEqual([])
    await counter.come()
    await oldest.isGone
    expect(gone).toEqual(['oldest'])
  })
})

/** A counter that anybody may watch, where a screen that comes and goes is seen from the shop's side. */
async function openCounter(read: Parameters<typeof openLiveScreens>[0]['read']) {
  const screens = openLiveScreens({ read, now: Date.now, stopping: undefined })
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Nobody looks on for a screen whose test is over.
  onTestFinished(async () => {
    const closed = new Promise((done) => server.close(done))
    server.closeAllConnections()
    await closed
  })
  const { port } = server.address() as AddressInfo
  const held: Promise<unknown>[] = []
  return {
    /** `goesFirst`: before it is let in */
    async come({ goesFirst = false, at = 'a tablet' } = {}) {
      const leaving = new AbortController()
      const asked = once(server, 'request')
      // Held: an answer that nobody holds is closed once it is collected.
      held.push(fetch(`http://127.0.0.1:${port}`, { signal: leaving.signal }).catch(() => undefined))
      const [, response] = (await asked) as [IncomingMessage, ServerResponse]
      const troubles: unknown[] = []
      response.on('error', (trouble) => troubles.push(trouble))
      const isGone = new Promise((gone) => response.once('close', gone))
      if (goesFirst) {
        leaving.abort()
        await isGone
      }
      const isHeard = screens.watch(response, { headers: {}, at })
      isHeard.catch(() => undefined)
      return {
        isHeard,
        isGone,
        troubles,
        sendAway: () => void response.end(),
        async go() {
          leaving.abort()
          await isGone
        },
      }
    },
  }
}

/** A database that is asked once, and then goes away before it answers. */
function awayOnce() {
  const asked = Promise.withResolvers<void>()
  const away = Promise.withResolvers<never>()
  away.promise.catch(() => undefined)
  let answers = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      answers += 1
      if (answers > 1) return result
      asked.resolve()
      return away.promise
    },
  }
  return { plugin, isAsked: asked.promise, goAway: () => away.reject(new Error('the database is away')) }
}
