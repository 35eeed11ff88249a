import { expect, test } from 'vitest'
import { days } from '#shop/time.ts'
import { openCounterRoom } from '#tests/rooms/counter-room.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('who asks for what changed since long ago gets the board of today, and no order that ended before', async () => {
    const shop = await openCounterRoom(open)
    const { counter } = shop.staff
    const ended = await shop.placed()
    await shop.press(counter, 'reject', ended, { reason: 'No pomfret came' })
    const standing = await shop.placed()
    shop.later(days(1))
    const cutter = await staffOf(shop.database, 'cutter', { at: shop.now() })
    for (const since of ['0', '1', String(shop.now() - days(1))]) {
      const { body } = await shop.call(cutter, `orders?since=${since}`)
      expect([since, body.isWhole, body.orders.map(({ id }) => id)]).toEqual([since, true, [standing]])
    }
    const news = await shop.call(cutter, `orders?since=${shop.now()}`)
    expect([news.body.isWhole, news.body.orders]).toEqual([undefined, []])
  })

  test('what is looked for among all orders is written down with how much was found, and not what was typed', async () => {
    const shop = await openCounterRoom(open)
    await shop.placed()
    await shop.call(shop.staff.counter, 'found-orders?search=asha')
    const acts = await shop.database.read
      .selectFrom('staff_acts')
      .select(['thing', 'after_json'])
      .where('act', '=', 'find-orders')
      .execute()
    expect(acts).toEqual([{ thing: 'orders', after_json: JSON.stringify({ found: 1 }) }])
  })
})
