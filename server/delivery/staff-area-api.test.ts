import { expect, test } from 'vitest'
import { actsIn, atDesk, newKey } from '#tests/rooms/desk.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { openTestShop } from '#tests/running/test-shop.ts'
import { areaNow } from './delivery-store.ts'

eachDatabase((_, open) => {
  test('the owner looks at a pincode, adds it, and takes it out again; orders on their way there are counted', async () => {
    const shop = await openTestShop(open)
    const meera = await atDesk(shop, 'owner')
    const shippingAddress = { ...ashasAddress, pincode: '400012' }
    await shop.database.run.placeOrder(newOrder({ shippingAddress }))
    expect((await meera.press('deskArea', {}, undefined)).body.places).toContainEqual({
      pincode: '400012',
      names: ['Parel', 'Chamarbaug', 'Lal Baug'],
      openOrders: 1,
      waiting: 0,
    })
    const look = async (pincode: string) => meera.press('lookAtPincode', {}, { pincode })
    expect((await look('400 016')).body).toMatchObject({
      pincode: '400016',
      district: 'Mumbai',
      isDelivered: false,
      openOrders: 0,
    })
    const change = (pincode: string, wanted: 'add' | 'remove', key = newKey()) =>
      meera.press('changeArea', { pincode }, { change: wanted, key })
    const key = newKey()
    const answers = await Promise.all([change('400016', 'add', key), change('400016', 'add', key)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await areaNow(shop.database.read)).toContain('400016')
    expect((await change('400016', 'remove', key)).status, 'another change under the key of the first').toBe(422)
    expect(await areaNow(shop.database.read)).toContain('400016')
    expect((await change('400016', 'add')).status).toBe(409)
    expect((await change('400012', 'remove')).status).toBe(200)
    expect((await change('400012', 'remove')).status).toBe(409)
    expect(await areaNow(shop.database.read)).not.toContain('400012')
    const [added] = await shop.database.read
      .selectFrom('delivery_area')
      .select('added_by')
      .where('pincode', '=', '400016')
      .execute()
    expect(added?.added_by).toBe(`staff/${meera.id}@${meera.deviceId}`)
    expect((await actsIn(shop)).map(({ thing, after_json }) => `${thing} ${after_json}`).toSorted()).toEqual([
      'pincode/400012 {"delivered":false}',
      'pincode/400016 {"delivered":true}',
    ])
  })

  test('a pincode that no post office has is not added, and what is none says why', async () => {
    const shop = await openTestShop(open)
    const meera = await atDesk(shop, 'owner')
    for (const [pincode, status] of [
      ['999999', 404],
      ['012345', 400],
      ['4000', 400],
    ] as const) {
      expect((await meera.press('lookAtPincode', {}, { pincode })).status).toBe(status)
      const body = { change: 'add', key: newKey() } as const
      expect(await meera.press('changeArea', { pincode }, body)).toMatchObject({ status, body: { field: 'pincode' } })
    }
    expect(await actsIn(shop)).toEqual([])
  })

  test('the counter sees the area, and the owner alone changes it', async () => {
    const shop = await openTestShop(open)
    const asif = await atDesk(shop, 'counter')
    expect((await asif.press('deskArea', {}, undefined)).body.places).toHaveLength(6)
    expect((await asif.press('changeArea', { pincode: '400016' }, { change: 'add', key: newKey() })).status).toBe(403)
  })
})
