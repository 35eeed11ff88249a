import { isGrouped, latinDigits } from '#shop/digits.ts'
import { type Grams, wholeGrams } from '#shop/weight.ts'

export type Unit = 'g' | 'kg'

/** 'unclear': a comma in it may part thousands, or kilos from grams, and the two are not the same weight. */
export type TypedWeight = { readonly grams: Grams; readonly meant: Unit } | 'nothing' | 'no-weight' | 'unclear'

/**
 * What somebody means who types 1020, 1,020, 1.02, 1,02 or '1.02 kg'. What has parts is kilos, whatever the switch says:
 * nobody weighs parts of a gram. A unit that is typed along wins over the switch.
 */
export function readWeight(typed: string, unit: Unit): TypedWeight {
  const plain = latinDigits(typed).trim().toLowerCase()
  if (plain === '') return 'nothing'
  const [, figure = '', named] = shape.exec(plain) ?? []
  const number = numberIn(figure.trim())
  if (number === undefined) return 'no-weight'
  const meant = unitNamed(named) ?? (number.hasParts ? 'kg' : unit)
  if (number.isEither && meant === 'kg') return 'unclear'
  if (number.hasParts && meant === 'g') return 'no-weight'
  const grams = Math.round(number.value * (meant === 'kg' ? 1000 : 1))
  return Number.isSafeInteger(grams) ? { grams: wholeGrams(grams), meant } : 'no-weight'
}

const shape = /^([\d., ]+)(kgs?|kilos?|किलो|gms?|grams?|g|ग्राम|ग्रॅम)?$/

const unitNamed = (named: string | undefined): Unit | undefined =>
  named === undefined ? undefined : /^[kक]/.test(named) ? 'kg' : 'g'

interface TypedNumber {
  readonly value: number
  readonly hasParts: boolean
  /** '1,250': thousands, or one and a quarter */
  readonly isEither?: boolean
}

function numberIn(figure: string): TypedNumber | undefined {
  const plain = /^\d{1,3}(?: \d{3})+$/.test(figure) ? figure.replaceAll(' ', '') : figure
  if (/^\d{1,9}$/.test(plain)) return { value: Number(plain), hasParts: false }
  if (isGrouped(plain)) return { value: Number(withoutGroups(plain)), hasParts: false, isEither: !/,.*,/.test(plain) }
  const [, whole = '', part = ''] = parted.map((shape) => shape.exec(plain)).find((read) => read !== null) ?? []
  const isWhole = /^\d*$/.test(whole) || isGrouped(whole.replaceAll('.', ','))
  if (!isWhole || whole + part === '') return undefined
  return { value: Number(`${withoutGroups(whole)}.${part}`), hasParts: true }
}

const withoutGroups = (number: string): string => number.replaceAll(/[.,]/g, '')

/** '12.5', '1,250.5', '12,5', '0,500', '1.250,5' */
const parted = [
  /^(\d{0,9})\.(\d{0,3})$/,
  /^(\d{1,3}(?:,\d{2,3})+)\.(\d{0,3})$/,
  /^(\d{0,9}),(\d{0,2})$/,
  /^(0?),(\d{3})$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d{0,3})$/,
]
