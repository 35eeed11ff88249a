import * as v from 'valibot'
import { store, storedJson, storeJson } from '#browser/storage.ts'
import type { CartLine } from '#shop/cart/cart.ts'
import type { AccountCartLine } from '#shop/cart/kept-cart.ts'
import { isQuantity } from '#shop/catalogue/pricing.ts'
import { storedLines } from '#shop/wire/stored-cart.ts'

/** The cart of an account as this browser last knew it. */
export interface CartSync {
  /** whose it is */
  readonly of: string
  readonly version: number
  readonly lines: readonly AccountCartLine[]
  /** cart ids of lines that only another device can show: the shop does not sell them so today */
  readonly unshown: readonly string[]
  /** what was sent over this version; it stays where no answer came */
  readonly sent?: readonly AccountCartLine[] | undefined
}

/** The cart that somebody left when they signed out before all of it was with their account. */
export interface CartLeft {
  readonly of: string
  readonly known?: CartSync | undefined
  readonly items: readonly CartLine[]
}

const line = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  quantity: v.pipe(v.number(), v.check(isQuantity)),
  size: v.optional(v.string()),
  weight: v.string(),
  cleaning: v.optional(v.string()),
})
const cartSync = v.object({
  of: v.string(),
  version: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER)),
  lines: v.array(line),
  unshown: v.array(v.string()),
  sent: v.optional(v.array(line)),
})
const cartLeft = v.object({ of: v.string(), known: v.fallback(v.optional(cartSync), undefined), items: v.unknown() })

/** What is damaged is as if it were not there: then the two carts become one. */
export const cartSyncNow = (): CartSync | undefined => read(cartSync, storedJson('cartSync'))

export const keepCartSync = (sync: CartSync): void => storeJson('cartSync', sync)

export function cartLeftNow(): CartLeft | undefined {
  const left = read(cartLeft, storedJson('cartLeft'))
  return left && { ...left, items: storedLines({ state: undefined, items: left.items }) }
}

export const forgetCartLeft = (): void => store('cartLeft', undefined)

function read<Output>(schema: v.GenericSchema<unknown, Output>, found: unknown): Output | undefined {
  const result = v.safeParse(schema, found)
  return result.success ? result.output : undefined
}
