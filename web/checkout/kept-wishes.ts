import * as v from 'valibot'
import { type Cap, capChoices, type IfMissing, ifMissingChoices } from '#shop/wishes.ts'
import { storedJson, storeJson } from '#browser/storage.ts'

/** What somebody wants of the scale, and where something is missing. */
export interface KeptWishes {
  readonly cap: Cap
  readonly ifMissing: IfMissing
  /** to the cutter, of the order that is being made */
  readonly note: string
}

/** As they chose last on this device. */
export const keptWishes = (): KeptWishes => v.parse(storedWishes, storedJson('orderWishes'))

export const keepWishes = (wishes: KeptWishes): void => storeJson('orderWishes', wishes)

/** A note belongs to one order. */
export const dropNote = (): void => keepWishes({ ...keptWishes(), note: '' })

const usual = { cap: 'about', ifMissing: 'call', note: '' } as const

const storedWishes = v.fallback(
  v.object({ cap: v.picklist(capChoices), ifMissing: v.picklist(ifMissingChoices), note: v.fallback(v.string(), '') }),
  usual,
)
