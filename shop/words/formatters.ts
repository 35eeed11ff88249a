import type { Size } from '#shop/catalogue/product.ts'
import type { ShownSlot, SlotHours } from '#shop/slots/slots.ts'
import type { Grams } from '#shop/weight.ts'
import type { whenWords } from '#shop/words/en/availability.ts'
import type { timeWords, weightWords } from '#shop/words/en/measures.ts'
import type { slotDayWords, slotWords } from '#shop/words/en/slots.ts'
import type { sizeNames } from '#shop/words/en/usual.ts'
import type { InLanguage } from './in-language.ts'
import * as moments from './moments.ts'
import * as packs from './packs.ts'
import * as slots from './slots.ts'
import * as weights from './weights.ts'

interface Words {
  readonly timeWords: InLanguage<typeof timeWords>
  readonly whenWords: InLanguage<typeof whenWords>
  readonly slotWords: InLanguage<typeof slotWords>
  readonly slotDayWords: InLanguage<typeof slotDayWords>
  readonly weightWords: InLanguage<typeof weightWords>
  readonly sizeNames: InLanguage<typeof sizeNames>
}

/** What a language says of moments, slots, weights and packs: in its own sentences, and on screens, which are built for one. */
export function formattersOf(words: Words) {
  return {
    waitInWords: (wait: number) => moments.waitInWords(wait, words),
    momentInWords: (at: number, timeZone?: string) => moments.momentInWords(at, words, timeZone),
    dayInWords: (at: number) => moments.dayInWords(at, words),
    namedDay: (day: string) => moments.namedDay(day, words),
    clockInWords: (at: number) => moments.clockInWords(at, words),
    whenSaid: (at: number, now: number) => slots.whenSaid(at, now, words),
    dayInFull: (day: string) => slots.dayInFull(day, words),
    slotInFull: (name: string) => slots.slotInFull(name, words),
    slotInShort: (name: string) => slots.slotInShort(name, words),
    slotForStaff: (name: string, now: number) => slots.slotForStaff(name, now, words),
    hoursOfSlot: (name: string) => slots.hoursOfSlot(name, words),
    hoursOfSlotInShort: (name: string) => slots.hoursOfSlotInShort(name, words),
    weekdayOfSlot: (name: string) => slots.weekdayOfSlot(name, words),
    hoursSaid: (hours: SlotHours) => slots.hoursSaid(hours, words),
    untilInFull: (at: number) => slots.untilInFull(at, words),
    untilInShort: (at: number, now: number) => slots.untilInShort(at, now, words),
    momentInShort: (at: number, now: number) => slots.momentInShort(at, now, words),
    whenItComes: (name: string, now: number) => slots.whenItComes(name, now, words),
    whenToOrder: (cutOffAt: number, now: number) => slots.whenToOrder(cutOffAt, now, words),
    slotSaid: (of: Pick<ShownSlot, 'name' | 'cutOffAt'>, now: number) => slots.slotSaid(of, now, words),
    readableWeight: (grams: Grams) => weights.readableWeight(grams, words),
    readableLabel: (label: string) => weights.readableLabel(label, words),
    readableKilos: (grams: number) => weights.readableKilos(grams, words),
    readableSize: (label: string) => packs.readableSize(label, words),
    sizeInWords: (size: Size) => packs.sizeInWords(size, words),
    readablePack: (of: { size?: string | undefined; weight: string }) => packs.readablePack(of, words),
  }
}
