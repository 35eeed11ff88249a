import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { minutes } from '#shop/time.ts'
import { asif, movedBy, noon, staffOrderOf, sunil } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen } from '#tests/screens/counter-screen.tsx'

atTheCounter()

const rider = (id: string, name: string) => ({ rider: { id, name, isRider: true }, stops: [] })

const out = staffOrderOf({
  status: 'Out for delivery',
  rider: sunil,
  slot: { startsAt: noon - minutes(120), endsAt: noon - minutes(1) },
})
const buyer = { name: 'Pooja Bhosale', phone: '98200 00002', lines: ['3 Wadala Road'], pincode: '400031' }
const back = staffOrderOf({
  id: 'o2',
  number: 'AAAA-0002',
  status: 'Not delivered',
  area: 'Wadala 400031',
  rider: sunil,
  buyer,
  last: movedBy(sunil, 'not-delivered', { reason: 'nobody-there' }),
})

const card = (name: string) => screen.getByRole('heading', { name }).closest('li') ?? document.body

test('the counter sees of each rider how far they are, what is late and what comes back', async () => {
  await openScreen(import('./riders-page.tsx'), {
    me: asif,
    now: noon,
    orders: [out, back],
    rounds: [rider(sunil.id, 'Sunil'), rider('s-ganesh', 'Ganesh')],
  })
  await screen.findByRole('heading', { name: 'Sunil' })
  const sunils = within(card('Sunil'))
  for (const words of ['1 late', '1 to bring back', 'Nobody there', 'Asha Koli', 'Pooja Bhosale'])
    expect(sunils.getByText(words)).toBeTruthy()
  expect(card('Sunil').textContent).toContain('1 of 2 orders done')
  expect(sunils.getByRole('link', { name: 'D7K4-29XM, Parel' }).getAttribute('href')).toBe('/orders/o1')
  expect(within(card('Ganesh')).getByText('Nothing is out with them.')).toBeTruthy()
})

test('each order that is out has a number of its own, and what was done is not undone by a parcel more to the same door', async () => {
  const delivered = staffOrderOf({ ...out, id: 'o3', number: 'AAAA-0003', status: 'Delivered', changedAt: noon })
  const more = staffOrderOf({ ...out, id: 'o4', number: 'AAAA-0004', changedAt: noon + 1 })
  await openScreen(import('./riders-page.tsx'), {
    me: asif,
    now: noon,
    orders: [out, delivered, more],
    rounds: [rider(sunil.id, 'Sunil')],
  })
  await screen.findByRole('heading', { name: 'Sunil' })
  expect(card('Sunil').textContent).toContain('1 of 3 orders done')
  const rows = within(card('Sunil'))
    .getAllByRole('listitem')
    .map((row) => row.textContent)
  expect(rows).toMatchObject([/Asha Koli 0003/, /^2.*29XM/, /^3.*0004/].map((said) => expect.stringMatching(said)))
})

test('a shop without riders says where they are added', async () => {
  await openScreen(import('./riders-page.tsx'), { me: asif, now: noon, orders: [], rounds: [] })
  expect(await screen.findByText(/^No riders yet/)).toBeTruthy()
})
