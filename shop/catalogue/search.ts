import { fold } from '#shop/catalogue/fold.ts'
import { anyFish, cutWords, keywords } from '#shop/catalogue/keywords.ts'
import { pathOfSpecies } from '#shop/catalogue/paths.ts'
import type { Cut, Species, SpeciesName } from '#shop/catalogue/product.ts'
import { species, speciesNamed } from '#shop/catalogue/species.ts'
import { slipsBetween } from '#shop/catalogue/spelling.ts'

export interface Suggestion {
  readonly label: string
  readonly to: string
}

/** The page that the typed words mean, or undefined when they name no kind that the shop sells. */
export function search(typed: string): string | undefined {
  const query = parse(typed)
  if (namesNoKind(query)) return undefined
  const [best] = closestFirst(fitting(query, fitOfQuery))
  return best && pathOfSpecies[best.name]
}

/** What to show when the words name no kind: one cut of every fish, all nine kinds, or nothing. */
export function offered(typed: string): Cut | 'every-kind' | undefined {
  const { words } = parse(typed).folded
  const says = (known: readonly string[] = []) => words.some((word) => isAmong(word, known))
  return cuts.find((cut) => says(foldedCutWords.get(cut))) ?? (says(foldedAnyFish) ? 'every-kind' : undefined)
}

/** Suggestions while somebody types, the best guess first. */
export function suggest(typed: string): readonly Suggestion[] {
  const query = parse(typed)
  const fits = fitting(query, fitWhileTyping)
  // A whole name means its kind. A kind that has it only inside a longer name is suggested if we call it so.
  const isNamed = fits.some(isWhole)
  const kept = fits.filter((fit) => !isNamed || isWhole(fit) || isCalled(speciesNamed(fit.species), query))
  return closestFirst(kept)
    .slice(0, mostSuggestions)
    .map(({ name, title }) => ({ label: title, to: pathOfSpecies[name] }))
}

const mostSuggestions = 6
/**
 * Longer queries are cut (again after folding, which can add letters): nobody types them, and each answer stays quick.
 */
const longestQuery = 100
/** How far a reading may be from the keyword. */
interface Leeway {
  /** the fewest letters of a part of a keyword (DECISIONS: three) */
  readonly shortestPart: number
  /** a shorter word must match exactly */
  readonly shortestWithSlip: number
}

const plainLeeway: Leeway = { shortestPart: 3, shortestWithSlip: 4 }
/** Folding already forgives much, and short words are close to many others. */
const foldedLeeway: Leeway = { shortestPart: 4, shortestWithSlip: 6 }
/** Words of this length or more may have two slips. */
const longWord = 8

interface Reading {
  readonly text: string
  readonly words: readonly string[]
}

/** What was typed, as it is and folded by sound. */
interface Query {
  readonly plain: Reading
  readonly folded: Reading
}

interface Keyword extends Query {
  readonly species: SpeciesName
}

/** How many letters of the keyword match, and how many it has: of equal matches the shorter keyword wins. */
interface Fit {
  readonly met: number
  readonly of: number
}

interface FitOf extends Fit {
  readonly species: SpeciesName
}

const allKeywords: readonly Keyword[] = species.flatMap(({ name }) =>
  keywords[name].flatMap(spellings).map((text) => ({ species: name, ...parse(text) })),
)

const cuts = Object.keys(cutWords) as Cut[]
const foldedAnyFish = foldedWords(anyFish)
const foldedCutWords = new Map(cuts.map((cut) => [cut, foldedWords(cutWords[cut])]))
const wordsOfNoKind = [...foldedAnyFish, ...[...foldedCutWords.values()].flat()]

/** People also type 'tigerprawns'. */
function spellings(keyword: string): readonly string[] {
  return keyword.includes(' ') ? [keyword, keyword.replaceAll(' ', '')] : [keyword]
}

/** Lower case, without accents, joiners and punctuation. */
function parse(typed: string): Query {
  const text = typed
    .slice(0, longestQuery)
    .normalize('NFKD')
    .slice(0, longestQuery)
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f\u200c\u200d]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  return { plain: readingOf(text), folded: readingOf(fold(text)) }
}

function readingOf(text: string): Reading {
  return { text, words: [...new Set(text.split(' '))] }
}

function foldedWords(words: readonly string[]): readonly string[] {
  return words.map((word) => parse(word).folded.text)
}

const namesNoKind = ({ folded }: Query): boolean => folded.words.every((word) => isAmong(word, wordsOfNoKind))

const isAmong = (word: string, known: readonly string[]): boolean =>
  known.some((one) => one === word || (one.length >= longWord && slipsBetween(word, one, 2) <= 2))

/** The kinds that the typed words fit, keyword by keyword. */
function fitting(query: Query, fitOf: (query: Query, keyword: Keyword) => Fit | undefined): readonly FitOf[] {
  return allKeywords.flatMap((keyword) => {
    const fit = fitOf(query, keyword)
    return fit ? [{ ...fit, species: keyword.species }] : []
  })
}

/** Each kind once, the most specific keyword first. */
function closestFirst(fits: readonly FitOf[]): readonly Species[] {
  const sorted = fits.toSorted((one, other) => other.met - one.met || one.of - other.of)
  return [...new Set(sorted.map((fit) => fit.species))].map(speciesNamed)
}

const isWhole = ({ met, of }: Fit): boolean => met === of

const isCalled = ({ title, localName, marathi }: Species, { folded }: Query): boolean =>
  parse(`${title} ${localName} ${marathi}`).folded.text.includes(folded.text)

/** By the exact rule of the specification or by sound, whichever matches better. */
function fitOfQuery(query: Query, keyword: Keyword): Fit | undefined {
  const of = keyword.plain.text.length
  const asTyped = metBy(query.plain, keyword.plain, { of, ...plainLeeway })
  const met = asTyped === of ? of : Math.max(asTyped, metBy(query.folded, keyword.folded, { of, ...foldedLeeway }))
  return met > 0 ? { met, of } : undefined
}

function metBy(query: Reading, keyword: Reading, { of, ...leeway }: Leeway & { of: number }): number {
  if (query.text.includes(keyword.text)) return of
  if (query.text.length >= leeway.shortestPart && keyword.text.includes(query.text)) return query.text.length
  const slips = slipsInWords(query, keyword, leeway)
  return slips === undefined ? 0 : of - 2 * slips
}

/** One or two letters say little, so they must begin a word. */
function fitWhileTyping(query: Query, keyword: Keyword): Fit | undefined {
  const begins =
    beginsIn(query.plain, keyword.plain, 1) || beginsIn(query.folded, keyword.folded, plainLeeway.shortestPart)
  if (!begins) return fitOfQuery(query, keyword)
  const of = keyword.plain.text.length
  return { met: Math.min(query.plain.text.length, of), of }
}

const beginsIn = ({ text }: Reading, { words }: Reading, least: number): boolean =>
  text.length >= least && words.some((word) => word.startsWith(text))

/** Matches each word of the keyword somewhere in the query, with the slips that its length allows. */
function slipsInWords(query: Reading, keyword: Reading, { shortestWithSlip }: Leeway): number | undefined {
  let slips = 0
  for (const word of keyword.words) {
    if (query.words.includes(word)) continue
    if (word.length < shortestWithSlip) return undefined
    const allowed = word.length < longWord ? 1 : 2
    const least = Math.min(...query.words.map((typed) => slipsBetween(typed, word, allowed)))
    if (least > allowed) return undefined
    slips += least
  }
  return slips
}
