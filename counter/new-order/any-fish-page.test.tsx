import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { speciesSold } from '#shop/catalogue/species.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { hours } from '#shop/time.ts'
import { noon, staffOrderOf } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'
import { anyFishWords as words } from '#words/any-fish.ts'

atTheCounter()

const call = '/counter/api/orders/o1/lines/1/agreed-replacements'

const facts = {
  now: noon,
  products: [...openingCatalogue.products],
  species: speciesSold(openingCatalogue).map(({ name, title, picture }) => ({ name, title, picture })),
  area: [],
  slots: [],
  shots: {},
}

const order = { ...staffOrderOf({ status: 'Cutting' }), buyer: { name: 'Asha Koli', phone: '+919876543210' } }
const line = {
  ...order.lines[0],
  lineNo: 1,
  productId: 7,
  title: 'Surmai',
  size: 'Large',
  weight: '500 g',
  grams: 500,
  quantity: 2,
  state: 'to-weigh',
  version: 0,
  ratePaise: 45_000,
  otherPacks: [],
  mostPaise: 99_000,
  toleratedGrams: 1100,
  mostGrams: 1100,
  batches: [],
  replacements: [],
  moves: [],
}
const weighing = { now: noon + hours(1), order, lines: [line], ifMissing: 'call', waiting: [], mostPaise: 99_000 }

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const said = () => document.querySelector('.order-said')?.textContent
const yes = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const type = (most: string) => fireEvent.change(screen.getByLabelText(words.most), { target: { value: most } })

async function open() {
  const answers = await openScreen(import('./any-fish-page.tsx'), { weighing, line, facts })
  await screen.findByText(words.title('Surmai'))
  return answers
}

/** Half a kilo of the cheapest of them: its tile, then its pack. */
async function choose(pack: RegExp) {
  fireEvent.click(screen.getByRole('button', { name: speciesSold(openingCatalogue)[0]?.title ?? '' }))
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: pack }))
}

test('nothing is sent without fish, maximum and the customer’s yes, and each is asked for in its place', async () => {
  await open()
  press(words.replace)
  expect(said()).toBe(words.missing.fish)
  await choose(/^500 g ₹/)
  press(words.replace)
  expect(said()).toBe(words.missing.most)
  press(/^Use ₹/)
  press(/^Replace, max ₹/)
  expect([said(), sentTo(call)]).toEqual([words.missing.yes, []])
})

test('a yes is to one fish and one amount: who types another maximum asks again', async () => {
  await open()
  await choose(/^500 g ₹/)
  press(/^Use ₹/)
  fireEvent.click(yes(words.saidYes))
  expect(yes(words.saidYes).checked).toBe(true)
  type('600')
  expect(yes(words.saidYes).checked).toBe(false)
})

test('what makes the whole order dearer than was shown is said, and needs its own yes', async () => {
  const answers = await open()
  await choose(/^1 kg ₹/)
  for (const _ of [1, 2]) press(/^One more/)
  press(/^Use ₹/)
  fireEvent.click(yes(words.saidYes))
  press(/^Replace, max ₹/)
  expect(said()).toBe(words.missing.order)
  fireEvent.click(screen.getByRole('checkbox', { name: /for the whole order$/ }))
  press(/^Replace, max ₹/)
  await answers.expectAsked(call)
  const [sent] = sentTo(call) as { saidYes: boolean; mostPaise: number; orderMostPaise: number; item: object }[]
  expect(sent).toMatchObject({ saidYes: true, item: { weight: '1 kg', quantity: 3 } })
  expect(sent?.orderMostPaise).toBe(sent?.mostPaise)
})

test('the fish and the amount that were said outlive a reload, and the yes does not', async () => {
  await open()
  await choose(/500 g/)
  type('700')
  fireEvent.click(yes(words.saidYes))
  cleanup()
  vi.resetModules()
  await open()
  expect(screen.getByLabelText<HTMLInputElement>(words.most).value).toBe('700')
  expect(document.querySelectorAll('.draft-lines li')).toHaveLength(1)
  expect(yes(words.saidYes).checked).toBe(false)
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }))
  cleanup()
  vi.resetModules()
  await open()
  expect(screen.getByLabelText<HTMLInputElement>(words.most).value).toBe('')
})
