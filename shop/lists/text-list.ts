import { offered } from '#shop/catalogue/search.ts'
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

interface Part extends Token {
  readonly amount?: ListAmount
}

/** An amount, an 'and', or words up to where another fish is named. */
type Phrase = readonly Part[]

/** Mostly one. Who writes without commas begins another by a second amount, by a fish behind a whole line, or by a second fish. */
function linesIn(line: string, kindNamed: KindNamed): readonly ListLine[] {
  const phrases = phrasesIn(partsOf(line), kindNamed)
  const groups: Part[][] = [[]]
  for (const [at, phrase] of phrases.entries()) {
    const group = groups.at(-1) ?? []
    if (beginsBehind(group, phrase, { next: phrases.slice(at + 1), kindNamed })) groups.push([...phrase])
    else group.push(...phrase)
  }
  return groups.reduce<Part[][]>(withStrayAmount, []).map((group) => lineOf(line, group))
}

/** Whether a phrase begins another line, behind what the line has. */
function beginsBehind(
  before: readonly Part[],
  phrase: Phrase,
  { next, kindNamed }: { next: readonly Phrase[]; kindNamed: KindNamed },
): boolean {
  if (isAmount(phrase[0])) return before.some(isAmount)
  if (isAnd(phrase[0])) return saysFish(before) && saysFish(untilAnd(next))
  if (isWord(before.at(-1))) return true
  if (!before.some(isAmount) || !saysFish(before) || !phrase.some(isFish)) return false
  // 'in thin slices' behind an amount belongs to the fish that was named; what has a name or an amount of its own does not.
  const isOwn = isAmount(next[0]?.[0]) || namesIn(phrase, kindNamed).length > 0
  return isOwn ? saysFish(phrase) : !phrase.some(isHow)
}

function untilAnd(phrases: readonly Phrase[]): Phrase {
  const and = phrases.findIndex(([first]) => isAnd(first))
  return phrases.slice(0, and === -1 ? phrases.length : and).flat()
}

/** '1 kg and 500 g', or '500 g prawns 2 packets': an amount without a fish, where it goes with the amount beside it. */
function withStrayAmount(groups: Part[][], group: Part[]): Part[][] {
  const last = groups.at(-1)
  const [one, other] = [last?.find(isAmount)?.amount, group.find(isAmount)?.amount]
  if (last === undefined || one === undefined || other === undefined) return [...groups, group]
  const isStray = !last.some(isFish) || !group.some(isFish)
  const standBeside = isAmount(last.findLast((part) => isAmount(part) || isFish(part)))
  const goTogether = joined(one, other) !== undefined && (standBeside || !Object.keys(one).some((of) => of in other))
  return isStray && goTogether ? [...groups.slice(0, -1), [...last, ...group]] : [...groups, group]
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
    const both = read && last?.amount && joined(last.amount, read.amount)
    if (last && both) parts[parts.length - 1] = { ...last, to, amount: both }
    else parts.push({ ...token, to, ...(read ? { amount: read.amount } : {}) })
    at += read?.length ?? 1
  }
  return parts
}

function phrasesIn(parts: readonly Part[], kindNamed: KindNamed): readonly Phrase[] {
  const phrases: Part[][] = []
  for (const part of parts) {
    const last = phrases.at(-1)
    if (last && isWord(part) && isWord(last[0])) last.push(part)
    else phrases.push([part])
  }
  return phrases.flatMap((phrase) => (isWord(phrase[0]) ? byName(phrase, kindNamed) : [phrase]))
}

/** 'paplet big bangda' are two: a name of another kind than the one before ends the phrase behind that one. */
function byName(words: Phrase, kindNamed: KindNamed): readonly Phrase[] {
  const names = namesIn(words, kindNamed)
  const ends = names.slice(1).flatMap(({ kind }, nr) => (kind === names[nr]?.kind ? [] : (names[nr]?.end ?? [])))
  return [0, ...ends].map((from, nr) => words.slice(from, ends[nr]))
}

interface Name {
  readonly kind: string
  readonly end: number
}

/** The names in it, the longest first: 'tiger prawns' are not prawns. */
function namesIn(words: Phrase, kindNamed: KindNamed): readonly Name[] {
  const names: Name[] = []
  for (let at = 0; at < words.length; ) {
    const here = [3, 2, 1].flatMap((count) => {
      const name = words.slice(at, at + count)
      const kind = name.length < count ? undefined : kindNamed(name.map(({ text }) => text).join(' '))
      return kind === undefined ? [] : [{ kind, end: at + count }]
    })
    names.push(...here.slice(0, 1))
    at = here[0]?.end ?? at + 1
  }
  return names
}

function lineOf(line: string, parts: readonly Part[]): ListLine {
  const said = isAnd(parts[0]) ? parts.slice(1) : parts
  const amounts = said.flatMap(({ amount }) => amount ?? [])
  return {
    typed: said.length === 0 ? line : line.slice(said[0]?.from, said.at(-1)?.to),
    fish: said
      .filter(isFish)
      .map(({ text }) => text)
      .join(' '),
    amount: amounts.length === 0 ? undefined : amounts.reduce((one, other) => joined(one, other) ?? one),
  }
}

const inForm = (words: string): readonly string[] => words.normalize('NFC').split(' ')

const ands = new Set(inForm('and & + और व आणि aur ani'))

/** Words that name no fish. */
const polite = new Set([
  ...ands,
  ...inForm('of the some a an x × * please pls plz need want fresh count ct ₹ /- rs'),
  ...inForm('ka ki ke cha chi che chahiye pahije hava havi have'),
  ...inForm('का की के चाहिए चाहिये ताज़ा ताज़ी ताजा ताजी हवे हवा हवी पाहिजे ताजे चा ची चे'),
])

/** Words that say of a fish how large it is. */
const sizes = new Set(
  inForm(
    'big large medium small jumbo extra premium size बड़ा बड़ी बड़े छोटा छोटी छोटे मोठा मोठी मोठे लहान bada badi bade mota mothi',
  ),
)

const isAmount = (part: Part | undefined): boolean => part?.amount !== undefined
const isAnd = (part: Part | undefined): boolean => part !== undefined && !isAmount(part) && ands.has(part.text)
const isWord = (part: Part | undefined): boolean => part !== undefined && !isAmount(part) && !isAnd(part)
const isFigure = (part: Part | undefined): boolean => isWord(part) && /^\d/.test(part?.text ?? '')
const isFish = (part: Part): boolean => isWord(part) && !polite.has(part.text) && !isFigure(part)

const isHow = ({ text }: Part): boolean => sizes.has(text) || !['every-kind', undefined].includes(offered(text))
const saysFish = (parts: readonly Part[]): boolean => parts.some((part) => isFish(part) && !isHow(part))
