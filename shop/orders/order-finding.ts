import { mobileOf } from '#shop/accounts/accounts.ts'
import type { Address } from '#shop/accounts/address.ts'
import { plainNumber } from '#shop/digits.ts'
import { isPartOf } from './order-number.ts'

/** A look through more would hold up the shop; it is some months of a busy one. */
export const newestLookedThrough = 20_000

/** A telephone as it is looked for: its digits alone, however they were grouped. */
export const phoneDigits = (typed: string): string => plainNumber(typed).replaceAll(/\D/g, '')

/**
 * All the ways in which this whole telephone may have been typed: with India's code, with a 0, with both, or with neither.
 * None of what is no whole telephone.
 */
export function phonesMeant(typed: string): string[] {
  const digits = phoneDigits(typed)
  const isOther = digits.length >= 10 && digits.length <= 14 && !/[^0-9\s()+.-]/.test(plainNumber(typed))
  const own = digits.slice(-10)
  return isOther || mobileOf(typed) !== undefined
    ? [...new Set([digits, ...['', '0', '91', '0091', '910', '00910'].map((code) => `${code}${own}`)])]
    : []
}

/** What is looked through on a screen, as far as whoever looks may see it. */
interface FindableHere {
  readonly number: string
  readonly area: string
  readonly buyer?: { readonly name: string; readonly phone: string } | undefined
}

/** The orders of a screen that have each word of what was typed: number, name, telephone or part of town. */
export function foundHere<Order extends FindableHere>(orders: readonly Order[], typed: string): readonly Order[] {
  const words = plainNumber(typed).toLowerCase().split(/\s+/).filter(Boolean)
  return orders.filter(({ number, area, buyer }) => {
    const text = textOf(number, [buyer?.name ?? '', phoneDigits(buyer?.phone ?? ''), area])
    return words.every((word) => text.includes(word) || isPartOf(number, word))
  })
}

/** Everything by which staff find an order, in lower case. */
export const foundBy = (
  number: string,
  { firstName, lastName, phone }: Pick<Address, 'firstName' | 'lastName' | 'phone'>,
): string => textOf(number, [firstName, lastName, phoneDigits(phone)])

/** A number is found with its hyphen and without. */
const textOf = (number: string, beside: readonly string[]): string =>
  [number, number.replace('-', ''), ...beside].join(' ').toLowerCase()
