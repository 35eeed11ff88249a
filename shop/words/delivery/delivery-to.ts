import { type ShownSlot, serves } from '#shop/slots/slots.ts'
import type { WhenSaid } from '#shop/words/slots.ts'
import { whenItComes, whenToOrder } from '#words/formatters.ts'

/** What the shop says of a pincode: where that is, and whether and when it comes there. */
export interface DeliveryTo {
  readonly pincode: string
  /** what people call the place; empty where the post knows no such pincode */
  readonly place: string
  readonly isDelivered: boolean
  /** the earliest that can be had; nothing where the shop does not come, or everything is full */
  readonly comes?: EarliestSaid | undefined
}

interface EarliestSaid {
  /** 'tomorrow, 7 to 9 am' */
  readonly when: string
  /** 'Order by 9 pm today' */
  readonly orderBy: string
  /** for how many milliseconds this stays true */
  readonly holdsFor: number
}

/** When an order placed now arrives at a pincode. The slots are in order, the earliest first. */
export function earliestSaid(slots: readonly ShownSlot[], pincode: string, now: number): EarliestSaid | undefined {
  for (const slot of slots) {
    const order: WhenSaid | undefined =
      slot.room === 'free' && serves(slot, pincode) ? whenToOrder(slot.cutOffAt, now) : undefined
    if (order)
      return { when: whenItComes(slot.name, now).words, orderBy: asSentence(order.words), holdsFor: order.until - now }
  }
  return undefined
}

/** As it begins a sentence of its own. */
const asSentence = (words: string) => words.replace(/^[a-z]/, (letter) => letter.toUpperCase())
