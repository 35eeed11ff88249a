import { expect, onTestFinished, test } from 'vitest'
import { commands } from '#server/commands.ts'
import { eachDatabase } from '#tests/databases.ts'
import { openListeningShop } from '#tests/listening-shop.ts'
import { newOrder } from '#tests/orders.ts'
import { staffOf } from '#tests/staff.ts'

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
})

/** Opens the stream as a screen does, and is heard by now. */
async function listen(url: string, headers: Readonly<Record<string, string>>) {
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const answer = await fetch(`${url}/counter/api/changes`, { headers, signal: leaving.signal })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
  expect([answer.headers.get('x-accel-buffering'), answer.headers.get('content-encoding')]).toEqual(['no', null])
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  let text = ''
  const events = () =>
    text
      .split('\n\n')
      .flatMap((part) =>
        part.startsWith('data: ') ? [JSON.parse(part.slice(6)) as { topic: string; version: number }] : [],
      )
  const more = async () => {
    const { value, done } = await reader.read()
    text += decoder.decode(value)
    return !done
  }
  await more()
  return {
    async heard(count: number) {
      while (events().length < count && (await more()));
      return events()
    },
    async end() {
      while (await more());
      return text
    },
  }
}
