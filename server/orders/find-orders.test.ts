import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newestLookedThrough, phonesMeant } from '#shop/orders/order-finding.ts'
import { openCounterRoom } from '#tests/rooms/counter-room.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { planOf } from '#tests/rooms/plan-of.ts'
import { connectTo, eachDatabase } from '#tests/running/databases.ts'

eachDatabase((engine, open, { fresh }) => {
  test('an order is found by number, by name and by telephone', async () => {
    const shop = await openCounterRoom(open)
    const { counter } = shop.staff
    const id = await shop.placed({
      shippingAddress: { ...ashasAddress, firstName: 'Zubeida', phone: '98200 11223' },
    })
    await shop.placed()
    const { number } = (await shop.call(counter, `orders/${id}`)).body.order
    for (const typed of [
      number,
      number.replace('-', '').toLowerCase(),
      // as it is heard
      number.slice(-4).replaceAll('0', 'O').replaceAll('1', 'l'),
      'zubei',
      '9820011223',
      '011223',
      '+91 98200 11223',
    ])
      expect([
        typed,
        (await shop.call(counter, `found-orders?search=${encodeURIComponent(typed)}`)).body.orders.map((one) => one.id),
      ]).toEqual([typed, [id]])
    for (const typed of ['nobody', '%', '', '7777'])
      expect((await shop.call(counter, `found-orders?search=${encodeURIComponent(typed)}`)).body.orders).toEqual([])
  })

  test('however many orders came after it, one is found by its whole number and by the whole telephone', async () => {
    const where = await fresh()
    const shop = await openCounterRoom(open, { where })
    const id = await shop.placed({ shippingAddress: { ...ashasAddress, phone: '(0) 98200-11223' } })
    const { number } = (await shop.call(shop.staff.counter, `orders/${id}`)).body.order
    const database = connectTo(engine, where)
    await sql`with recursive numbers (nr) as
      (select 1 union all select nr + 1 from numbers where nr < ${sql.lit(newestLookedThrough)})
      insert into orders (id, number, user_id, placed_at, changed_at, total_paise, shipping_json, billing_json, status, payment)
      select 'f' || nr, 'f' || nr, 'ravi', 1900000000000 + nr, 1900000000000 + nr, 1, '{}', '{}', 'Delivered', 'cash' from numbers`.execute(
      database,
    )
    const found = async (typed: string) =>
      (await shop.call(shop.staff.counter, `found-orders?search=${encodeURIComponent(typed)}`)).body.orders.map(
        (one) => one.id,
      )
    for (const typed of [number, number.replace('-', ' '), '9820011223', '+91 98200 11223', '098200 11223'])
      expect([typed, await found(typed)]).toEqual([typed, [id]])
    expect(await found(ashasAddress.firstName)).toEqual([])

    await sql`analyze`.execute(database)
    const orders = database.selectFrom('orders')
    const called = orders.select('total_paise').where('phone_digits', 'in', phonesMeant('9820011223'))
    expect(await planOf(database, called.where('phone_digits', '<>', ''), engine)).toContain('orders_of_a_phone')
    const newest = orders.select(['placed_at', 'id', 'found_by']).orderBy('placed_at', 'desc').orderBy('id', 'desc')
    expect(await planOf(database, newest.limit(sql.lit(100)), engine)).toContain('orders_to_look_through')
  })
})
