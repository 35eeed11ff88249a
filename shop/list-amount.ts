import { latinDigits } from './digits.ts'
import { isGrouped } from './is-grouped.ts'

/** How much of a fish a person writes that they want, in any language of the shop: '1 kg', 'आधा किलो', '2 x 500 g'. What was not said is left out. */
export interface ListAmount {
  readonly grams?: number
  readonly packs?: number
  readonly pieces?: number
}

/** One word or figure of a line, and where it stands there. */
export interface Token {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Figures, fractions, signs of multiplication, and words. */
const tokenShape = /[\d०-९]+(?:(?:,[\d०-९]{2,3})*[.,][\d०-९]+)?(?:\/[\d०-९]+)?|[½¼¾]|[×*&+]|\p{L}[\p{L}\p{M}'’]*/gu

export const tokensOf = (line: string): Token[] =>
  [...line.matchAll(tokenShape)].map(({ 0: text, index }) => ({
    text: latinDigits(text).normalize('NFC').toLowerCase(),
    from: index,
    to: index + text.length,
  }))

export interface ReadAmount {
  readonly amount: ListAmount
  /** how many tokens say it */
  readonly length: number
}

/** The amount that begins with the first of these tokens; undefined where none does. */
export function amountAt(said: readonly string[]): ReadAmount | undefined {
  const tokens = ungrouped(said)
  const value = valueAt(tokens)
  const after = value?.length ?? 0
  if (value !== undefined && isTimes(tokens[after])) {
    const each = amountAt(tokens.slice(after + 1))
    const packs = counted(value.number, after + 1 + (each?.length ?? 0))
    if (each?.amount.grams !== undefined && packs !== undefined)
      return { ...packs, amount: { ...each.amount, ...packs.amount } }
  }
  const link = isLink(tokens[after]) && unitOf(tokens[after + 1]) !== undefined ? 1 : 0
  const unit = unitOf(tokens[after + link])
  if (unit !== undefined && (value !== undefined || unit.alone)) {
    const amount = amountIn(unit, value?.number ?? 1)
    return amount && { amount, length: after + link + 1 }
  }
  const timesBefore = value === undefined && isTimes(tokens[0]) ? valueAt(tokens.slice(1)) : undefined
  if (timesBefore !== undefined) return counted(timesBefore.number, 1 + timesBefore.length)
  return value && value.isFigure ? counted(value.number, value.length) : undefined
}

/** Grams come in thousands and kilos in parts: '1,500 g' is what '1,5 kg' and '1,500 kg' are. */
function ungrouped([figure = '', ...rest]: readonly string[]): readonly string[] {
  const unit = unitOf(rest[isLink(rest[0]) ? 1 : 0])
  const isGrams = unit?.of === 'grams' && unit.each === 1
  return [isGrams && isGrouped(figure) ? figure.replaceAll(',', '') : figure, ...rest]
}

/** Two that stand side by side: '1 kg 500 g' is a sum, '500 g 2 packets' is so many of such a weight. */
export function joined(one: ListAmount, other: ListAmount): ListAmount {
  const grams = (one.grams ?? 0) + (other.grams ?? 0)
  return { ...other, ...one, ...(grams > 0 ? { grams } : {}) }
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
  words.split(' ').map((word): [string, Unit] => [word, { of, each, alone }])

const units = new Map([
  ...unit('grams', 1000, 'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes किलो'),
  ...unit('grams', 1, 'g gm gms gr grm grms gram grams gramme grammes ग्राम ग्रॅम', false),
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

const numberWords = new Map(
  [
    'one two three four five six seven eight nine ten eleven twelve',
    'एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह',
    'एक दोन तीन चार पाच सहा सात आठ नऊ दहा अकरा बारा',
  ].flatMap((words) => words.split(' ').map((word, at) => [word, at + 1] as const)),
)
const fractions = new Map([
  ...['half', '½', '1/2', 'आधा', 'आधी', 'अर्धा'].map((word) => [word, 0.5] as const),
  ...['quarter', 'quarters', '¼', '1/4', 'पाव'].map((word) => [word, 0.25] as const),
  ...['¾', '3/4', 'पौन', 'पाऊण'].map((word) => [word, 0.75] as const),
  ...['सवा'].map((word) => [word, 1.25] as const),
  ...['डेढ़', 'डेढ', 'दीड'].map((word) => [word, 1.5] as const),
  ...['ढाई', 'अडीच'].map((word) => [word, 2.5] as const),
])
/** Before a number: 'साढ़े तीन' is three and a half. */
const apart = new Map([
  ...['सवा'].map((word) => [word, 0.25] as const),
  ...['साढ़े', 'साढे', 'साडे'].map((word) => [word, 0.5] as const),
  ...['पौने', 'पावणे'].map((word) => [word, -0.25] as const),
])

interface Value {
  readonly number: number
  readonly length: number
  /** it may stand for a number of packs without any unit; 'a' may not */
  readonly isFigure: boolean
}

/** '2', '1.5', '1,5', 'two', 'half', 'half a', 'a quarter', 'three quarters', '1 1/2', 'one and a half'. */
function valueAt([first = '', ...rest]: readonly string[]): Value | undefined {
  if (isArticle(first)) {
    const value = fractionAt(rest)
    return value ? { ...value, length: value.length + 1 } : { number: 1, length: 1, isFigure: false }
  }
  const [added, counted] = [apart.get(first), figureIn(rest[0])]
  if (added !== undefined && counted !== undefined) return { number: counted + added, length: 2, isFigure: false }
  const fraction = fractionAt([first, ...rest])
  if (fraction !== undefined) return fraction
  const whole = figureIn(first)
  if (whole === undefined) return undefined
  if (whole === 3 && /^quarters?$/.test(rest[0] ?? '')) return { number: 0.75, length: 2, isFigure: false }
  const more = and(rest)
  const part = Number.isInteger(whole) ? fractions.get(rest[more] ?? '') : undefined
  if (part === undefined) return { number: whole, length: 1, isFigure: true }
  return { number: whole + part, length: 2 + more, isFigure: false }
}

const figureIn = (word = ''): number | undefined =>
  /^\d{1,6}(?:[.,]\d{1,3})?$/.test(word) ? Number(word.replace(',', '.')) : numberWords.get(word)

function fractionAt([first = '', next]: readonly string[]): Value | undefined {
  const number = fractions.get(first)
  return number === undefined ? undefined : { number, length: isArticle(next) ? 2 : 1, isFigure: false }
}

/** How many words of 'and a' there are. */
const and = ([first, next]: readonly string[]): number => (first === 'and' ? (isArticle(next) ? 2 : 1) : 0)

const isArticle = (word = ''): boolean => word === 'a' || word === 'an'
const isTimes = (word = ''): boolean => word === 'x' || word === '×' || word === '*'
const isLink = (word = ''): boolean => word === 'of' || word === 'a'
