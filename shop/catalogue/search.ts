import { type Fit, fitOfQuery, fitWhileTyping, isAmong, isWhole, parse, type Query } from '#shop/catalogue/fit.ts'
import { anyFish, cutWords } from '#shop/catalogue/keywords.ts'
import type { Cut, SpeciesNames } from '#shop/catalogue/product.ts'
import type { Paise } from '#shop/money.ts'

/** What the shop sells, as it is searched for. It travels to the browser, so it is no more than a search needs. */
export interface Searched {
  readonly species: readonly SearchedSpecies[]
  readonly products: readonly SearchedProduct[]
}

export interface SearchedSpecies extends SpeciesNames {
  readonly name: string
  readonly keywords: readonly string[]
  /** where it is shopped for */
  readonly to: string
}

export interface SearchedProduct {
  readonly species: string
  readonly cut: Cut
  readonly title: string
  readonly to: string
  /** its lowest price */
  readonly from: Paise | undefined
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
  /** Suggestions while somebody types, the best guess first. */
  readonly suggest: (typed: string) => readonly Suggestion[]
}

const mostSuggestions = 6

interface Keyword extends Query {
  readonly species: SearchedSpecies
}

interface FitOf extends Fit {
  readonly species: SearchedSpecies
}

export function openSearch({ species }: Searched): Search {
  const allKeywords: readonly Keyword[] = species.flatMap((one) =>
    one.keywords.flatMap(spellings).map((text) => ({ species: one, ...parse(text) })),
  )

  /** The kinds that the typed words fit, keyword by keyword. */
  function fitting(query: Query, fitOf: (query: Query, keyword: Keyword) => Fit | undefined): readonly FitOf[] {
    return allKeywords.flatMap((keyword) => {
      const fit = fitOf(query, keyword)
      return fit ? [{ ...fit, species: keyword.species }] : []
    })
  }

  return {
    search(typed) {
      const query = parse(typed)
      if (namesNoKind(query)) return undefined
      return closestFirst(fitting(query, fitOfQuery))[0]?.to
    },
    offered,
    suggest(typed) {
      const query = parse(typed)
      const fits = fitting(query, fitWhileTyping)
      // A whole name means its kind. A kind that has it only inside a longer name is suggested if we call it so.
      const isNamed = fits.some(isWhole)
      const kept = fits.filter((fit) => !isNamed || isWhole(fit) || isCalled(fit.species, query))
      return closestFirst(kept)
        .slice(0, mostSuggestions)
        .map(({ title, to }) => ({ label: title, to }))
    },
  }
}

function offered(typed: string): Cut | 'every-kind' | undefined {
  const { words } = parse(typed).folded
  const says = (known: readonly string[] = []) => words.some((word) => isAmong(word, known))
  return cuts.find((cut) => says(foldedCutWords.get(cut))) ?? (says(foldedAnyFish) ? 'every-kind' : undefined)
}

const cuts = Object.keys(cutWords) as Cut[]
const foldedAnyFish = foldedWords(anyFish)
const foldedCutWords = new Map(cuts.map((cut) => [cut, foldedWords(cutWords[cut])]))
const wordsOfNoKind = [...foldedAnyFish, ...[...foldedCutWords.values()].flat()]

function foldedWords(words: readonly string[]): readonly string[] {
  return words.map((word) => parse(word).folded.text)
}

/** People also type 'tigerprawns'. */
function spellings(keyword: string): readonly string[] {
  return keyword.includes(' ') ? [keyword, keyword.replaceAll(' ', '')] : [keyword]
}

const namesNoKind = ({ folded }: Query): boolean => folded.words.every((word) => isAmong(word, wordsOfNoKind))

/** Each kind once, the most specific keyword first. */
function closestFirst(fits: readonly FitOf[]): readonly SearchedSpecies[] {
  const sorted = fits.toSorted((one, other) => other.met - one.met || one.of - other.of)
  return [...new Set(sorted.map((fit) => fit.species))]
}

const isCalled = ({ title, localName, marathi }: SearchedSpecies, { folded }: Query): boolean =>
  parse(`${title} ${localName} ${marathi}`).folded.text.includes(folded.text)
