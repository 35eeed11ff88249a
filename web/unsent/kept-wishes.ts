import * as v from 'valibot'
import { storedJson, storeJson } from '#browser/storage.ts'
import { noWishes, type OrderWishes, onlyChosen, orderWishes, wishesFrom } from '#shop/orders/order-wishes.ts'

/** What somebody says of the order that they are about to place, and when it is to come. */
export interface WishesHere extends OrderWishes {
  /** the name of a slot: what was chosen for this order, not for the next */
  readonly slot?: string | undefined
}

/** As they chose last on this device. */
export function keptWishes(): WishesHere {
  const stored = v.parse(storedWishes, storedJson('orderWishes'))
  return { ...wishesFrom(stored), ...(stored.slot === undefined ? {} : { slot: stored.slot }) }
}

export function keepWishes(wishes: WishesHere): void {
  storeJson('orderWishes', wishes)
  for (const listener of listeners) listener()
}

/** Calls back when somebody chooses otherwise on this page. */
export function onWishes(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const listeners = new Set<() => void>()

/** The order is placed: the next one starts with the earliest slot and an empty note. */
export const forgetOrder = (): void => keepWishes(onlyChosen(wishesFrom(keptWishes())))

const storedWishes = v.fallback(v.object({ ...v.partial(orderWishes).entries, slot: v.optional(v.string()) }), noWishes)
