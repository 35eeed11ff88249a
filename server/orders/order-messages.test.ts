import { expect, test } from 'vitest'
import { isTellingTime } from '#shop/messages/telling.ts'
import { hours, seconds } from '#shop/time.ts'
import { openWithOrder } from '#tests/rooms/told-order.ts'
import { weighAll } from '#tests/rooms/weighings.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('the buyer is told once each when an order is confirmed, packed, out and delivered, half a minute after it', async () => {
    const shop = await openWithOrder(open)
    const { counter, cutter, rider } = shop.staff
    await shop.press(counter, 'confirm')
    expect(await shop.texts('order-confirmed')).toEqual([])
    shop.later(seconds(30))
    expect(await shop.texts('order-confirmed')).toEqual([
      `Darya: order ${shop.number} is confirmed. Delivery Sun 22 Nov, 7-9 am.`,
    ])
    await shop.pastCutOff(shop.id)
    await shop.press(cutter, 'start-cutting')
    await weighAll(shop, cutter, shop.id)
    await shop.press(cutter, 'pack')
    await shop.press(counter, 'send-out', { rider: rider.id })
    shop.later(seconds(30))
    await shop.database.run.takeMessages({ at: shop.now() })
    await shop.press(rider, 'deliver')
    shop.later(seconds(30))
    expect(await shop.texts('order-out')).toEqual([
      `Darya: order ${shop.number} is out for delivery. Please keep Rs 1,800 ready in cash.`,
    ])
    expect(await shop.texts('order-delivered')).toHaveLength(1)
    expect((await shop.told()).map(({ kind }) => kind).toSorted()).toEqual([
      'order-confirmed',
      'order-delivered',
      'order-out',
      'order-packed',
      'order-placed',
    ])
  })

  test('a message of an order goes out at night too: only wishes wait for the day', async () => {
    const shop = await openWithOrder(open)
    shop.later(hours(6))
    const { counter } = shop.staff
    await shop.press(counter, 'confirm')
    shop.later(seconds(30))
    expect(isTellingTime(shop.now())).toBe(false)
    const messages = await shop.database.run.takeMessages({ at: shop.now() })
    expect(messages.map(({ kind }) => kind)).toContain('order-confirmed')
  })

  test('whose order is rejected reads why', async () => {
    const shop = await openWithOrder(open)
    await shop.press(shop.staff.counter, 'reject', { reason: 'the boats stayed in' })
    shop.later(seconds(30))
    const [text] = await shop.texts('order-rejected')
    expect(text).toContain(`we cannot deliver order ${shop.number} (the boats stayed in). You pay nothing.`)
  })

  test('a move that is taken back tells nobody anything, costs nothing, and made again it tells once', async () => {
    const shop = await openWithOrder(open)
    const { counter } = shop.staff
    const spent = () =>
      shop.database.read
        .selectFrom('limits')
        .select(['what', 'count'])
        .where('what', 'like', 'message%')
        .orderBy('what')
        .orderBy('who')
        .execute()
    const before = await spent()
    await shop.press(counter, 'confirm')
    shop.later(seconds(29))
    expect((await shop.undo(counter)).status).toBe(200)
    expect((await shop.told()).map(({ kind }) => kind)).toEqual(['order-placed'])
    expect(await spent()).toEqual(before)
    await shop.press(counter, 'confirm')
    shop.later(seconds(30))
    expect(await shop.texts('order-confirmed')).toHaveLength(1)
  })

  test('once somebody has begun to tell the buyer, the move stands, and who wants it back reads that', async () => {
    const shop = await openWithOrder(open)
    const { counter } = shop.staff
    await shop.press(counter, 'confirm')
    // Another process, whose clock is ahead.
    await shop.database.run.takeMessages({ at: shop.now() + seconds(31) })
    const refused = await shop.undo(counter)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { message: 'The customer has already been told, so this cannot be undone.', order: { status: 'Confirmed' } },
    ])
  })
})
