import { fold } from '#shop/catalogue/fold.ts'
import { slipsBetween } from '#shop/catalogue/spelling.ts'

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
export interface Query {
  readonly plain: Reading
  readonly folded: Reading
}

/** How many letters of the keyword match, and how many it has: of equal matches the shorter keyword wins. */
export interface Fit {
  readonly met: number
  readonly of: number
}

/** Lower case, without accents, joiners and punctuation. */
export function parse(typed: string): Query {
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

/** Whether a word is one of these; a long one may have two slips. */
export const isAmong = (word: string, known: readonly string[]): boolean =>
  known.some((one) => one === word || (one.length >= longWord && slipsBetween(word, one, 2) <= 2))

export const isWhole = ({ met, of }: Fit): boolean => met === of

/** By the exact rule of the specification or by sound, whichever matches better. */
export function fitOfQuery(query: Query, keyword: Query): Fit | undefined {
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
export function fitWhileTyping(query: Query, keyword: Query): Fit | undefined {
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
