import type { SpeciesView, TypedProduct, TypedSpecies } from '#shop/wire/staff/catalogue.ts'
import type { StaffSends } from '#shop/wire/staff-calls.ts'
import type { Open } from '#tests/running/databases.ts'
import { openTestShop, type TestShop } from '#tests/running/test-shop.ts'
import { atDesk, newKey } from './desk.ts'

/** A shop with its owner and its counter at the catalogue, which follows the topics as pages do. */
export async function openCatalogueRoom(open: Open, wanted: TestShop = {}) {
  const shop = await openTestShop(open, wanted)
  const dropped: string[] = []
  shop.snapshot.onChange((topics) => void dropped.push(...topics))
  return {
    ...shop,
    owner: await atDesk(shop, 'owner'),
    counter: await atDesk(shop, 'counter'),
    /** the topics of the pages that were dropped since somebody asked last */
    dropped: () => dropped.splice(0).toSorted(),
  }
}

type Desk = Pick<Awaited<ReturnType<typeof atDesk>>, 'press'>
type Fish = Omit<StaffSends<'changeFish'>, 'key'>
type Kept = NonNullable<Fish['products'][number]['kept']>

/** A fish as its form sends it that was opened and left as it is. */
export const asTyped = ({ version, productsOrder, retired, products, ...species }: SpeciesView): Fish => ({
  seen: version,
  seenOrder: productsOrder,
  retired,
  species,
  products: products.map((product) => {
    const { id, version: seen, retired: isOff } = product
    return { kept: { id, seen, retired: isOff }, product }
  }),
})

/** Somebody opens a fish, changes what they want of it, and saves. */
export async function changeFish(desk: Desk, name: string, change: (fish: Fish) => Partial<Fish>) {
  const fish = asTyped((await desk.press('catalogueSpecies', { name }, undefined)).body.species)
  return desk.press('changeFish', { name }, { key: newKey(), ...fish, ...change(fish) })
}

/** The same of one of its products. */
export const changeProduct = (
  desk: Desk,
  { of, id }: { readonly of: string; readonly id: number },
  different: Partial<TypedProduct>,
  kept: Partial<Kept> = {},
) =>
  changeFish(desk, of, ({ products }) => ({
    products: products.map((one) =>
      one.kept?.id === id ? { kept: { ...one.kept, ...kept }, product: { ...one.product, ...different } } : one,
    ),
  }))

/** Another product of a fish, as the last of its list. */
export const addProduct = (desk: Desk, name: string, product: TypedProduct) =>
  changeFish(desk, name, ({ products }) => ({ products: [...products, { product }] }))

export const productIn = ({ products }: SpeciesView, id: number) => {
  const found = products.find((product) => product.id === id)
  if (found === undefined) throw new Error(`no product ${id}`)
  return found
}

export const hilsa: TypedSpecies = {
  title: 'Hilsa (Palla)',
  localName: 'Palla',
  marathi: 'पाला',
  hindi: 'हिलसा',
  keywords: ['hilsa', 'palla', 'ilish', 'हिलसा'],
  description: ['The river’s silver: rich, full of fine bones, and worth each of them.'],
  intro: '',
  tagline: 'Rich, and worth its bones',
  lossPercent: 30,
  goesWith: ['rawas', 'surmai'],
  picture: 'whole-pomfret',
  hi: { title: 'हिलसा', description: ['नदी की चाँदी: भरपूर, महीन काँटों वाली, और हर काँटे के लायक।'] },
  mr: {},
}

export const wholeHilsa: TypedProduct = {
  title: 'Whole Hilsa (Palla)',
  line: 'For mustard, for steam, and for those who know their bones.',
  cut: 'whole',
  slug: 'whole-hilsa',
  sizes: [
    { label: 'Large', kilosEach: [1, 2], weights: ['1 kg'], rates: { '1 kg': 180_000 } },
    { label: 'Small', weights: ['1 kg', '500 g'], rates: { '1 kg': 120_000, '500 g': 65_000 } },
  ],
  cleaning: ['fillet', 'keep-whole', 'slices'],
  labelWeight: 'gross',
  picture: 'whole-pomfret',
  grade: 5,
}
