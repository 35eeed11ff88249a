import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { hours } from '#shop/time.ts'

/**
 * By the shop's clock. Operators may count a wish as advertising, which may be sent from 10 to 21 only. Codes, and messages
 * of an order, an account or a complaint, never wait for these hours.
 */
const tellingHours = { from: 10, to: 21 } as const

/** Whether somebody may be told now that their wish has come true. */
export function isTellingTime(at: number): boolean {
  const sinceMidnight = at - startOfShopDay(shopDay(at))
  return sinceMidnight >= hours(tellingHours.from) && sinceMidnight < nightBegins
}

/** When the quiet hours of that day begin. */
export const nightOf = (at: number): number => startOfShopDay(shopDay(at)) + nightBegins

const nightBegins = hours(tellingHours.to)

/** Those who are told within this time are counted together. */
export const tellWindow = hours(1)

/** How many are told of one thing within the window: the gateway and the day's messages belong to orders first. */
export const mostToldTogether = 100

/** A message that could not be written is tried again then. */
export const triedAgainAfter = hours(1)
