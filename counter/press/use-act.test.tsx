import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asif } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'
import { cameInWords as words } from '#words/batches.ts'
import { callsWords } from '#words/frame.ts'

atTheCounter()

const batches = '/counter/api/batches'
const noon = Date.UTC(2026, 10, 22, 6, 30)

const fish = { species: 'pomfret', title: 'Silver Pomfret', localName: 'Paplet', picture: '', keeps: 2 }
const offers = {
  now: noon,
  today: '2026-11-22',
  hour: 5,
  fish: [{ ...fish, sizes: [{ size: '' }] }],
  batches: [],
  jetties: [],
  boats: [],
  suppliers: [],
  origin: '',
  mayCost: false,
}

const takeIn = () => fireEvent.submit(screen.getByRole('form', { name: words.title }))
const typeKilos = (kilos: string) => fireEvent.change(screen.getByLabelText(words.kilos), { target: { value: kilos } })

async function openWithKilos(kilos: string) {
  const answers = await openScreen(import('#counter/batches/came-in-page.tsx'), { me: asif, offers })
  fireEvent.click(await screen.findByRole('button', { name: 'Paplet' }))
  typeKilos(kilos)
  return answers
}

async function pressedAgain(times: number) {
  takeIn()
  await waitFor(() => expect(sentTo(batches)).toHaveLength(times))
}

test('kilos that the shop may have taken in are the same press when somebody presses again, until it is known', async () => {
  const answers = await openWithKilos('12.5')
  takeIn()
  await answers.give(batches, { message: callsWords.trouble }, { status: 503 })
  await pressedAgain(2)
  await answers.give(batches, 'Bad gateway', { status: 502 })
  await pressedAgain(3)
  await answers.give(batches, { batch: 'as a newer page reads it' })
  await pressedAgain(4)
  await answers.give(batches, { message: 'Locked.', why: 'locked' }, { status: 401 })
  await pressedAgain(5)
  const [first, ...others] = sentTo(batches)
  expect(others).toEqual(others.map(() => first))
  await answers.give(batches, { message: 'Too many kilos.' }, { status: 400 })
  await pressedAgain(6)
  expect(sentTo(batches)[5]?.['key']).not.toBe(first?.['key'])
})

test('other kilos than those that may be taken in are another press', async () => {
  const answers = await openWithKilos('12.5')
  takeIn()
  await answers.give(batches, { message: callsWords.trouble }, { status: 503 })
  typeKilos('13')
  await pressedAgain(2)
  const [first, second] = sentTo(batches)
  expect([first?.['grams'], second?.['grams']]).toEqual([12_500, 13_000])
  expect(second?.['key']).not.toBe(first?.['key'])
})
