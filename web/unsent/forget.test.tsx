import 'fake-indexeddb/auto'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toasts } from '#kit/toast.tsx'
import { rupees } from '#shop/money.ts'
import type { UnsentOrder } from '#shop/wire/unsent.ts'
import { ashasAddress, ashasOrderView } from '#tests/rooms/order-views.ts'
import { cartLines, takeLines } from '#web/cart/cart.ts'
import { unsentWords } from '#words/unsent.ts'
import { attemptOf, beginAttempt } from './attempt.ts'
import { forgetLeft, forgetOthers, forgetPerson } from './forget.ts'
import { unsentOrders } from './kept-here.ts'
import { askAfter, discardUnsent } from './send-unsent.ts'
import { UnsentNotice } from './unsent-notice.tsx'

const keyNow = async () => (await attemptOf('asha'))?.key

/** An order of Asha waits; what came of sending it so far. */
async function orderWaits(sent: Partial<UnsentOrder> = {}) {
  const order = {
    userId: 'asha',
    cartItems: [{ id: 'pdpImage4', price: 1800, quantity: 1, size: 'Jumbo', weight: '1 kg' }],
    shippingAddress: ashasAddress,
    billingAddress: ashasAddress,
    totalPrice: 1800,
  }
  await beginAttempt(order, 'secret')
  await unsentOrders.update('asha', (now) => now && { ...now, ...sent })
}

/** Whatever it is asked about an attempt. */
const shopSays = (body: object) => vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body))

const MyOrders = () => (
  <>
    <UnsentNotice userId="asha" token="secret" onPlaced={() => undefined} />
    <Toasts />
  </>
)

function show() {
  const Stub = createRoutesStub([{ path: '*', Component: MyOrders }])
  render(<Stub />)
}

/** The toasts of earlier tests still stand. */
const timesSaid = () => screen.queryAllByText(unsentWords.triedThrownAwayNow).length

beforeEach(() => unsentOrders.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('who signs out while the shop may have their order is not told that it is not placed', async () => {
  await orderWaits({ tried: true })
  show()
  await forgetPerson('asha')
  expect(await screen.findByText(unsentWords.triedThrownAwayNow)).toBeDefined()
  expect(screen.queryByText(unsentWords.thrownAwayNow)).toBeNull()
})

test('who signs out with an order that never left is told that it is not placed', async () => {
  await orderWaits()
  show()
  await forgetPerson('asha')
  expect(await screen.findByText(unsentWords.thrownAwayNow)).toBeDefined()
})

test('who is back after somebody else reads that the shop may have their order, and where to look', async () => {
  await orderWaits({ tried: true })
  await forgetOthers('bina')
  show()
  expect(await screen.findByText(unsentWords.triedThrownAway)).toBeDefined()
  expect(screen.queryByText(unsentWords.notPlaced)).toBeNull()
})

test.each<[string, Partial<UnsentOrder>]>([
  ['never left', {}],
  ['was refused', { tried: false, refused: { status: 409, message: 'Silver pomfret is gone.', more: {} } }],
])('who is back after somebody else reads that an order which %s is not placed', async (_, sent) => {
  await orderWaits(sent)
  await forgetOthers('bina')
  show()
  expect(await screen.findByText(unsentWords.thrownAway)).toBeDefined()
  expect(screen.queryByText(unsentWords.maybePlaced)).toBeNull()
})

test('who signs out before the shop has said what came of an order that they discarded hears that it may have it', async () => {
  await orderWaits({ tried: true, discarded: true })
  show()
  const before = timesSaid()
  await forgetPerson('asha')
  await waitFor(() => expect(timesSaid()).toBe(before + 1))
})

test('who is back after somebody else reads that what they discarded was placed before, though the shop had said so to nobody', async () => {
  await orderWaits({ tried: true, discarded: true, placed: ashasOrderView({ orderNumber: 'FIRST' }) })
  await forgetOthers('bina')
  expect(JSON.stringify(await attemptOf('asha'))).not.toContain('FIRST')
  show()
  expect(await screen.findByText(unsentWords.discardedAsked)).toBeDefined()
  expect(screen.queryByText(unsentWords.triedThrownAway)).toBeNull()
  const again = [
    { id: 'pdpImage4', title: 'Silver pomfret', price: rupees(1800), quantity: 1, size: 'Jumbo', weight: '1 kg' },
  ]
  takeLines(again)
  shopSays({ order: ashasOrderView({ orderNumber: 'FIRST' }) })
  await askAfter({ userId: 'asha', token: 'another login' })
  expect(await screen.findByText(unsentWords.placedBefore('FIRST'))).toBeDefined()
  // What the order took had left the cart when the shop said so first.
  expect(cartLines()).toEqual(again)
})

test('who is back after somebody else is not told that nothing is placed where an earlier try of the order was', async () => {
  await orderWaits({ tried: true, doubt: { status: 422, message: 'It did reach us.', more: {} } })
  shopSays({ order: ashasOrderView({ orderNumber: 'FIRST' }) })
  expect(await askAfter({ userId: 'asha', token: 'secret' })).toMatchObject({ is: 'refused' })
  await forgetOthers('bina')
  show()
  expect(await screen.findByText(unsentWords.triedThrownAway)).toBeDefined()
  await askAfter({ userId: 'asha', token: 'another login' })
  expect(await screen.findByText(unsentWords.placed('FIRST'))).toBeDefined()
})

test('who discards an order of which an earlier try was placed hears of that one, not that nothing is placed', async () => {
  await orderWaits({ tried: true, doubt: { status: 422, message: 'It did reach us.', more: {} } })
  shopSays({ order: ashasOrderView({ orderNumber: 'FIRST' }) })
  expect(await discardUnsent({ userId: 'asha', token: 'secret' })).toMatchObject({
    is: 'placed',
    order: { orderNumber: 'FIRST' },
  })
  show()
  expect(await screen.findByText(unsentWords.placedBefore('FIRST'))).toBeDefined()
})

test('what was left behind by a sign-out whose script could not be had is gone on the next page', async () => {
  await orderWaits()
  localStorage.setItem('orderLeft', 'asha')
  await forgetLeft()
  expect(await unsentOrders.getAll()).toEqual([])
  expect(localStorage.getItem('orderLeft')).toBeNull()
})

test('what was placed before somebody else came is not asked for again with the next order', async () => {
  await orderWaits({ tried: true, placed: ashasOrderView() })
  const before = await keyNow()
  await forgetOthers('bina')
  await orderWaits()
  expect(await keyNow()).not.toBe(before)
})
