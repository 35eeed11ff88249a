import type { DocumentSpecies } from '#shop/catalogue/document.ts'
import { openingKeywords } from './keywords.ts'
import { marketNames } from './market-names.ts'
import { openingTexts } from './texts.ts'

export type OpeningSpecies = keyof typeof marketNames

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
export const openingSpecies: readonly DocumentSpecies[] = (Object.keys(facts) as OpeningSpecies[]).map((name) => ({
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
