import * as v from 'valibot'
import { type Cap, capChoices, type IfMissing, ifMissingChoices } from '#shop/orders/wishes.ts'
import { storedJson, storeJson } from '#browser/storage.ts'

/** What somebody wants of the scale, where something is missing, and when it is to come. */
export interface KeptWishes {
  readonly cap: Cap
  readonly ifMissing: IfMissing
  /** the name of a slot: what was chosen for this order, not for the next */
  readonly slot?: string | undefined
  /** to the cutter, of this order alone */
  readonly note?: string | undefined
}

/** As they chose last on this device. */
export const keptWishes = (): KeptWishes => v.parse(storedWishes, storedJson('orderWishes'))

export function keepWishes(wishes: KeptWishes): void {
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
export function forgetOrder(): void {
  const { cap, ifMissing } = keptWishes()
  keepWishes({ cap, ifMissing })
}

const usual: KeptWishes = { cap: 'about', ifMissing: 'call' }

const storedWishes = v.fallback(
  v.object({
    cap: v.picklist(capChoices),
    ifMissing: v.picklist(ifMissingChoices),
    slot: v.optional(v.string()),
    note: v.optional(v.string()),
  }),
  usual,
)
