import { plainNumber } from '#shop/digits.ts'
import { gstinTyped, isGstin } from '#shop/orders/bills/gstin.ts'
import { emailTyped, isSeen, looksLikeEmail } from '#shop/text.ts'

/** What the owner says of the shop: what is printed on its papers and stands on its pages. */
export const shopFacts = [
  'name',
  'legalName',
  'address',
  'phone',
  'fssai',
  'gstin',
  'email',
  'grievanceOfficer',
  'grievanceEmail',
  'grievancePhone',
] as const

export type ShopFact = (typeof shopFacts)[number]

export type ShopFacts = Readonly<Record<ShopFact, string>>

/** What stands against a field of the shop. */
export type ShopFactWrong =
  | 'shop-fact-missing'
  | 'shop-telephone'
  | 'shop-email-incomplete'
  | 'shop-fssai'
  | 'shop-gstin'

export const longestShopFact = 200

const isTelephoneFact = (fact: ShopFact) => fact === 'phone' || fact === 'grievancePhone'
const isEmailFact = (fact: ShopFact) => fact === 'email' || fact === 'grievanceEmail'

/** As it is kept and printed, however it was typed or copied. */
export function shopFactTyped(fact: ShopFact, typed: string): string {
  if (fact === 'gstin') return gstinTyped(typed).toUpperCase()
  if (fact === 'fssai') return plainNumber(typed).replaceAll(/[\s-]/g, '')
  if (isTelephoneFact(fact)) return plainNumber(typed)
  if (isEmailFact(fact)) return emailTyped(typed)
  return typed.replaceAll(/\s+/g, ' ').trim()
}

/** What is wrong with a field as it was typed. A shop that is not registered for GST leaves that one empty. */
export function wrongWithShopFact(fact: ShopFact, typed: string): ShopFactWrong | undefined {
  const value = shopFactTyped(fact, typed)
  if (value === '' && fact === 'gstin') return undefined
  if (!isSeen(value)) return 'shop-fact-missing'
  if (fact === 'gstin') return isGstin(value) ? undefined : 'shop-gstin'
  if (fact === 'fssai') return isFssai(value) ? undefined : 'shop-fssai'
  if (isTelephoneFact(fact)) return isTelephone(value) ? undefined : 'shop-telephone'
  if (isEmailFact(fact)) return looksLikeEmail(value) ? undefined : 'shop-email-incomplete'
  return undefined
}

/** The licence of the food authority. */
export const isFssai = (number: string): boolean => /^[0-9]{14}$/.test(number)

/** One or several, as a shop writes them: '022 2430 1188 / 98200 00000'. */
export const isTelephone = (text: string): boolean =>
  /^[0-9+() .\-/,]+$/.test(text) && text.replaceAll(/\D/g, '').length >= 8
