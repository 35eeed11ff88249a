import { expect, test } from 'vitest'
import { minutes } from '#shop/time.ts'
import { openWeighingRoom } from '#tests/rooms/weighing-room.ts'
import { reading } from '#tests/rooms/weighings.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('an order is being cut since somebody began, whatever of it is weighed meanwhile', async () => {
    const shop = await openWeighingRoom(open)
    const id = await shop.cutting()
    const began = shop.now()
    shop.later(minutes(12))
    expect((await shop.weigh(shop.staff.cutter, id, 1, reading(1010, { seen: 0 }))).status).toBe(200)
    const { body } = await shop.call(shop.staff.counter, `orders/${id}`)
    expect(body.order).toMatchObject({ status: 'Cutting', changedAt: began })
  })
})
