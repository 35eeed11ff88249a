import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'
import { catalogueFields as fields, deskCatalogueWords as words, wrongInWords } from '#words/desk-catalogue.ts'

atTheCounter()

const address = '/counter/api/catalogue/species'
const none = { sent: [], ours: [{ name: 'whole-pomfret', alt: 'A pomfret', small: undefined, shot: undefined }] }
const others = [{ name: 'rawas', title: 'Rawas' }]

async function open() {
  const answers = await openScreen(import('./new-fish-page.tsx'), { others, offered: none }, '/catalogue/new')
  await screen.findByRole('heading', { level: 1, name: words.newKind })
  return answers
}

const named = (id: string) => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(id)
  return found as HTMLInputElement
}
const type = (id: string, value: string) => fireEvent.input(named(id), { target: { value } })
const publish = () => act(async () => fireEvent.click(screen.getByRole('button', { name: words.add })))

async function writeHilsa() {
  fireEvent.click(screen.getByRole('button', { name: words.choosePicture }))
  fireEvent.click(screen.getByRole('radio', { name: 'A pomfret' }))
  type('title', 'Hilsa')
  type('localName', 'Palla')
  type('marathi', 'पाला')
  type('hindi', 'हिलसा')
  type('products.0.line', 'For mustard.')
  type('products.0.sizes.0.rates.1-kg', '1,800')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Rawas' }))
}

test('one form and one press bring a fish with its product: its names and address follow the name of the fish', async () => {
  await open()
  await writeHilsa()
  await publish()
  expect(sentTo(address)).toMatchObject([
    {
      name: 'hilsa',
      species: { title: 'Hilsa', marathi: 'पाला', picture: 'whole-pomfret', goesWith: ['rawas'], lossPercent: 30 },
      products: [
        {
          title: 'Hilsa',
          slug: 'hilsa',
          line: 'For mustard.',
          picture: 'whole-pomfret',
          sizes: [{ label: '', weights: ['1 kg'], rates: { '1 kg': 180_000 } }],
        },
      ],
    },
  ])
})

test('what is wrong with a product is said at its field, and all that was typed stays', async () => {
  const answers = await open()
  await writeHilsa()
  await publish()
  const wrong = [{ field: 'products.0.slug', wrong: 'taken' }]
  await answers.give(address, { message: 'No.', fields: wrong }, { status: 400 })
  const sentence = words.fieldWrong(fields.slug, '', wrongInWords({ wrong: 'taken' }))
  expect((await screen.findAllByText(words.inProduct(1, sentence))).length).toBeGreaterThan(0)
  expect(named('products.0.slug').getAttribute('aria-invalid')).toBe('true')
  expect([named('title').value, named('products.0.sizes.0.rates.1-kg').value]).toEqual(['Hilsa', '1,800'])
})

test('a reload loses nothing: names, ticks, a second product, its sizes and the photo are there again', async () => {
  await open()
  await writeHilsa()
  fireEvent.click(screen.getByRole('button', { name: words.addWay }))
  type('products.1.title', 'Hilsa, cut')
  fireEvent.click(screen.getAllByRole('button', { name: words.addSize })[1] as HTMLElement)
  type('products.1.sizes.1.label', 'Large')
  cleanup()
  // a page that is loaded anew has nothing in memory
  vi.resetModules()
  await open()
  expect(named('title').value).toBe('Hilsa')
  expect([named('products.1.title').value, named('products.1.sizes.1.label').value]).toEqual(['Hilsa, cut', 'Large'])
  expect(named('products.0.sizes.0.rates.1-kg').value).toBe('1,800')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Rawas' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: words.choosePicture }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A pomfret' }).checked).toBe(true)
})
