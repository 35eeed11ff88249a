import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { wasOpened } from '#server/opening/opening.ts'
import { rupees } from '#shop/money.ts'
import { hours } from '#shop/time.ts'
import type { Opening } from '#shop/wire/staff/opening.ts'
import { openAccountsShop } from '#tests/rooms/accounts.ts'
import { openCounterRoom } from '#tests/rooms/counter-room.ts'
import { ashasOrder } from '#tests/rooms/orders-room.ts'
import { setRate } from '#tests/rooms/rates.ts'
import { type SignedInStaff, staffOf } from '#tests/rooms/staff.ts'
import { eachDatabase, type Open } from '#tests/running/databases.ts'
import { liveShop } from '#tests/running/live-settings.ts'
import { checkoutRefusals } from '#words/checkout.ts'
import { rateRefusals } from '#words/rates.ts'

/** Their cookies, as a browser keeps them by the scheme of the site. */
const overHttps = ({ headers, token, deviceToken }: SignedInStaff, { publicUrl }: { publicUrl: string }) => {
  const prefix = publicUrl.startsWith('https:') ? '__Host-' : ''
  return { ...headers, cookie: `${prefix}staff=${token}; ${prefix}staff-device=${deviceToken}` }
}

/** A shop as it starts for the first time with live settings. */
async function openLiveShop(open: Open, environment: Record<string, string> = liveShop) {
  const shop = await openAccountsShop(open, { environment })
  const { token, user } = await shop.proven()
  const order = (key: string = randomUUID()) =>
    shop.call('/orders', ashasOrder({ userId: user?.id ?? '' }), { token, headers: { 'idempotency-key': key } })
  const staff = {
    owner: await staffOf(shop.database, 'owner', { at: shop.now() }),
    counter: await staffOf(shop.database, 'counter', { at: shop.now() }),
  }
  const ask = async (who: SignedInStaff, body?: object) => {
    const answer = await shop.call('/counter/api/opening', body, { headers: overHttps(who, shop.settings) })
    return { status: answer.status, body: answer.body as unknown as Opening & { message: string; why?: string } }
  }
  return {
    ...shop,
    order,
    staff,
    ask,
    nod: async (who: SignedInStaff, { seen, key }: { seen?: number; key?: string } = {}) =>
      ask(who, { key: key ?? randomUUID(), seen: seen ?? (await ask(staff.owner)).body.seen }),
    orders: async () => (await shop.database.read.selectFrom('orders').select('id').execute()).length,
  }
}

eachDatabase((_, open) => {
  test('a live shop takes no order until its owner has nodded the rates, and takes them from then on', async () => {
    const shop = await openLiveShop(open)
    const key = randomUUID()
    const early = await shop.order(key)
    expect([early.status, early.body.message]).toEqual([409, checkoutRefusals['not-open-yet']()])
    expect(await shop.orders()).toBe(0)

    const asked = await shop.ask(shop.staff.counter)
    expect([asked.body.isOpen, asked.body.products.length, asked.body.area.length]).toEqual([false, 21, 6])
    expect(asked.body.products[0]).toMatchObject({ title: 'Whole Prawns', isSold: true })
    expect(asked.body.products.flatMap(({ rates }) => rates)).toHaveLength(121)
    expect(asked.body.slots).toEqual({ aWeek: 21, least: 20, most: 20, ordersAWeek: 420, isOwn: false })

    expect((await shop.nod(shop.staff.counter)).status).toBe(403)
    expect(await shop.nod(shop.staff.owner)).toMatchObject({ status: 200, body: { isOpen: true } })
    expect((await shop.order(key)).status).toBe(201)
    const acts = await shop.database.read
      .selectFrom('staff_acts')
      .select('thing')
      .where('act', '=', 'open-shop')
      .execute()
    expect(acts).toEqual([{ thing: 'opening' }])
  })

  test('the owner opens the shop at the rates that were seen, by the passkey, and once', async () => {
    const shop = await openLiveShop(open)
    const { owner } = shop.staff
    const { seen } = (await shop.ask(owner)).body
    const rate = { productId: 1, size: 'Jumbo', grams: 1000, paise: rupees(820) }
    await setRate(shop.database, rate)
    const stale = await shop.nod(owner, { seen })
    expect([stale.status, stale.body.message]).toEqual([409, rateRefusals['rates-changed-since']()])
    shop.later(hours(1))
    const late = await shop.nod(owner)
    expect([late.status, late.body.why]).toEqual([403, 'prove-again'])
    shop.later(-hours(1))
    expect(await wasOpened(shop.database.read)).toBe(false)
    const key = randomUUID()
    expect((await shop.nod(owner, { key })).status).toBe(200)
    await setRate(shop.database, { ...rate, paise: rupees(830) })
    expect((await shop.nod(owner, { key, seen: seen + 1 })).status).toBe(200)
    expect((await shop.nod(owner)).status).toBe(200)
    const acts = await shop.database.read.selectFrom('staff_acts').select('id').where('act', '=', 'open-shop').execute()
    expect(acts).toEqual([{ id: key }])
  })

  test('a shop on trial is open from the start', async () => {
    const shop = await openLiveShop(open, {})
    expect((await shop.ask(shop.staff.owner)).body.isOpen).toBe(true)
    expect((await shop.order()).status).toBe(201)
  })

  test('a shop that ever confirmed an order counts as opened', async () => {
    const { placed, press, staff, database } = await openCounterRoom(open)
    const id = await placed()
    expect(await wasOpened(database.read)).toBe(false)
    expect((await press(staff.counter, 'confirm', id)).status).toBe(200)
    expect(await wasOpened(database.read)).toBe(true)
  })
})
