import { expect, test } from 'vitest'
import { openWeighingRoom } from '#tests/rooms/weighing-room.ts'
import { reading } from '#tests/rooms/weighings.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('what an order comes to is at most so much until the scale has said it, and after its end never', async () => {
    const shop = await openWeighingRoom(open)
    const [id, rejected] = [await shop.cutting(), await shop.cutting()]
    const sums = async (which = id) => {
      const { body } = await shop.call(shop.staff.counter, 'orders')
      const { totalPaise, mostPaise } = body.orders.find((order) => order.id === which) ?? {}
      return [totalPaise, mostPaise]
    }
    expect(await sums()).toEqual([200_000, 220_000])
    await shop.weigh(shop.staff.cutter, id, 1, reading(940, { seen: 0 }))
    expect(await sums()).toEqual([188_000, 220_000])
    await shop.press(shop.staff.cutter, 'pack', id)
    expect(await sums()).toEqual([188_000, undefined])
    await shop.press(shop.staff.counter, 'reject', rejected, { reason: 'Sold out' })
    expect(await sums(rejected)).toEqual([200_000, undefined])
    const forCutter = (await shop.call(shop.staff.cutter, 'orders')).body.orders
    expect(forCutter.some((order) => 'mostPaise' in order || 'totalPaise' in order)).toBe(false)
  })
})
