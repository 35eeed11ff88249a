import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { atTheCounter, openScreen } from '#tests/counter-screen.tsx'
import { asif, noon, staffOrderOf } from '#tests/staff-orders.ts'

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
  expect((await card('AAAA-0001')).getByText('Buyer is asked')).toBeTruthy()
  expect((await card('AAAA-0002')).getByText('Buyer said no')).toBeTruthy()
  expect((await card()).queryByText(/^Buyer/)).toBeNull()
})
