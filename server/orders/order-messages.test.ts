import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { seconds } from '#shop/time.ts'
import { asha, openAccountsShop } from '#tests/accounts.ts'
import { eachDatabase, type Open } from '#tests/databases.ts'
import { ashasOrder } from '#tests/orders-room.ts'
import { type SignedInStaff, staffOf } from '#tests/staff.ts'
import { weighAll } from '#tests/weighings.ts'

eachDatabase((_, open) => {
  test('the buyer is told once each when an order is confirmed, packed, out and delivered, half a minute after it', async () => {
    const shop = await openWithOrder(open)
    const { counter, cutter, rider } = shop.staff
    await shop.press(counter, 'confirm')
    expect(await shop.texts('order-confirmed')).toEqual([])
    shop.later(seconds(30))
    expect(await shop.texts('order-confirmed')).toEqual([
      `Darya: your order ${shop.number} is confirmed. It comes Sun 22 Nov, 7 to 9 am. We tell you when it is on its way.`,
    ])
    await shop.press(cutter, 'start-cutting')
    await weighAll(shop, cutter, shop.id)
    await shop.press(cutter, 'pack')
    await shop.press(counter, 'send-out', { rider: rider.id })
    await shop.press(rider, 'deliver')
    shop.later(seconds(30))
    expect(await shop.texts('order-out')).toEqual([
      `Darya: your order ${shop.number} is on its way. Please keep ₹2,000.00 ready in cash.`,
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

  test('whose order is rejected reads why', async () => {
    const shop = await openWithOrder(open)
    await shop.press(shop.staff.counter, 'reject', { reason: 'the boats stayed in' })
    shop.later(seconds(30))
    const [text] = await shop.texts('order-rejected')
    expect(text).toContain(`we cannot deliver your order ${shop.number}: the boats stayed in. You pay nothing.`)
  })

  test('a move that is taken back tells nobody anything, costs nothing, and made again it tells once', async () => {
    const shop = await openWithOrder(open)
    const { counter } = shop.staff
    const spent = () =>
      shop.database.read.selectFrom('limits').select(['what', 'count']).where('what', 'like', 'message%').execute()
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
      { message: 'The buyer has been told already, so this cannot be taken back.', order: { status: 'Confirmed' } },
    ])
  })
})

/** A shop with an order of Asha's, whose mobile has answered. */
async function openWithOrder(open: Open) {
  const shop = await openAccountsShop(open)
  const { token, user } = await shop.proven(asha)
  const placed = await shop.call('/orders', ashasOrder({ userId: user?.id ?? '' }), { token })
  const { _id: id = '', orderNumber: number = '' } = placed.body as { _id?: string; orderNumber?: string }
  const at = shop.now()
  const staff = {
    counter: await staffOf(shop.database, 'counter', { at }),
    cutter: await staffOf(shop.database, 'cutter', { at }),
    rider: await staffOf(shop.database, 'rider', { at }),
  }
  const version = async () =>
    (await shop.database.read.selectFrom('orders').select('version').where('id', '=', id).executeTakeFirstOrThrow())
      .version
  const post = async (who: SignedInStaff, act: string, body: object) =>
    shop.call(
      `/counter/api/orders/${id}/${act}`,
      { ...body, seen: await version(), key: randomUUID() },
      { headers: who.headers },
    )
  return {
    ...shop,
    id,
    number,
    staff,
    async press(who: SignedInStaff, move: string, more: object = {}) {
      const { status, body } = await post(who, 'moves', { move, ...more })
      expect([move, status, body]).toMatchObject([move, 200, {}])
    },
    undo: (who: SignedInStaff) => post(who, 'undo', {}),
    /** What is due by now of such messages, as the buyer reads it. */
    async texts(kind: string) {
      const rows = await shop.database.read
        .selectFrom('outbox')
        .select('body_json')
        .where('kind', '=', kind)
        .where('due_at', '<=', shop.now())
        .execute()
      return rows.map(({ body_json: body }) => (JSON.parse(body) as { text: string }).text)
    },
  }
}
