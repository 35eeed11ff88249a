import type { QuickPack } from '#shop/quick-pack.ts'

/** A product that fits what is being typed, as it stands below the field. */
export interface FoundProduct {
  readonly title: string
  readonly to: string
  /** 'from ₹450.00 per kg' */
  readonly price: string
  /** undefined where nothing of it can be had */
  readonly pack: QuickPack | undefined
}
