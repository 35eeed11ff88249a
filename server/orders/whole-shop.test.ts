import { expect, test } from 'vitest'
import type { OrderView } from '#shop/wire/order.ts'
import { asha, meena, openAccountsShop } from '#tests/rooms/accounts.ts'
import { ashasOrder } from '#tests/rooms/orders-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

const from = (address: string) => ({ 'x-forwarded-for': address })

eachDatabase((_, open) => {
  test('from registering to the canceled order, with one message to the mobile of the account', async () => {
    const shop = await openAccountsShop(open)
    const { token, user } = await shop.proven(asha)
    const key = { token, headers: { 'idempotency-key': 'one-checkout' } }
    const placed = await shop.call('/orders', ashasOrder({ userId: user?.id ?? '' }), key)
    const order = placed.body as OrderView
    expect(placed.status).toBe(201)
    expect((await shop.call('/orders', ashasOrder({ userId: user?.id ?? '' }), key)).body).toEqual(order)
    expect((await shop.call('/orders', undefined, { token })).body).toEqual([order])
    expect((await shop.call('/orders/generate-barcode', { orderData: { orderId: order._id } }, { token })).status).toBe(
      200,
    )
    expect((await shop.call(`/orders/${order._id}/cancel`, undefined, { token, method: 'PATCH' })).status).toBe(200)
    expect(await shop.told()).toEqual([{ kind: 'order-placed', send_to: '+919876543210' }])
  })

  test('with the limits that the shop opens with, the fourth open order of a person waits, and so does the eleventh of an hour', async () => {
    const shop = await openAccountsShop(open)
    const { token, user } = await shop.signedIn(asha)
    const place = () => shop.call('/orders', ashasOrder({ userId: user?.id ?? '' }), { token })
    const statuses: number[] = []
    for (let nr = 0; nr < 14; nr += 1) {
      const { status, body } = await place()
      statuses.push(status)
      if (nr >= 3 && status === 201)
        await shop.call(`/orders/${(body as OrderView)._id}/cancel`, undefined, { token, method: 'PATCH' })
      if (nr === 3) await cancelAll()
    }
    async function cancelAll() {
      for (const { _id } of (await shop.call('/orders', undefined, { token })).body as OrderView[])
        await shop.call(`/orders/${_id}/cancel`, undefined, { token, method: 'PATCH' })
    }
    expect(statuses).toEqual([201, 201, 201, 429, ...Array<number>(7).fill(201), 429, 429, 429])
  })

  test('who showed that a mobile is theirs, or was delivered to, orders from a crowded network as before; strangers share ten an hour', async () => {
    const shop = await openAccountsShop(open, { environment: { TRUSTED_PROXIES: '127.0.0.1' } })
    const newcomer = async (nr: number) =>
      shop.signedIn(
        { ...asha, email: `person${nr}@example.com`, mobile: `98765 ${10_000 + nr}` },
        { headers: from(`198.51.100.${nr}`) },
      )
    const place = async ({ token, user }: Awaited<ReturnType<typeof newcomer>>, address: string) =>
      shop.call('/orders', ashasOrder({ userId: user?.id ?? '' }), { token, headers: from(address) })

    const asked = await shop.proven(asha)
    const regular = await shop.signedIn(meena)
    const before = (await place(regular, '192.0.2.1')).body as OrderView
    await shop.database.run.moveOrder({
      orderId: before._id,
      move: 'note-delivered',
      by: { command: 'orders' },
      at: shop.now(),
    })

    const strangers: number[] = []
    for (let nr = 0; nr < 12; nr += 1) strangers.push((await place(await newcomer(nr), '203.0.113.7')).status)
    expect(strangers).toEqual([...Array<number>(10).fill(201), 429, 429])
    expect((await place(asked, '203.0.113.7')).status).toBe(201)
    expect((await place(regular, '203.0.113.7')).status).toBe(201)
  })

  test('invented accounts from many networks of one IPv6 provider’s customer place forty orders an hour at most', async () => {
    const shop = await openAccountsShop(open, {
      environment: { TRUSTED_PROXIES: '127.0.0.1', LIMITS: 'register-per-address=1000' },
    })
    const statuses: number[] = []
    for (let nr = 0; nr < 45; nr += 1) {
      const headers = { 'x-forwarded-for': `2001:db8:1:${(nr * 256).toString(16)}::7` }
      const person = { ...asha, email: `person${nr}@example.com`, mobile: `98765 ${10_000 + nr}` }
      const { token, user } = await shop.signedIn(person, { headers })
      const { status } = await shop.call('/orders', ashasOrder({ userId: user?.id ?? '' }), { token, headers })
      statuses.push(status)
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(40)
  })

  test('nobody reaches the order of another: not with another token, none, an ended one, or one in the address', async () => {
    const shop = await openAccountsShop(open)
    const { token, user } = await shop.signedIn(asha)
    const { body } = await shop.call('/orders', ashasOrder({ userId: user?.id ?? '' }), { token })
    const { _id } = body as OrderView
    const other = await shop.signedIn(meena)
    const tries = async (token: string | undefined, query = '') => {
      const as = token === undefined ? {} : { token }
      return [
        (await shop.call(`/orders${query}`, ashasOrder({ userId: user?.id ?? '' }), as)).status,
        (await shop.call(`/orders/${_id}/cancel${query}`, undefined, { ...as, method: 'PATCH' })).status,
        (await shop.call(`/orders/generate-barcode${query}`, { orderData: { orderId: _id } }, as)).status,
        (await shop.call(`/orders${query}`, undefined, as)).status,
      ]
    }
    expect(await tries(other.token)).toEqual([403, 404, 404, 200])
    expect((await shop.call('/orders', undefined, { token: other.token })).body).toEqual([])
    expect(await tries(undefined, `?token=${token}&authorization=Bearer%20${token}`)).toEqual([401, 401, 401, 401])
    await shop.call('/auth/logout', {}, { token })
    expect(await tries(token)).toEqual([401, 401, 401, 401])
  })
})
