import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emailOf, type Mobile } from '#shop/accounts/accounts.ts'
import { rupees } from '#shop/money.ts'
import { calls } from '#shop/wire/calls.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { ashasOrder, openOrdersRoom, papletLine } from '#tests/rooms/orders-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

const line = (different: object) => ashasOrder({ cartItems: [{ ...papletLine, ...different }] })
const lines = (length: number, quantity: number) =>
  ashasOrder({
    cartItems: Array.from({ length }, () => ({ ...papletLine, quantity })),
    totalPrice: length * quantity * 1000,
  })
const to = (different: object) => ashasOrder({ shippingAddress: { ...ashasAddress, ...different } })

eachDatabase((_, open) => {
  test('an order is answered in the shape of the contract, priced in rupees, Pending and cancellable', async () => {
    const { place } = await openOrdersRoom(open)
    const { status, body } = await place(ashasOrder())
    expect(status).toBe(201)
    const order: OrderView = v.parse(calls.placeOrder.gives, body)
    expect(order).toEqual(body)
    expect(order).toMatchObject({
      orderNumber: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
      orderDate: expect.stringMatching(/^2026-11-21T06:00:00/),
      totalPrice: 2000,
      status: 'Pending',
      cancellable: true,
      shippingAddress: ashasAddress,
      cartItems: [
        {
          id: 'pdpImage4',
          productId: 4,
          title: 'Whole Silver Pomfret (Paplet)',
          price: 1000,
          quantity: 2,
          size: 'Jumbo',
          weight: '500 g',
          cleaningOption: '',
          detailPageURL: '/wholePomfretDetails/4',
        },
      ],
    })
  })

  test('how it is paid is kept; what does not say it is paid in cash, and nothing else is taken yet', async () => {
    const { place, database } = await openOrdersRoom(open)
    for (const payment of ['cash', undefined] as const)
      expect((await place(ashasOrder(payment ? { payment } : {}))).status).toBe(201)
    const kept = await database.read.selectFrom('orders').select('payment').execute()
    expect(kept).toEqual([{ payment: 'cash' }, { payment: 'cash' }])
    expect(await place({ ...ashasOrder(), payment: 'upi' })).toMatchObject({
      status: 400,
      body: { message: 'For now you can pay only by cash on delivery. Choose that, then place the order.' },
    })
  })

  test('a cleaning comes and goes in the words of the specification, and is kept as a code', async () => {
    const { place, call, database } = await openOrdersRoom(open)
    for (const cleaningOption of ['Fillet (along with head and bone)', 'fillet', ''])
      expect((await place(line({ cleaningOption }))).status).toBe(201)
    const kept = await database.read.selectFrom('order_lines').select('cleaning').orderBy('order_id').execute()
    expect(kept.map(({ cleaning }) => cleaning)).toEqual(['fillet', 'fillet', null])
    const { body } = await call('GET', '/orders?search=head+and+bone')
    const shown = (body as OrderView[]).map(({ cartItems }) => cartItems[0]?.cleaningOption)
    expect(shown).toEqual(['Fillet (along with head and bone)', 'Fillet (along with head and bone)'])
    expect((await place(line({ cleaningOption: 'FILLET' }))).status).toBe(400)
  })

  test('a pincode may have blanks in it, and is kept without them', async () => {
    const { place } = await openOrdersRoom(open)
    const { status, body } = await place(to({ pincode: '400 012' }))
    expect([status, body]).toMatchObject([201, { shippingAddress: { pincode: '400012' } }])
    const bill = { ...ashasAddress, pincode: '40001a' }
    expect(await place(ashasOrder({ billingAddress: bill }))).toMatchObject({
      status: 400,
      body: {
        message: 'Pincode must be 6 digits. You typed 5 digits and a letter.',
        field: 'billingAddress.pincode',
      },
    })
  })

  test('an order that is too large for cash at the door says what it comes to and what to do, and is not kept', async () => {
    const { place, database } = await openOrdersRoom(open, { mostInCash: rupees(2000) })
    expect((await place(ashasOrder())).status).toBe(201)
    const { status, body } = await place(ashasOrder({ cartItems: [{ ...papletLine, quantity: 3 }], totalPrice: 3000 }))
    expect([status, body]).toEqual([
      400,
      {
        message:
          'Cash on delivery is available up to ₹2,000.00 per order, and this one comes to ₹3,000.00. Remove something from the cart, or call us for a large order.',
      },
    ])
    expect(await database.read.selectFrom('orders').select('id').execute()).toHaveLength(1)
  })

  test('nobody who is not signed in places, sees or cancels anything', async () => {
    const { call } = await openOrdersRoom(open)
    const answers = [
      await call('POST', '/orders', { as: '', body: ashasOrder() }),
      await call('GET', '/orders', { as: '' }),
      await call('GET', '/orders/userorders', { as: '' }),
      await call('PATCH', '/orders/some-order/cancel', { as: '' }),
      await call('POST', '/orders/generate-barcode', { as: '', body: { orderData: { orderId: 'some-order' } } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    expect(answers[0]?.body).toEqual({ message: 'Please log in again.' })
  })

  test('what cannot be placed is refused with its sentence, and nothing is kept', async () => {
    const { place, database, surprises } = await openOrdersRoom(open)
    const refusals: [unknown, number, string | RegExp][] = [
      [ashasOrder({ userId: 'ravi' }), 403, /another account/],
      [ashasOrder({ userId: undefined as never }), 400, 'User ID is missing. Please log in again.'],
      [ashasOrder({ cartItems: [] }), 400, 'Your cart is empty. Please add products to the cart.'],
      [to({ pincode: '400001' }), 400, 'Delivery is not available for this pincode.'],
      [to({ pincode: '40001' }), 400, 'Pincode must be 6 digits.'],
      [to({ pincode: '' }), 400, /Pincode is required/],
      [to({ pincode: undefined }), 400, /Pincode is required/],
      [{ ...ashasOrder(), shippingAddress: undefined }, 400, 'The address is missing.'],
      [to({ city: 'Pune' }), 400, '400012 is in Mumbai, Maharashtra. Correct the pincode, or the city and state.'],
      [to({ state: 'Delhi' }), 400, /400012 is in Mumbai/],
      [to({ landmark: 'behind \u202E the temple' }), 400, /Landmark has characters that cannot be shown/],
      [to({ firstName: ' ' }), 400, 'First name is required.'],
      [to({ email: 'asha' }), 400, /e-mail/],
      [ashasOrder({ billingAddress: { ...ashasAddress, pincode: 'abc' } }), 400, 'Pincode must be 6 digits.'],
      [line({ id: 'pdpImage99' }), 400, /We do not sell 'pdpImage99'/],
      [line({ size: 'Huge' }), 400, /is not available with these choices/],
      [line({ weight: '250 g' }), 400, /is not available with these choices/],
      [line({ cleaningOption: 'Boil it' }), 400, /is not available with these choices/],
      [line({ quantity: 0 }), 400, 'Quantity is at least 1.'],
      [line({ quantity: -1 }), 400, 'Quantity is at least 1.'],
      [line({ quantity: 0.5 }), 400, 'Quantity must be a whole number.'],
      [line({ quantity: 1e9 }), 400, 'Quantity is at most 20.'],
      [line({ quantity: '2' }), 400, 'Quantity is a number.'],
      [line({ quantity: null }), 400, 'Quantity is a number.'],
      [
        ashasOrder({ cartItems: Array.from({ length: 51 }, () => papletLine) }),
        400,
        'An order can have up to 50 items.',
      ],
      [
        lines(3, 20),
        400,
        'You can order up to 20 packs of one fish. Remove some packs of Whole Silver Pomfret (Paplet).',
      ],
      [lines(21, 1), 400, /up to 20 packs of one fish/],
      [{ ...ashasOrder(), cartItems: 'all' }, 400, 'The order has no list of items.'],
      [JSON.stringify(ashasOrder()).replace('"quantity":2', '"quantity":NaN'), 400, /not complete JSON/],
      [[], 400, /\w/],
    ]
    for (const [sent, status, message] of refusals) {
      const answer = await place(sent)
      expect([sent, answer.status]).toEqual([sent, status])
      expect((answer.body as { message: string }).message).toMatch(message)
    }
    for (const table of ['orders', 'order_lines', 'order_attempts', 'order_moves', 'outbox'] as const)
      expect(await database.read.selectFrom(table).selectAll().execute()).toEqual([])
    expect(surprises).toEqual([])
  })

  test('the confirmation goes to the mobile of the account once that is proven, whatever number stands in the address, and once', async () => {
    const { place, database } = await openOrdersRoom(open)
    const asha = { id: 'asha', name: 'Asha', email: 'asha@darya.example', mobile: '+919820000001' as Mobile }
    await database.run.register({ ...asha, emailForm: emailOf(asha.email), passwordHash: 'none', at: 1 })
    await place(ashasOrder(), { key: 'before it was proven' })
    await database.run.prove({ userId: asha.id, mobile: asha.mobile })
    const { orderNumber } = (await place(ashasOrder(), { key: 'one-checkout' })).body as OrderView
    await place(ashasOrder(), { key: 'one-checkout' })
    const messages = await database.read.selectFrom('outbox').select(['send_to', 'body_json']).execute()
    expect(messages).toEqual([{ send_to: '+919820000001', body_json: expect.stringContaining(orderNumber) }])
  })
})
