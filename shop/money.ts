import { grouped, isGrouped, latinDigits } from './digits.ts'

/** Money is whole paise. Only this file and the prices of `shop/catalogue/` calculate with it. */
export type Paise = number & { readonly unit: 'paise' }

export function paise(count: number): Paise {
  if (!isPaise(count)) throw new RangeError(`money is whole paise, not ${count}`)
  return count
}

/** An amount in rupees: 1950 or 1950.5. Paise are no rupees: the compiler refuses to make a hundred of one. */
export const rupees = <Amount extends number>(amount: Amount extends Paise ? never : Amount): Paise =>
  paise(Math.round(amount * 100))

/** What the specification's JSON carries: rupees as a number with at most two decimals. */
export const inRupees = (money: Paise): number => money / 100

/** Whether a number of rupees, from any source, equals this amount to the paisa. */
export const isAmount = (money: Paise, amount: number): boolean => Math.abs(amount - inRupees(money)) < 0.005

export const times = (money: Paise, count: number): Paise => paise(money * count)

export const total = (parts: readonly Paise[]): Paise => paise(parts.reduce((sum, part) => sum + part, 0))

/** What so many grams come to, of which a kilo comes to this. */
export const ofKilo = (kilo: Paise, grams: number): Paise => paise(Math.round((kilo * grams) / 1000))

/** The price as a shopper reads it: ₹1,95,000.50 */
export function readable(money: Paise): string {
  const [rupees = '', part] = Math.abs(inRupees(money)).toFixed(2).split('.')
  return `${money < 0 ? '-' : ''}₹${grouped(Number(rupees))}.${part}`
}

/** So many paise as staff read them: '₹1,950', and '₹1,950.50' where there are paise. */
export const readableShort = (count: number): string => readable(paise(count)).replace(/\.00$/, '')

/** What a person types for an amount: '1850', '1,850.50', 'Rs. 1,95,000/-'. undefined where it is not one. */
export function rupeesTyped(typed: string): Paise | undefined {
  const amount = latinDigits(typed)
    .replaceAll(/\s/g, '')
    .replace(/^(?:rs\.?|inr|₹)/i, '')
    .replace(/\/-$/, '')
  const [, whole = '', part = ''] = /^([\d,]+)(?:\.(\d{1,2}))?$/.exec(amount) ?? []
  // A comma only separates thousands and lakhs: '18,50' may mean 18.50, and is refused.
  const digits = isGrouped(whole) ? whole.replaceAll(',', '') : whole
  return /^\d{1,9}$/.test(digits) ? paise(Number(digits) * 100 + Number(part.padEnd(2, '0'))) : undefined
}

function isPaise(count: number): count is Paise {
  return Number.isSafeInteger(count)
}
