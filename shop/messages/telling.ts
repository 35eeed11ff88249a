import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { hours } from '#shop/time.ts'

/** No wish is told at night, from 22 to 7 by the shop's clock. */
export function isTellingTime(at: number): boolean {
  const sinceMidnight = at - startOfShopDay(shopDay(at))
  return sinceMidnight >= hours(7) && sinceMidnight < nightBegins
}

/** When the night of that day begins. */
export const nightOf = (at: number): number => startOfShopDay(shopDay(at)) + nightBegins

const nightBegins = hours(22)

/** Those who are told within this time are counted together. */
export const tellWindow = hours(1)

/** How many are told of one thing within the window: the gateway and the day's messages belong to orders first. */
export const mostToldTogether = 100

/** A message that could not be written is tried again then. */
export const triedAgainAfter = hours(1)
