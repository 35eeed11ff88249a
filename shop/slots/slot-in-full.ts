import { whenWords } from '#words/availability.ts'
import { slotDayWords } from '#words/slots.ts'
import { timeWords } from '#words/measures.ts'
import { clockInShop, shopDay } from '#shop/moment.ts'
import { slotNamed } from './slot-names.ts'
import type { SlotHours } from './slots.ts'
import { hoursInShort, hoursSaid } from './when-it-comes.ts'
import { slotWords } from '#words/slots.ts'
import type { InLanguage } from '#shop/words/in-language.ts'

const here = { slotDayWords, slotWords, timeWords, whenWords }
type Spoken = InLanguage<typeof here>

/** 'Tuesday 24 November': the same on each day that it is read, whatever the reader's clock says. */
export function dayInFull(day: string, words: Omit<Spoken, 'slotWords'> = here): string {
  const { weekday, date, month } = dayOf(day, words)
  return words.slotDayWords.day(weekday, date, month)
}

/** 'Tuesday 24 November, 7 to 9 am', of the slot of that name. */
export const slotInFull = (name: string, words: Spoken = here): string =>
  slotAs(name, { day: dayInFull, hours: hoursSaid }, words)

/** 'Tue 24 Nov, 7-9 am': what is put into a text message has at most 30 letters by law. */
export const slotInShort = (name: string, words: Spoken = here): string =>
  slotAs(name, { day: dayInShort, hours: hoursInShort }, words)

function dayInShort(day: string, words: Spoken): string {
  const { weekday, date, month, monthNumber } = dayOf(day, words)
  return words.slotDayWords.dayShort(weekday, date, month, monthNumber)
}

/** '7 to 9 am' */
export const hoursOfSlot = (name: string): string => {
  const slot = slotNamed(name)
  return slot === undefined ? name : hoursSaid(slot.hours)
}

/** '9:00 pm on Monday 23 November', of a moment. */
export const untilInFull = (at: number, words: Omit<Spoken, 'slotWords'> = here): string =>
  words.slotDayWords.until(clockInShop(at, words), dayInFull(shopDay(at), words))

/** '9:00 pm', of a moment of today; else '9:00 pm on Monday 23 November'. */
export const untilInShort = (at: number, now: number, words: Omit<Spoken, 'slotWords'> = here): string =>
  shopDay(at) === shopDay(now) ? clockInShop(at, words) : untilInFull(at, words)

interface SlotWording {
  readonly day: (day: string, words: Spoken) => string
  readonly hours: (hours: SlotHours, words: Spoken) => string
}

function slotAs(name: string, inWords: SlotWording, words: Spoken): string {
  const slot = slotNamed(name)
  return slot === undefined
    ? name
    : words.slotDayWords.slot(inWords.day(slot.day, words), inWords.hours(slot.hours, words))
}

function dayOf(day: string, { timeWords, whenWords }: Pick<Spoken, 'timeWords' | 'whenWords'>) {
  const [, monthNumber = 0, date = 0] = day.split('-').map(Number)
  return {
    weekday: whenWords.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '',
    date,
    month: timeWords.months[monthNumber - 1] ?? '',
    monthNumber,
  }
}
