import type { QuickPack } from '#shop/cart/quick-pack.ts'
import { readable, times } from '#shop/money.ts'
import { labelOfCleaning } from '#shop/words/packs.ts'
import { readableLabel, readableSize } from '#words/formatters.ts'
import { pricesWords } from '#words/measures.ts'
import { cleaningLabels, pickedWords } from '#words/picked.ts'
import { textListWords } from '#words/text-list.ts'

/** 'Jumbo, 1 kg, about ₹800.00, max ₹880.00; cleaning: no preference' */
export function packInWords({
  item: { size, weight, price, quantity, cleaning },
  mostPrice,
  isCleaned,
}: Omit<QuickPack, 'most'>): string {
  const about = `${pricesWords.about} ${readable(times(price, quantity))}`
  const pack = readableLabel(weight)
  const packs = quantity === 1 ? pack : textListWords.packs(quantity, pack)
  const parts = [size && readableSize(size), packs, about, pricesWords.atMost(readable(mostPrice))].filter(Boolean)
  const cleaned = cleaning === undefined ? pickedWords.noPreference : labelOfCleaning(cleaning, { cleaningLabels })
  return `${parts.join(', ')}${isCleaned ? pickedWords.withCleaning(cleaned) : ''}`
}
