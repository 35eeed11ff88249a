import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PrinterView, PrintView } from '#shop/wire/staff/printers.ts'
import { streams } from '#tests/fakes/fake-stream.ts'
import { noon } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'
import { printerWords as words } from '#words/printers.ts'

atTheCounter()

const table: PrinterView = {
  id: 'p1',
  name: 'Table',
  paper: 'label',
  size: '50x40',
  language: 'escpos',
  address: '192.168.1.50:9100',
  byItself: true,
  answers: true,
  version: 1,
}

const failed = (nr: number): PrintView => ({
  id: `j${nr}`,
  printerId: 'p1',
  paper: 'label',
  order: { id: `o${nr}`, number: `AAAA-000${nr}` },
  lineNo: 1,
  state: 'no-paper',
  mayStillCome: false,
  isSettled: false,
  at: noon,
})

/** The page as its loader brings it, and brings it again when something has changed. */
async function open(first: { printers?: PrinterView[]; prints?: PrintView[] } = {}) {
  const brought = { isOwner: true, now: noon, printers: [table], prints: [] as PrintView[], ...first }
  const answers = await openScreen(import('./printers-page.tsx'), brought, '/printers')
  let version = 1
  return {
    ...answers,
    async changes(later: { printers?: PrinterView[]; prints?: PrintView[] }) {
      Object.assign(brought, later)
      version += 1
      await act(async () => streams[0]?.says(`{"topic":"printers","version":${version}}`))
    },
  }
}

const name = () => screen.getByLabelText<HTMLInputElement>(words.name)
const save = () => fireEvent.click(screen.getByRole('button', { name: words.save }))
const settings = '/counter/api/printers'

test('what the owner types stays when somebody else adds the first printer meanwhile', async () => {
  const page = await open({ printers: [] })
  fireEvent.change(name(), { target: { value: 'Counter' } })
  await page.changes({ printers: [table] })
  expect(await screen.findByRole('heading', { name: 'Table' })).toBeTruthy()
  expect(name().value).toBe('Counter')
})

test('what the owner types stays when somebody else changes the printer, and both are not saved unseen', async () => {
  const page = await open()
  fireEvent.click(await screen.findByRole('button', { name: words.change('Table') }))
  fireEvent.change(name(), { target: { value: 'Packing table' } })
  await page.changes({ printers: [{ ...table, name: 'Bench', version: 2 }] })
  expect(await screen.findByRole('heading', { name: 'Bench' })).toBeTruthy()
  expect(name().value).toBe('Packing table')
  save()
  const message = 'Somebody has just changed this printer.'
  await page.give(settings, { success: false, message }, { status: 409 })
  expect(await screen.findByText(message)).toBeTruthy()
  save()
  await page.expectAsked(settings)
  expect(sentTo(settings).map(({ seen, name: typed }) => [seen, typed])).toEqual([
    [1, 'Packing table'],
    [2, 'Packing table'],
  ])
})

test('a press whose answer was lost is the same press when it is pressed again', async () => {
  const page = await open({ prints: [failed(1)] })
  const jobs = '/counter/api/orders/o1/printer-jobs'
  for (const _ of [1, 2]) {
    fireEvent.click(await screen.findByRole('button', { name: words.again }))
    await page.give(jobs, 'a proxy', { status: 502 })
  }
  const keys = sentTo(jobs).map(({ key }) => key)
  expect([keys.length, new Set(keys).size]).toEqual([2, 1])
})

test('all that was not printed is discarded by one press, as far as the page shows it', async () => {
  const page = await open({ prints: [failed(1), failed(2)] })
  fireEvent.click(await screen.findByRole('button', { name: words.discardAllOf('Table') }))
  await page.expectAsked('/counter/api/printers/p1/drop')
  expect(sentTo('/counter/api/printers/p1/drop')).toEqual([{ until: noon, key: expect.any(String) }])
})
