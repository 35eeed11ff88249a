import type { Size } from '../../catalogue/product.ts'
import type { ShownSlot, SlotHours } from '../../slots/slots.ts'
import type { Grams } from '../../weight.ts'
import * as moments from '../moments.ts'
import * as packs from '../packs.ts'
import * as slots from '../slots.ts'
import * as weights from '../weights.ts'
import { whenWords } from './availability.ts'
import { timeWords, weightWords } from './measures.ts'
import { slotDayWords, slotWords } from './slots.ts'
import { sizeNames } from './usual.ts'

// What this language says of moments, slots, weights and packs: in its sentences, and on screens, which are built for one language.

const time = { timeWords }
const slot = { slotDayWords, slotWords, timeWords, whenWords }
const weight = { weightWords }
const pack = { sizeNames, weightWords }

export const waitInWords = (wait: number): string => moments.waitInWords(wait, time)
export const momentInWords = (at: number, timeZone?: string): string => moments.momentInWords(at, time, timeZone)
export const dayInWords = (at: number): string => moments.dayInWords(at, time)
export const namedDay = (day: string): string => moments.namedDay(day, time)
export const clockInWords = (at: number): string => moments.clockInWords(at, time)

export const whenSaid = (at: number, now: number): slots.WhenSaid | undefined => slots.whenSaid(at, now, slot)
export const dayInFull = (day: string): string => slots.dayInFull(day, slot)
export const slotInFull = (name: string): string => slots.slotInFull(name, slot)
export const slotInShort = (name: string): string => slots.slotInShort(name, slot)
export const hoursOfSlot = (name: string): string => slots.hoursOfSlot(name, slot)
export const hoursSaid = (hours: SlotHours): string => slots.hoursSaid(hours, slot)
export const untilInFull = (at: number): string => slots.untilInFull(at, slot)
export const untilInShort = (at: number, now: number): string => slots.untilInShort(at, now, slot)
export const whenItComes = (name: string, now: number): slots.WhenSaid => slots.whenItComes(name, now, slot)
export const whenToOrder = (cutOffAt: number, now: number): slots.WhenSaid | undefined =>
  slots.whenToOrder(cutOffAt, now, slot)
export const slotSaid = (of: Pick<ShownSlot, 'name' | 'cutOffAt'>, now: number): slots.WhenSaid | undefined =>
  slots.slotSaid(of, now, slot)

export const readableWeight = (grams: Grams): string => weights.readableWeight(grams, weight)
export const readableLabel = (label: string): string => weights.readableLabel(label, weight)
export const readableKilos = (grams: number): string => weights.readableKilos(grams, weight)
export const readableSize = (label: string): string => packs.readableSize(label, pack)
export const sizeInWords = (size: Size): string => packs.sizeInWords(size, pack)
export const readablePack = (of: { size?: string | undefined; weight: string }): string => packs.readablePack(of, pack)
