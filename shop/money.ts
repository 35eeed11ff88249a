import { grouped } from './grouped.ts'

/** Money is whole paise. Nothing outside this file and `pricing.ts` may do sums with it. */
export type Paise = number & { readonly unit: 'paise' }

export function paise(count: number): Paise {
  if (!isPaise(count)) throw new RangeError(`money is whole paise, not ${count}`)
  return count
}

/** A sum as people say it: 1950 or 1950.5 rupees. */
export const rupees = (amount: number): Paise => paise(Math.round(amount * 100))

/** What the specification's JSON carries: rupees as a number with at most two decimals. */
export const inRupees = (money: Paise): number => money / 100

/** Whether a number of rupees, from wherever it comes, is this sum to the paisa. */
export const isAmount = (money: Paise, amount: number): boolean => Math.abs(amount - inRupees(money)) < 0.005

export const times = (money: Paise, count: number): Paise => paise(money * count)

export const total = (parts: readonly Paise[]): Paise => paise(parts.reduce((sum, part) => sum + part, 0))

/** The price as a shopper reads it: ₹1,95,000.50 */
export function readable(money: Paise): string {
  const [rupees = '', part] = Math.abs(inRupees(money)).toFixed(2).split('.')
  return `${money < 0 ? '-' : ''}₹${grouped(Number(rupees))}.${part}`
}

function isPaise(count: number): count is Paise {
  return Number.isSafeInteger(count)
}
