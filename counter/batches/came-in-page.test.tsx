import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hours } from '#shop/time.ts'
import type { StaffBatch, WholeBatch } from '#shop/wire/staff/batches.ts'
import { streams } from '#tests/fakes/fake-stream.ts'
import { asif, noon } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'
import { batchesWords, batchRefusals, cameInWords as words } from '#words/batches.ts'

atTheCounter()

const kind = (species: string, localName: string) => ({
  species,
  title: localName,
  localName,
  picture: '',
  sizes: [{ size: 'Large' }, { size: 'Medium', kept: 2000 }],
  keeps: 1,
})

const offers = {
  now: noon,
  fish: [kind('prawns', 'Kolambi'), kind('king-fish', 'Surmai')],
  batches: [],
  jetties: [],
  boats: [],
  suppliers: ['Irfan'],
  origin: 'wild',
  mayCost: true,
}

const batch: StaffBatch = {
  code: 'B7K2M4',
  species: 'prawns',
  title: 'Kolambi',
  size: 'Large',
  isMixed: false,
  landedDay: '2026-11-22',
  jetty: '',
  boatOrGear: '',
  supplier: 'Irfan',
  origin: 'wild',
  useBy: '2026-11-23',
  note: '',
  takenIn: { at: noon, by: { who: 'staff', name: 'Asif' } },
  in: 30_000,
  toLines: 0,
  waste: 0,
  left: 30_000,
  version: 1,
  isPast: false,
}

const came: WholeBatch['moves'][number] = {
  no: 1,
  move: 'in',
  grams: 30_000,
  canUndo: true,
  isUndone: false,
  reason: '',
  at: noon,
  by: { who: 'staff', name: 'Asif' },
}

const whole: WholeBatch = {
  now: noon,
  batch,
  moves: [came],
  orders: [],
  sorted: [],
  sizes: [],
  address: '/catch/B7K2M4',
}

const batches = '/counter/api/batches'
const undo = `${batches}/B7K2M4/undo`

const open = () => openScreen(import('./came-in-page.tsx'), { me: asif, offers })
const tap = (fish: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${fish}`) }))
const kilos = () => screen.getByLabelText<HTMLInputElement>(words.kilos)
const takeBack = () => fireEvent.click(screen.getByRole('button', { name: batchesWords.undo }))
const save = () => fireEvent.click(screen.getByRole('button', { name: words.save }))

function type(fish: string, typed: string) {
  tap(fish)
  fireEvent.click(screen.getByRole('radio', { name: 'Large' }))
  fireEvent.change(kilos(), { target: { value: typed } })
}

test('while a crate is on its way no other fish is begun, and Back leads nowhere: what the shop says of it is read', async () => {
  const answers = await open()
  type('Kolambi', '30')
  save()
  await answers.expectAsked(batches)
  tap('Surmai')
  fireEvent.click(screen.getByRole('link', { name: words.back }))
  expect(screen.queryByText('elsewhere')).toBeNull()
  await answers.give(batches, { message: batchRefusals['batch-use-by-past']() }, { status: 400 })
  expect(screen.getByRole('alert').textContent).toBe(batchRefusals['batch-use-by-past']())
  expect(kilos().value).toBe('30')
  tap('Surmai')
  expect(kilos().value).toBe('')
})

test('who taps another fish by mistake finds what they typed, and a press that nobody answered is the same press', async () => {
  const brought = { me: asif, offers }
  const answers = await openScreen(import('./came-in-page.tsx'), brought)
  type('Kolambi', '30')
  save()
  await answers.give(batches, { message: 'Try again.' }, { status: 503 })
  type('Surmai', '12')
  fireEvent.click(screen.getByRole('radio', { name: words.other }))
  // an hour later
  brought.offers = { ...offers, now: noon + hours(1), suppliers: ['Koli Seva'] }
  await act(async () => streams[0]?.says('{"topic":"landings/prawns","version":4}'))
  tap('Kolambi')
  expect(kilos().value).toBe('30')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Large' }).checked).toBe(true)
  save()
  await answers.give(batches, whole)
  expect(screen.getByText(words.saved('Kolambi, Large', '30 kg'))).toBeTruthy()
  const [first, again] = sentTo(batches)
  expect(again).toEqual(first)
  tap('Surmai')
  expect(kilos().value).toBe('12')
  tap('Kolambi')
  expect(kilos().value).toBe('')
})

test('before a size is chosen nothing is said of the stock of a fish', async () => {
  await open()
  tap('Kolambi')
  const after = within(screen.getByLabelText(words.after))
  expect(after.getByText(words.chooseSize)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Large' }))
  expect(after.getByText(words.notTracked)).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Medium' }))
  expect(after.getByText('2 kg')).toBeTruthy()
})

test('somebody marked some of it as waste meanwhile: Undo says so, and the next press begins from there', async () => {
  const answers = await open()
  type('Kolambi', '30')
  save()
  await answers.give(batches, whole)
  takeBack()
  const waste = { ...came, no: 2, move: 'waste', grams: 400, by: { who: 'staff', name: 'Meera' } }
  const fresh = { ...whole, batch: { ...batch, version: 2, waste: 400, left: 29_600 }, moves: [came, waste] }
  await answers.give(undo, { message: batchRefusals['batch-moved'](), ...fresh }, { status: 409 })
  expect(await screen.findByText(/^Meera, .*0\.4 kg marked as waste/)).toBeTruthy()
  takeBack()
  await answers.give(undo, { message: batchRefusals['batch-in-use'](), ...fresh }, { status: 409 })
  expect(await screen.findByText(new RegExp(batchRefusals['batch-in-use']()))).toBeTruthy()
  expect(sentTo(undo).map(({ seen }) => seen)).toEqual([1, 2])
})

test('what somebody else takes in comes to this page by itself', async () => {
  const brought = { me: asif, offers: { ...offers, batches: [] as StaffBatch[] } }
  await openScreen(import('./came-in-page.tsx'), brought)
  expect(screen.getByText(words.none)).toBeTruthy()
  brought.offers = { ...offers, batches: [batch] }
  await act(async () => streams[0]?.says('{"topic":"landings/prawns","version":4}'))
  expect(await screen.findByText('Kolambi, Large')).toBeTruthy()
})
