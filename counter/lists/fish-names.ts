import * as v from 'valibot'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { language } from '#words/language.ts'

export type FishNames = StaffGives<'fishNames'>['fish']

export const fishNamesKept: v.GenericSchema<unknown, { readonly fish: FishNames }> = staffCalls.fishNames.gives

/** What a cutter calls it, in two scripts; undefined for a product that is gone. */
export function namesOf(names: FishNames, productId: number) {
  const found = names.find((one) => one.productId === productId)
  if (found === undefined) return undefined
  const { local, marathi, hindi } = found
  return language === 'hi' ? { local, beside: hindi, lang: 'hi' } : { local, beside: marathi, lang: 'mr' }
}
