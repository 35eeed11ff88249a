import { orderNumber } from '#shop/orders/order-number.ts'
import { days } from '#shop/time.ts'

/**
 * How long the shop may take to settle a complaint (E-Commerce Rules 2020, rule 4). Its number is sent with the
 * receipt.
 */
export const settledWithin = days(30)

/**
 * A settled complaint is kept as long as a consumer commission may hear the matter (Consumer Protection Act 2019,
 * section 69).
 */
export const settledKeptFor = days(2 * 365 + 1)

/** Within this time the same words from the same mobile are one complaint: somebody pressed twice or saw no answer. */
export const saidAgainWithin = days(1)

/** 'C-D7K4-29XM' */
export const complaintTicket = (chance: Uint8Array): string => `C-${orderNumber(chance)}`

/** By when it is settled. */
export const settleByOf = (receivedAt: number): number => receivedAt + settledWithin

/** Within how many days it must be settled: 1 on the last one, 0 and less once the time is over. */
export const daysLeftFor = (receivedAt: number, now: number): number =>
  Math.ceil((settleByOf(receivedAt) - now) / days(1))
