import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SpeciesView } from '#shop/wire/staff/catalogue.ts'
import { hilsa } from '#tests/rooms/catalogue-room.ts'
import { atTheCounter, openScreen, sentTo } from '#tests/screens/counter-screen.tsx'
import { catalogueFields as fields, deskCatalogueWords as words } from '#words/desk-catalogue.ts'

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

async function open(species: SpeciesView) {
  const others = ['surmai', 'rawas', 'halwa'].map((name) => ({ name, title: name.toUpperCase() }))
  const brought = { mayChange: true, species, others, offered: none, offeredToProducts: none }
  const answers = await openScreen(import('./species-page.tsx'), brought, '/catalogue/species/hilsa')
  await screen.findByRole('heading', { level: 1, name: 'Hilsa (Palla)' })
  return {
    ...answers,
    /** Somebody else is quicker, and the page reads what they left. */
    beatenBy: async (theirs: SpeciesView) => {
      brought.species = theirs
      await answers.give(address, { message: 'Changed meanwhile.' }, { status: 409 })
    },
  }
}

test('what was saved is what the page shows, though its loader still brings what was there before', async () => {
  const before = kind()
  const answers = await open(before)
  await save()
  await answers.give(address, { species: kind({ title: 'Hilsa', version: 4 }) })
  await screen.findByText(words.saved)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hilsa')
  fireEvent.click(screen.getByRole('button', { name: words.takeOffOf('Hilsa') }))
  await answers.give(`${address}/retired`, { species: kind({ title: 'Hilsa', version: 5, retired: true }) })
  expect(await screen.findByRole('button', { name: words.putBackOf('Hilsa') })).toBeDefined()
  expect(sentTo(`${address}/retired`)).toMatchObject([{ seen: 4, retired: true }])
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
    expect(sentTo(address)).toEqual([{ key: expect.any(String), seen: 3, species: { ...hilsa, ...said } }])
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
