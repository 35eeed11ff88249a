import { expect, test } from 'vitest'
import { hours, minutes } from '#shop/time.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { asha } from '#tests/rooms/accounts.ts'
import { atDesk, newKey } from '#tests/rooms/desk.ts'
import { morning, openSlotsDesk } from '#tests/rooms/slots-desk.ts'
import { eachDatabase } from '#tests/running/databases.ts'

/** 9:24 am of the Sunday, whose first slot is over at 9. */
const late = Date.UTC(2026, 10, 22, 3, 54)

eachDatabase((_, open) => {
  test('an order that is late is given a new time and a reason once, and its customer reads both', async () => {
    const { asif: early, shop, buyers, tryToOrder } = await openSlotsDesk(open)
    const [buyer] = await buyers(1)
    if (buyer === undefined) throw new Error('nobody buys')
    const { body: placed } = await tryToOrder(buyer, morning)
    const id = placed._id
    const seenByCustomer = async () => {
      const { body } = (await shop.call('/orders/userorders', undefined, { token: buyer.token })) as unknown as {
        body: { data: readonly OrderView[] }
      }
      return body.data[0]?.late
    }
    expect(await seenByCustomer()).toBeUndefined()

    const time = { key: newKey(), seenTime: null, expectedAt: late + minutes(36), reason: 'heavy-rain' } as const
    const tooEarly = { ...time, key: newKey(), expectedAt: shop.now() + hours(1) }
    const onTime = await early.press('giveNewTime', { id }, tooEarly)
    expect([onTime.status, onTime.body.message]).toEqual([409, 'This order is not behind, so it needs no new time.'])

    shop.later(late - shop.now())
    const [asif, owner] = [await atDesk(shop, 'counter'), await atDesk(shop, 'owner')]
    expect(await seenByCustomer()).toEqual({})
    for (const answer of [await asif.press('giveNewTime', { id }, time), await asif.press('giveNewTime', { id }, time)])
      expect([answer.status, answer.body.order.version, answer.body.order.expected]).toEqual([
        200,
        1,
        { at: time.expectedAt, reason: 'heavy-rain' },
      ])
    const slower = await owner.press('giveNewTime', { id }, { ...time, key: newKey() })
    expect([slower.status, slower.body.order.expected?.at]).toEqual([409, time.expectedAt])
    expect(await seenByCustomer()).toEqual({
      expectedAt: new Date(time.expectedAt).toISOString(),
      reason: 'heavy-rain',
    })
    const board = await asif.press('board', {}, {})
    expect(board.body.orders.map(({ expected }) => expected?.reason)).toEqual(['heavy-rain'])
  })

  test('an order that was told to come after its slot is late before the slot is over, and can be given another time', async () => {
    const { shop, order } = await openSlotsDesk(open)
    const { id } = await order(asha, morning)
    // 4:20 am: nobody has confirmed it yet
    shop.later(late - hours(5) - minutes(4) - shop.now())
    const asif = await atDesk(shop, 'counter')
    const give = (seenTime: number | null, expectedAt: number) =>
      asif.press('giveNewTime', { id }, { key: newKey(), seenTime, expectedAt, reason: 'heavy-rain' })
    expect((await give(null, late + minutes(36))).status).toBe(200)
    const confirmed = await asif.press('moveOrder', { id }, { move: 'confirm', seen: 1, key: newKey() })
    expect(confirmed.status).toBe(200)
    const later = await give(late + minutes(36), late + minutes(66))
    expect([later.status, later.body.order?.expected?.at]).toEqual([200, late + minutes(66)])
  })

  test('a new time refuses no press that has nothing to do with it, and is given to whatever was done meanwhile', async () => {
    const { shop, order } = await openSlotsDesk(open)
    const { id } = await order(asha, morning)
    shop.later(late - shop.now())
    const [asif, owner] = [await atDesk(shop, 'counter'), await atDesk(shop, 'owner')]
    const give = (expectedAt: number, seenTime: number | null) =>
      asif.press('giveNewTime', { id }, { key: newKey(), seenTime, expectedAt, reason: 'heavy-rain' })
    const [first, second] = [late + minutes(36), late + minutes(51)]
    expect((await give(first, null)).status).toBe(200)
    const confirmed = await owner.press('moveOrder', { id }, { key: newKey(), seen: 1, move: 'confirm' })
    expect([confirmed.status, confirmed.body.order.version]).toEqual([200, 2])
    const again = await give(second, first)
    expect([again.status, again.body.order.expected?.at, again.body.order.status]).toEqual([200, second, 'Confirmed'])
    expect((await give(first, first)).status).toBe(409)
  })

  test('who only cuts gives no times, and a time that is over or of another day is none', async () => {
    const { shop, order } = await openSlotsDesk(open)
    const { id } = await order(asha, morning)
    shop.later(late - shop.now())
    const time = { seenTime: null, reason: 'much-traffic' } as const
    const [asif, cutter] = [await atDesk(shop, 'counter'), await atDesk(shop, 'cutter')]
    const giving = (who: typeof cutter, expectedAt: number) =>
      who.press('giveNewTime', { id }, { ...time, key: newKey(), expectedAt })
    expect((await giving(cutter, late + minutes(36))).status).toBe(403)
    for (const expectedAt of [0, late - 1, late + hours(13)])
      expect([expectedAt, (await giving(asif, expectedAt)).status]).toEqual([expectedAt, 400])
  })
})
