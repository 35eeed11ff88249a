import 'fake-indexeddb/auto'
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { UnsentOrder } from '#shop/wire/unsent.ts'
import { unsentWords } from '#words/unsent.ts'
import { Toasts } from '#kit/toast.tsx'
import { ashasAddress, ashasOrderView } from '#tests/rooms/order-views.ts'
import { attemptOf, beginAttempt } from './attempt.ts'
import { forgetLeft, forgetOthers, forgetPerson } from './forget.ts'
import { unsentOrders } from './kept-here.ts'
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

beforeEach(() => unsentOrders.clear())
afterEach(cleanup)

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
  ['was refused', { tried: true, refused: { status: 409, message: 'Silver pomfret is gone.', more: {} } }],
])('who is back after somebody else reads that an order which %s is not placed', async (_, sent) => {
  await orderWaits(sent)
  await forgetOthers('bina')
  show()
  expect(await screen.findByText(unsentWords.thrownAway)).toBeDefined()
  expect(screen.queryByText(unsentWords.maybePlaced)).toBeNull()
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
