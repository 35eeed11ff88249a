import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stockWords as words } from '#words/stock.ts'
import { atTheCounter, openScreen } from '#tests/counter-screen.tsx'
import { asif, noon } from '#tests/staff-orders.ts'

atTheCounter()

const jumbo = {
  species: 'pomfret',
  size: 'Jumbo',
  title: 'Silver Pomfret (Paplet)',
  isCounted: true,
  kept: 190,
  reserved: 1000,
  left: 0,
  missing: 810,
  today: { bought: 10_000, sold: 9810, wasted: 0 },
  version: 3,
}

const open = (cell: object) =>
  openScreen(import('./stock-page.tsx'), {
    me: asif,
    stock: { now: noon, cells: [{ ...jumbo, ...cell }], cameBack: [] },
    shown: 'counted',
  })

test('more is ordered than lies there: the row says how much, and the dialog whom to look at', async () => {
  await open({})
  const row = within(screen.getByRole('row', { name: /Jumbo/ }))
  expect(row.getByText('0.81 kg more than lies here').closest('td')?.dataset['column']).toBe('reserved')
  fireEvent.click(row.getByRole('button', { name: /Change/ }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/^0.19 kg lie here, 1 kg are ordered/).textContent).toContain(words.missing('0.81'))
  fireEvent.change(dialog.getByLabelText(words.kilosOf.receive), { target: { value: '0.5' } })
  expect(dialog.getByText(words.becomes('0'))).toBeTruthy()
  fireEvent.change(dialog.getByLabelText(words.kilosOf.receive), { target: { value: '2' } })
  expect(dialog.getByText(words.becomes('1.19'))).toBeTruthy()
})

test('all that is ordered lies there: nothing is said of more', async () => {
  await open({ kept: 1190, left: 190, missing: undefined })
  const row = within(screen.getByRole('row', { name: /Jumbo/ }))
  expect(row.queryByText(/more than lies here/)).toBeNull()
  fireEvent.click(row.getByRole('button', { name: /Change/ }))
  expect(screen.getByText(words.stands('1.19', '1', '0.19'))).toBeTruthy()
})
