import { whenWords } from '#words/availability.ts'
import { slotWords } from '#words/slots.ts'
import type { WhenSaid } from '#shop/orders/back-at.ts'
import { clockInShop, dayInWords, namedDay, shopDay, startOfShopDay } from '#shop/moment.ts'
import { slotNamed } from './slot-names.ts'
import type { ShownSlot, SlotHours } from './slots.ts'
import { days } from '#shop/time.ts'
import type { InLanguage } from '#shop/words/in-language.ts'
import { timeWords } from '#words/measures.ts'

const here = { slotWords, timeWords, whenWords }
type Spoken = InLanguage<typeof here>

/** 'tomorrow 7 to 9 am', of the slot of that name, and until when it is said so. */
export function whenItComes(name: string, now: number, words: Spoken = here): WhenSaid {
  const slot = slotNamed(name)
  if (slot === undefined) throw new RangeError(`${name} is no slot`)
  const { day, hours } = slot
  const { dayAndHours, dateAndHours } = words.slotWords
  const said = (isNear(day, now) ? dayAndHours : dateAndHours)(daySaid(day, now, words), hoursSaid(hours, words))
  return { words: said, until: nextMidnight(now) }
}

/** '7 to 9 am' */
export const hoursSaid = ({ from, to }: SlotHours, { slotWords }: Pick<Spoken, 'slotWords'> = here): string =>
  slotWords.hours(onClock(from), onClock(to))

/** '7-9 am' */
export const hoursInShort = ({ from, to }: SlotHours, { slotWords }: Pick<Spoken, 'slotWords'> = here): string =>
  slotWords.hoursShort(onClock(from), onClock(to))

/** 'order by 9:00 pm today', and until when it is said so; nothing of a moment that is over. */
export function whenToOrder(cutOffAt: number, now: number, words: Spoken = here): WhenSaid | undefined {
  if (cutOffAt <= now) return undefined
  const said = words.slotWords.orderBy(clockInShop(cutOffAt, words), daySaid(shopDay(cutOffAt), now, words))
  return { words: said, until: Math.min(cutOffAt, nextMidnight(now)) }
}

/** 'tomorrow 7 to 9 am, order by 9:00 pm today'; nothing of a slot that is over. */
export function slotSaid(
  { name, cutOffAt }: Pick<ShownSlot, 'name' | 'cutOffAt'>,
  now: number,
  words: Spoken = here,
): WhenSaid | undefined {
  const order = whenToOrder(cutOffAt, now, words)
  const comes = whenItComes(name, now, words).words
  return order && { words: words.slotWords.comesIfOrdered(comes, order.words), until: order.until }
}

/** 'today', 'tomorrow', 'on Monday', 'on 3 December 2026'. */
function daySaid(day: string, now: number, words: Spoken): string {
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
