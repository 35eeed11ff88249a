import { expect, test } from 'vitest'
import type { OrderView } from '#shop/wire/order.ts'
import { ashasOrder, openOrdersRoom } from '#tests/rooms/orders-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

interface Page {
  success: boolean
  data: OrderView[]
  next?: string
}

eachDatabase((_, open) => {
  test('both lists show only what is one’s own, newest first, page by page', async () => {
    const { place, call } = await openOrdersRoom(open)
    for (let nr = 0; nr < 23; nr += 1) await place(ashasOrder())
    await place({ ...ashasOrder(), userId: 'ravi' }, { as: 'ravi' })

    const first = (await call('GET', '/orders/userorders')).body as Page
    const second = (await call('GET', `/orders/userorders?before=${first.next}`)).body as Page
    expect([first.success, first.data.length, second.data.length, second.next]).toEqual([true, 20, 3, undefined])
    const dates = [...first.data, ...second.data].map(({ orderDate }) => orderDate)
    expect(dates).toEqual(dates.toSorted().toReversed())

    const plain = await call('GET', '/orders')
    expect(plain.body).toEqual(first.data)
    expect(plain.headers.get('link')).toBe(`</orders?before=${first.next}>; rel="next"`)
    expect((await call('GET', `/orders?before=${first.next}`)).body).toEqual(second.data)
  })

  test('who ordered as much as one whole fish weighs reads so of that line, and of fewer packs nothing', async () => {
    const { place, call } = await openOrdersRoom(open)
    const kingFish = { id: 'pdpImage7', size: 'Jumbo', weight: '1 kg', price: 1200 }
    const told = async (quantity: number) => {
      const cart = { cartItems: [{ ...kingFish, quantity }], totalPrice: kingFish.price * quantity }
      const { _id } = (await place(ashasOrder(cart))).body as OrderView
      const { data } = (await call('GET', '/orders/userorders')).body as Page
      return data.find((order) => order._id === _id)?.cartItems[0]?.isWholeFish
    }
    expect([await told(5), await told(4)]).toEqual([true, undefined])
  })

  test('a person without orders has an empty list', async () => {
    const { call } = await openOrdersRoom(open)
    expect((await call('GET', '/orders')).body).toEqual([])
    expect((await call('GET', '/orders/userorders')).body).toEqual({ success: true, data: [] })
  })

  test('one’s orders are searched by name, number, fish and size, and nonsense finds nothing', async () => {
    const { place, call } = await openOrdersRoom(open)
    const { orderNumber } = (await place(ashasOrder())).body as OrderView
    const found = async (typed: string) =>
      ((await call('GET', `/orders/userorders?search=${encodeURIComponent(typed)}`)).body as Page).data.length
    for (const typed of [orderNumber, orderNumber.toLowerCase(), 'KOLI', 'paplet jumbo', '21 November 2026'])
      expect([typed, await found(typed)]).toEqual([typed, 1])
    for (const typed of ['पापलेट', 'पापलेट जंबो', 'पॉम्फ्रेट', 'नवंबर', 'नोव्हेंबर', `#${orderNumber.replace('-', ' ')}`])
      expect([typed, await found(typed)]).toEqual([typed, 1])
    for (const typed of ['कोळंबी', 'ऑक्टोबर', 'lobster', "'; drop table orders", '%_%'])
      expect([typed, await found(typed)]).toEqual([typed, 0])
    expect((await call('GET', `/orders/userorders?search=${'x'.repeat(201)}`)).status).toBe(400)
    expect((await call('GET', '/orders?before=yesterday')).status).toBe(400)
  })

  test('canceling works once; then it is too late, and the list says Canceled', async () => {
    const { place, call } = await openOrdersRoom(open)
    const { _id } = (await place(ashasOrder())).body as OrderView
    const answers = await Promise.all(Array.from({ length: 50 }, () => call('PATCH', `/orders/${_id}/cancel`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ success: true })
    expect((await call('GET', '/orders')).body).toMatchObject([{ status: 'Canceled', cancellable: false }])
  })

  test('an order of somebody else is answered like one that never was', async () => {
    const { place, call } = await openOrdersRoom(open)
    const { _id } = (await place(ashasOrder())).body as OrderView
    const paths = [_id, crypto.randomUUID(), '0', '1000000000', '..%2F..', "'%20or%201=1", 'x'.repeat(500)]
    const cancels = await Promise.all(paths.map((path) => call('PATCH', `/orders/${path}/cancel`, { as: 'ravi' })))
    const barcodes = await Promise.all(
      paths.map((orderId) =>
        call('POST', '/orders/generate-barcode', { as: 'ravi', body: { orderData: { orderId } } }),
      ),
    )
    expect(new Set(cancels.map(({ status, body }) => JSON.stringify([status, body])))).toHaveLength(1)
    expect(cancels[0]).toMatchObject({ status: 404, body: { message: 'This order is not in your account.' } })
    expect(barcodes.slice(0, 6).map(({ status }) => status)).toEqual(Array(6).fill(404))
    expect((await call('GET', '/orders')).body).toMatchObject([{ status: 'Pending' }])
  })
})
