import { latinDigits } from './digits.ts'
import { type Grams, wholeGrams } from './weight.ts'

export type TypedKilos = Grams | 'nothing' | 'no-weight'

/** As much as a shop has ever room for. */
const mostKilos = 10_000

/**
 * What somebody means who types 12.5, 12,5, 12.5 kg or 12.5 किलो: kilos, to the gram. With 'g' or 'ग्राम' behind it, grams. A comma is a point: who
 * counts fish writes no thousands.
 */
export function readKilos(typed: string): TypedKilos {
  const plain = latinDigits(typed).trim().toLowerCase().replaceAll(/\s/g, '')
  if (plain === '') return 'nothing'
  const [, figure = '', unit] = shape.exec(plain) ?? []
  const number = Number(figure.replace(',', '.'))
  if (figure === '' || Number.isNaN(number)) return 'no-weight'
  const grams = Math.round(number * (isGrams(unit) ? 1 : 1000))
  return grams <= mostKilos * 1000 ? wholeGrams(grams) : 'no-weight'
}

const shape = /^(\d{1,8}(?:[.,]\d{0,3})?|[.,]\d{1,3})(kg|g|किलो|ग्राम|ग्रॅम)?$/

const isGrams = (unit = ''): boolean => /^(?:g|ग्र)/.test(unit)

/** '12.5' of 12,500 g. */
export const kilosAsTyped = (grams: number): string => String(grams / 1000)
