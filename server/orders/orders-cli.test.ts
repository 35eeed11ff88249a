import { expect, test } from 'vitest'
import { eachDatabase } from '#tests/databases.ts'
import { newOrder } from '#tests/orders.ts'
import { openReviewsShop } from '#tests/reviews.ts'
import { orders } from './orders-cli.ts'

eachDatabase((_, open) => {
  test('the operator notes that an order was delivered, once, and a canceled one never', async () => {
    const shop = await openReviewsShop(open)
    const { run, read } = shop.database
    const say = (...args: string[]) => orders.run(args, { ...shop, now: 7 })
    const [delivered, canceled] = [newOrder(), newOrder()]
    await run.placeOrder(delivered)
    await run.placeOrder(canceled)
    await run.cancelOrder({ orderId: canceled.id, userId: canceled.userId, at: 1 })
    const number = delivered.numbers[0] ?? ''

    expect(await say('delivered', number.toLowerCase())).toBe(`The order ${number} is delivered.`)
    await expect(say('delivered', number)).rejects.toThrow('is delivered already')
    await expect(say('delivered', canceled.numbers[0] ?? '')).rejects.toThrow('or canceled')
    await expect(say('delivered', 'D7K4')).rejects.toThrow('There is no order')
    await expect(say('lost', number)).rejects.toThrow("no 'orders lost'")

    const moves = await read
      .selectFrom('order_moves')
      .select(['move', 'moved_by', 'moved_at'])
      .where('order_id', '=', delivered.id)
      .orderBy('move_no')
      .execute()
    expect(moves[1]).toEqual({ move: 'note-delivered', moved_by: 'command/orders', moved_at: 7 })
  })
})
