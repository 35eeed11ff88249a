import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Sends } from '#shop/wire/calls.ts'
import { ashasAddress, ashasOrderView } from '#tests/rooms/order-views.ts'
import { attemptOf, beginAttempt } from '#web/unsent/attempt.ts'
import { unsentOrders } from '#web/unsent/kept-here.ts'
import { askAfter, discardUnsent, sendUnsent } from '#web/unsent/send-unsent.ts'
import { withPerson } from '#web/unsent/with-person.ts'
import { checkoutWords } from '#words/checkout.ts'
import { unsentWords } from '#words/unsent.ts'
import { answerOf, placeOrder } from './place-order.ts'

const order: Sends<'placeOrder'> = {
  userId: 'asha',
  cartItems: [{ id: 'pdpImage4', price: 1800, quantity: 1, size: 'Jumbo', weight: '1 kg' }],
  shippingAddress: ashasAddress,
  billingAddress: ashasAddress,
  totalPrice: 1800,
  sendBefore: Date.UTC(2100, 0),
}

const placing = (answer: () => Response | Promise<Response>) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())
  return placeOrder(order, 'secret')
}

beforeEach(async () => {
  localStorage.clear()
  await unsentOrders.clear()
})
afterEach(() => vi.restoreAllMocks())

test.each([
  ['no answer', () => Promise.reject(new TypeError('no network')), ''],
  ['nothing in the answer', () => new Response('', { status: 201 }), unsentWords.noClearAnswer],
  ['a page instead of an answer', () => new Response('<h1>Hello</h1>', { status: 200 }), unsentWords.noClearAnswer],
  ['a page of a gateway', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), unsentWords.noClearAnswer],
  ['a page that refuses', () => new Response('<h1>Log in</h1>', { status: 403 }), unsentWords.noClearAnswer],
  ['an order without its id', () => Response.json({ ok: true }, { status: 201 }), checkoutWords.noOrderId],
  ['a shop in trouble', () => Response.json({ message: 'busy' }, { status: 503 }), unsentWords.shopSays('busy')],
] as const)('after %s nobody says no, and the order keeps its key for the next try', async (_what, answer, said) => {
  expect(await placing(answer)).toEqual({ waits: true, isOnDisk: true, said })
  await sendUnsent({ userId: 'asha', token: 'secret' })
  const [first, second] = keysSent()
  expect(second).toBe(first)
})

test.each([
  [400, { message: 'Quantity is at least 1.' }, 'Failed to place order: Quantity is at least 1.'],
  [403, { message: 'Not yours.' }, 'Failed to place order: Not yours.'],
  [409, { message: 'The price has changed.' }, 'The price has changed.'],
  [422, { message: 'It did reach us.' }, 'Failed to place order: It did reach us.'],
  [429, { message: 'Come back later.' }, 'Failed to place order: Come back later.'],
  [404, { error: 'Not found' }, 'Failed to place order.'],
])('%i is a definite no: its sentence is shown, and the next order is another attempt', async (status, body, said) => {
  expect(await placing(() => Response.json(body, { status }))).toMatchObject({ refused: said })
  await placeOrder(order, 'secret')
  expect(new Set(keysSent()).size).toBe(2)
})

test('whose login is over has placed nothing, and reads so once they are logged in again', async () => {
  expect(await placing(() => Response.json({ message: 'Please log in.' }, { status: 401 }))).toEqual({
    signedOut: true,
  })
  expect(await askAfter({ userId: 'asha', token: 'another login' })).toMatchObject({ is: 'refused' })
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(await answerOf('asha', 'another login')).toMatchObject({ refused: unsentWords.loggedInAgain })
})

test.each([401, 409, 422, 429])(
  'after a try without an answer %i says nothing of that try: the shop is asked by the key, and nothing is sent',
  async (status) => {
    await placing(() => Promise.reject(new TypeError('no network')))
    const asked: string[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, sent) => {
      asked.push(`${sent?.method} ${(address as string).slice(0, 17)}`)
      if (sent?.method === 'POST') return Response.json({ message: 'no' }, { status })
      return status === 401 && asked.length < 3
        ? Response.json({ message: 'no' }, { status: 401 })
        : Response.json({ order: ashasOrderView({ orderNumber: 'FIRST' }) })
    })
    await sendUnsent({ userId: 'asha', token: 'secret' })
    const told = await askAfter({ userId: 'asha', token: 'secret' })
    expect(told).toMatchObject(status === 422 ? { is: 'refused' } : { is: 'placed', order: { orderNumber: 'FIRST' } })
    expect(asked.filter((one) => one.startsWith('POST'))).toHaveLength(1)
  },
)

test('after a try without an answer a no stands once the shop has said that nothing came of it', async () => {
  await placing(() => Promise.reject(new TypeError('no network')))
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, sent) =>
    sent?.method === 'DELETE' ? Response.json({}) : Response.json({ message: 'The fish is gone.' }, { status: 409 }),
  )
  expect(await sendUnsent({ userId: 'asha', token: 'secret' })).toMatchObject({ is: 'refused' })
  expect(await answerOf('asha', 'secret')).toMatchObject({ refused: 'The fish is gone.' })
})

test('before another order goes, the shop is asked what came of the one that was discarded, which is never told as the other', async () => {
  await placing(() => Promise.reject(new TypeError('no network')))
  await discardUnsent({ userId: 'asha', token: 'secret' })
  const asked: string[] = []
  let hasLine = false
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, sent) => {
    asked.push(sent?.method ?? '')
    if (!hasLine) throw new TypeError('no network')
    return sent?.method === 'DELETE'
      ? Response.json({ order: ashasOrderView({ orderNumber: 'FIRST' }) })
      : Response.json(ashasOrderView({ orderNumber: 'SECOND' }), { status: 201 })
  })
  expect(await placeAnother()).toEqual({ refused: checkoutWords.placeFailedBecause(unsentWords.discardedAsked) })
  hasLine = true
  expect(await placeAnother()).toEqual({ refused: checkoutWords.placeFailedBecause(unsentWords.placedBefore('FIRST')) })
  expect(asked).toEqual(['DELETE', 'DELETE'])
  expect(await placeAnother()).toMatchObject({ placed: { orderNumber: 'SECOND' } })
})

test.each(['asha', 'bina'])(
  'what is ordered before that part of the page comes which forgets what %s left at a sign-out stays, and what was left goes',
  async (left) => {
    await beginAttempt({ ...order, userId: left }, 'an earlier login')
    const before = await attemptOf(left)
    localStorage.setItem('orderLeft', left)
    expect(await placing(() => Promise.reject(new TypeError('no network')))).toMatchObject({ waits: true })
    await withPerson.gone(left)
    const kept = await unsentOrders.getAll()
    expect(kept).toMatchObject([{ userId: 'asha', order }])
    expect(kept[0]?.key).not.toBe(before?.key)
  },
)

const placeAnother = () => placeOrder({ ...order, note: 'Two pieces' }, 'secret')

const keysSent = () => vi.mocked(fetch).mock.calls.map(([, sent]) => new Headers(sent?.headers).get('idempotency-key'))
