import type { Cut } from '#shop/catalogue/cuts.ts'
import {
  type Fit,
  fitOfQuery,
  fitWhileTyping,
  isAmong,
  isWhole,
  type Keyword,
  parse,
  type Query,
} from '#shop/catalogue/fit.ts'
import type { SpeciesNames } from '#shop/catalogue/product.ts'

/** What people type when they want any fish. */
const anyFish: readonly string[] = named(
  'fish, fishes, seafood, machhi, machli, mase, masa, masoli',
  'मासे, मासा, मासोळी, मच्छी, मछली, मछलियां, फिश',
  // 'साफ़ किया हुआ' is how it is done, and its last word one slip from हलुआ
  'किया, हुआ, हुई, केलेला, केलेली, केलेले',
)

/** What people type when they want a cut, whichever fish it is. */
const cutWords: Readonly<Record<Cut, readonly string[]>> = {
  whole: named('whole, uncut, अख्खा, अख्खी, अख्खे, साबुत, पूरी, पूरा'),
  cut: named(
    'cut, sliced, slice, slices, clean, cleaned, deveined, fillet, fillets, steaks, pieces',
    'तुकडे, टुकडे, कापलेला, कापलेली, कापलेले, साफ, कटा, कटी',
  ),
  marinated: named('marinated, marinade, masala, मसाला, मसालेदार, मॅरिनेट, मॅरिनेटेड, मैरिनेट, मैरिनेटेड'),
}

function named(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(', '))
}

/** The kinds that the shop sells, for search. It travels to the browser, so it holds only what a search needs. */
export interface Searched {
  readonly species: readonly SearchedSpecies[]
}

export interface SearchedSpecies extends SpeciesNames {
  readonly name: string
  readonly keywords: readonly string[]
  /** where it is shopped for */
  readonly to: string
}

export interface Suggestion {
  readonly label: string
  readonly to: string
}

export interface Search {
  /** The page that the typed words mean, or undefined when they name no kind that the shop sells. */
  readonly search: (typed: string) => string | undefined
  /** What to show when the words name no kind: one cut of every fish, all kinds, or nothing. */
  readonly offered: (typed: string) => Cut | 'every-kind' | undefined
  /** The kinds that are meant while somebody types, the best guess first. */
  readonly kinds: (typed: string) => readonly SearchedSpecies[]
  /** The first of them, as they are suggested. */
  readonly suggest: (typed: string) => readonly Suggestion[]
}

const mostSuggestions = 6

interface KeywordOf extends Keyword {
  readonly species: SearchedSpecies
}

interface FitOf extends Fit {
  readonly species: SearchedSpecies
}

export function openSearch({ species }: Searched): Search {
  const allKeywords = keywordsOf(species)

  /** The kinds that the typed words fit, keyword by keyword. */
  function fitting(query: Query, fitOf: (query: Query, keyword: KeywordOf) => Fit | undefined): readonly FitOf[] {
    return allKeywords.flatMap((keyword) => {
      const fit = fitOf(query, keyword)
      return fit ? [{ ...fit, species: keyword.species }] : []
    })
  }

  function kinds(typed: string): readonly SearchedSpecies[] {
    const query = parse(typed)
    const fits = fitting(query, fitWhileTyping)
    // A whole name means its kind. A kind that has it only inside a longer name is suggested if we call it so.
    const isNamed = fits.some(isWhole)
    return closestFirst(fits.filter((fit) => !isNamed || isWhole(fit) || isCalled(fit.species, query)))
  }

  return {
    search(typed) {
      const query = parse(typed)
      if (namesNoKind(query)) return undefined
      return closestFirst(fitting(query, fitOfQuery))[0]?.to
    },
    offered,
    kinds,
    suggest: (typed) =>
      kinds(typed)
        .slice(0, mostSuggestions)
        .map(({ title, to }) => ({ label: title, to })),
  }
}

/** Says which kind is called just so, letter by letter or by sound: undefined where none is. */
export function openNames({ species }: Searched): (name: string) => string | undefined {
  const all = keywordsOf(species)
  const bySound = new Map(all.map(({ folded, species: { name } }) => [folded.text, name]))
  const byLetters = new Map(all.map(({ plain, species: { name } }) => [plain.text, name]))
  return (name) => {
    const { plain, folded } = parse(name)
    return byLetters.get(plain.text) ?? bySound.get(folded.text)
  }
}

export function offered(typed: string): Cut | 'every-kind' | undefined {
  const { words } = parse(typed).folded
  const says = (known: readonly string[] = []) => words.some(({ text }) => isAmong(text, known))
  return cuts.find((cut) => says(foldedCutWords.get(cut))) ?? (says(foldedAnyFish) ? 'every-kind' : undefined)
}

const cuts = Object.keys(cutWords) as Cut[]
const foldedAnyFish = foldedWords(anyFish)
const foldedCutWords = new Map(cuts.map((cut) => [cut, foldedWords(cutWords[cut])]))
const wordsOfNoKind = [...foldedAnyFish, ...[...foldedCutWords.values()].flat()]

function foldedWords(words: readonly string[]): readonly string[] {
  return words.map((word) => parse(word).folded.text)
}

const keywordsOf = (species: readonly SearchedSpecies[]): readonly KeywordOf[] =>
  species.flatMap((one) =>
    namesOf(one)
      .flatMap(spellings)
      .map((keyword) => ({ species: one, ...keyword })),
  )

/**
 * By what a kind is found: its other names, and all that it is called, what stands in brackets by itself. What says no
 * more than that it is fish, or how it is cut, is no name of one kind.
 */
function namesOf({ title, localName, marathi, hindi, keywords }: SearchedSpecies): readonly string[] {
  const called = [title, localName, marathi, hindi].flatMap((name) => name.split(/[(),/]/))
  return [...new Set([...keywords, ...called].map((name) => name.trim().toLowerCase()))].filter(isTelling)
}

function isTelling(name: string): boolean {
  const query = parse(name)
  return query.plain.text !== '' && !namesNoKind(query)
}

/** With its words, and as one. */
function spellings(keyword: string): readonly Keyword[] {
  const asWords = { ...parse(keyword), isJoined: false }
  return keyword.includes(' ') ? [asWords, { ...parse(keyword.replaceAll(' ', '')), isJoined: true }] : [asWords]
}

const namesNoKind = ({ folded }: Query): boolean => folded.words.every(({ text }) => isAmong(text, wordsOfNoKind))

/** Each kind once, the most specific keyword first. */
function closestFirst(fits: readonly FitOf[]): readonly SearchedSpecies[] {
  const sorted = fits.toSorted((one, other) => other.met - one.met || one.of - other.of)
  return [...new Set(sorted.map((fit) => fit.species))]
}

const isCalled = ({ title, localName, marathi }: SearchedSpecies, { folded }: Query): boolean =>
  parse(`${title} ${localName} ${marathi}`).folded.text.includes(folded.text)
