import { expect, test } from 'vitest'
import type { AddressBookView } from '#shop/wire/address-calls.ts'
import { asha, meena, openAccountsShop } from '#tests/rooms/accounts.ts'
import { plentyFor } from '#tests/rooms/messages.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { eachDatabase, type Open } from '#tests/running/databases.ts'

const office = { ...ashasAddress, addressLine1: 'Sample Mills, gate 3', landmark: 'opposite the chimney' }

async function openBook(open: Open, who = asha) {
  const shop = await openAccountsShop(open)
  const { token, user } = await shop.signedIn(who)
  const ask = async (method: string, path: string, body?: object, as = token) => {
    const answer = await shop.call(`/address-book${path}`, body, { token: as, method })
    return { status: answer.status, body: answer.body as unknown as AddressBookView & Told }
  }
  return {
    ...shop,
    userId: user?.id ?? '',
    ask,
    book: async (as = token) => (await ask('GET', '', undefined, as)).body,
    keep: (body: object, as = token) => {
      shop.later(1)
      return ask('POST', '', body, as)
    },
    change: (id: string, body: object, as = token) => ask('PATCH', `/${id}`, body, as),
    drop: (id: string, as = token) => ask('DELETE', `/${id}`, undefined, as),
    ordered: (shippingAddress: typeof ashasAddress, ago = 0) => {
      const placedAt = shop.later(1) - ago
      return shop.database.run.placeOrder(newOrder({ userId: user?.id ?? '', shippingAddress, placedAt }))
    },
  }
}

interface Told {
  readonly message?: string
  readonly field?: string
  readonly why?: string
}

const home = { kind: 'home', address: ashasAddress }
const work = { kind: 'work', address: office }
const names = ({ addresses }: AddressBookView) => addresses.map(({ kind, name }) => name || kind)

eachDatabase((_, open) => {
  test('Home and Work are kept with landmark and gate, and read on any device', async () => {
    const { keep, book, login } = await openBook(open)
    expect((await book()).addresses).toEqual([])
    expect((await keep(home)).status).toBe(201)
    const { status, body } = await keep({ ...work, name: 'of no use' })
    expect([status, body.addresses.map(({ address }) => address.landmark)]).toEqual([201, [office.landmark, undefined]])
    const elsewhere = (await login()).body.token ?? ''
    expect((await book(elsewhere)).addresses.map(({ kind, name, address }) => [kind, name, address])).toEqual([
      ['work', '', office],
      ['home', '', ashasAddress],
    ])
  })

  test('the one that was ordered to last stands first and is where the next order begins, unless another is to come first', async () => {
    const { keep, book, change, ordered } = await openBook(open)
    await keep(home)
    await keep(work)
    await ordered(office, 5000)
    await ordered(ashasAddress)
    expect(names(await book())).toEqual(['home', 'work'])
    await ordered(office)
    const { addresses, next } = await book()
    expect([addresses.map(({ kind }) => kind), next?.shippingAddress]).toEqual([['work', 'home'], office])
    const [, second] = addresses
    const first = await change(second?.id ?? '', { ...home, seen: 1, isFirst: true })
    expect([names(first.body), first.body.next]).toEqual([['home', 'work'], { shippingAddress: ashasAddress }])
    const other = first.body.addresses[1]
    const moved = await change(other?.id ?? '', { ...work, seen: other?.version, isFirst: true })
    expect(moved.body.addresses.map(({ kind, isFirst }) => [kind, isFirst])).toEqual([
      ['work', true],
      ['home', false],
    ])
  })

  test('where the last orders went is offered, each once, and no more once it is kept', async () => {
    const { keep, book, ordered } = await openBook(open)
    const gate = { ...ashasAddress, landmark: 'Gate 2' }
    for (const address of [office, ashasAddress, gate, office]) await ordered(address)
    const { offered, next } = await book()
    expect(offered).toEqual([office, gate, ashasAddress])
    expect(next).toEqual({ shippingAddress: office, billingAddress: ashasAddress })
    await keep({ kind: 'own', name: 'Gate', address: gate })
    expect((await book()).offered).toEqual([office, ashasAddress])
  })

  test('a name is kept once, in whichever letters, and the same press twice keeps one', async () => {
    const { keep } = await openBook(open)
    await keep({ kind: 'own', name: ' Mother ', address: office })
    expect((await keep({ kind: 'own', name: 'Mother', address: office })).body.addresses).toHaveLength(1)
    const again = await keep({ kind: 'own', name: 'MOTHER', address: ashasAddress })
    expect([again.status, again.body.why, again.body.message]).toEqual([
      409,
      'address-named-so',
      'You have already saved another address as MOTHER. Give this one another name, or change that one.',
    ])
    await keep({ kind: 'own', name: 'Home', address: ashasAddress })
    expect((await keep({ kind: 'home', address: office })).body.message).toContain('another address as Home')
  })

  test('ten are kept and no more, however many are sent at once', async () => {
    const { keep, book } = await openBook(open)
    const many = Array.from({ length: 14 }, (_, nr) => ({ kind: 'own', name: `Aunt ${nr}`, address: office }))
    await Promise.all(many.map((one) => keep(one)))
    expect((await book()).addresses).toHaveLength(10)
    expect((await keep(work)).body.message).toBe('You have already saved 10 addresses. Remove one, then save this one.')
  })

  test('of two changes of what was seen one is made, and the other is told', async () => {
    const { keep, change, book } = await openBook(open)
    const [kept] = (await keep(home)).body.addresses
    const id = kept?.id ?? ''
    const changes = ['Gate 1', 'Gate 2'].map((landmark) =>
      change(id, { kind: 'home', address: { ...ashasAddress, landmark }, seen: 1, isFirst: false }),
    )
    const answers = await Promise.all(changes)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(answers.find(({ status }) => status === 409)?.body.why).toBe('address-changed')
    const [now] = (await book()).addresses
    expect(now?.version).toBe(2)
    const same = { kind: 'home', address: now?.address, seen: 1, isFirst: false }
    expect([(await change(id, same)).status, (await book()).addresses[0]?.version]).toEqual([200, 2])
  })

  test('what the form of the checkout refuses is refused here, in the same words', async () => {
    const { keep } = await openBook(open)
    const wrong = async (address: object) => {
      const { status, body } = await keep({ kind: 'home', address: { ...ashasAddress, ...address } })
      return [status, body.field, body.message]
    }
    expect(await wrong({ pincode: '40001' })).toEqual([
      400,
      'address.pincode',
      'Pincode must be 6 digits. You typed 5 digits.',
    ])
    expect(await wrong({ phone: '98200' })).toEqual([
      400,
      'address.phone',
      'You typed 5 digits. A mobile number has 10.',
    ])
    expect(await wrong({ firstName: '' })).toEqual([400, 'address.firstName', 'First name is required.'])
    expect((await wrong({ landmark: 'Gate\u0000' })).slice(0, 2)).toEqual([400, 'address.landmark'])
    expect((await keep({ kind: 'own', name: '', address: ashasAddress })).status).toBe(400)
    expect((await keep({ kind: 'own', name: 'x'.repeat(31), address: ashasAddress })).status).toBe(400)
    expect((await keep({ kind: 'castle', address: ashasAddress })).status).toBe(400)
    // outside the area too: the area grows
    expect((await keep({ kind: 'own', name: 'Delhi', address: { ...ashasAddress, pincode: '110001' } })).status).toBe(
      201,
    )
  })

  test('nobody reads, changes or removes what somebody else keeps', async () => {
    const { keep, change, drop, book, signedIn } = await openBook(open)
    const [kept] = (await keep(home)).body.addresses
    const { token: meenas } = await signedIn(meena)
    expect(await book(meenas)).toEqual({ addresses: [], offered: [] })
    const changed = { kind: 'work', address: office, seen: 1, isFirst: true }
    expect((await change(kept?.id ?? '', changed, meenas)).status).toBe(404)
    expect((await drop(kept?.id ?? '', meenas)).status).toBe(404)
    expect((await keep(home, meenas)).status).toBe(201)
    expect((await book()).addresses).toEqual([kept])
    expect((await drop(kept?.id ?? '')).body.addresses).toEqual([])
    expect((await drop(kept?.id ?? '')).status).toBe(404)
    expect((await book(meenas)).addresses).toHaveLength(1)
  })

  test('a hundred changes an hour are enough for anybody', async () => {
    const { keep, change } = await openBook(open)
    const [kept] = (await keep(home)).body.addresses
    let status = 200
    for (let seen = 1; seen <= 100; seen += 1) {
      const address = { ...ashasAddress, landmark: `Gate ${seen}` }
      status = (await change(kept?.id ?? '', { kind: 'home', address, seen, isFirst: false })).status
    }
    expect(status).toBe(429)
  })

  test('it goes with the account', async () => {
    const { keep, userId, database, now } = await openBook(open)
    await keep(home)
    await database.run.eraseAccount({
      userId,
      by: { person: userId },
      at: now(),
      message: {
        id: 'm1',
        kind: 'account-deleted',
        purpose: 'warning',
        language: 'en',
        text: '',
        vars: {},
        budget: plentyFor(''),
      },
    })
    expect(await database.read.selectFrom('addresses').select('id').execute()).toEqual([])
  })
})
