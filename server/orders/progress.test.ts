import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { hours, seconds } from '#shop/time.ts'
import type { OrderProgress } from '#shop/wire/progress.ts'
import { asha, meena, openAccountsShop } from '#tests/rooms/accounts.ts'
import { ashasOrder } from '#tests/rooms/orders-room.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('a page whose shop set its clock back hears of what happens to an order all the same', async () => {
    const shop = await openAccountsShop(open)
    const { token, user } = await shop.signedIn(asha)
    const placed = await shop.call('/orders', ashasOrder({ userId: user?.id ?? '' }), { token })
    const { _id: id = '' } = placed.body as { _id?: string }
    const since = shop.now()
    shop.later(-hours(1))
    const { headers } = await staffOf(shop.database, 'counter', { at: shop.now() })
    await shop.call(`/counter/api/orders/${id}/moves`, { key: randomUUID(), seen: 1, move: 'confirm' }, { headers })
    const { body } = await shop.call(`/orders/progress?since=${since}`, undefined, { token })
    const { orders } = body as unknown as { orders: OrderProgress[] }
    expect(orders.map(({ _id, status }) => [_id, status])).toEqual([[id, 'Confirmed']])
  })

  test('a buyer sees what happened to an order and when, why it is rejected, and nothing that was taken back', async () => {
    const shop = await openAccountsShop(open)
    const { token, user } = await shop.signedIn(asha)
    const placed = await shop.call('/orders', ashasOrder({ userId: user?.id ?? '' }), { token })
    const { _id: id = '' } = placed.body as { _id?: string }
    const { headers } = await staffOf(shop.database, 'counter', { at: shop.now() })
    const act = (what: string, seen: number, body: object) =>
      shop.call(`/counter/api/orders/${id}/${what}`, { key: randomUUID(), seen, ...body }, { headers })
    const progress = async (query: string, who = token) =>
      (await shop.call(`/orders/progress?${query}`, undefined, { token: who })).body as unknown as {
        now: number
        orders: OrderProgress[]
      }

    const placedAt = shop.now()
    const first = await progress(`orders=${id},no-such-thing`)
    expect(first.orders).toEqual([
      { _id: id, status: 'Pending', cancellable: true, changeable: true, steps: [{ status: 'Pending', at: placedAt }] },
    ])
    shop.later(seconds(20))
    await act('moves', 1, { move: 'confirm' })
    await act('undo', 2, {})
    expect((await progress(`since=${shop.now()}`)).orders).toEqual(first.orders)
    await act('moves', 3, { move: 'reject', reason: 'The boats stayed in' })
    expect((await progress(`since=${shop.now()}`)).orders).toEqual([
      {
        _id: id,
        status: 'Rejected',
        cancellable: false,
        changeable: false,
        steps: [
          { status: 'Pending', at: placedAt },
          { status: 'Rejected', at: shop.now(), reason: 'The boats stayed in' },
        ],
      },
    ])
    shop.later(seconds(20))
    expect((await progress(`since=${shop.now()}`)).orders).toEqual([])
    const next = await shop.call('/orders', ashasOrder({ userId: user?.id ?? '' }), { token })
    const { _id, slot } = next.body as { _id?: string; slot?: { changeUntil: string } }
    const until = Date.parse(slot?.changeUntil ?? '')
    const stillOpen = async () => {
      const { orders } = await progress(`since=${shop.now()}`)
      return orders.map((one) => [one._id, one.cancellable, one.changeable])
    }
    shop.later(seconds(20))
    shop.later(until - shop.now() - 1)
    expect(await stillOpen()).toEqual([])
    shop.later(1)
    expect(await stillOpen()).toEqual([[_id, false, false]])
    const { token: meenas } = await shop.signedIn(meena)
    expect((await progress(`orders=${id}`, meenas)).orders).toEqual([])
    expect((await progress('since=0', meenas)).orders).toEqual([])
  })
})
