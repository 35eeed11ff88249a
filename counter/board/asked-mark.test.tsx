import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asif, noon, staffOrderOf } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen } from '#tests/screens/counter-screen.tsx'

atTheCounter()

const card = async (number = 'D7K4-29XM') => {
  const link = await screen.findByRole('link', { name: number })
  return within(link.closest('li') ?? expect.fail('no card'))
}

test('an order whose buyer is asked at the scale says so, and so does one whose buyer said no', async () => {
  const [line] = staffOrderOf().lines
  const cutting = (state: 'asked' | 'declined', number: string) =>
    staffOrderOf({ id: number, number, status: 'Cutting', lines: line === undefined ? [] : [{ ...line, state }] })
  await openScreen(import('./board-page.tsx'), {
    me: asif,
    board: {
      now: noon,
      riders: [],
      orders: [cutting('asked', 'AAAA-0001'), cutting('declined', 'AAAA-0002'), staffOrderOf()],
    },
  })
  expect((await card('AAAA-0001')).getByText('Waiting for customer')).toBeTruthy()
  expect((await card('AAAA-0002')).getByText('Customer declined')).toBeTruthy()
  expect((await card()).queryByText(/customer/i)).toBeNull()
})

test('a question that nobody has answered in time is an alarm on the board, and says whom to call', async () => {
  const [line] = staffOrderOf().lines
  const asked = (number: string, askedUntil: number) =>
    staffOrderOf({
      id: number,
      number,
      status: 'Cutting',
      lines: line === undefined ? [] : [{ ...line, state: 'asked', askedUntil }],
    })
  const orders = [asked('AAAA-0001', noon), asked('AAAA-0002', noon + 60_000)]
  await openScreen(import('./board-page.tsx'), { me: asif, board: { now: noon, riders: [], orders } })
  const alarm = (await screen.findByText(/1 customer has not answered within 15 minutes/)).closest('[role=status]')
  expect(alarm?.querySelector('a')?.getAttribute('href')).toBe('/orders/AAAA-0001/weigh')
  expect(await screen.findAllByText('No answer: call')).toHaveLength(1)
  expect((await card('AAAA-0002')).getByText('Waiting for customer')).toBeTruthy()
})

test('a sum that the scale has not said yet is about so much, and at most so much', async () => {
  const orders = [staffOrderOf({ mostPaise: 148_500 }), staffOrderOf({ id: 'o2', number: 'AAAA-0002' })]
  await openScreen(import('./board-page.tsx'), { me: asif, board: { now: noon, riders: [], orders } })
  expect((await card()).getByText('₹1,350').parentElement?.textContent).toBe('about ₹1,350, max ₹1,485')
  expect((await card('AAAA-0002')).getByText('₹1,350').parentElement?.textContent).toBe('₹1,350')
})
