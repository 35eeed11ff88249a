import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { days, minutes } from '#shop/time.ts'
import type { DoneAct } from '#shop/wire/staff/acts.ts'
import { noon } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen } from '#tests/screens/counter-screen.tsx'
import { actsWords } from '#words/acts.ts'

atTheCounter()

const actOf = (different: Partial<DoneAct> = {}): DoneAct => ({
  id: `a${different.at ?? 0}${different.act ?? ''}`,
  act: 'confirm-orders',
  thing: 'order/o1',
  thingName: 'D7K4-4821',
  by: 'Asif',
  device: 'Tablet by the scale',
  at: noon,
  before: '{"status":"Pending","rider":null}',
  after: '{"status":"Confirmed","rider":null}',
  reason: '',
  ...different,
})

const people = [
  { id: 's-asif', name: 'Asif' },
  { id: 's-sunil', name: 'Sunil' },
]

const open = (acts: readonly DoneAct[], more: object = {}) =>
  openScreen(
    import('./acts-page.tsx'),
    { wanted: { person: '', kind: '', day: '', thing: '', until: '' }, sent: {}, now: noon, acts, people, ...more },
    '/acts',
  )

const rows = () => screen.getAllByRole('listitem').filter(({ className }) => className === 'act')
const sentences = () => rows().map((row) => row.querySelector('p')?.textContent)

test('each act is one plain sentence under its day, with what changed, where and why', async () => {
  await open([
    actOf(),
    actOf({
      act: 'reject-orders',
      at: noon - minutes(5),
      after: '{"status":"Rejected","rider":null}',
      reason: 'out-of-stock',
      withoutPin: true,
    }),
    actOf({
      act: 'change-batches',
      thing: 'batches',
      thingName: '',
      at: noon - days(1),
      before: '{}',
      after: '{"code":"K7XM","grams":30000}',
    }),
    actOf({
      act: 'sign-in',
      thing: 'staff/s1',
      thingName: 'Bhau',
      by: 'Bhau',
      at: noon - days(9),
      before: '{}',
      after: '{"wrongPin":true,"left":4}',
    }),
  ])
  expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual([
    actsWords.today,
    actsWords.yesterday,
    expect.stringContaining('13 November'),
  ])
  expect(sentences()).toEqual([
    'Asif confirmed order …4821, 12:00 pm',
    'Asif declined order …4821, 11:55 am',
    'Asif added batch K7XM to the stock, 12:00 pm',
    'A wrong PIN was typed for Bhau, 12:00 pm',
  ])
  const [first, second] = rows()
  expect(first?.textContent).toContain('state: New → Confirmed')
  expect(first?.textContent).toContain('at Tablet by the scale')
  expect(second?.textContent).toContain('without PIN')
  expect(second?.textContent).toContain('Reason: ')
})

test.for([
  ['an order', {}, '/orders/o1'],
  ['a batch', { act: 'recall-batches', thing: 'batch/K7XM', thingName: '' }, '/batches/K7XM'],
  ['a product', { act: 'change-catalogue', thing: 'product/4', thingName: 'Whole Pomfret' }, '/catalogue'],
  ['a person', { act: 'change-staff', thing: 'staff/s-sunil', thingName: 'Sunil' }, '/people'],
] as const)('an act leads to what it is about: %s', async ([, act, to]) => {
  await open([actOf(act)])
  await screen.findAllByRole('listitem')
  const [row = document.body] = rows()
  expect(within(row).getByRole('link').getAttribute('href')).toBe(to)
})

test('an act of a later shop is said all the same', async () => {
  await open([actOf({ act: 'train-the-cat', thing: 'cat/1', thingName: 'Tiger', before: '{}', after: '{}' })])
  expect(await screen.findByText('Tiger')).toBeTruthy()
  expect(sentences()).toEqual(['Asif did something with Tiger, 12:00 pm'])
})

test('older acts follow below as they are asked for, and what does not come is said', async () => {
  const until = `${noon - minutes(1)}~confirmed`
  const answers = await open([actOf()], { until })
  fireEvent.click(await screen.findByRole('link', { name: actsWords.older }))
  await answers.give(`/counter/api/acts?until`, { message: 'no' }, { status: 500 })
  expect(await screen.findByText(actsWords.olderUnreached)).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: actsWords.older }))
  await answers.give(`/counter/api/acts?until`, { now: noon, acts: [actOf({ at: noon - minutes(9) })], people })
  expect(sentences()).toEqual(['Asif confirmed order …4821, 12:00 pm', 'Asif confirmed order …4821, 11:51 am'])
  expect(screen.queryByRole('link', { name: actsWords.older })).toBeNull()
})

test('an empty log says so', async () => {
  await open([])
  expect(await screen.findByText(actsWords.none)).toBeTruthy()
})

test('a log that was narrowed to nothing says what to do', async () => {
  await open([], { sent: { kind: 'rates' } })
  expect(await screen.findByText(actsWords.noneSo)).toBeTruthy()
})
