import { expect, test } from 'vitest'
import { hours } from '#shop/time.ts'
import { openChanging } from '#tests/rooms/changing-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('until the moment that its page names nobody cuts an order, and its buyer changes it meanwhile', async () => {
    const shop = await openChanging(open)
    const { counter, cutter } = shop.staff
    const id = await shop.ordered()
    await shop.press(counter, 'confirm', id)
    const until = Date.parse((await shop.look(id)).order.slot?.changeUntil ?? '')
    const early = await shop.press(cutter, 'start-cutting', id)
    expect([early.status, early.body.message]).toEqual([
      409,
      'Cutting starts at 1 pm. Until then the customer can change this order.',
    ])
    expect(early.body.order).toMatchObject({ status: 'Confirmed', changeUntil: until })
    expect((await shop.change(id, shop.packs(1, { version: 2 }))).status).toBe(200)
    shop.later(until - 1 - shop.now())
    expect([(await shop.look(id)).order.changeable, await shop.pressed(cutter, 'start-cutting', id)]).toEqual([
      true,
      409,
    ])
    shop.later(1)
    expect([(await shop.look(id)).order.changeable, await shop.pressed(cutter, 'start-cutting', id)]).toEqual([
      false,
      200,
    ])
  })

  test('who moves an order to a later day moves the knife with it, and the day is named', async () => {
    const shop = await openChanging(open)
    const { counter, cutter } = shop.staff
    const id = await shop.ordered()
    await shop.press(counter, 'confirm', id)
    const later = '2026-11-24T07:00-09:00'
    expect((await shop.change(id, shop.packs(2, { version: 2, slot: later }))).status).toBe(200)
    expect((await shop.press(cutter, 'start-cutting', id)).body.message).toBe(
      'Cutting starts at 9 pm on Monday 23 November. Until then the customer can change this order.',
    )
  })

  test('a press that a device sends later is judged by when it arrives', async () => {
    const shop = await openChanging(open)
    const { counter, cutter } = shop.staff
    const id = await shop.ordered()
    await shop.press(counter, 'confirm', id)
    const until = Date.parse((await shop.look(id)).order.slot?.changeUntil ?? '')
    shop.later(until - shop.now())
    expect(await shop.pressed(cutter, 'start-cutting', id, { waited: hours(1) })).toBe(200)
  })

  test('past its cut-off, under the knife, or without a slot it stays as it is', async () => {
    const shop = await openChanging(open)
    const { counter, cutter } = shop.staff
    const [one, two, three] = [await shop.ordered(), await shop.ordered(), await shop.placed({ userId: shop.userId })]
    await shop.press(counter, 'confirm', one)
    await shop.pastCutOff(one)
    await shop.press(cutter, 'start-cutting', one)
    const until = Date.parse((await shop.look(two)).order.slot?.changeUntil ?? '')
    expect((await shop.change(one, shop.packs(1, { version: 3 }))).status).toBe(409)
    expect((await shop.change(three, shop.packs(1))).status).toBe(409)
    expect((await shop.change(two, shop.packs(1))).status).toBe(200)
    shop.later(until - shop.now())
    const late = await shop.change(two, shop.packs(2, { version: 2 }))
    expect([late.status, late.body.now?.order.changeable, late.body.now?.version]).toEqual([409, false, 2])
    expect(late.body.message).toContain('can no longer be changed here')
  })

  test('an order without a delivery time is cut whenever it is confirmed', async () => {
    const shop = await openChanging(open)
    const id = await shop.placed()
    await shop.press(shop.staff.counter, 'confirm', id)
    expect(await shop.pressed(shop.staff.cutter, 'start-cutting', id)).toBe(200)
  })
})
