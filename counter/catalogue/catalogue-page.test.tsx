import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'
import { catalogueRefusals, deskCatalogueWords as words } from '#words/desk-catalogue.ts'

atTheCounter()

const kind = (name: string) => ({
  name,
  title: name.toUpperCase(),
  localName: name,
  picture: '',
  retired: false,
  version: 1,
  sold: 1,
  takenOff: 0,
  small: undefined,
})

const open = (mayChange = true) =>
  openScreen(import('./catalogue-page.tsx'), { mayChange, order: 7, species: ['a', 'b', 'c'].map(kind) }, '/catalogue')

const order = '/counter/api/catalogue/species-order'
const titles = () =>
  within(screen.getByRole('list', { name: words.kinds }))
    .getAllByRole('heading')
    .map((one) => one.textContent)

test('moves stand on this screen alone until they are saved, all by one press', async () => {
  const answers = await open()
  fireEvent.click(await screen.findByRole('button', { name: words.downOf('A') }))
  fireEvent.click(screen.getByRole('button', { name: words.downOf('A') }))
  expect(titles()).toEqual(['B', 'C', 'A'])
  expect(sentTo(order)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: words.saveOrder }))
  await answers.give(order, { version: 8, species: [], speciesOrder: 8 })
  expect(sentTo(order)).toEqual([{ seen: 7, order: ['b', 'c', 'a'], key: expect.any(String) }])
})

test('an order that somebody else has changed is not saved, and the page says so', async () => {
  const answers = await open()
  fireEvent.click(await screen.findByRole('button', { name: words.upOf('C') }))
  fireEvent.click(screen.getByRole('button', { name: words.saveOrder }))
  const message = catalogueRefusals['order-incomplete']()
  await answers.give(order, { message }, { status: 409 })
  expect(await screen.findByText(message)).toBeTruthy()
  expect(titles()).toEqual(['A', 'B', 'C'])
})

test('what was moved by mistake goes back, and who may not change it sees no button', async () => {
  await open()
  fireEvent.click(await screen.findByRole('button', { name: words.downOf('A') }))
  fireEvent.click(screen.getByRole('button', { name: words.leaveOrder }))
  expect(titles()).toEqual(['A', 'B', 'C'])
  await open(false)
  expect(screen.getAllByRole('list', { name: words.kinds })).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: words.downOf('A') })).toHaveLength(1)
})
