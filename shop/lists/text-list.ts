import type { ListAmount } from './list-amount.ts'
import { linesIn } from './list-lines.ts'

/** A line of a list, as a person writes it: 'half kilo prawns', 'surmai 2 packets'. */
export interface ListLine {
  /** as it was written */
  readonly typed: string
  /** what is left of it without the amount: what is searched for */
  readonly fish: string
  /** undefined where none was said */
  readonly amount: ListAmount | undefined
}

export interface TextList {
  readonly lines: readonly ListLine[]
  /** there was more than is read */
  readonly isCut: boolean
}

export const longestList = 2000
export const mostListLines = 40
/** How much of a line is read. */
const longestLine = 120

/** The kind that is called just so; undefined where none is. */
export type KindNamed = (name: string) => string | undefined

/** Reads what somebody typed, pasted, spoke or shared. Every line that says anything comes back, understood or not. */
export function readList(text: string, kindNamed: KindNamed): TextList {
  const read = text
    .slice(0, longestList)
    .toWellFormed()
    .split(betweenLines)
    .map(withoutMark)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
  const lines = read
    .slice(0, mostListLines)
    .flatMap((line) => linesIn(line, kindNamed))
    .slice(0, mostListLines)
  return { lines, isCut: text.trimEnd().length > longestList || read.length > mostListLines }
}

/** A comma or a point between two figures belongs to a number. */
const betweenLines = /[\n\r;।•▪|]|(?<![\d०-९]),|,(?![\d०-९])/u

/** '1. ', '2) ', '- ' and what else marks a line. */
const withoutMark = (line: string): string =>
  line
    .slice(0, longestLine)
    .toWellFormed()
    .replace(/^[^\p{L}\p{N}½¼¾₹]+/u, '')
    .replace(/^[\d०-९]{1,2}[.)]\s+/, '')
    .trim()
