import { expect, test } from 'vitest'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { ashasOrder, openOrdersRoom } from '#tests/rooms/orders-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { openTestShop } from '#tests/running/test-shop.ts'
import { delivery } from './delivery-cli.ts'

eachDatabase((_, open) => {
  test('the operator sees, widens and narrows the area', async () => {
    const shop = { ...(await openTestShop(open)), now: 1 }
    const say = (words: string) => delivery.run(words.split(' '), shop)
    expect((await say('list')).split('\n')).toHaveLength(6)
    expect(await say('add 400028')).toBe('The shop now delivers to 400028 (Bhawani Shankar, Mumbai).')
    expect(await say('add 400028')).toContain('400028')
    expect((await say('list')).split('\n')).toHaveLength(7)
    await say('remove 400012')
    expect(await say('list')).not.toContain('400012')
    await expect(say('add 4000')).rejects.toThrow("'4000' is not a pincode")
    await expect(say('lose 400012')).rejects.toThrow("There is no 'delivery lose'")
  })

  test('an order is taken where the shop delivers now', async () => {
    const { place, database } = await openOrdersRoom(open)
    const there = ashasOrder({ shippingAddress: { ...ashasAddress, pincode: '400028' } })
    expect((await place(there)).status).toBe(400)
    await database.run.addToArea({ pincode: '400028' as never, by: { command: 'delivery' }, addedAt: 1 })
    expect((await place(there)).status).toBe(201)
    await database.run.removeFromArea({ pincode: '400028' as never })
    expect((await place(there)).status).toBe(400)
  })
})
