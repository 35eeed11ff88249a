import { expect, test } from 'vitest'
import { noWishes } from '#shop/orders/order-wishes.ts'
import { asha, openAccountsShop } from '#tests/rooms/accounts.ts'
import { openCounterRoom } from '#tests/rooms/counter-room.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { ashasOrder, openOrdersRoom } from '#tests/rooms/orders-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

const inDevanagari = (typed: string) => typed.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? '')

const ashas = {
  ...ashasAddress,
  firstName: 'आशा',
  lastName: 'कोळी-जोशी',
  addressLine1: 'खोली क्र. ४, दत्त कृपा चाळ',
  streetAddress: 'भोईवाडा, परळ',
  landmark: 'श्री गणेश मंदिरासमोर',
  city: 'मुंबई',
}

eachDatabase((_engine, open) => {
  test('a code and a mobile are taken in the digits of Hindi and Marathi, and belong to the same account', async () => {
    const shop = await openAccountsShop(open)
    await shop.register({ ...asha, mobile: inDevanagari(asha.mobile) })
    const mobile = inDevanagari(asha.mobile)
    expect((await shop.call('/api/auth/send-otp', { mobile })).status).toBe(200)
    const otp = inDevanagari(await shop.codeFor('+919876543210'))
    expect((await shop.call('/api/auth/verify-otp', { mobile: asha.mobile, otp })).status).toBe(200)
  })

  test('a number and an e-mail that were copied from elsewhere are those of the account', async () => {
    const shop = await openAccountsShop(open)
    await shop.register({ ...asha, mobile: '\u202A+91 (0) 98765\u00A043210\u202C', email: `${asha.email}\u200E` })
    const mobile = '0091 98765‑43210\u200E'
    expect((await shop.call('/api/auth/send-otp', { mobile })).status).toBe(200)
    const otp = (await shop.codeFor('+919876543210')).replace(/^.../, '\uFEFF$& – ')
    expect((await shop.call('/api/auth/verify-otp', { mobile, otp })).status).toBe(200)
    const signedIn = await shop.call('/auth/login', { email: `\u200E${asha.email}\u2060`, password: asha.password })
    expect([signedIn.status, signedIn.body]).toMatchObject([200, { user: { email: asha.email } }])
  })

  test('a complaint is called back on the same number, with India’s code, a 0, blanks or none of them', async () => {
    const shop = await openAccountsShop(open)
    const spelled = ['9876543210', '98765 43210', '+91 98765 43210', '919876543210', '09876543210']
    for (const mobile of spelled) {
      const { status } = await shop.call('/complaints', { mobile, about: 'The pomfret came warm' })
      expect([mobile, status]).toEqual([mobile, 201])
    }
    const noted = await shop.database.read.selectFrom('complaints').select('mobile').execute()
    expect(new Set(noted.map(({ mobile }) => mobile))).toEqual(new Set(['+919876543210']))
  })

  test('name and address stay in Devanagari as they were typed, telephone and pincode become digits that dial', async () => {
    const { place, call } = await openOrdersRoom(open)
    const shippingAddress = { ...ashas, phone: '९८२०० ११२२३', pincode: '४०० ०१२' }
    const { status, body } = await place(ashasOrder({ shippingAddress }))
    expect([status, body]).toMatchObject([
      201,
      { shippingAddress: { ...ashas, phone: '98200 11223', pincode: '400012' } },
    ])
    expect((await call('GET', '/orders/userorders')).body).toMatchObject({
      data: [{ shippingAddress: { firstName: ashas.firstName, addressLine1: ashas.addressLine1 } }],
    })
  })

  test('the counter reads them at the order and on the slip, and finds the order by them', async () => {
    const shop = await openCounterRoom(open)
    const id = await shop.placed({
      shippingAddress: { ...ashas, phone: '98200 11223' },
      wishes: { ...noWishes, note: 'बारीक तुकडे, डोके नको' },
    })
    const { counter, cutter } = shop.staff
    const { order } = (await shop.call(counter, `orders/${id}`)).body
    expect(order).toMatchObject({ note: 'बारीक तुकडे, डोके नको', buyer: { name: 'आशा कोळी-जोशी' } })
    for (const by of [counter, cutter])
      expect(JSON.stringify((await shop.call(by, `orders/${id}/slip`)).body)).toContain('बारीक तुकडे, डोके नको')
    expect(JSON.stringify(order)).toContain(ashas.addressLine1)
    const called = [
      '9820011223',
      '९८२०० ११२२३',
      '+91 (0) 98200‑11223',
      '\u202A0091 98200\u00A011223\u202C',
      `#${order.number}`,
    ]
    for (const search of ['आशा', 'कोळी', ...called, inDevanagari(order.number)]) {
      const { orders } = (await shop.call(counter, `found-orders?search=${encodeURIComponent(search)}`)).body
      expect([search, orders.map((one) => one.id)]).toEqual([search, [id]])
    }
  })
})
