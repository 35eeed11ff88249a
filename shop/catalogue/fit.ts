import { fold } from '#shop/catalogue/fold.ts'
import { slipsBetween } from '#shop/catalogue/spelling.ts'
import { latinDigits } from '#shop/digits.ts'

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
/** A shorter name is part of too many words: it must be a word by itself, and its sound does not count. */
const shortestInside = 3
/** Words of this length or more may have two slips. */
const longWord = 8

interface Reading {
  readonly text: string
  readonly words: readonly Word[]
  /** all of it as one word: people type 'tigerprawns', and 'king fih' */
  readonly joined: Word
}

export interface Word {
  readonly text: string
  /** a bit for each letter that it has: words that share few need not be compared letter by letter */
  readonly letters: number
}

/** What was typed, as it is and folded by sound. */
export interface Query {
  readonly plain: Reading
  readonly folded: Reading
}

/** A name by which a kind is found. */
export interface Keyword extends Query {
  /** it is another keyword's words without their spaces */
  readonly isJoined: boolean
}

/** How many letters of the keyword match, and how many it has: of equal matches the shorter keyword wins. */
export interface Fit {
  readonly met: number
  readonly of: number
}

/** Lower case, without accents, joiners and punctuation. */
export function parse(typed: string): Query {
  const text = latinDigits(typed)
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
  return { text, words: [...new Set(text.split(' '))].map(wordOf), joined: wordOf(text.replaceAll(' ', '')) }
}

function wordOf(text: string): Word {
  let letters = 0
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31)
  return { text, letters }
}

/** Whether a word is one of these; a long one may have two slips. */
export const isAmong = (word: string, known: readonly string[]): boolean =>
  known.some((one) => one === word || (one.length >= longWord && slipsBetween(word, one, 2) <= 2))

export const isWhole = ({ met, of }: Fit): boolean => met === of

/** By the exact rule of the specification or by sound, whichever matches better. */
export function fitOfQuery(query: Query, keyword: Keyword): Fit | undefined {
  const { isJoined } = keyword
  const of = keyword.plain.text.length
  const asTyped = metBy(query.plain, keyword.plain, { of, isJoined, ...plainLeeway })
  if (asTyped === of) return { met: of, of }
  if (keyword.folded.text.length < shortestInside) return asTyped > 0 ? { met: asTyped, of } : undefined
  const met = Math.max(asTyped, metBy(query.folded, keyword.folded, { of, isJoined, ...foldedLeeway }))
  return met > 0 ? { met, of } : undefined
}

function metBy(
  query: Reading,
  keyword: Reading,
  { of, isJoined, ...leeway }: Leeway & Pick<Keyword, 'isJoined'> & { of: number },
): number {
  if (keyword.text.length >= shortestInside && query.text.includes(keyword.text)) return of
  // Where two words were joined, what stands across the seam is a part of neither.
  const isPart = isJoined ? keyword.text.startsWith(query.text) : keyword.text.includes(query.text)
  if (query.text.length >= leeway.shortestPart && isPart) return query.text.length
  const slips = slipsInWords(isJoined ? [...query.words, query.joined] : query.words, keyword, leeway)
  return slips === undefined ? 0 : of - 2 * slips
}

/** One or two letters say little, so they must begin a word. */
export function fitWhileTyping(query: Query, keyword: Keyword): Fit | undefined {
  const { plain, folded } = query
  const of = keyword.plain.text.length
  if (beginsIn(plain, keyword.plain, 1)) return { met: Math.min(plain.text.length, of), of }
  if (beginsIn(folded, keyword.folded, plainLeeway.shortestPart)) return { met: Math.min(folded.text.length, of), of }
  return fitOfQuery(query, keyword)
}

const beginsIn = ({ text }: Reading, { words }: Reading, least: number): boolean =>
  text.length >= least && words.some((word) => word.text.startsWith(text))

/** Matches each word of the keyword somewhere in the query, with the slips that its length allows. */
function slipsInWords(typed: readonly Word[], keyword: Reading, { shortestWithSlip }: Leeway): number | undefined {
  let slips = 0
  for (const word of keyword.words) {
    const least = leastSlips(typed, word, shortestWithSlip)
    if (least === undefined) return undefined
    slips += least
  }
  return slips
}

/** Whether a typed word is this one of a title, or begins it, or has slipped from it. Both are folded. */
export const isWordOf = (typed: Word, word: Word): boolean =>
  (typed.text.length >= plainLeeway.shortestPart && word.text.startsWith(typed.text)) ||
  leastSlips([typed], word, foldedLeeway.shortestWithSlip) !== undefined

/** Of the words that were typed, how far the nearest is from this one; undefined if all are too far. */
function leastSlips(typed: readonly Word[], { text, letters }: Word, shortestWithSlip: number): number | undefined {
  if (typed.some((word) => word.text === text)) return 0
  if (text.length < shortestWithSlip) return undefined
  const allowed = text.length < longWord ? 1 : 2
  const least = typed.reduce(
    (fewest, word) =>
      bitsIn(word.letters ^ letters) > 2 * allowed ? fewest : Math.min(fewest, slipsBetween(word.text, text, allowed)),
    Number.POSITIVE_INFINITY,
  )
  return least > allowed ? undefined : least
}

/** A slip takes at most one letter away and brings one. */
function bitsIn(mask: number): number {
  let [left, count] = [mask, 0]
  while (left !== 0) {
    left &= left - 1
    count += 1
  }
  return count
}
