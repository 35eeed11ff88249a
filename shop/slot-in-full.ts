import { whenWords } from '#words/availability.ts'
import { slotDayWords } from '#words/slots.ts'
import { timeWords } from '#words/time.ts'
import { clockInShop, shopDay } from './moment.ts'
import { slotNamed } from './slot-names.ts'
import type { SlotHours } from './slots.ts'
import { hoursInShort, hoursSaid } from './when-it-comes.ts'

/** 'Tuesday 24 November': the same on each day that it is read, whatever the reader's clock says. */
export function dayInFull(day: string): string {
  const { weekday, date, month } = dayOf(day)
  return slotDayWords.day(weekday, date, month)
}

/** 'Tuesday 24 November, 7 to 9 am', of the slot of that name. */
export const slotInFull = (name: string): string => slotAs(name, { day: dayInFull, hours: hoursSaid })

/** 'Tue 24 Nov, 7-9 am': what is put into a text message has at most 30 letters by law. */
export const slotInShort = (name: string): string => slotAs(name, { day: dayInShort, hours: hoursInShort })

function dayInShort(day: string): string {
  const { weekday, date, month, monthNumber } = dayOf(day)
  return slotDayWords.dayShort(weekday, date, month, monthNumber)
}

/** '7 to 9 am' */
export const hoursOfSlot = (name: string): string => {
  const slot = slotNamed(name)
  return slot === undefined ? name : hoursSaid(slot.hours)
}

/** '9:00 pm on Monday 23 November', of a moment. */
export const untilInFull = (at: number): string => slotDayWords.until(clockInShop(at), dayInFull(shopDay(at)))

interface SlotWording {
  readonly day: (day: string) => string
  readonly hours: (hours: SlotHours) => string
}

function slotAs(name: string, inWords: SlotWording): string {
  const slot = slotNamed(name)
  return slot === undefined ? name : slotDayWords.slot(inWords.day(slot.day), inWords.hours(slot.hours))
}

function dayOf(day: string) {
  const [, monthNumber = 0, date = 0] = day.split('-').map(Number)
  return {
    weekday: whenWords.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '',
    date,
    month: timeWords.months[monthNumber - 1] ?? '',
    monthNumber,
  }
}
