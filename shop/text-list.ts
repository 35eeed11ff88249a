import { amountAt, joined, type ListAmount, type Token, tokensOf } from './list-amount.ts'

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
/** Of a longer line no more is read. */
const longestLine = 120

/** Reads what somebody typed, pasted, spoke or shared. Every line that says anything comes back, understood or not. */
export function readList(text: string): TextList {
  const read = text
    .slice(0, longestList)
    .toWellFormed()
    .split(betweenLines)
    .map(withoutMark)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
  const lines = read.slice(0, mostListLines).flatMap(linesIn).slice(0, mostListLines)
  return { lines, isCut: text.trimEnd().length > longestList || read.length > mostListLines }
}

/** A comma or a point between two figures belongs to a number. */
const betweenLines = /[\n\r;•▪|]|(?<![\d०-९]),|,(?![\d०-९])/u

/** '1. ', '2) ', '- ' and what else marks a line. */
const withoutMark = (line: string): string =>
  line
    .slice(0, longestLine)
    .toWellFormed()
    .replace(/^[^\p{L}\p{N}½¼¾]+/u, '')
    .replace(/^[\d०-९]{1,2}[.)]\s+/, '')
    .trim()

interface Part extends Token {
  readonly amount?: ListAmount
}

/** Mostly one. Who writes without commas says where the next begins by an amount: '1 kg paplet and half kilo prawns'. */
function linesIn(line: string): readonly ListLine[] {
  const parts = partsOf(line)
  const first = parts[0]?.amount !== undefined
  const starts = parts.flatMap(({ amount, text }, at) => {
    const begins = isAnd(text) ? hasBoth(parts.slice(0, at)) && hasBoth(parts.slice(at + 1)) : amount && first
    return at > 0 && begins && hasFish(parts.slice(0, at)) && hasFish(parts.slice(at)) ? [at] : []
  })
  // An 'and' before an amount begins the same line as that amount.
  const cuts = [0, ...starts.filter((at) => !starts.includes(at - 1)), parts.length]
  return cuts.slice(1).map((end, nr) => lineOf(line, parts.slice(cuts[nr], end)))
}

function partsOf(line: string): readonly Part[] {
  const tokens = tokensOf(line)
  const parts: Part[] = []
  for (let at = 0; at < tokens.length; ) {
    const [token, last] = [tokens[at], parts.at(-1)]
    if (token === undefined) break
    const found = amountAt(tokens.slice(at).map(({ text }) => text))
    // '0 kg' is not a kilo.
    const read = found?.length === 1 && isFigure(last) ? undefined : found
    const to = tokens[at + (read?.length ?? 1) - 1]?.to ?? token.to
    if (read && last?.amount) parts[parts.length - 1] = { ...last, to, amount: joined(last.amount, read.amount) }
    else parts.push({ ...token, to, ...(read ? { amount: read.amount } : {}) })
    at += read?.length ?? 1
  }
  return parts
}

function lineOf(line: string, parts: readonly Part[]): ListLine {
  const said = isAnd(parts[0]?.text) ? parts.slice(1) : parts
  const amounts = said.flatMap(({ amount }) => amount ?? [])
  return {
    typed: said.length === 0 ? line : line.slice(said[0]?.from, said.at(-1)?.to),
    fish: said
      .filter((part) => isFish(part))
      .map(({ text }) => text)
      .join(' '),
    amount: amounts.length === 0 ? undefined : amounts.reduce(joined),
  }
}

const isAnd = (text = ''): boolean => ands.has(text)

const ands = new Set('and & + और व आणि'.split(' '))

/** Words that name no fish. */
const polite = new Set(
  [
    ...ands,
    ...'of the some a an x × * please pls plz need want fresh'.split(' '),
    ...'का की के चाहिए चाहिये ताज़ा ताज़ी ताजा ताजी हवे हवा हवी पाहिजे ताजे'.split(' '),
  ].map((word) => word.normalize('NFC')),
)

const isFigure = (part: Part | undefined): boolean =>
  part !== undefined && part.amount === undefined && /^\d/.test(part.text)

const isFish = ({ text, amount }: Part): boolean => amount === undefined && !polite.has(text) && !/^\d/.test(text)
const hasFish = (parts: readonly Part[]): boolean => parts.some(isFish)
const hasBoth = (parts: readonly Part[]): boolean => hasFish(parts) && parts.some(({ amount }) => amount !== undefined)
