import sharp from 'sharp'
import { expect, test } from 'vitest'
import { erase } from '#server/erasing/erase-cli.ts'
import { days, hours } from '#shop/time.ts'
import type { StaffSends } from '#shop/wire/staff-calls.ts'
import { asha, meena, openAccountsShop } from '#tests/rooms/accounts.ts'
import { atDesk, newKey } from '#tests/rooms/desk.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { reading } from '#tests/rooms/weighings.ts'
import { eachDatabase, type Open } from '#tests/running/databases.ts'

const { email: _email, phone: _phone, ...toldAddress } = ashasAddress

const paplet = { id: 'pdpImage4', size: 'Jumbo', weight: '500 g', price: 1000 }

const taken = (different: Partial<StaffSends<'takeOrder'>> = {}): StaffSends<'takeOrder'> => ({
  key: newKey(),
  mobile: asha.mobile,
  cartItems: [{ ...paplet, quantity: 2 }],
  shippingAddress: toldAddress,
  totalPrice: 2000,
  language: 'en',
  ...different,
})

async function openCounter(open: Open, environment: Record<string, string> = {}) {
  const shop = await openAccountsShop(open, { environment })
  const counter = await atDesk(shop, 'counter')
  const { read } = shop.database
  return {
    ...shop,
    counter,
    take: (different: Parameters<typeof taken>[0] = {}) => counter.press('takeOrder', {}, taken(different)),
    look: (mobile = asha.mobile, key = newKey()) => counter.press('lookUpCustomer', {}, { mobile, key }),
    orders: () => read.selectFrom('orders').select(['id', 'user_id', 'status']).orderBy('placed_at').execute(),
    sold: () => read.selectFrom('delivery_slots').select('taken').where('taken', '>', 0).execute(),
    acts: () =>
      read
        .selectFrom('staff_acts')
        .select(['act', 'thing', 'done_by', 'after_json'])
        .where('act', 'in', ['take-orders', 'look-up-customers'])
        .orderBy('done_at')
        .execute(),
  }
}

/** Of these so many were placed. */
const placed = async (all: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(all)).filter(({ status }) => status < 300).length

eachDatabase((_, open) => {
  test('an order by telephone is an order like any other: placed, told of, in its slot, and with the name of who took it', async () => {
    const shop = await openCounter(open)
    const { status, body } = await shop.take()
    expect([status, body.number]).toEqual([200, expect.stringMatching(/^.{4}-.{4}$/)])
    expect(await shop.told()).toEqual([{ kind: 'order-placed', send_to: '+919876543210' }])
    expect(await shop.sold()).toEqual([{ taken: 1 }])
    const { order, moves } = (await shop.counter.press('order', { id: body.id }, {})).body
    expect(order).toMatchObject({ status: 'Pending', totalPaise: 200_000, buyer: { phone: '+919876543210' } })
    expect(moves).toMatchObject([{ move: 'place', by: { who: 'staff', id: shop.counter.id } }])
    expect(await shop.acts()).toMatchObject([
      { act: 'take-orders', thing: `order/${body.id}`, after_json: JSON.stringify({ number: body.number }) },
    ])
  })

  test('pressed twice, or by ten at the same moment, it is one order; the same press with other fish is refused', async () => {
    const shop = await openCounter(open)
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.take({ key })))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(await shop.orders()).toHaveLength(1)
    expect(await shop.told()).toHaveLength(1)
    const other = { cartItems: [{ ...paplet, quantity: 1 }], totalPrice: 1000 }
    for (const different of [other, { mobile: meena.mobile }]) {
      const refused = await shop.take({ key, ...different })
      // whoever did not hear the answer looks at what was placed
      expect(refused).toMatchObject({ status: 422, body: { placed: answers[0]?.body } })
    }
    expect(await shop.orders()).toHaveLength(1)
  })

  test('what stands against an order of a customer stands against it by telephone too', async () => {
    const shop = await openCounter(open, { OPEN_ORDERS_PER_ACCOUNT: '1' })
    const cases = {
      address: await shop.take({ shippingAddress: { ...toldAddress, firstName: '' } }),
      pincode: await shop.take({ shippingAddress: { ...toldAddress, pincode: '400001' } }),
      city: await shop.take({ shippingAddress: { ...toldAddress, city: 'Pune' } }),
      rate: await shop.take({ totalPrice: 1999 }),
      fish: await shop.take({
        cartItems: [{ id: 'pdpImage99', weight: '500 g', price: 1, quantity: 1 }],
        totalPrice: 1,
      }),
      empty: await shop.take({ cartItems: [], totalPrice: 0 }),
      slot: await shop.take({ slot: '2020-01-01T07:00-09:00' }),
      mobile: await shop.take({ mobile: '98765' }),
    }
    expect(Object.entries(cases).map(([of, { status }]) => [of, status])).toEqual([
      ['address', 400],
      ['pincode', 400],
      ['city', 400],
      ['rate', 409],
      ['fish', 400],
      ['empty', 400],
      ['slot', 409],
      ['mobile', 400],
    ])
    expect(await shop.orders()).toEqual([])
    expect(await shop.sold()).toEqual([])
    expect((await shop.take()).status).toBe(200)
    const second = await shop.take()
    expect([second.status, second.body.message]).toEqual([
      429,
      'This customer has 1 open orders, which is the maximum. Cancel one, or deliver one first.',
    ])
  })

  test('it is in the account of a mobile that has answered a code, and in no other', async () => {
    const shop = await openCounter(open)
    const { token, user } = await shop.proven(asha)
    const stranger = await shop.signedIn(meena)
    const own = await shop.take()
    await shop.take({ mobile: meena.mobile })
    const mine = async (of: string) =>
      (await shop.call('/orders', undefined, { token: of })).body as unknown as object[]
    expect(await mine(token)).toMatchObject([{ _id: own.body.id }])
    expect(await mine(stranger.token)).toEqual([])
    const [first, second] = await shop.orders()
    expect(first?.user_id).toBe(user?.id)
    expect(second?.user_id).not.toBe(stranger.user?.id)
    // told of the order, and of nothing else: the account of that mobile still has to show that it is theirs
    expect(await shop.told()).toMatchObject([{ kind: 'order-placed' }, { kind: 'order-placed' }])
    const proofs = await shop.database.read.selectFrom('mobile_proofs').select(['user_id', 'proven_by']).execute()
    expect(proofs.find(({ user_id: id }) => id === stranger.user?.id)).toBeUndefined()
    expect(proofs.find(({ user_id: id }) => id === second?.user_id)?.proven_by).toBe('call')
  })

  test('who ordered by telephone is known the next time, with what they took and where it went', async () => {
    const shop = await openCounter(open)
    expect((await shop.look()).body.customer).toBeUndefined()
    await shop.take({ language: 'mr' })
    const { customer } = (await shop.look('+91 98765-43210')).body
    expect(customer).toMatchObject({
      name: 'Asha Koli',
      language: 'mr',
      orders: 1,
      address: { pincode: '400012', streetAddress: 'Parel Naka' },
      last: { cartItems: [{ id: 'pdpImage4', size: 'Jumbo', weight: '500 g', quantity: 2, price: 1000 }] },
    })
    expect(JSON.stringify(customer)).not.toContain('asha@')
    await shop.take()
    expect(new Set((await shop.orders()).map(({ user_id: id }) => id)).size).toBe(1)
  })

  test('an account whose mobile never answered a code is nobody’s: its name is not told to who calls', async () => {
    const shop = await openCounter(open)
    await shop.signedIn(asha)
    expect((await shop.look()).body).toEqual({})
  })

  test('whose order was refused is no customer: nothing of them stays', async () => {
    const shop = await openCounter(open)
    expect((await shop.take({ slot: '2020-01-01T07:00-09:00' })).status).toBe(409)
    const full = { id: (await shop.counter.press('newOrder', {}, {})).body.slots[0]?.id ?? '' }
    await shop.database.run.changeSlots({ ...full, capacity: 1 })
    const slot = (await shop.counter.press('newOrder', {}, {})).body.slots[0]?.name
    const answers = await Promise.all([shop.take({ slot }), shop.take({ slot, mobile: meena.mobile })])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    const { read } = shop.database
    const people = await read.selectFrom('phone_customers').select('mobile').execute()
    expect(people).toHaveLength(1)
    expect(await read.selectFrom('mobile_proofs').select('mobile').execute()).toEqual(people)
    const looks = await Promise.all([asha, meena].map(({ mobile }) => shop.look(mobile)))
    expect(looks.filter(({ body }) => body.customer !== undefined)).toHaveLength(1)
  })

  test('nobody writes down more orders than can be said on a telephone, and refused ones do not count', async () => {
    const shop = await openCounter(open, { LIMITS: 'order-per-staff=2' })
    expect((await shop.take({ slot: '2020-01-01T07:00-09:00' })).status).toBe(409)
    const mobiles = ['98765 43210', '98765 43211', '98765 43212']
    const answers = []
    for (const mobile of mobiles) answers.push((await shop.take({ mobile })).status)
    expect(answers).toEqual([200, 200, 429])
    const colleague = await atDesk(shop, 'counter')
    expect((await colleague.press('takeOrder', {}, taken({ mobile: mobiles[2] ?? '' }))).status).toBe(200)
  })

  test('each look is written down without the number, and sixty a day are all', async () => {
    const shop = await openCounter(open)
    const key = newKey()
    await shop.look(asha.mobile, key)
    await shop.look(asha.mobile, key)
    expect((await shop.look('98765')).status).toBe(400)
    expect(await shop.acts()).toMatchObject([{ act: 'look-up-customers', thing: 'shopper/nobody' }])
    expect(JSON.stringify(await shop.acts())).not.toContain('98765')
    for (let nr = 2; nr < 60; nr += 1) expect((await shop.look()).status).toBe(200)
    const over = await shop.look()
    expect([over.status, over.body.message]).toEqual([429, expect.stringContaining('60 customers in a day')])
    const other = await atDesk(shop, 'owner')
    expect((await other.press('lookUpCustomer', {}, { mobile: asha.mobile, key: newKey() })).status).toBe(200)
    shop.later(hours(27))
    const again = await atDesk(shop, 'counter')
    expect((await again.press('lookUpCustomer', {}, { mobile: asha.mobile, key: newKey() })).status).toBe(200)
  })

  test('a number that has not ordered for 90 days may be another person’s: nothing of who ordered at it before is told', async () => {
    const shop = await openCounter(open)
    await shop.take({ mobile: meena.mobile })
    shop.later(days(89))
    expect(
      (await (await atDesk(shop, 'counter')).press('lookUpCustomer', {}, { mobile: meena.mobile, key: newKey() })).body,
    ).toMatchObject({
      customer: { name: 'Asha Koli', orders: 1 },
    })
    shop.later(days(2))
    const later = await atDesk(shop, 'counter')
    const { body } = await later.press('lookUpCustomer', {}, { mobile: meena.mobile, key: newKey() })
    expect(body).toEqual({ isLongAgo: true })
  })

  test('an erased customer is found no more, with an account or without, and their orders go on', async () => {
    const shop = await openCounter(open)
    const owner = await atDesk(shop, 'owner')
    const { user } = await shop.proven(asha)
    await shop.take()
    await shop.take({ mobile: meena.mobile })
    const found = async (mobile: string) =>
      (await owner.press('findShopper', {}, { typed: mobile, key: newKey() })).body.shoppers
    const [called] = await found(meena.mobile)
    expect(called).toMatchObject({ known: 'by-telephone', name: 'Asha Koli', email: '', orders: 1, openOrders: 1 })
    for (const id of [user?.id ?? '', called?.id ?? ''])
      expect((await owner.press('eraseShopper', { id }, { key: newKey() })).status).toBe(200)
    expect((await shop.look(asha.mobile)).body).toEqual({})
    expect((await shop.look(meena.mobile)).body).toEqual({})
    expect(await shop.orders()).toHaveLength(2)
    const [first] = await shop.orders()
    const told = await shop.told()
    await shop.counter.press('moveOrder', { id: first?.id ?? '' }, { move: 'confirm', seen: 1, key: newKey() })
    expect(await shop.told()).toEqual(told)
  })

  test('an account that never answered a code hides nobody: both are shown, and the one that is meant is erased', async () => {
    const shop = await openCounter(open)
    const owner = await atDesk(shop, 'owner')
    const { user } = await shop.signedIn(asha)
    await shop.take()
    const found = async (typed: string) => {
      const { status, body } = await owner.press('findShopper', {}, { typed, key: newKey() })
      return status === 200 ? body.shoppers : []
    }
    const both = await found(asha.mobile)
    expect(both).toMatchObject([
      { id: user?.id, known: 'by-unproven-account', orders: 0 },
      { known: 'by-telephone', name: 'Asha Koli', orders: 1 },
    ])
    expect(await found(asha.email)).toMatchObject([{ id: user?.id }])
    expect((await owner.press('eraseShopper', { id: both[1]?.id ?? '' }, { key: newKey() })).status).toBe(200)
    expect(await found(asha.mobile)).toMatchObject([{ id: user?.id }])
    expect((await shop.look()).body).toEqual({})
  })

  test('with an account whose mobile has answered a code goes what was ordered by telephone before, and the later order says until when addresses are kept', async () => {
    const shop = await openCounter(open)
    const owner = await atDesk(shop, 'owner')
    await shop.take()
    const { user } = await shop.proven(asha)
    const shoppers = (await owner.press('findShopper', {}, { typed: asha.mobile, key: newKey() })).body.shoppers
    expect(shoppers).toMatchObject([{ id: user?.id, known: 'by-account', orders: 1, openOrders: 1 }])
    const erased = await owner.press('eraseShopper', { id: user?.id ?? '' }, { key: newKey() })
    expect(erased.body.addressesGoOn).toBeGreaterThan(shop.now() + days(360))
    expect(await shop.database.read.selectFrom('phone_customers').select('id').execute()).toEqual([])
  })

  test('the operator erases who ordered by telephone by the mobile, and says who is meant where two have it', async () => {
    const shop = await openCounter(open)
    await shop.take()
    await shop.signedIn(asha)
    await shop.take({ mobile: meena.mobile })
    const erased = (typed: string) => erase.run([typed], { ...shop, now: shop.now() })
    expect(await erased(meena.mobile)).toMatch(/^The customer by telephone 98765 43211 is erased: .* the last until/)
    const id = /'erase ([^']*)' who ordered by telephone/.exec(await erased(asha.mobile).catch(String))?.[1] ?? ''
    expect(await erased(id)).toMatch(/is erased/)
    expect(await shop.database.read.selectFrom('phone_customers').select('id').execute()).toEqual([])
    expect(await erased(asha.mobile)).toMatch(/^The account of 98765 43210 is erased/)
    await expect(erased(asha.mobile)).rejects.toThrow('Nobody has an account')
  })

  test('what the scale showed of an order by telephone, and what its mobile was sent, goes with its customer', async () => {
    const shop = await openCounter(open)
    const owner = await atDesk(shop, 'owner')
    const { body } = await shop.take()
    const { read, run } = shop.database
    const messages = await read.selectFrom('outbox').select('id').execute()
    await run.messagesSent({ ids: messages.map(({ id }) => id), at: shop.now() })
    await shop.pastCutOff(body.id)
    const { id } = body
    for (const [seen, move] of [
      [1, 'confirm'],
      [2, 'start-cutting'],
    ] as const)
      await owner.press('moveOrder', { id }, { move, seen, key: newKey() })
    await owner.press('weighLine', { id, line: '1' }, { ...reading(1000, { seen: 0 }), key: newKey() })
    const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#336699' } })
    const jpeg = (await picture.jpeg().toBuffer()).toString('base64')
    expect((await owner.press('addPhotograph', { id, line: '1' }, { seen: 1, key: newKey(), jpeg })).status).toBe(200)
    const [shopper] = (await owner.press('findShopper', {}, { typed: asha.mobile, key: newKey() })).body.shoppers
    await owner.press('eraseShopper', { id: shopper?.id ?? '' }, { key: newKey() })
    expect(await read.selectFrom('line_photographs').select('order_id').execute()).toEqual([])
    expect((await shop.told()).map(({ kind }) => kind)).not.toContain('order-placed')
  })

  test('who has not ordered by telephone for a year is forgotten by itself', async () => {
    const shop = await openCounter(open)
    await shop.take()
    shop.later(days(364))
    await shop.database.run.forgetBuyers({ at: shop.now() })
    expect((await atDesk(shop, 'counter')).id).toBeTruthy()
    const customers = () => shop.database.read.selectFrom('phone_customers').select('id').execute()
    expect(await customers()).toHaveLength(1)
    shop.later(days(2))
    while ((await shop.database.run.forgetBuyers({ at: shop.now() })).more);
    expect(await customers()).toEqual([])
    const [order] = await shop.database.read.selectFrom('orders').select(['phone_digits', 'found_by']).execute()
    expect(order).toEqual({ phone_digits: '', found_by: '' })
  })

  test('of staff and customers who want the last place in a slot, or the last kilo, at one moment one gets it', async () => {
    const shop = await openCounter(open)
    const { token, user } = await shop.proven(asha)
    const { slots } = (await shop.counter.press('newOrder', {}, {})).body
    const [full, other] = slots.map(({ name }) => name)
    const own = (slot = full) => {
      const { key: _key, mobile: _mobile, language: _language, ...order } = taken({ slot })
      const addresses = { shippingAddress: ashasAddress, billingAddress: ashasAddress }
      return shop.call('/orders', { ...order, ...addresses, userId: user?.id }, { token })
    }
    const [first] = await shop.database.read
      .selectFrom('delivery_slots')
      .select('id')
      .orderBy('day')
      .orderBy('from_minute')
      .where('cut_off_at', '>', shop.now())
      .execute()
    await shop.database.run.changeSlots({ id: first?.id ?? '', capacity: 1 })
    expect(
      await placed([own(), shop.take({ mobile: meena.mobile, slot: full }), own(), shop.take({ slot: full })]),
    ).toBe(1)
    const cells = (await shop.counter.press('stock', {}, {})).body.cells
    const cell = cells.find(({ species, size }) => species === 'pomfret' && size === 'Jumbo')
    const count = {
      species: 'pomfret',
      size: 'Jumbo',
      kept: 1000,
      reason: 'counted',
      seen: cell?.version ?? 0,
      key: newKey(),
    }
    expect((await shop.counter.press('countStock', {}, count)).status).toBe(200)
    expect(
      await placed([own(other), shop.take({ mobile: meena.mobile, slot: other }), shop.take({ slot: other })]),
    ).toBe(1)
    expect(await shop.orders()).toHaveLength(2)
  })

  test('only owner and counter write orders down', async () => {
    const shop = await openCounter(open)
    for (const role of ['cutter', 'rider'] as const) {
      const { press } = await atDesk(shop, role)
      expect((await press('takeOrder', {}, taken())).status).toBe(403)
      expect((await press('lookUpCustomer', {}, { mobile: asha.mobile, key: newKey() })).status).toBe(403)
      expect((await press('newOrder', {}, {})).status).toBe(403)
    }
  })
})
