import { render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { DeskComplaint } from '#shop/wire/staff/complaints.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { asif, movedBy, noon, placed, staffOrderOf } from '#tests/rooms/staff-orders.ts'
import { atTheCounter } from '#tests/screens/counter-screen.tsx'
import { weighedLineOf } from '#tests/screens/weighing-screens.ts'
import { complaintOrderWords } from '#words/complaints.ts'
import { OrderBeside } from './order-beside.tsx'

atTheCounter()

const confirmed = staffOrderOf({ status: 'Confirmed', last: movedBy(asif, 'confirm') })
const brought = {
  whole: { order: confirmed, moves: [placed, confirmed.last] },
  weighed: { lines: [weighedLineOf()] } as Pick<StaffGives<'weighing'>, 'lines'>,
  shots: {},
}

const complaint: DeskComplaint = {
  ticket: 'C-D7K4-29XM',
  mobile: '+919820000001',
  orderNumber: 'D7K4-29XM',
  orderId: 'o1',
  about: 'The surmai was short.',
  receivedAt: noon,
  settleBy: noon,
}

function open(of: DeskComplaint = complaint, answer: unknown = brought) {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <OrderBeside complaint={of} comesByItself now={noon} /> },
    { path: '/complaints/order/:id', loader: () => answer },
  ])
  render(<Stub initialEntries={['/']} />)
}

test('with a complaint stands its order: lines, sums, whom to call, and what happened', async () => {
  open()
  expect(await screen.findByRole('region', { name: 'Order D7K4-29XM' })).toBeTruthy()
  expect(screen.getByRole('table').textContent).toContain('1,500 g')
  expect(screen.getByRole('table').textContent).toContain('₹900/kg')
  expect(screen.getByRole('link', { name: 'Order D7K4-29XM' }).getAttribute('href')).toBe('/orders/o1')
  expect(screen.getByRole('link', { name: /^Call/ }).getAttribute('href')).toBe('tel:+919820000001')
  expect(screen.getByText('Confirmed by Asif')).toBeTruthy()
  expect(screen.queryByText(complaintOrderWords.otherMobile)).toBeNull()
})

test('an order of another mobile than the complaint’s is said to be that', async () => {
  open({ ...complaint, mobile: '+919820000002' })
  expect(await screen.findByText(complaintOrderWords.otherMobile)).toBeTruthy()
})

test('an order that does not come is said so, and can be asked for again', async () => {
  open(complaint, 'not-loaded')
  expect(await screen.findByText(complaintOrderWords.notLoaded)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show order D7K4-29XM' })).toBeTruthy()
})

test('where no order is meant, the way leads to those of the customer', async () => {
  const { orderId: _, ...unknown } = complaint
  open(unknown)
  expect(await screen.findByText(complaintOrderWords.unknown, { exact: false })).toBeTruthy()
  const find = screen.getByRole('link', { name: complaintOrderWords.find })
  expect(find.getAttribute('href')).toBe('/find?search=%2B919820000001')
})
