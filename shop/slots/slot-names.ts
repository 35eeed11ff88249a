import { isDay, shopDay, startOfShopDay } from '#shop/moment.ts'
import { hours, minutes } from '#shop/time.ts'
import { type OrderSlot, type Slot, slotName } from './slots.ts'

const named = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})-(\d{2}):(\d{2})$/

/** What a slot of that name would be; undefined of a name that is none. */
export function slotNamed(name: string): Pick<Slot, 'day' | 'hours'> | undefined {
  const [, day = '', ...parts] = named.exec(name) ?? []
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = parts.map(Number)
  return isDay(day)
    ? { day, hours: { from: minuteOf(fromHour, fromMinute), to: minuteOf(toHour, toMinute) } }
    : undefined
}

/** The name of the slot that an order keeps. */
export function nameOfOrderSlot({ startsAt, endsAt }: Pick<OrderSlot, 'startsAt' | 'endsAt'>): string {
  const day = shopDay(startsAt)
  const begins = startOfShopDay(day)
  const after = (at: number) => (at - begins) / minutes(1)
  return slotName({ day, hours: { from: after(startsAt), to: after(endsAt) } })
}

const minuteOf = (hour: number, minute: number): number => hours(hour) / minutes(1) + minute
