import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { streams } from '#tests/fakes/fake-stream.ts'
import { asif, noon } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'
import { stockRefusals, stockWords as words } from '#words/stock.ts'

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
  batches: [{ code: 'B7K2M4', left: 1500 }],
  version: 3,
}

const kilosNow = (cell: object) => ({ now: noon, cells: [{ ...jumbo, ...cell }], cameBack: [] })

const open = (cell: object) =>
  openScreen(import('./stock-page.tsx'), { me: asif, stock: kilosNow(cell), shown: 'counted' })

test('more is ordered than lies there: the row says how much, and the dialog whom to look at', async () => {
  await open({})
  const row = within(screen.getByRole('row', { name: /Jumbo/ }))
  expect(row.getByText('0.81 kg more than in stock').closest('td')?.dataset['column']).toBe('reserved')
  fireEvent.click(row.getByRole('button', { name: /Change/ }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/^0.19 kg in stock, 1 kg ordered/).textContent).toContain(words.missing('0.81'))
  fireEvent.change(dialog.getByLabelText(words.kilosOf.count), { target: { value: '0.5' } })
  expect(dialog.getByText(words.becomes('0'))).toBeTruthy()
  fireEvent.change(dialog.getByLabelText(words.kilosOf.count), { target: { value: '2' } })
  expect(dialog.getByText(words.becomes('1'))).toBeTruthy()
})

test('all that is ordered lies there: nothing is said of more', async () => {
  await open({ kept: 1190, left: 190, missing: undefined })
  const row = within(screen.getByRole('row', { name: /Jumbo/ }))
  expect(row.queryByText(/more than in stock/)).toBeNull()
  fireEvent.click(row.getByRole('button', { name: /Change/ }))
  expect(screen.getByText(words.stands('1.19', '1', '0.19'))).toBeTruthy()
})

test('who was second reads who was quicker, and what they typed goes at the next press', async () => {
  const plenty = { kept: 2000, reserved: 0, left: 2000, missing: undefined }
  const brought = { me: asif, stock: kilosNow(plenty), shown: 'counted' }
  const answers = await openScreen(import('./stock-page.tsx'), brought)
  fireEvent.click(screen.getByRole('button', { name: /Change/ }))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.click(dialog.getByLabelText(words.deeds.waste))
  const kilos = dialog.getByLabelText<HTMLInputElement>(words.kilosOf.waste)
  fireEvent.change(kilos, { target: { value: '1' } })
  fireEvent.change(dialog.getByLabelText(words.otherReason), { target: { value: 'A cat' } })
  expect(dialog.getByLabelText<HTMLInputElement>(words.leftOf('B7K2M4', '1.5')).checked).toBe(true)
  fireEvent.click(dialog.getByRole('button', { name: words.deeds.waste }))

  const meera = { does: 'count', grams: 5000, at: noon, by: { who: 'staff', id: 's-meera', name: 'Meera' } }
  brought.stock = kilosNow({ ...plenty, kept: 5000, left: 5000, version: 4, last: meera })
  const late = { message: stockRefusals['stock-changed'](), why: 'stock-changed', cells: brought.stock.cells }
  await answers.give(waste, late, { status: 409 })
  expect(dialog.getByText(late.message)).toBeTruthy()
  expect(await dialog.findByText(/^Meera counted 5 kg/)).toBeTruthy()
  expect(kilos.value).toBe('1')
  expect(dialog.getByText(words.becomes('4'))).toBeTruthy()

  fireEvent.click(dialog.getByRole('button', { name: words.deeds.waste }))
  await answers.expectAsked(waste)
  expect(sentTo(waste).map(({ grams, seen, batch }) => [grams, seen, batch])).toEqual([
    [1000, 3, 'B7K2M4'],
    [1000, 4, 'B7K2M4'],
  ])
})

test('a batch that is used up while it is chosen is not replaced unseen', async () => {
  const [first, second] = [
    { code: 'B7K2M4', left: 1500 },
    { code: 'B9P2Q4', left: 800 },
  ] as const
  const plenty = { kept: 2300, reserved: 0, left: 2300, missing: undefined }
  const brought = { me: asif, stock: kilosNow({ ...plenty, batches: [first, second] }), shown: 'counted' }
  const answers = await openScreen(import('./stock-page.tsx'), brought)
  fireEvent.click(screen.getByRole('button', { name: /Change/ }))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.click(dialog.getByLabelText(words.deeds.waste))
  fireEvent.change(dialog.getByLabelText(words.kilosOf.waste), { target: { value: '0.5' } })
  fireEvent.change(dialog.getByLabelText(words.otherReason), { target: { value: 'A cat' } })
  fireEvent.click(dialog.getByLabelText(words.leftOf('B9P2Q4', '0.8')))
  brought.stock = kilosNow({ ...plenty, batches: [first] })
  await act(async () => streams[0]?.says('{"topic":"orders/1","version":4}'))
  await waitFor(() => expect(dialog.queryByLabelText(words.leftOf('B9P2Q4', '0.8'))).toBeNull())
  const press = () => fireEvent.click(dialog.getByRole('button', { name: words.deeds.waste }))
  press()
  expect(await dialog.findByText(words.chooseBatch)).toBeTruthy()
  expect(sentTo(waste)).toEqual([])
  fireEvent.click(dialog.getByLabelText(words.leftOf('B7K2M4', '1.5')))
  press()
  await answers.expectAsked(waste)
  expect(sentTo(waste).map(({ batch }) => batch)).toEqual(['B7K2M4'])
})

const waste = '/counter/api/stock/waste'
