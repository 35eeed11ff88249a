import type { CatalogueDocument, DocumentSpecies, HomeDocument } from '#shop/catalogue/document.ts'
import type { SpeciesName, SpeciesNames } from '#shop/catalogue/product.ts'
import { openingProducts } from './products.ts'
import { openingTexts } from './texts.ts'

/** What each kind is called at the market, in Latin and in Devanagari letters: the same on pages of every language. */
const marketNames = {
  prawns: {
    localName: 'Kolambi',
    marathi: 'कोळंबी',
    hindi: 'झींगा',
  },
  pomfret: {
    localName: 'Paplet',
    marathi: 'पापलेट',
    hindi: 'पॉम्फ्रेट',
  },
  surmai: {
    localName: 'Surmai',
    marathi: 'सुरमई',
    hindi: 'सुरमई',
  },
  bombil: {
    localName: 'Bombil',
    marathi: 'बोंबील',
    hindi: 'बोंबिल',
  },
  bangda: {
    localName: 'Bangda',
    marathi: 'बांगडा',
    hindi: 'बांगड़ा',
  },
  halwa: {
    localName: 'Halwa',
    marathi: 'हलवा',
    hindi: 'काला पापलेट',
  },
  lobster: {
    localName: 'Shevandi',
    marathi: 'शेवंडी',
    hindi: 'लॉबस्टर',
  },
  'tiger-prawns': {
    localName: 'Tiger kolambi',
    marathi: 'टायगर कोळंबी',
    hindi: 'टाइगर झींगा',
  },
  rawas: {
    localName: 'Rawas',
    marathi: 'रावस',
    hindi: 'रावस',
  },
} satisfies Readonly<Record<SpeciesName, Omit<SpeciesNames, 'title'>>>

/**
 * What people call each kind: the specification's keywords first, then other names and the usual spellings in English,
 * Marathi and Hindi. A pair such as 'kala paplet' stands here because one of its words alone means another kind.
 */
const openingKeywords: Readonly<Record<OpeningSpecies, readonly string[]>> = {
  prawns: named(
    'prawns, korambi, kodambi, prawn, shrimp, scampi, kolambi, kolmi, jhinga, zinga, jinga, prons',
    'कोळंबी, कोलंबी, झींगा, झिंगा, प्रॉन, प्रॉन्स, श्रिम्प',
  ),
  pomfret: named(
    'silver, pomfret, pap, paplet, pamfret, pomplet, pamplet, saranga',
    'सरंगा, पापलेट, पॉपलेट, पॉम्फ्रेट, पोम्फ्रेट, पाम्फ्रेट',
  ),
  surmai: named(
    'king fish, surmai, kingfish, seer fish, seerfish, king mackerel, spanish mackerel, surmayi',
    'isvan, viswon, vanjaram, सुरमई, सुरमयी, सुरमाई, किंगफिश, किंग फिश, इसवण',
  ),
  bombil: named(
    'bombay duck, bombay dak, bombil, bombeel, bummalo, boomla, bumla',
    'बोंबील, बोंबिल, बोम्बिल, बोम्बील, बॉम्बे डक, बंबई डक',
  ),
  bangda: named('mackerel, bangda, bangada, bangra, bangude, ayala', 'बांगडा, बांगडे, बांगड़ा, बंगडा, मॅकरेल, मैकेरल'),
  halwa: named(
    'black pomfret, halwa, halva, black paplet, kala paplet, kala pomfret',
    'हलवा, हलुआ, काळा पापलेट, काला पापलेट, काला पॉम्फ्रेट, ब्लॅक पॉम्फ्रेट, ब्लैक पॉम्फ्रेट',
  ),
  lobster: named('lobster, shevandi, shevand, crayfish, crawfish', 'शेवंडी, शेवंड, शेवंडे, लॉबस्टर, लॉब्स्टर'),
  'tiger-prawns': named(
    'tiger prawns, tiger shrimp, tiger kolambi, tiger jhinga, tiger zinga',
    'टायगर कोळंबी, टायगर प्रॉन, टाइगर झींगा, टाइगर प्रॉन',
  ),
  rawas: named('indian salmon, rawas, ravas, raawas, salmon, threadfin', 'रावस, रवास, सालमन, सॅल्मन, सैल्मन'),
}

function named(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(', '))
}

type OpeningSpecies = keyof typeof marketNames

/** In the order of the Products menu. */
const facts: Readonly<Record<OpeningSpecies, Pick<DocumentSpecies, 'lossPercent' | 'fewBones' | 'goesWith'>>> = {
  prawns: { lossPercent: 50, fewBones: true, goesWith: ['tiger-prawns', 'pomfret', 'bombil', 'surmai'] },
  pomfret: { lossPercent: 30, fewBones: true, goesWith: ['halwa', 'prawns', 'surmai', 'bombil'] },
  surmai: { lossPercent: 30, fewBones: true, goesWith: ['rawas', 'pomfret', 'prawns', 'bangda'] },
  bombil: { lossPercent: 30, goesWith: ['bangda', 'prawns', 'pomfret', 'surmai'] },
  bangda: { lossPercent: 30, goesWith: ['bombil', 'surmai', 'prawns', 'halwa'] },
  halwa: { lossPercent: 30, fewBones: true, goesWith: ['pomfret', 'surmai', 'prawns', 'bangda'] },
  lobster: { lossPercent: 50, fewBones: true, goesWith: ['tiger-prawns', 'prawns', 'pomfret', 'rawas'] },
  'tiger-prawns': { lossPercent: 50, fewBones: true, goesWith: ['lobster', 'prawns', 'surmai', 'rawas'] },
  rawas: { lossPercent: 30, fewBones: true, goesWith: ['surmai', 'pomfret', 'tiger-prawns', 'prawns'] },
}

/** The nine kinds of the specification. */
const openingSpecies: readonly DocumentSpecies[] = (Object.keys(facts) as OpeningSpecies[]).map((name) => ({
  name,
  retired: false,
  ...facts[name],
  picture: `species-${name}`,
  texts: textsOf(name),
}))

function textsOf(name: OpeningSpecies): DocumentSpecies['texts'] {
  const {
    en: { title, ...en },
    ...translated
  } = openingTexts(({ speciesTitles, descriptions, listTexts }) => {
    const intros: Partial<Readonly<Record<OpeningSpecies, string>>> = listTexts.intros
    return {
      title: speciesTitles[name],
      description: descriptions[name],
      intro: intros[name] ?? '',
      tagline: listTexts.taglines[name],
    }
  })
  return {
    en: { title, ...marketNames[name], keywords: openingKeywords[name], ...en },
    hi: withoutBlanks(translated.hi),
    mr: withoutBlanks(translated.mr),
  }
}

function withoutBlanks<Texts extends { readonly intro: string }>({ intro, ...texts }: Texts) {
  return intro === '' ? texts : { ...texts, intro }
}

/** The nine of the menu and, at the end, what is ready for the pan. */
const openingHome: HomeDocument = {
  slides: [slide(4, 'hero-pomfret'), slide(7, 'hero-surmai'), slide(1, 'hero-prawns')],
  catch: [13, 10, 20].map(cartIdOf),
  favourites: [
    favourite('prawns', 1),
    favourite('pomfret', 4),
    favourite('surmai', 8),
    favourite('bombil', 10),
    favourite('bangda', 13),
    favourite('halwa', 16),
    favourite('lobster', 19),
    favourite('tiger-prawns', 20),
    favourite('rawas', 21),
    {
      product: cartIdOf(3),
      picture: 'species-marinated-prawns',
      texts: openingTexts(({ listTexts }) => listTexts.marinatedPrawns),
    },
  ],
}

function slide(id: 1 | 4 | 7, picture: string): HomeDocument['slides'][number] {
  return { product: cartIdOf(id), picture, texts: openingTexts(({ listTexts }) => listTexts.slides[id]) }
}

function favourite(species: OpeningSpecies, id: number): HomeDocument['favourites'][number] {
  return { product: cartIdOf(id), species, picture: `species-${species}` }
}

function cartIdOf(id: number): string {
  return openingProducts.find((product) => product.id === id)?.cartId ?? ''
}

/** What a new shop opens with. From then on the catalogue is the shop's. */
export const openingDocument: CatalogueDocument = {
  format: 'catalogue-1',
  species: openingSpecies,
  products: openingProducts,
  home: openingHome,
}
