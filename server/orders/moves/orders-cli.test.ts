import { expect, test } from 'vitest'
import { rupees } from '#shop/money.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { plentyFor } from '#tests/rooms/messages.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { openReviewsShop } from '#tests/rooms/reviews.ts'
import { openWeighingRoom } from '#tests/rooms/weighing-room.ts'
import { reading } from '#tests/rooms/weighings.ts'
import { eachDatabase } from '#tests/running/databases.ts'
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

    expect(await say('delivered', number.toLowerCase())).toBe(`Order ${number} is noted as delivered.`)
    await expect(say('delivered', number)).rejects.toThrow('is delivered already')
    await expect(say('delivered', canceled.numbers[0] ?? '')).rejects.toThrow('or cancelled')
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

  test('an order of which a part was weighed costs what the scale said of that, on every page; one that no scale saw what was ordered', async () => {
    const shop = await openWeighingRoom(open)
    const { counter, cutter } = shop.staff
    const lines = [shop.line(), shop.line({ productId: 2, linePrice: rupees(2000) })]
    const two = { lines, total: rupees(4000), most: rupees(4400) }
    const shown = async (id: string) => {
      const paper = (await shop.call(counter, `orders/${id}/bills`)).body as unknown as StaffGives<'bills'>
      await orders.run(['delivered', paper.order.number], { ...shop, now: shop.now(), budgetFor: plentyFor })
      const then = (await shop.call(counter, `orders/${id}/bills`)).body as unknown as StaffGives<'bills'>
      const weights = (await shop.weights(id)).body
      const mine = (await shop.myOrders()).find(({ _id }) => _id === id)
      return {
        paper: [then.totalPaise, then.lines.map(({ pricePaise }) => pricePaise)],
        board: then.order.totalPaise,
        weights: weights.total,
        mine: mine?.totalPrice,
      }
    }
    const [part, never] = [await shop.cutting(two), await shop.cutting(two)]
    await shop.weigh(cutter, part, 1, reading(900, { seen: 0 }))
    expect(await shown(part)).toEqual({
      paper: [380_000, [180_000, 200_000]],
      board: 380_000,
      weights: 3800,
      mine: 3800,
    })
    expect(await shown(never)).toEqual({
      paper: [400_000, [200_000, 200_000]],
      board: 400_000,
      weights: 4000,
      mine: 4000,
    })
  })
})
