import type { Product } from '#shop/catalogue/product.ts'
import { type LandedSizes, landingInWords } from '#shop/catalogue/landing.ts'
import { readableSize } from '#shop/catalogue/readable-size.ts'
import { landingWords } from '#words/catch.ts'

/** Where what is cut first today was landed, in words. */
export interface LandedFacts {
  readonly head: string
  readonly batches: readonly { readonly code: string; readonly said: string }[]
}

/** Undefined where the shop keeps no batch of it. */
export function landedFacts({ prices }: Product, landed: readonly LandedSizes[]): LandedFacts | undefined {
  if (landed.length === 0) return undefined
  const isOfAll = landed.length === 1 && landed[0]?.sizes.length === Object.keys(prices).length
  const said = ({ sizes, landing }: LandedSizes) =>
    isOfAll
      ? landingInWords(landing)
      : landingWords.ofSizes(sizes.map((size) => readableSize(size)).join(', '), landingInWords(landing))
  return { head: `${landingWords.cutToday}:`, batches: landed.map((one) => ({ code: one.code, said: said(one) })) }
}
