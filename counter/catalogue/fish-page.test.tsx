import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ProductView, SpeciesView } from '#shop/wire/staff/catalogue.ts'
import { hilsa, wholeHilsa } from '#tests/rooms/catalogue-room.ts'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'
import { catalogueFields as fields, deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { deskPicturesWords } from '#words/pictures.ts'

atTheCounter()

const address = '/counter/api/catalogue/species/hilsa'
const none = { sent: [], ours: [] }

const kind = (different: Partial<SpeciesView> = {}): SpeciesView => ({
  ...hilsa,
  goesWith: ['rawas', 'surmai'],
  name: 'hilsa',
  address: '/list/hilsa',
  retired: false,
  version: 3,
  products: [],
  productsOrder: 1,
  ...different,
})

const whole = (id: number, different: Partial<ProductView> = {}): ProductView => ({
  ...wholeHilsa,
  id,
  cartId: `hilsa-${id}`,
  species: 'hilsa',
  called: wholeHilsa.title,
  address: `/fish/hilsa-${id}`,
  isSpecified: false,
  retired: false,
  waits: false,
  available: true,
  version: 1,
  sizes: wholeHilsa.sizes.map((size) => ({ ...size, rates: size.rates ?? {} })),
  ...different,
})

const named = (id: string) => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(id)
  return found as HTMLInputElement
}
const type = (id: string, value: string) => fireEvent.input(named(id), { target: { value } })

async function open(species: SpeciesView, who: { mayChange?: boolean; mayApprove?: boolean } = {}) {
  const others = ['surmai', 'rawas', 'halwa'].map((name) => ({ name, title: name.toUpperCase() }))
  const brought = { mayChange: true, mayApprove: false, ...who, species, others, offered: none }
  const answers = await openScreen(import('./fish-page.tsx'), brought, '/catalogue/species/hilsa')
  await screen.findByRole('heading', { level: 1, name: species.title })
  return {
    ...answers,
    /** Somebody else is quicker, and the page reads what they left. */
    beatenBy: async (theirs: SpeciesView) => {
      brought.species = theirs
      await answers.give(address, { message: 'Changed meanwhile.' }, { status: 409 })
    },
  }
}

test('what was saved is what the page shows, though its loader still brings what was there before, and the next save is of that', async () => {
  const answers = await open(kind())
  fireEvent.click(screen.getByRole('button', { name: words.addWay }))
  type('products.0.title', 'Hilsa roe')
  await save()
  const left = kind({ title: 'Hilsa', version: 4, products: [whole(22, { title: 'Hilsa roe' })], productsOrder: 2 })
  await answers.give(address, { species: left })
  await screen.findByText(words.saved)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hilsa')
  fireEvent.click(screen.getAllByRole('checkbox', { name: fields.onSale }).at(-1) as HTMLElement)
  await save()
  expect(sentTo(address)).toMatchObject([
    { seen: 3, seenOrder: 1, retired: false, products: [{ product: { title: 'Hilsa roe' } }] },
    {
      seen: 4,
      seenOrder: 2,
      retired: true,
      products: [{ kept: { id: 22, seen: 1, retired: false }, product: { title: 'Hilsa roe' } }],
    },
  ])
  expect(sentTo(address)[0]).not.toHaveProperty('products.0.kept')
})

test('products change places, with all that was typed in them, and are sent in their new order', async () => {
  const answers = await open(kind({ products: [whole(22), whole(23, { title: 'Cut', called: 'Cut' })] }))
  type('products.kept-22.line', 'For steam.')
  fireEvent.click(screen.getByRole('button', { name: words.downOf('Whole Hilsa (Palla)') }))
  await save()
  expect(sentTo(address)).toMatchObject([
    { products: [{ kept: { id: 23 } }, { kept: { id: 22 }, product: { line: 'For steam.' } }] },
  ])
  await answers.give(
    address,
    { message: 'No.', fields: [{ field: 'products.1.line', wrong: 'too-long', most: 5 }] },
    { status: 400 },
  )
  await screen.findByRole('alert')
  expect([named('products.kept-22.line').getAttribute('aria-invalid'), named('products.kept-22.line').value]).toEqual([
    'true',
    'For steam.',
  ])
})

test('a reload loses nothing that was typed of a fish, and leaving it brings back what the shop has', async () => {
  const fish = kind({ products: [whole(22)] })
  await open(fish)
  type('products.kept-22.line', 'For steam.')
  fireEvent.click(bones())
  type('products.kept-22.sizes.1.label', 'Tiny')
  cleanup()
  vi.resetModules()
  await open({ ...fish, version: 4, tagline: 'By somebody else' })
  expect([named('products.kept-22.line').value, named('products.kept-22.sizes.1.label').value]).toEqual([
    'For steam.',
    'Tiny',
  ])
  expect(bones().checked).toBe(true)
  await save()
  // It was typed over what stood there before: somebody else’s change is shown first.
  expect(sentTo(address)).toMatchObject([{ seen: 3 }])
  fireEvent.click(screen.getByRole('button', { name: words.leaveOrder }))
  expect([named('products.kept-22.line').value, bones().checked, named('tagline').value]).toEqual([
    wholeHilsa.line,
    false,
    'By somebody else',
  ])
  expect(screen.queryByRole('button', { name: words.leaveOrder })).toBeNull()
})

test('what another desk changed of a product, brought or moved is told by its name, and saved over only then', async () => {
  const { beatenBy } = await open(kind({ products: [whole(22)] }))
  type('tagline', 'Mine')
  await save()
  const theirs = whole(22, { line: 'Theirs', version: 2 })
  await beatenBy(kind({ products: [whole(23, { called: 'Roe' }), theirs], productsOrder: 2 }))
  const told = within(await screen.findByRole('alert')).getAllByRole('listitem')
  expect(told.map((one) => one.textContent)).toEqual([
    words.theirs('Roe', words.changes.added),
    words.theirs(words.theirs('Whole Hilsa (Palla)', fields.line), 'Theirs'),
    words.theirs(words.whats['order-of-products'], 'Roe, Whole Hilsa (Palla)'),
  ])
  expect(named('tagline').value).toBe('Mine')
  await save()
  expect(sentTo(address)[1]).toMatchObject({
    seenOrder: 2,
    species: { tagline: 'Mine' },
    products: [{ kept: { id: 22, seen: 2 } }, { kept: { id: 23, seen: 1 } }],
  })
})

test.each([true, false])('what waits for the owner is put on sale by an owner alone: %s', async (mayApprove) => {
  await open(kind({ products: [whole(22, { retired: true, waits: true })] }), { mayApprove })
  expect(screen.getByText(words.productWaits)).toBeDefined()
  const approve = screen.queryByRole('checkbox', { name: words.approve })
  expect(approve !== null).toBe(mayApprove)
  if (approve) fireEvent.click(approve)
  await save()
  expect(sentTo(address)).toMatchObject([{ products: [{ kept: { id: 22, retired: !mayApprove } }] }])
})

const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 100 }, () => 1)])], 'fish.jpg')
const alt = 'A whole hilsa on ice'
const sentPicture = {
  name: '0123456789abcdef',
  alt,
  width: 1536,
  height: 1152,
  colour: '#336699',
  files: [480, 768, 1536].map((width) => ({ width, avif: `/pictures/${width}.avif`, webp: `/pictures/${width}.webp` })),
  addedAt: Date.UTC(2026, 10, 21, 6),
  by: { who: 'staff', name: 'Asif' },
}

test('a photograph that was just sent stands in the preview, though the loader still brings the list from before it', async () => {
  const answers = await open(kind())
  fireEvent.change(await screen.findByLabelText(/^Photo/), { target: { files: [photo] } })
  fireEvent.change(screen.getByLabelText(/^What it shows/), { target: { value: alt } })
  fireEvent.click(screen.getByRole('button', { name: deskPicturesWords.send }))
  await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled())
  const [to] = vi.mocked(globalThis.fetch).mock.calls[0] ?? []
  await act(() => answers.give(to as string, { picture: sentPicture }, { status: 201 }))
  await screen.findByText(deskPicturesWords.sent)
  const preview = within(screen.getByRole('region', { name: words.preview }))
  expect(preview.getByRole('img', { name: alt })).toBeDefined()
  fireEvent.click(screen.getByText(words.choosePicture))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: alt }).checked).toBe(true)
})

test('who may only look sees what is sold, and no form', async () => {
  await open(kind({ products: [whole(22)] }), { mayChange: false })
  expect(screen.getByRole('heading', { name: 'Whole Hilsa (Palla)' })).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})

const bones = () => screen.getByRole<HTMLInputElement>('checkbox', { name: fields.fewBones })
const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: words.save })))

test.each([true, undefined])(
  'a kind that is opened and saved as it is sends what the shop has: few bones %s',
  async (fewBones) => {
    const said = fewBones === undefined ? {} : { fewBones }
    await open(kind(said))
    expect(bones().checked).toBe(fewBones === true)
    await save()
    expect(sentTo(address)).toEqual([
      { key: expect.any(String), seen: 3, seenOrder: 1, retired: false, species: { ...hilsa, ...said }, products: [] },
    ])
  },
)

test('who finds that it has few bones says so with one tick', async () => {
  await open(kind())
  fireEvent.click(bones())
  await save()
  expect(sentTo(address)).toMatchObject([{ species: { fewBones: true } }])
})

test('who comes second reads that somebody else has said otherwise of its bones', async () => {
  const { beatenBy } = await open(kind({ fewBones: true }))
  await save()
  await beatenBy(kind({ version: 4 }))
  const told = within(await screen.findByRole('alert')).getAllByRole('listitem')
  expect(told.map((one) => one.textContent)).toEqual([words.theirs(fields.fewBones, words.yesOrNo(false))])
})

const inMarathi = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label} \\(मराठी\\)`) })

test('what a language does not say yet is named, and what is written there is sent beside the others', async () => {
  await open(kind())
  const unsaid = words.unsaid([fields.title, fields.description, fields.intro, fields.tagline].join(', '))
  expect(screen.getByText(unsaid)).toBeDefined()
  expect(inMarathi(fields.title).lang).toBe('mr')
  fireEvent.input(inMarathi(fields.title), { target: { value: 'पाला' } })
  fireEvent.input(inMarathi(fields.description), { target: { value: 'नदीची चांदी.\n\nकाटे बारीक.' } })
  expect(screen.getAllByText(words.unsaid(`${fields.intro}, ${fields.tagline}`))).toHaveLength(2)
  await save()
  expect(sentTo(address)).toMatchObject([
    { species: { hi: hilsa.hi, mr: { title: 'पाला', description: ['नदीची चांदी.', 'काटे बारीक.'] } } },
  ])
})

test('what is wrong in a language is said at its field, and what somebody else wrote there is shown', async () => {
  const screens = await open(kind())
  fireEvent.input(inMarathi(fields.title), { target: { value: 'पाला' } })
  await save()
  await screens.give(
    address,
    { message: 'No.', fields: [{ field: 'mr.title', wrong: 'too-long', most: 60 }] },
    { status: 400 },
  )
  expect(inMarathi(fields.title).getAttribute('aria-invalid')).toBe('true')
  await save()
  await screens.beatenBy(kind({ version: 4, mr: { title: 'पालवा' } }))
  const label = words.inLanguage(fields.title, 'मराठी')
  expect(await screen.findByText(words.theirs(label, 'पालवा'))).toBeDefined()
})
