import { expect, test } from 'vitest'
import { limits } from '#shop/accounts/limits.ts'
import { hours } from '#shop/time.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { patiently } from '#tests/rooms/patiently.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { commands } from '#tests/running/outbox-commands.ts'

const asha = { userId: 'asha', mobile: '+919820000001' }
const fifty = Array.from({ length: 50 })

eachDatabase((_, open) => {
  test('an order is kept with its lines, its first move and one message', async () => {
    const { run, read } = await open(commands)
    await run.prove(asha)
    const order = newOrder()
    expect(await run.placeOrder(order)).toMatchObject({ placed: { number: order.numbers[0] } })
    expect(await read.selectFrom('orders').select(['id', 'number', 'total_paise', 'status']).execute()).toEqual([
      { id: order.id, number: order.numbers[0], total_paise: 200_000, status: 'Pending' },
    ])
    expect(await read.selectFrom('order_lines').select(['title', 'rate_paise', 'line_paise']).execute()).toEqual([
      { title: 'Whole Silver Pomfret (Paplet)', rate_paise: 100_000, line_paise: 200_000 },
    ])
    expect(await read.selectFrom('order_moves').select(['move', 'moved_by']).execute()).toEqual([
      { move: 'place', moved_by: 'person/asha' },
    ])
    const [message] = await read.selectFrom('outbox').select(['kind', 'send_to', 'body_json']).execute()
    expect(message).toMatchObject({ kind: 'order-placed', send_to: '+919820000001' })
    expect(message?.body_json).toContain(
      `order ${order.numbers[0]} is placed. Delivery as soon as it is ready. About Rs 2,000 `,
    )
  })

  test('50 tries of one attempt at the same moment place one order and send one message', async () => {
    const { run, read } = await open(commands)
    await run.prove(asha)
    const attempt = { key: 'one checkout', bodyHash: 'as sent' }
    const placings = await Promise.all(fifty.map(() => patiently(() => run.placeOrder(newOrder({ attempt })))))
    const [kept, ...others] = await read.selectFrom('orders').select(['id', 'number']).execute()
    expect(others).toEqual([])
    expect(placings.filter((placing) => 'placed' in placing)).toMatchObject([{ placed: { number: kept?.number } }])
    expect(placings.filter((placing) => 'repeated' in placing && placing.repeated.id === kept?.id)).toHaveLength(49)
    expect(await read.selectFrom('outbox').select('id').execute()).toHaveLength(1)
    expect(await read.selectFrom('order_lines').select('line_no').execute()).toHaveLength(1)
  })

  test('the same attempt with another cart is refused, the same key of another person is another attempt', async () => {
    const { run } = await open(commands)
    const attempt = { key: 'one checkout', bodyHash: 'as sent' }
    await run.placeOrder(newOrder({ attempt }))
    expect(await run.placeOrder(newOrder({ attempt: { ...attempt, bodyHash: 'other' } }))).toEqual({
      refused: 'other-body',
    })
    expect(await run.placeOrder(newOrder({ attempt, userId: 'ravi' }))).toHaveProperty('placed')
  })

  test('of 50 orders that a person places at once only the 3 that may be open are taken', async () => {
    const { run, read } = await open(commands)
    const few = { ...newOrder().limits, mostOpen: 3 }
    const placings = await Promise.all(fifty.map(() => patiently(() => run.placeOrder(newOrder({ limits: few })))))
    expect(placings.filter((placing) => 'placed' in placing)).toHaveLength(3)
    expect(await read.selectFrom('orders').select('id').execute()).toHaveLength(3)
    expect(placings).toContainEqual({ refused: 'too-many-open' })
  })

  test('a canceled order makes room for another one', async () => {
    const { run } = await open(commands)
    const few = { ...newOrder().limits, mostOpen: 1 }
    const first = newOrder({ limits: few })
    await run.placeOrder(first)
    expect(await run.placeOrder(newOrder({ limits: few }))).toEqual({ refused: 'too-many-open' })
    await run.cancelOrder({ orderId: first.id, userId: 'asha', at: 1 })
    expect(await run.placeOrder(newOrder({ limits: few }))).toHaveProperty('placed')
  })

  test('of 50 orders that come from one address at once only the 10 of an hour are taken, and later ones again', async () => {
    const { run, read } = await open(commands)
    const allowed = { mostOpen: 3, turns: [{ who: '203.0.113.7', limit: limits.orderPerAddress }] }
    const orders = fifty.map((_, nr) => newOrder({ userId: `person ${nr}`, limits: allowed }))
    const placings = await Promise.all(orders.map((order) => patiently(() => run.placeOrder(order))))
    expect(placings.filter((placing) => 'placed' in placing)).toHaveLength(10)
    expect(placings.find((placing) => 'wait' in placing)).toMatchObject({ refused: 'too-many-from-there' })
    expect(await read.selectFrom('orders').select('id').execute()).toHaveLength(10)
    const placedAt = newOrder().placedAt + hours(2)
    expect(await run.placeOrder(newOrder({ limits: allowed, placedAt }))).toHaveProperty('placed')
  })

  test('an order whose number is taken gets the next one; without any left nothing of it is kept', async () => {
    const { run, read } = await open(commands)
    await run.placeOrder(newOrder({ numbers: ['AAAA-AAAA'] }))
    await run.placeOrder(newOrder({ numbers: ['AAAA-AAAA', 'BBBB-BBBB'] }))
    await expect(run.placeOrder(newOrder({ numbers: ['AAAA-AAAA', 'BBBB-BBBB'] }))).rejects.toThrow('taken')
    expect(await read.selectFrom('orders').select('number').orderBy('number').execute()).toEqual([
      { number: 'AAAA-AAAA' },
      { number: 'BBBB-BBBB' },
    ])
    expect(await read.selectFrom('order_attempts').select('attempt_key').execute()).toHaveLength(2)
  })
})
