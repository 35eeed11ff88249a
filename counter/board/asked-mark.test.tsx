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
    pictures: {},
  })
  expect((await card('AAAA-0001')).getByText('Waiting for customer')).toBeTruthy()
  expect((await card('AAAA-0002')).getByText('Customer declined')).toBeTruthy()
  expect((await card()).queryByText(/customer/i)).toBeNull()
})

test('a question that nobody has answered in time is first in Now, in red, and leads to the scale', async () => {
  const [line] = staffOrderOf().lines
  const asked = (number: string, askedUntil: number) =>
    staffOrderOf({
      id: number,
      number,
      status: 'Cutting',
      lines: line === undefined ? [] : [{ ...line, state: 'asked', askedUntil }],
    })
  const orders = [asked('AAAA-0001', noon), asked('AAAA-0002', noon + 60_000)]
  await openScreen(import('./board-page.tsx'), { me: asif, board: { now: noon, riders: [], orders }, pictures: {} })
  const now = within(await screen.findByRole('region', { name: 'Now' }))
  expect(now.getAllByRole('listitem').map(({ dataset }) => dataset['is'])).toEqual(['late', 'amber'])
  expect(now.getByText('No answer')).toBeTruthy()
  expect(now.getByText('Asked 14 min ago')).toBeTruthy()
  const [first] = now.getAllByRole('link', { name: /^Decide/ })
  expect(first?.getAttribute('href')).toBe('/orders/AAAA-0001/weigh')
})
