import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { speciesSold } from '#shop/catalogue/species.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { hours } from '#shop/time.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { noon } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'
import { checkoutWords } from '#words/checkout.ts'
import { callsWords } from '#words/frame.ts'
import { newOrderWords as words } from '#words/orders-by-staff.ts'

atTheCounter()

const look = '/counter/api/customers/look'
const take = '/counter/api/new-order'

const slotOf = (name: string, room: 'free' | 'full' = 'free') => ({
  id: name,
  name,
  pincodes: [],
  cutOffAt: noon + hours(1),
  room,
  left: room === 'free' ? 5 : 0,
})
const [morning, evening] = ['2026-11-23T07:00-09:00', '2026-11-23T17:00-19:00'] as const

const facts = {
  now: noon,
  products: [...openingCatalogue.products],
  species: speciesSold(openingCatalogue).map(({ name, title, picture }) => ({ name, title, picture })),
  area: [{ pincode: '400012', name: 'Parel', city: 'Mumbai', state: 'Maharashtra' }],
  slots: [slotOf(morning), slotOf(evening)],
  shots: {},
}

const home = {
  firstName: 'Asha',
  lastName: 'Koli',
  addressLine1: '12 Sample Chawl',
  streetAddress: 'Parel Naka',
  pincode: '400012',
  city: 'Mumbai',
  state: 'Maharashtra',
}
const paplet = { id: 'pdpImage4', size: 'Jumbo', weight: '500 g', quantity: 1, price: 1000, title: 'Paplet' }
const asha = {
  name: 'Asha Koli',
  address: home,
  language: 'mr',
  orders: 3,
  last: { cartItems: [paplet] },
} as const satisfies NonNullable<StaffGives<'lookUpCustomer'>['customer']>

const open = (brought: object | (() => object) = facts, elsewhere?: Promise<unknown>) =>
  openScreen(import('./new-order-page.tsx'), brought, '/', elsewhere)

const type = (mobile: string) =>
  fireEvent.change(screen.getByLabelText(words.mobile, { exact: true }), { target: { value: mobile } })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const firstName = () => screen.queryByLabelText<HTMLInputElement>(checkoutWords.labels.firstName)?.value
const said = () => document.querySelector('.order-said')?.textContent

async function openWithAsha(...opened: Parameters<typeof open>) {
  const answers = await open(...opened)
  await screen.findByLabelText(words.mobile, { exact: true })
  type('98765 43210')
  await answers.give(look, { customer: asha })
  await screen.findByText('Asha Koli')
  return answers
}

test('what the shop said of one customer is never that of the next: another number takes name and address away', async () => {
  const answers = await openWithAsha()
  Element.prototype.scrollIntoView = () => undefined
  press(words.asLast)
  type('98765 43211')
  press(words.place)
  expect(said()).toBe(words.looking)
  expect(sentTo(take)).toEqual([])
  await answers.give(look, {})
  expect(await screen.findByText(words.isNew)).toBeTruthy()
  expect(firstName()).toBe('')
  press(words.place)
  expect(said()).toBe(words.missing.address)
  expect(sentTo(take)).toEqual([])
})

test('who opens the page types the mobile at once, and a press leads to the first thing that is missing', async () => {
  Element.prototype.scrollIntoView = () => undefined
  const answers = await open()
  const mobile = await screen.findByLabelText(words.mobile, { exact: true })
  expect(document.activeElement).toBe(mobile)
  const place = screen.getByRole('button', { name: words.place })
  place.focus()
  press(words.place)
  expect(document.activeElement).toBe(mobile)
  type('98765 43211')
  await answers.give(look, {})
  press(words.place)
  expect(document.activeElement).toBe(screen.getByLabelText(checkoutWords.labels.pincode))
  type('98765 43210')
  await answers.give(look, { customer: asha })
  await screen.findByText('Asha Koli')
  press(words.place)
  expect(said()).toBe(words.missing.fish)
  expect(document.activeElement?.className).toBe('fish-tile')
})

test('what somebody typed of a new customer stays while the number is corrected', async () => {
  const answers = await open()
  await screen.findByLabelText(words.mobile, { exact: true })
  type('98765 43211')
  await answers.give(look, {})
  fireEvent.change(screen.getByLabelText(checkoutWords.labels.firstName), { target: { value: 'Bilal' } })
  type('98765 43212')
  await answers.give(look, {})
  expect(firstName()).toBe('Bilal')
})

test.for([
  ['the looks of the day are used up', { message: 'You have looked up 60 customers.' }, 429],
  ['the shop is in trouble', { message: callsWords.trouble }, 503],
] as const)('where %s the order is written down all the same', async ([, body, status]) => {
  const answers = await open()
  await screen.findByLabelText(words.mobile, { exact: true })
  type('98765 43211')
  await answers.give(look, body, { status })
  expect(firstName()).toBe('')
})

test('an order whose answer was lost stays one order, whatever is corrected meanwhile, and is shown as it was placed', async () => {
  const answers = await openWithAsha()
  press(words.asLast)
  press(words.place)
  await answers.give(take, { message: callsWords.trouble }, { status: 503 })
  expect(said()).toBe(callsWords.trouble)
  fireEvent.click(screen.getByRole('button', { name: /^One more/ }))
  press(words.place)
  const more = { message: 'Already sent.', placed: { id: 'o1', number: 'D7K4-29XM' } }
  await answers.give(take, more, { status: 422 })
  const [first, second] = sentTo(take)
  expect(second?.['key']).toBe(first?.['key'])
  expect(second?.['totalPrice']).not.toBe(first?.['totalPrice'])
  expect(said()).toBe(words.placedBefore)
  expect(screen.queryByRole('button', { name: words.place })).toBeNull()
  expect(screen.getByRole('link', { name: words.lookAt('29XM') }).getAttribute('href')).toBe('/orders/o1')
})

test('after a no of the shop the next press is another one', async () => {
  const answers = await openWithAsha()
  press(words.asLast)
  for (const _time of [1, 2]) {
    press(words.place)
    await answers.give(take, { message: 'That slot is full now.' }, { status: 409 })
    await screen.findByRole('button', { name: words.place })
  }
  const [first, second] = sentTo(take)
  expect(second?.['key']).not.toBe(first?.['key'])
})

test('once it is placed nothing more is placed while its page is on its way', async () => {
  const { promise: page, resolve: comes } = Promise.withResolvers<undefined>()
  const answers = await openWithAsha(facts, page)
  press(words.asLast)
  press(words.place)
  await answers.give(take, { id: 'o1', number: 'D7K4-29XM' })
  press(words.placing)
  comes(undefined)
  expect(await screen.findByText('elsewhere')).toBeTruthy()
  expect(sentTo(take)).toHaveLength(1)
})

test('ten digits that begin with 91 may be the beginning of a longer number: nobody is looked up before it is whole', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open()
  type('91 98765 432')
  type('91 98765 43210')
  expect(sentTo(look)).toMatchObject([{ mobile: '+919876543210' }])
  type('91 98765 432')
  await act(async () => vi.advanceTimersByTime(2000))
  expect(sentTo(look)).toMatchObject([{ mobile: '+919876543210' }, { mobile: '+919198765432' }])
  vi.useRealTimers()
})

test('a time that was chosen and is gone is not replaced by another one', async () => {
  let now: object = facts
  const answers = await openWithAsha(() => now)
  press(words.asLast)
  press(/5-7 pm/)
  now = { ...facts, slots: [slotOf(morning), slotOf(evening, 'full')] }
  press(words.place)
  await answers.give(take, { message: 'That slot is full now.' }, { status: 409 })
  await vi.waitFor(() => expect(screen.getByText(words.full)).toBeTruthy())
  press(words.place)
  expect(said()).toBe(words.missing.slot)
  expect(sentTo(take)).toHaveLength(1)
})

test('the order of last time comes beside what was tapped in, and what is not as then is said until something is changed', async () => {
  await openWithAsha()
  fireEvent.click(
    screen.getByRole('button', { name: facts.species.find(({ name }) => name === 'surmai')?.title ?? '' }),
  )
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^1 kg ₹/ }))
  press(words.asLast)
  expect(document.querySelectorAll('.draft-lines > li')).toHaveLength(2)
})

test('an order begun on the telephone is there after a reload, its customer looked up again, and gone when it was cancelled', async () => {
  await openWithAsha()
  press(words.asLast)
  press(words.otherAddress)
  fireEvent.change(screen.getByLabelText(checkoutWords.labels.addressLine1), { target: { value: '3 Other Lane' } })
  cleanup()
  vi.resetModules()
  const answers = await open()
  expect(await screen.findByDisplayValue('98765 43210')).toBeTruthy()
  await answers.give(look, { customer: asha })
  expect(await screen.findByText('Asha Koli')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(checkoutWords.labels.addressLine1).value).toBe('3 Other Lane')
  expect(screen.getByRole('group', { name: /Paplet/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: words.cancel }))
  cleanup()
  vi.resetModules()
  await open()
  expect((await screen.findByLabelText<HTMLInputElement>(words.mobile, { exact: true })).value).toBe('')
})
