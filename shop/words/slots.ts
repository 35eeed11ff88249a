import { shopDay, shopHour, startOfShopDay } from '../moment.ts'
import { slotNamed } from '../slots/slot-names.ts'
import type { ShownSlot, SlotHours } from '../slots/slots.ts'
import { days, hours } from '../time.ts'
import type { whenWords } from './en/availability.ts'
import type { timeWords } from './en/measures.ts'
import type { slotDayWords, slotWords } from './en/slots.ts'
import type { InLanguage } from './in-language.ts'
import { clockInWords, dayInWords, namedDay } from './moments.ts'

interface SlotSaying {
  readonly slotDayWords: InLanguage<typeof slotDayWords>
  readonly slotWords: InLanguage<typeof slotWords>
  readonly timeWords: InLanguage<typeof timeWords>
  readonly whenWords: InLanguage<typeof whenWords>
}
type DaySaying = Omit<SlotSaying, 'slotWords'>
type WhenSaying = Omit<SlotSaying, 'slotDayWords'>

/** What is said of a moment to come, and until when it is said so. */
export interface WhenSaid {
  readonly words: string
  readonly until: number
}

/** 'tomorrow 7 am', 'on Monday 7 am', 'on 3 December 2026'; nothing of a moment that is over: then it is not known. */
export function whenSaid(
  at: number,
  now: number,
  words: Pick<SlotSaying, 'timeWords' | 'whenWords'>,
): WhenSaid | undefined {
  if (at <= now) return undefined
  const today = startOfShopDay(shopDay(now))
  return { words: momentAhead(at, today, words), until: Math.min(at, today + days(1)) }
}

function momentAhead(at: number, today: number, words: Pick<SlotSaying, 'timeWords' | 'whenWords'>): string {
  const { whenWords } = words
  const day = startOfShopDay(shopDay(at))
  const ahead = Math.round((day - today) / days(1))
  const clock = plainClock(at, words)
  if (ahead === 0) return whenWords.today(clock)
  if (ahead === 1) return whenWords.tomorrow(clock)
  if (ahead > 6) return whenWords.onDate(dayInWords(at, words))
  return whenWords.onDay(whenWords.weekdays[new Date(`${shopDay(at)}T00:00:00Z`).getUTCDay()] ?? '', clock)
}

/** '9 pm' on the hour, '8:30 pm' else. */
const plainClock = (at: number, words: Pick<SlotSaying, 'timeWords' | 'whenWords'>): string =>
  (at - startOfShopDay(shopDay(at))) % hours(1) === 0 ? words.whenWords.hour(shopHour(at)) : clockInWords(at, words)

/** 'Tuesday 24 November': the same on each day that it is read, whatever the reader's clock says. */
export function dayInFull(day: string, words: DaySaying): string {
  const { weekday, date, month } = dayOf(day, words)
  return words.slotDayWords.day(weekday, date, month)
}

/** 'Tuesday 24 November, 7 to 9 am', of the slot of that name. */
export const slotInFull = (name: string, words: SlotSaying): string =>
  slotAs(name, { day: dayInFull, hours: hoursSaid }, words)

/** 'Tue 24 Nov, 7-9 am': what is put into a text message has at most 30 letters by law. */
export const slotInShort = (name: string, words: SlotSaying): string =>
  slotAs(name, { day: dayInShort, hours: hoursInShort }, words)

function dayInShort(day: string, words: DaySaying): string {
  const { weekday, date, month, monthNumber } = dayOf(day, words)
  return words.slotDayWords.dayShort(weekday, date, month, monthNumber)
}

/** 'today, 7-9 am', of a slot today or tomorrow; else 'Tue 24 Nov, 7-9 am'. */
export function slotForStaff(name: string, now: number, words: SlotSaying): string {
  const slot = slotNamed(name)
  if (slot === undefined) return name
  const ahead = daysAhead(slot.day, now)
  return ahead === 0 || ahead === 1
    ? words.slotWords.dayAndHours(daySaid(slot.day, now, words), hoursInShort(slot.hours, words))
    : slotInShort(name, words)
}

/** '7 to 9 am' */
export const hoursOfSlot = (name: string, words: Pick<SlotSaying, 'slotWords'>): string => {
  const slot = slotNamed(name)
  return slot === undefined ? name : hoursSaid(slot.hours, words)
}

/** '7-9 am' */
export const hoursOfSlotInShort = (name: string, words: Pick<SlotSaying, 'slotWords'>): string => {
  const slot = slotNamed(name)
  return slot === undefined ? name : hoursInShort(slot.hours, words)
}

/** 'Friday', of the day of a slot. */
export const weekdayOfSlot = (name: string, { whenWords }: Pick<SlotSaying, 'whenWords'>): string => {
  const day = slotNamed(name)?.day
  return day === undefined ? '' : (whenWords.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '')
}

/** '9 pm on Monday 23 November', of a moment. */
export const untilInFull = (at: number, words: DaySaying): string =>
  words.slotDayWords.until(plainClock(at, words), dayInFull(shopDay(at), words))

/** '9 pm', of a moment of today; else '9 pm on Monday 23 November'. */
export const untilInShort = (at: number, now: number, words: DaySaying): string =>
  shopDay(at) === shopDay(now) ? plainClock(at, words) : untilInFull(at, words)

/** '5:09 pm', of a moment of today; else 'Fri 27 Nov, 5:09 pm', with its year where it is another. */
export function momentInShort(at: number, now: number, words: DaySaying): string {
  const [day, today] = [shopDay(at), shopDay(now)]
  const clock = clockInWords(at, words)
  if (day === today) return clock
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return words.timeWords.dayAndClock(isThisYear ? dayInShort(day, words) : dayInWords(at, words), clock)
}

interface SlotWording {
  readonly day: (day: string, words: SlotSaying) => string
  readonly hours: (hours: SlotHours, words: SlotSaying) => string
}

function slotAs(name: string, inWords: SlotWording, words: SlotSaying): string {
  const slot = slotNamed(name)
  return slot === undefined
    ? name
    : words.slotDayWords.slot(inWords.day(slot.day, words), inWords.hours(slot.hours, words))
}

function dayOf(day: string, { timeWords, whenWords }: Pick<SlotSaying, 'timeWords' | 'whenWords'>) {
  const [, monthNumber = 0, date = 0] = day.split('-').map(Number)
  return {
    weekday: whenWords.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '',
    date,
    month: timeWords.months[monthNumber - 1] ?? '',
    monthNumber,
  }
}

/** 'tomorrow, 7 to 9 am', of the slot of that name, and until when it is said so. */
export function whenItComes(name: string, now: number, words: WhenSaying): WhenSaid {
  const slot = slotNamed(name)
  if (slot === undefined) throw new RangeError(`${name} is no slot`)
  const { day, hours } = slot
  const { dayAndHours, dateAndHours } = words.slotWords
  const said = (isNear(day, now) ? dayAndHours : dateAndHours)(daySaid(day, now, words), hoursSaid(hours, words))
  return { words: said, until: nextMidnight(now) }
}

/** '7 to 9 am' */
export const hoursSaid = ({ from, to }: SlotHours, { slotWords }: Pick<SlotSaying, 'slotWords'>): string =>
  slotWords.hours(onClock(from), onClock(to))

/** '7-9 am' */
const hoursInShort = ({ from, to }: SlotHours, { slotWords }: Pick<SlotSaying, 'slotWords'>): string =>
  slotWords.hoursShort(onClock(from), onClock(to))

/** 'order by 9 pm today', and until when it is said so; nothing of a moment that is over. */
export function whenToOrder(cutOffAt: number, now: number, words: WhenSaying): WhenSaid | undefined {
  if (cutOffAt <= now) return undefined
  const said = words.slotWords.orderBy(plainClock(cutOffAt, words), daySaid(shopDay(cutOffAt), now, words))
  return { words: said, until: Math.min(cutOffAt, nextMidnight(now)) }
}

/** 'tomorrow, 7 to 9 am, order by 9 pm today'; nothing of a slot that is over. */
export function slotSaid(
  { name, cutOffAt }: Pick<ShownSlot, 'name' | 'cutOffAt'>,
  now: number,
  words: WhenSaying,
): WhenSaid | undefined {
  const order = whenToOrder(cutOffAt, now, words)
  const comes = whenItComes(name, now, words).words
  return order && { words: words.slotWords.comesIfOrdered(comes, order.words), until: order.until }
}

/** 'today', 'tomorrow', 'on Monday', 'on 3 December 2026'. */
function daySaid(day: string, now: number, words: WhenSaying): string {
  const { slotWords, whenWords } = words
  const ahead = daysAhead(day, now)
  if (ahead === 0) return slotWords.today
  if (ahead === 1) return slotWords.tomorrow
  if (!isNear(day, now)) return slotWords.onDay(namedDay(day, words))
  return slotWords.onDay(whenWords.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? dayInWords(now, words))
}

/** Within a week one weekday is one day. */
const isNear = (day: string, now: number): boolean => daysAhead(day, now) >= 0 && daysAhead(day, now) <= 6

const daysAhead = (day: string, now: number): number =>
  Math.round((startOfShopDay(day) - startOfShopDay(shopDay(now))) / days(1))

const nextMidnight = (now: number): number => startOfShopDay(shopDay(now)) + days(1)

const onClock = (minute: number) => ({ hour: Math.floor(minute / 60), minute: minute % 60 })
