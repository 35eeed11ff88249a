import { isGrouped, latinDigits } from '#shop/digits.ts'
import { isArticle, isPav, numberAt, type SaidNumber, spread } from './list-numbers.ts'

/** How much of a fish a person writes that they want, in any language of the shop: '1 kg', 'आधा किलो', '2 x 500 g'. What was not said is left out. */
export interface ListAmount {
  readonly grams?: number
  readonly packs?: number
  readonly pieces?: number
  /** fish for a sum of money, which the shop does not sell */
  readonly rupees?: number
}

/** One word or figure of a line, and its position. */
export interface Token {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Figures and ranges of them, fractions, money, signs of multiplication, 'कि.ग्रा.', and words. */
const tokenShape =
  /[\d०-९]+(?:(?:,[\d०-९]{2,3})*[.,][\d०-९]+)?(?:(?:\s?[-‐‑–—]\s?|\s(?:to|से|ते)\s)[\d०-९]+(?:[.,][\d०-९]+)?|\/[\d०-९]+)?|[½¼¾₹]|\/-|[×*&+]|कि\.\s?ग्रा|\p{L}[\p{L}\p{M}'’]*/giu

export const tokensOf = (line: string): Token[] =>
  [...line.matchAll(tokenShape)].flatMap(({ 0: found, index }) =>
    spread(plain(found)).map((text) => ({ text, from: index, to: index + found.length })),
  )

/** '10 – 15' is written '10-15'. */
const plain = (found: string): string =>
  latinDigits(found)
    .normalize('NFC')
    .toLowerCase()
    .replace(/^([\d.,]+)\s?(?:[-‐‑–—]|to|से|ते)\s?/, '$1-')
    .replace(/^कि\.\s?/, 'कि')

interface ReadAmount {
  readonly amount: ListAmount
  /** how many tokens say it */
  readonly length: number
}

/** The amount that begins with the first of these tokens; undefined where none does. */
export function amountAt(said: readonly string[]): ReadAmount | undefined {
  return moneyAt(said) ?? (isCountOfFish(said) ? undefined : countedAt(leastOfRange(said)))
}

function countedAt(said: readonly string[]): ReadAmount | undefined {
  const tokens = ungrouped(said)
  const value = numberAt(tokens)
  const after = value?.length ?? 0
  const times = value && timesAt(value, tokens)
  if (times !== undefined) return times
  const link = isLink(tokens[after]) && unitOf(tokens[after + 1]) !== undefined ? 1 : 0
  const unit = unitOf(tokens[after + link])
  if (unit !== undefined && (value !== undefined || unit.alone)) {
    const amount = amountIn(unit, value?.number ?? 1)
    const isPavOfKilo = isPav(tokens[after + link]) && unitOf(tokens[after + link + 1])?.each === 1000
    return amount && { amount, length: after + link + 1 + (isPavOfKilo ? 1 : 0) }
  }
  if (tokens[0] === 'पाव') return { amount: { grams: 250 }, length: 1 }
  const timesBefore = value === undefined && isTimes(tokens[0]) ? numberAt(tokens.slice(1)) : undefined
  if (timesBefore !== undefined) return counted(timesBefore.number, 1 + timesBefore.length)
  return value && value.isFigure ? counted(value.number, value.length) : undefined
}

/** '2 x 500 g' */
function timesAt(value: SaidNumber, tokens: readonly string[]): ReadAmount | undefined {
  if (!isTimes(tokens[value.length])) return undefined
  const each = amountAt(tokens.slice(value.length + 1))
  const packs = counted(value.number, value.length + 1 + (each?.length ?? 0))
  if (each?.amount.grams === undefined || packs === undefined) return undefined
  return { ...packs, amount: { ...each.amount, ...packs.amount } }
}

/** '₹500', 'Rs 300', '500 रुपयांचे', '500/-', and '500 ka bangda', which is as much as that buys. */
function moneyAt(tokens: readonly string[]): ReadAmount | undefined {
  const before = isMoney(tokens[0]) ? 1 : 0
  const [first = '', ...rest] = tokens.slice(before)
  const value = numberAt([isGrouped(first) ? first.replaceAll(',', '') : first, ...rest])
  const rupees = Math.round(value?.number ?? 0)
  if (value === undefined || rupees < 1 || rupees > mostRupees) return undefined
  const after = tokens.slice(before + value.length)
  const signs = isMoney(after[0]) ? (after[1] === '/-' ? 2 : 1) : 0
  const isWorth = /^\d/.test(first) && value.length === 1 && worths.has(after[0] ?? '')
  return before + signs > 0 || isWorth ? { amount: { rupees }, length: before + value.length + signs } : undefined
}

const mostRupees = 999_999
const isMoney = (token = ''): boolean =>
  /^(?:₹|\/-|rs|inr|rupees?|rupaye|rupay|rupayache|rupyache|रु|रू|रुप.*)$/.test(token)
const worths = new Set('ka ki ke cha chi che का की के चा ची चे'.split(' '))

/** '20 count' and '10-15 count' name a size of prawns, and so does '10-15' alone. */
const isCountOfFish = ([first = '', next = '']: readonly string[]): boolean =>
  (/^\d/.test(first) && /^(?:count|ct|काउंट)$/.test(next)) || (isRange(first) && unitOf(next) === undefined)

const isRange = (token: string): boolean => /^\d[\d.,]*-\d/.test(token)

/** '2-3 kg' means that two are enough, and costs no more than intended. */
const leastOfRange = ([first = '', ...rest]: readonly string[]): readonly string[] => [
  isRange(first) ? first.slice(0, first.indexOf('-')) : first,
  ...rest,
]

/** Grams come in thousands and kilos in parts: '1,500 g' is what '1,5 kg' and '1,500 kg' are. */
function ungrouped([first = '', ...rest]: readonly string[]): readonly string[] {
  const unit = unitOf(rest[isLink(rest[0]) ? 1 : 0])
  const isGrams = unit?.of === 'grams' && unit.each === 1
  return [isGrams && isGrouped(first) ? first.replaceAll(',', '') : first, ...rest]
}

/** Two that say one amount: '1 kg 500 g' is a sum, '500 g 2 packets' a number of packs. undefined for two amounts: '2 kg' and '1 kg'. */
export function joined(one: ListAmount, other: ListAmount): ListAmount | undefined {
  if (Object.keys(one).every((of) => !(of in other))) return { ...other, ...one }
  const [kilos = 0, grams = 0] = [one.grams, other.grams]
  const isSum = kilos >= 1000 && grams > 0 && grams < 1000 && Object.keys({ ...one, ...other }).length === 1
  return isSum ? { grams: kilos + grams } : undefined
}

const mostGrams = 100_000
const mostCount = 999

interface Unit {
  readonly of: keyof ListAmount
  readonly each: number
  /** said without a number it means one: 'kilo of prawns' */
  readonly alone: boolean
}

const unit = (of: keyof ListAmount, each: number, words: string, alone = true) =>
  words
    .normalize('NFC')
    .split(' ')
    .map((word): [string, Unit] => [word, { of, each, alone }])

const units = new Map([
  ...unit(
    'grams',
    1000,
    'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes किलो किलोचे किलोचा किलोची किलोग्राम',
  ),
  ...unit('grams', 1000, 'कि किग्रा', false),
  ...unit('grams', 250, 'पाव पावशेर pav paav pao', false),
  ...unit('grams', 1, 'g gm gms gr grm grms gram grams gramme grammes ग्राम ग्रॅम ग्रा ग्रॅमचे', false),
  ...unit('packs', 1, 'pack packs packet packets pkt pkts pckt box boxes tray trays पैकेट पॅकेट पाकीट पाकिटे पैक पॅक'),
  ...unit('pieces', 1, 'piece pieces pc pcs nos नग पीस', false),
  ...unit('pieces', 12, 'dozen dozens दर्जन डझन'),
])

const unitOf = (token = ''): Unit | undefined => units.get(token)

function amountIn({ of, each }: Unit, number: number): ListAmount | undefined {
  const count = Math.round(number * each)
  const most = of === 'grams' ? mostGrams : mostCount
  return count >= 1 && count <= most ? { [of]: count } : undefined
}

const counted = (number: number, length: number): ReadAmount | undefined =>
  Number.isInteger(number) && number >= 1 && number <= mostCount ? { amount: { packs: number }, length } : undefined

const isTimes = (word = ''): boolean => word === 'x' || word === '×' || word === '*'
const isLink = (word = ''): boolean => word === 'of' || isArticle(word)
