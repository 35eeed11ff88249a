import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Role } from '#shop/staff/staff.ts'
import type { DeskPlace } from '#shop/wire/staff/area.ts'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'
import { deskAreaWords } from '#words/delivery.ts'

atTheCounter()

const parel: DeskPlace = { pincode: '400012', names: ['Parel', 'Haffkin Institute'], openOrders: 2, waiting: 0 }
const nowhere: DeskPlace = { pincode: '400999', names: [], openOrders: 0, waiting: 0 }
const lookedAt = { ...parel, district: 'Mumbai', state: 'Maharashtra', isDelivered: true }
const change = '/counter/api/area/400012'

const open = (
  role: Role,
  {
    places = [parel, nowhere],
    wished = [],
    ...looked
  }: { places?: DeskPlace[]; wished?: DeskPlace[]; [brought: string]: unknown } = {},
) => openScreen(import('./area-page.tsx'), { me: { role }, places, wished, typed: '', ...looked }, '/area')

test('the area tells each pincode with its quarters and what is on its way there', async () => {
  await open('counter')
  const list = within(await screen.findByRole('list', { name: deskAreaWords.list }))
  const told = list.getAllByRole('heading').map(({ parentElement }) => parentElement?.textContent)
  expect(told).toEqual([
    '400012Parel, Haffkin Institute2 open ordersView',
    '400999not in the postal directoryNo open ordersView',
  ])
  expect(screen.getByText('The shop delivers to 2 pincodes.')).toBeTruthy()
  expect(list.getByRole('link', { name: 'View: 400012' }).getAttribute('href')).toBe('/area?pincode=400012')
})

test('a shop that delivers nowhere says what that means', async () => {
  await open('owner', { places: [] })
  expect(await screen.findByText(deskAreaWords.none)).toBeTruthy()
})

test('a pincode that is looked at says where it is and what follows, and takes the focus', async () => {
  await open('owner', { looked: lookedAt })
  const head = await screen.findByRole('heading', { name: '400012: Parel, Haffkin Institute' })
  expect(document.activeElement).toBe(head)
  const place = within(screen.getByRole('region', { name: '400012: Parel, Haffkin Institute' }))
  expect(place.getByText('Mumbai, Maharashtra')).toBeTruthy()
  expect(place.getByText(deskAreaWords.removeFollows)).toBeTruthy()
  expect(place.getByText('2 open orders there. They stay and will be delivered.')).toBeTruthy()
})

test('the counter sees what a pincode is, and only the owner changes the area', async () => {
  await open('counter', { looked: lookedAt })
  expect(await screen.findByRole('link', { name: deskAreaWords.back })).toBeTruthy()
  expect(screen.getByText(deskAreaWords.ownerOnly)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Deliver to/ })).toBeNull()
})

test.for([
  [true, 'Stop delivering to 400012', 'remove', 'The shop no longer delivers to 400012.'],
  [false, 'Deliver to 400012', 'add', 'The shop now delivers to 400012.'],
] as const)(
  'the owner takes a pincode out or in, and the page says so: delivered %s',
  async ([isDelivered, press, wanted, said]) => {
    const answers = await open('owner', { looked: { ...lookedAt, isDelivered } })
    fireEvent.click(await screen.findByRole('button', { name: press }))
    await answers.give(change, { success: true })
    expect(sentTo(change)).toEqual([{ change: wanted, key: expect.any(String) }])
    expect(await screen.findByText(said)).toBeTruthy()
    const look = screen.getByRole('button', { name: press })
    expect(look.dataset['look']).toBe(isDelivered ? 'danger' : 'strong')
  },
)

test('what the shop refuses is said, and nothing is said to have changed', async () => {
  const answers = await open('owner', { looked: lookedAt })
  fireEvent.click(await screen.findByRole('button', { name: 'Stop delivering to 400012' }))
  const message = 'We do not deliver to this pincode.'
  await answers.give(change, { message }, { status: 409 })
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  expect(screen.queryByText('The shop no longer delivers to 400012.')).toBeNull()
})

test('a pincode that is none is said beside its field, where it stays to be mended', async () => {
  await open('owner', { typed: '40001', wrong: 'A pincode has six digits.' })
  const field = await screen.findByLabelText<HTMLInputElement>(/^Another pincode/)
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['40001', 'true'])
  expect(screen.getByText('A pincode has six digits.')).toBeTruthy()
})

test('where people wait is told with how many, and what they are told when the shop comes', async () => {
  const mahim: DeskPlace = { pincode: '400016', names: ['Mahim'], openOrders: 0, waiting: 12 }
  const dharavi: DeskPlace = { pincode: '400017', names: ['Dharavi'], openOrders: 0, waiting: 1 }
  const looked = { ...mahim, district: 'Mumbai', state: 'Maharashtra', isDelivered: false }
  await open('owner', { wished: [mahim, dharavi], looked })
  const list = within(await screen.findByRole('list', { name: deskAreaWords.wishedFor }))
  expect(list.getAllByRole('heading').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    '400016Mahim12 people are waitingView',
    '400017Dharavi1 person is waitingView',
  ])
  expect(screen.getByText('12 people are waiting. We notify them by SMS, from 10 am to 9 pm.')).toBeTruthy()
})
