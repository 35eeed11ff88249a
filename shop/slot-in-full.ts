import { whenWords } from '#words/availability.ts'
import { slotDayWords } from '#words/slots.ts'
import { timeWords } from '#words/time.ts'
import { clockInShop, shopDay } from './moment.ts'
import { slotNamed } from './slot-names.ts'
import { hoursSaid } from './when-it-comes.ts'

/** 'Tuesday 24 November': the same on each day that it is read, whatever the reader's clock says. */
export function dayInFull(day: string): string {
  const { weekday, date, month } = dayOf(day)
  return slotDayWords.day(weekday, date, month)
}

/** 'Tuesday 24 November, 7 to 9 am', of the slot of that name. */
export const slotInFull = (name: string): string => slotAs(name, dayInFull)

/** 'Tue 24 Nov, 7 to 9 am': a text message has few letters. */
export const slotInShort = (name: string): string =>
  slotAs(name, (day) => {
    const { weekday, date, month } = dayOf(day)
    return slotDayWords.day(weekday.slice(0, 3), date, month.slice(0, 3))
  })

/** '7 to 9 am' */
export const hoursOfSlot = (name: string): string => {
  const slot = slotNamed(name)
  return slot === undefined ? name : hoursSaid(slot.hours)
}

/** '9:00 pm on Monday 23 November', of a moment. */
export const untilInFull = (at: number): string => slotDayWords.until(clockInShop(at), dayInFull(shopDay(at)))

function slotAs(name: string, inWords: (day: string) => string): string {
  const slot = slotNamed(name)
  return slot === undefined ? name : slotDayWords.slot(inWords(slot.day), hoursSaid(slot.hours))
}

function dayOf(day: string) {
  const [, month = 0, date = 0] = day.split('-').map(Number)
  return {
    weekday: whenWords.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '',
    date,
    month: timeWords.months[month - 1] ?? '',
  }
}
