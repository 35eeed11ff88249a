import { whenWords } from '#words/availability.ts'
import { slotWords } from '#words/slots.ts'
import type { WhenSaid } from './back-at.ts'
import { clockInShop, dayInWords, namedDay, shopDay, startOfShopDay } from './moment.ts'
import { slotNamed } from './slot-names.ts'
import type { ShownSlot, SlotHours } from './slots.ts'
import { days } from './time.ts'

/** 'tomorrow 7 to 9 am', of the slot of that name, and until when it is said so. */
export function whenItComes(name: string, now: number): WhenSaid {
  const slot = slotNamed(name)
  if (slot === undefined) throw new RangeError(`${name} is no slot`)
  const { day, hours } = slot
  const said = hoursSaid(hours)
  const words = isNear(day, now)
    ? slotWords.dayAndHours(daySaid(day, now), said)
    : slotWords.dateAndHours(daySaid(day, now), said)
  return { words, until: nextMidnight(now) }
}

/** '7 to 9 am' */
export const hoursSaid = ({ from, to }: SlotHours): string => slotWords.hours(onClock(from), onClock(to))

/** '7-9 am' */
export const hoursInShort = ({ from, to }: SlotHours): string => slotWords.hoursShort(onClock(from), onClock(to))

/** 'order by 9:00 pm today', and until when it is said so; nothing of a moment that is over. */
export function whenToOrder(cutOffAt: number, now: number): WhenSaid | undefined {
  if (cutOffAt <= now) return undefined
  const words = slotWords.orderBy(clockInShop(cutOffAt), daySaid(shopDay(cutOffAt), now))
  return { words, until: Math.min(cutOffAt, nextMidnight(now)) }
}

/** 'tomorrow 7 to 9 am, order by 9:00 pm today'; nothing of a slot that is over. */
export function slotSaid({ name, cutOffAt }: Pick<ShownSlot, 'name' | 'cutOffAt'>, now: number): WhenSaid | undefined {
  const order = whenToOrder(cutOffAt, now)
  return order && { words: slotWords.comesIfOrdered(whenItComes(name, now).words, order.words), until: order.until }
}

/** 'today', 'tomorrow', 'on Monday', 'on 3 December 2026'. */
function daySaid(day: string, now: number): string {
  const ahead = daysAhead(day, now)
  if (ahead === 0) return slotWords.today
  if (ahead === 1) return slotWords.tomorrow
  if (!isNear(day, now)) return slotWords.onDay(namedDay(day))
  return slotWords.onDay(whenWords.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? dayInWords(now))
}

/** Within a week one weekday is one day. */
const isNear = (day: string, now: number): boolean => daysAhead(day, now) >= 0 && daysAhead(day, now) <= 6

const daysAhead = (day: string, now: number): number =>
  Math.round((startOfShopDay(day) - startOfShopDay(shopDay(now))) / days(1))

const nextMidnight = (now: number): number => startOfShopDay(shopDay(now)) + days(1)

const onClock = (minute: number) => ({ hour: Math.floor(minute / 60), minute: minute % 60 })
