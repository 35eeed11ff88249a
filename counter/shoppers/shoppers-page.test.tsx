import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { days, hours } from '#shop/time.ts'
import type { DeskShopper } from '#shop/wire/staff/shoppers.ts'
import { noon } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'
import { deskShoppersWords } from '#words/shoppers.ts'

atTheCounter()

const phone = { id: 'n1', device: 'Chrome on Android', createdAt: noon - days(3), lastSeenAt: noon - hours(1) }
const laptop = { id: 'n2', device: 'Firefox on Linux', createdAt: noon - days(9), lastSeenAt: noon - days(2) }

const asha: DeskShopper = {
  id: 'asha',
  known: 'by-account',
  name: 'Asha Koli',
  email: 'asha@fish.example',
  mobile: '9820000001',
  since: noon - days(40),
  orders: 7,
  openOrders: 1,
  sessions: [phone, laptop],
}

const look = '/counter/api/shoppers/look'
const signOut = '/counter/api/shoppers/asha/sign-out'
const erase = '/counter/api/shoppers/asha/erase'

const open = () => openScreen(import('./shoppers-page.tsx'), {})

async function lookFor(typed: string) {
  fireEvent.input(await screen.findByLabelText(/^Mobile number or e-mail/), { target: { value: typed } })
  fireEvent.click(screen.getByRole('button', { name: deskShoppersWords.find }))
}

async function found(shopper: DeskShopper = asha) {
  const answers = await open()
  await lookFor('98200 00001')
  await answers.give(look, { shoppers: [shopper] })
  await screen.findByRole('heading', { name: shopper.name })
  return answers
}

const devices = () => screen.getAllByRole('listitem').map((one) => one.querySelector('strong')?.textContent)

test('nobody is shown before somebody was looked for by the whole of what they registered with', async () => {
  await found()
  expect(sentTo(look)).toEqual([{ typed: '98200 00001', key: expect.any(String) }])
  expect(document.activeElement?.textContent).toBe('Asha Koli')
  for (const words of ['asha@fish.example', '+91 98200 00001', 'Registered 13 October 2026', '7 orders, 1 open'])
    expect(screen.getByText(words)).toBeTruthy()
  expect(devices()).toEqual(['Chrome on Android', 'Firefox on Linux'])
})

test('one who is not found is said in the shop’s words, and the one before is gone from the screen', async () => {
  const answers = await found()
  await lookFor('98200 00009')
  const message = 'No account has this. Check that it is complete and spelt correctly.'
  await answers.give(look, { message }, { status: 404 })
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(screen.queryByRole('heading', { name: 'Asha Koli' })).toBeNull()
})

test('a lost phone is signed out alone, and the rest stays', async () => {
  const answers = await found()
  fireEvent.click(screen.getByRole('button', { name: /^Log out there: Chrome on Android, since/ }))
  await answers.give(signOut, { sessions: [laptop] })
  expect(sentTo(signOut)).toEqual([{ session: phone.id, key: expect.any(String) }])
  expect(await screen.findByText('Logged out: Chrome on Android.')).toBeTruthy()
  expect(devices()).toEqual(['Firefox on Linux'])
})

test('signing out everywhere says what it means for the next login', async () => {
  const answers = await found()
  fireEvent.click(screen.getByRole('button', { name: deskShoppersWords.endAll }))
  await answers.give(signOut, { sessions: [] })
  expect(sentTo(signOut)).toEqual([{ key: expect.any(String) }])
  expect(await screen.findByText(deskShoppersWords.allEnded)).toBeTruthy()
  expect(screen.getByText(deskShoppersWords.none)).toBeTruthy()
})

test('a session that ended by itself is said to have, and the list stays as it was', async () => {
  const answers = await found()
  fireEvent.click(screen.getByRole('button', { name: /^Log out there: Chrome on Android/ }))
  const message = 'This session has ended in the meantime.'
  await answers.give(signOut, { message }, { status: 404 })
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(devices()).toEqual(['Chrome on Android', 'Firefox on Linux'])
})

test('an account is erased only after a question that names it, and keeping it is the first choice', async () => {
  const answers = await found()
  fireEvent.click(screen.getByRole('button', { name: deskShoppersWords.erase }))
  const asked = within(screen.getByRole('alertdialog'))
  expect(asked.getByText('Delete the account of Asha Koli, with 2 logins? This cannot be undone.')).toBeTruthy()
  fireEvent.click(asked.getByRole('button', { name: 'Cancel' }))
  expect(answers.asked()).not.toContain(erase)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test.for([
  [noon + days(300), 'Its orders keep their address until 18 September 2027.'],
  [undefined, 'It had no orders.'],
] as const)('an erased account leaves the screen, which says what stays of it: %s', async ([addressesGoOn, words]) => {
  const answers = await found()
  fireEvent.click(screen.getByRole('button', { name: deskShoppersWords.erase }))
  fireEvent.click(screen.getByRole('button', { name: deskShoppersWords.yes }))
  await answers.give(erase, addressesGoOn === undefined ? {} : { addressesGoOn })
  expect(await screen.findByText(`The account of Asha Koli is deleted. ${words}`)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Asha Koli' })).toBeNull()
})

test('an erasure that nobody answered goes again under the same key, so that it is done once', async () => {
  await found()
  vi.mocked(globalThis.fetch).mockRejectedValueOnce(new TypeError('the line is dead'))
  for (let time = 1; time <= 2; time += 1) {
    fireEvent.click(screen.getByRole('button', { name: deskShoppersWords.erase }))
    fireEvent.click(screen.getByRole('button', { name: deskShoppersWords.yes }))
    await vi.waitFor(() => expect(sentTo(erase)).toHaveLength(time))
    if (time === 1) await screen.findByRole('alert')
  }
  expect(sentTo(erase)[1]).toEqual(sentTo(erase)[0])
})

test('an account that never verified its mobile and who ordered by telephone at it stand side by side, and one alone is erased', async () => {
  const answers = await open()
  await lookFor('98200 00001')
  const called = {
    ...asha,
    id: 'called',
    known: 'by-telephone',
    name: 'Bilal Shaikh',
    email: '',
    sessions: [],
  } as const satisfies DeskShopper
  await answers.give(look, { shoppers: [{ ...asha, known: 'by-unproven-account' }, called] })
  expect(await screen.findByText(deskShoppersWords.unverified)).toBeTruthy()
  const { byTelephone } = deskShoppersWords
  const his = within(screen.getByRole('region', { name: 'Bilal Shaikh' }))
  expect(his.getByText(byTelephone.since(called.since))).toBeTruthy()
  expect(his.queryByText(deskShoppersWords.none)).toBeNull()
  fireEvent.click(his.getByRole('button', { name: byTelephone.erase }))
  expect(screen.getByText(byTelephone.question('Bilal Shaikh'))).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: deskShoppersWords.yes }))
  await answers.give('/counter/api/shoppers/called/erase', {})
  expect(await screen.findByText(`${byTelephone.erased('Bilal Shaikh')} ${deskShoppersWords.noOrders}`)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Bilal Shaikh' })).toBeNull()
  expect(screen.getByRole('heading', { name: asha.name })).toBeTruthy()
})
