import type { CartLine } from './cart.ts'

/** A line of a cart as it is kept with an account: what was chosen, and how many packs. Never what it costs, nor how it is called. */
export interface AccountCartLine {
  readonly id: string
  readonly quantity: number
  readonly size?: string | undefined
  readonly weight: string
  readonly cleaning?: string | undefined
}

/** The cart of an account. Version 0: none is kept. */
export interface AccountCart {
  readonly version: number
  readonly lines: readonly AccountCartLine[]
}

export type AccountCartRefusal = { readonly refused: 'cart-changed' }

export const keptLineOf = ({ id, quantity, size, weight, cleaning }: CartLine | AccountCartLine): AccountCartLine => ({
  id,
  quantity,
  ...(size ? { size } : {}),
  weight,
  ...(cleaning ? { cleaning } : {}),
})

/** A version is the moment of its change or, within one moment, the next number: one that comes after 90 days without any is known by it. */
export const versionAfter = (version: number, at: number): number => Math.max(version + 1, at)

export const isSamePack = (one: AccountCartLine, other: AccountCartLine): boolean =>
  (one.size ?? '') === (other.size ?? '') &&
  one.weight === other.weight &&
  (one.cleaning ?? '') === (other.cleaning ?? '')

/** The same lines in the same order. */
export const isSameCart = (one: readonly AccountCartLine[], other: readonly AccountCartLine[]): boolean =>
  JSON.stringify(one.map(keptLineOf)) === JSON.stringify(other.map(keptLineOf))

/** One line for a product: the first. */
export const withoutDoubles = (lines: readonly AccountCartLine[]): readonly AccountCartLine[] =>
  lines.filter(({ id }, place) => lines.findIndex((line) => line.id === id) === place)
