import { latinDigits } from '#shop/digits.ts'
import { readableShort, rupeesTyped } from '#shop/money.ts'
import { highestRate } from './rate-sheet.ts'

/** Paise of what a person types or pastes: '1850', '1,850.50', 'Rs. 1,95,000/-'. undefined where it is no rate of a shop. */
export function rateTyped(typed: string): number | undefined {
  const paise = rupeesTyped(typed)
  return paise !== undefined && paise >= 1 && paise <= highestRate ? paise : undefined
}

/** As a field takes it: '1850', '1850.50'. */
export const rateAsTyped = (paise: number): string => (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2)

/** As a sheet shows it: '1,850', '1,850.50'. */
export const rateAsRead = (paise: number): string => readableShort(paise).replace('₹', '')

/** By how much rates move: in paise, or in tenths of a percent. */
export type RateMove = { readonly paise: number } | { readonly tenths: number }

/** '+50', '-12.50', '+5 %', '-2.5%'. The sign is asked for: '50' might be meant as the rate. */
export function moveTyped(typed: string): RateMove | undefined {
  const [, sign = '', amount = '', percent = ''] =
    /^([+−-])(?:rs\.?|₹)?([\d.,]+)(%?)$/i.exec(latinDigits(typed).replace(/[\s\u00a0]/g, '')) ?? []
  const way = sign === '+' ? 1 : -1
  if (percent === '%')
    return /^\d{1,3}(?:\.\d)?$/.test(amount) ? { tenths: way * Math.round(Number(amount) * 10) } : undefined
  const paise = rateTyped(amount)
  return paise === undefined ? undefined : { paise: way * paise }
}

/** A percent ends at a whole rupee, half up. undefined where nothing, or more than any rate, would be left. */
export function movedRate(paise: number, move: RateMove): number | undefined {
  const moved =
    'paise' in move ? paise + move.paise : Math.floor((paise * (1000 + move.tenths) + 50_000) / 100_000) * 100
  return moved >= 1 && moved <= highestRate ? moved : undefined
}
