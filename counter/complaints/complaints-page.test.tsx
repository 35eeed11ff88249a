import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { days } from '#shop/time.ts'
import type { DeskComplaint } from '#shop/wire/staff/complaints.ts'
import { noon } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'
import { deskComplaintsWords } from '#words/about.ts'

atTheCounter()

/** Received this many days ago. */
const complaintOf = (age: number, different: Partial<DeskComplaint> = {}): DeskComplaint => ({
  ticket: 'C-D7K4-29XM',
  mobile: '9820000001',
  orderNumber: 'A1B2-C3D4',
  about: 'The prawns were short.\nTwice now.',
  receivedAt: noon - days(age),
  settleBy: noon - days(age) + days(30),
  ...different,
})

const notes = '/counter/api/complaints'
const settlement = '/counter/api/complaints/C-D7K4-29XM/settlement'

const open = (complaints: readonly DeskComplaint[], which: 'open' | 'settled' = 'open') =>
  openScreen(import('./complaints-page.tsx'), { now: noon, complaints, open: complaints.length, which, page: '' })

const cards = async () => within(await screen.findByRole('list', { name: deskComplaintsWords.which.open }))

async function settle(words: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Resolve complaint C-D7K4-29XM' }))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.input(dialog.getByLabelText(/^What was done/), { target: { value: words } })
  fireEvent.click(dialog.getByRole('button', { name: 'Resolve' }))
  return dialog
}

test('each complaint says how long it may still take, and a late one by how many days it is late', async () => {
  const ages = { 'C-0000-0001': 0, 'C-0000-0002': 29, 'C-0000-0003': 30, 'C-0000-0004': 32 }
  await open(Object.entries(ages).map(([ticket, age]) => complaintOf(age, { ticket })))
  const list = await cards()
  const told = list.getAllByRole('heading').map(({ nextElementSibling: next }) => next?.textContent)
  expect(told).toEqual([
    '30 days left, until 22 December 2026',
    'The last day, until 23 November 2026',
    'Late by 1 day, since 22 November 2026',
    'Late by 2 days, since 20 November 2026',
  ])
  expect(screen.getByText('4 complaints are open')).toBeTruthy()
})

test('a complaint is read in its own lines, and its shopper is one tap away', async () => {
  await open([complaintOf(1)])
  const list = await cards()
  expect(list.getByText(/^The prawns were short/).textContent).toBe('The prawns were short.\nTwice now.')
  expect(list.getByText('Order A1B2-C3D4')).toBeTruthy()
  expect(list.getByRole('link', { name: 'Call +91 98200 00001' }).getAttribute('href')).toBe('tel:+919820000001')
})

test('nothing is settled before somebody wrote what was done', async () => {
  await open([complaintOf(1)])
  const dialog = await settle('  ')
  expect(dialog.getAllByText(deskComplaintsWords.sayWhat)).not.toEqual([])
  expect(sentTo(settlement)).toEqual([])
})

test('what was done goes to the shop as it was written, and the page says that it is settled', async () => {
  const answers = await open([complaintOf(1)])
  await settle(' Refunded 200 rupees. ')
  await answers.give(settlement, { success: true })
  expect(sentTo(settlement)).toEqual([{ settlement: 'Refunded 200 rupees.', key: expect.any(String) }])
  expect(await screen.findByText('C-D7K4-29XM resolved.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what somebody else settled meanwhile is said in the dialog, and what was typed stays', async () => {
  const answers = await open([complaintOf(1)])
  const dialog = await settle('Refunded 200 rupees.')
  const message = 'This complaint has already been resolved. What was written stays.'
  await answers.give(settlement, { message }, { status: 409 })
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^What was done/).value).toBe('Refunded 200 rupees.')
})

const written = () => within(screen.getByRole('dialog')).getByLabelText<HTMLTextAreaElement>(/^What was done/)
const ask = async () => fireEvent.click(await screen.findByRole('button', { name: 'Resolve complaint C-D7K4-29XM' }))

test('what was written stays where Escape or a reload closes the dialog, and goes once it was sent', async () => {
  await open([complaintOf(1)])
  await ask()
  fireEvent.input(written(), { target: { value: 'Called back, replaced tomorrow.' } })
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await ask()
  expect(written().value).toBe('Called back, replaced tomorrow.')
  cleanup()
  vi.resetModules()
  const answers = await open([complaintOf(1)])
  await ask()
  expect(written().value).toBe('Called back, replaced tomorrow.')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Resolve' }))
  await answers.give(settlement, { success: true })
  await screen.findByText('C-D7K4-29XM resolved.')
  await ask()
  expect(written().value).toBe('')
})

test('what nobody answered goes again under the same key', async () => {
  await open([complaintOf(1)])
  await screen.findByRole('button', { name: /^Resolve/ })
  vi.mocked(globalThis.fetch).mockRejectedValueOnce(new TypeError('the line is dead'))
  const dialog = await settle('Refunded 200 rupees.')
  expect(await dialog.findByRole('alert')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Resolve' }))
  await vi.waitFor(() => expect(sentTo(settlement)).toHaveLength(2))
  expect(sentTo(settlement)[1]).toEqual(sentTo(settlement)[0])
})

test('a settled complaint tells what was done, and is settled for good', async () => {
  await open([complaintOf(9, { settled: { at: noon, how: 'Refunded 200 rupees.' } })], 'settled')
  expect(await screen.findByText('Resolved 22 November 2026: Refunded 200 rupees.')).toBeTruthy()
  expect(screen.queryByText(/days left/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Resolve/ })).toBeNull()
})

test('a shop without complaints says so', async () => {
  await open([])
  expect(await screen.findByText('No open complaints.')).toBeTruthy()
  expect(screen.getByText('0 complaints are open')).toBeTruthy()
})

test.for([
  [true, 'We’ll send the number to the customer’s mobile.'],
  [false, 'We can’t send a message to this mobile. Please tell the customer the number.'],
] as const)(
  'a complaint of somebody who calls is noted, and the page says whether they are told: %s',
  async ([told, words]) => {
    const answers = await open([])
    await note({ mobile: '98200 00002', about: 'The bill is wrong' })
    await answers.give(notes, { ticket: 'C-AAAA-0002', settleBy: noon + days(30), told })
    expect(sentTo(notes)[0]).toMatchObject({ mobile: '98200 00002', orderNumber: '', about: 'The bill is wrong' })
    expect(await screen.findByText(`C-AAAA-0002 recorded. To be resolved by 22 December 2026. ${words}`)).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^What is wrong/).value).toBe('')
  },
)

test('a complaint without words, or of a number that is none, is not sent', async () => {
  await open([])
  await note({ mobile: '98200', about: '' })
  expect(screen.getByLabelText(/^Mobile number/).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText(/^What is wrong/).getAttribute('aria-invalid')).toBe('true')
  expect(sentTo(notes)).toEqual([])
})

async function note({ mobile, about }: { mobile: string; about: string }) {
  fireEvent.input(await screen.findByLabelText(/^Mobile number/), { target: { value: mobile } })
  fireEvent.input(screen.getByLabelText(/^What is wrong/), { target: { value: about } })
  fireEvent.click(screen.getByRole('button', { name: deskComplaintsWords.note }))
}
