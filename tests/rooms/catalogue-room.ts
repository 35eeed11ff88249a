import type { TypedProduct, TypedSpecies } from '#shop/wire/staff/catalogue.ts'
import type { Open } from '#tests/running/databases.ts'
import { openTestShop, type TestShop } from '#tests/running/test-shop.ts'
import { atDesk } from './desk.ts'

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
