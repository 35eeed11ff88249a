import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startOfShopDay } from '#shop/moment.ts'
import { days, hours } from '#shop/time.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { openAccountsShop } from '#tests/rooms/accounts.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { ashasOrder } from '#tests/rooms/orders-room.ts'
import { eachDatabase, type Open } from '#tests/running/databases.ts'

/** Saturday evening at half past five: for Sunday morning orders are still taken. */
const sunday = '2026-11-22T07:00-09:00'
const orderBy = startOfShopDay('2026-11-21') + hours(21)

interface Told {
  readonly slots: { readonly name: string; readonly cutOffAt: number; readonly room: string }[]
}

async function openShop(open: Open) {
  const shop = await openAccountsShop(open)
  const { token, user } = await shop.signedIn()
  return {
    ...shop,
    token,
    slotsAt: async (pincode: string) => (await shop.call(`/slots?pincode=${pincode}`)).body as unknown as Told,
    place: async (different: object = {}, key = randomUUID()) => {
      const body = ashasOrder({ userId: user?.id ?? '', ...different })
      const { status, body: answer } = await shop.call('/orders', body, { token, headers: { 'idempotency-key': key } })
      return { status, body: answer as unknown as OrderView & Told & { message: string } }
    },
    /** Other people take all places of a slot. */
    fill: async (name: string) => {
      for (let nr = 0; nr < 20; nr += 1) {
        const userId = randomUUID()
        const order = newOrder({ userId, placedAt: shop.now(), message: undefined, comes: { name, pincode: '400012' } })
        expect(await shop.database.run.placeOrder(order)).toHaveProperty('placed')
      }
      await shop.changes.refresh()
    },
  }
}

eachDatabase((_, open) => {
  test('anybody may ask when an order can come to a pincode, and until when to order', async () => {
    const { slotsAt, later, call } = await openShop(open)
    const { slots } = await slotsAt('400012')
    expect(slots[0]).toEqual({ name: sunday, pincodes: [], cutOffAt: orderBy, room: 'free' })
    expect(slots).toHaveLength(3 * 13)
    expect(await slotsAt('400%20012')).toEqual({ slots })
    expect(await slotsAt('110001')).toEqual({ slots: [] })
    later(orderBy - startOfShopDay('2026-11-21') - hours(17.5))
    expect((await slotsAt('400012')).slots[0]?.name).toBe('2026-11-22T17:00-19:00')
    for (const typed of ['', '?pincode=', '?pincode=40001', '?pincode=040012', '?pincode=fish'])
      expect([typed, (await call(`/slots${typed}`)).status]).toEqual([typed, 400])
  })

  test('an order says when it comes and until when it can be changed, and My Orders says the same', async () => {
    const { place, call, token } = await openShop(open)
    const slot = { name: sunday, changeUntil: new Date(orderBy).toISOString() }
    expect(await place()).toMatchObject({ status: 201, body: { slot } })
    const wished = await place({ slot: '2026-11-25T17:00-19:00' })
    expect(wished.body.slot?.name).toBe('2026-11-25T17:00-19:00')
    const { body } = await call('/orders/userorders', undefined, { token })
    const { data } = body as unknown as { data: OrderView[] }
    expect(data.map((order) => order.slot?.name)).toEqual(['2026-11-25T17:00-19:00', sunday])
  })

  test('a slot that is full is shown full, and whoever wants it is told how the others are by now', async () => {
    const { place, fill, slotsAt } = await openShop(open)
    await fill(sunday)
    const { slots } = await slotsAt('400012')
    expect(slots[0]).toMatchObject({ name: sunday, room: 'full' })
    const refused = await place({ slot: sunday })
    expect(refused).toMatchObject({ status: 409, body: { slots } })
    expect(refused.body.message).toContain('filled up')
    expect((await place()).body.slot?.name).toBe('2026-11-22T09:00-11:00')
  })

  test('an order that waited too long for a line is not placed, and what can be had then is told', async () => {
    const { place, slotsAt, later } = await openShop(open)
    const { slots } = await slotsAt('400012')
    const minute = 60_000
    const now = orderBy - hours(3.5)
    expect((await place({ slot: sunday, sendBefore: orderBy })).status).toBe(201)
    const [key, waited] = [randomUUID(), { sendBefore: now + 30 * minute }]
    expect((await place(waited, key)).status).toBe(201)
    later(31 * minute)
    // Its answer was lost: it is told again, however late it is asked for.
    expect((await place(waited, key)).status).toBe(201)
    const late = await place(waited)
    expect(late).toMatchObject({ status: 409, body: { slots } })
    expect(late.body.message).toContain('waited too long')
    const named = await place({ ...waited, slot: sunday })
    expect(named).toMatchObject({ status: 409, body: { slots } })
    expect(named.body.message).toContain('have just closed')
    expect((await place({ ...waited, sendBefore: 'soon' })).status).toBe(400)
  })

  test('what is no slot, or is over or too far ahead, is refused in words', async () => {
    const { place, later } = await openShop(open)
    expect((await place({ slot: 'tomorrow' })).status).toBe(400)
    for (const slot of ['2026-11-22T08:00-09:00', '2026-12-24T07:00-09:00', '2026-02-31T07:00-09:00'])
      expect(await place({ slot })).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('do not have that delivery slot') },
      })
    later(hours(3.5))
    const over = await place({ slot: sunday })
    expect(over).toMatchObject({ status: 409, body: { message: expect.stringContaining('just closed') } })
    expect(over.body.slots[0]?.name).toBe('2026-11-22T17:00-19:00')
  })

  test('an attempt that is sent again finds its order, though its slot is full or over by then', async () => {
    const { place, fill, later } = await openShop(open)
    const key = randomUUID()
    const first = await place({ slot: '2026-11-22T09:00-11:00' }, key)
    expect(first.status).toBe(201)
    await fill(sunday)
    later(days(2))
    const again = await place({ slot: '2026-11-22T09:00-11:00' }, key)
    expect([again.status, again.body._id, again.body.slot]).toEqual([201, first.body._id, first.body.slot])
  })

  test('the shop’s own clock decides: at midnight in Mumbai another day can be ordered for', async () => {
    const { place, later } = await openShop(open)
    const midnight = startOfShopDay('2026-11-22')
    const lastDay = '2026-12-05T07:00-09:00'
    expect((await place({ slot: lastDay })).status).toBe(409)
    later(midnight - (startOfShopDay('2026-11-21') + hours(17.5)) - 1)
    expect((await place({ slot: lastDay })).status).toBe(409)
    later(1)
    expect((await place({ slot: lastDay })).status).toBe(201)
  })

  test('an order that cannot be placed for another reason takes no place', async () => {
    const { place, database } = await openShop(open)
    await place()
    expect((await place({ totalPrice: 1 })).status).toBe(409)
    expect((await place({ shippingAddress: { ...ashasAddress, pincode: '110001' } })).status).toBe(400)
    const taken = await database.read.selectFrom('delivery_slots').select('taken').where('taken', '>', 0).execute()
    expect(taken).toEqual([{ taken: 1 }])
  })
})
