import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { days, hours, minutes } from '#shop/time.ts'

/** So far ahead may a sheet of rates be published by itself. */
const furthest = days(14)

export const latestMoment = (now: number): number => now + furthest

export const isScheduleMoment = (moment: number, now: number): boolean => moment > now && moment <= latestMoment(now)

/** '2026-11-23T06:00' by the shop's clock, as a field for a moment gives it; undefined where it is not one. */
export function momentTyped(typed: string): number | undefined {
  const [, day = '', hour = '', minute = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::00)?$/.exec(typed) ?? []
  const midnight = startOfShopDay(day)
  if (Number.isNaN(midnight) || Number(hour) > 23 || Number(minute) > 59) return undefined
  return midnight + hours(Number(hour)) + minutes(Number(minute))
}

/** As such a field takes it. */
export const typedMoment = (at: number): string => {
  const since = Math.floor((at - startOfShopDay(shopDay(at))) / minutes(1))
  return `${shopDay(at)}T${twoDigits(Math.floor(since / 60))}:${twoDigits(since % 60)}`
}

const twoDigits = (count: number): string => String(count).padStart(2, '0')
