import { latinDigits } from '#shop/digits.ts'
import { type Grams, wholeGrams } from '#shop/weight.ts'

export type Unit = 'g' | 'kg'

export type TypedWeight = { readonly grams: Grams; readonly meant: Unit } | 'nothing' | 'no-weight'

/**
 * What somebody means who types 1020, 1,020 or 1.02. A point makes it kilos, whatever the switch says: nobody weighs parts
 * of a gram. A unit that is typed along wins over both.
 */
export function readTypedWeight(typed: string, unit: Unit): TypedWeight {
  const plain = latinDigits(typed).trim().toLowerCase().replaceAll(' ', '')
  if (plain === '') return 'nothing'
  const [, figure, thousands, named] = shape.exec(plain) ?? []
  const number = figure ?? thousands?.replaceAll(',', '')
  if (number === undefined) return 'no-weight'
  const meant = unitNamed(named) ?? (number.includes('.') ? 'kg' : unit)
  const grams = meant === 'kg' ? Math.round(Number(number) * 1000) : Number(number)
  return Number.isSafeInteger(grams) ? { grams: wholeGrams(grams), meant } : 'no-weight'
}

const shape = /^(?:(\d{1,9}(?:\.\d{0,3})?|\.\d{1,3})|(\d{1,3}(?:,\d{3})+))(kgs?|kilos?|किलो|gms?|grams?|g|ग्राम|ग्रॅम)?$/

const unitNamed = (named: string | undefined): Unit | undefined =>
  named === undefined ? undefined : /^[kक]/.test(named) ? 'kg' : 'g'

/** A press on the pad: what is typed then. A number has one point. */
export function afterKey(typed: string, key: string): string {
  if (key === 'delete') return typed.slice(0, -1)
  if (key === '.' && typed.includes('.')) return typed
  return typed.length >= 9 ? typed : typed + key
}
