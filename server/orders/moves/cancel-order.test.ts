import { expect, test } from 'vitest'
import { commands } from '#server/commands.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { patiently } from '#tests/rooms/patiently.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('of 50 cancels at the same moment one is the cancellation, 49 come too late', async () => {
    const { run, read } = await open(commands)
    const { id: orderId } = newOrder()
    await run.placeOrder(newOrder({ id: orderId }))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => patiently(() => run.cancelOrder({ orderId, userId: 'asha', at }))),
    )
    expect(answers.filter((answer) => 'canceled' in answer)).toHaveLength(1)
    expect(answers.filter((answer) => 'refused' in answer && answer.refused === 'over')).toHaveLength(49)
    expect(await read.selectFrom('cancellations').select(['order_id', 'canceled_by']).execute()).toEqual([
      { order_id: orderId, canceled_by: 'person/asha' },
    ])
    expect(await read.selectFrom('order_moves').select(['move_no', 'move']).orderBy('move_no').execute()).toEqual([
      { move_no: 1, move: 'place' },
      { move_no: 2, move: 'cancel' },
    ])
  })

  test('until the cut-off of its slot it is canceled, and not at it; one that is older than slots has no cut-off', async () => {
    const { run, read } = await open(commands)
    const late = newOrder({ comes: { pincode: '400012' } })
    await run.placeOrder(late)
    const { change_until: until } = await read.selectFrom('orders').select('change_until').executeTakeFirstOrThrow()
    const cancel = (orderId: string, at: number) => run.cancelOrder({ orderId, userId: 'asha', at })
    expect(await cancel(late.id, until ?? 0)).toEqual({ refused: 'past-cut-off', until })
    expect(await read.selectFrom('orders').select('status').execute()).toEqual([{ status: 'Pending' }])
    expect(await read.selectFrom('cancellations').selectAll().execute()).toEqual([])
    expect(await cancel(late.id, (until ?? 0) - 1)).toEqual({ canceled: true })
    const old = newOrder()
    await run.placeOrder(old)
    expect(await cancel(old.id, Number.MAX_SAFE_INTEGER)).toEqual({ canceled: true })
  })

  test("another person's order and one that never was look the same, and nothing changes", async () => {
    const { run, read } = await open(commands)
    const order = newOrder()
    await run.placeOrder(order)
    const byRavi = await run.cancelOrder({ orderId: order.id, userId: 'ravi', at: 1 })
    expect(byRavi).toEqual({ refused: 'unknown' })
    expect(await run.cancelOrder({ orderId: 'nothing', userId: 'ravi', at: 1 })).toEqual(byRavi)
    expect(await read.selectFrom('orders').select('status').execute()).toEqual([{ status: 'Pending' }])
  })
})
