import { paise, readable } from '#shop/money.ts'
import { nameOfOrderSlot } from '#shop/slots/slot-names.ts'
import type { DifferenceTold } from '#shop/wire/differences.ts'
import { labelOfCleaning } from '#shop/words/packs.ts'
import { changedWords } from '#words/changed.ts'
import { readableLabel, readableSize, slotInFull } from '#words/formatters.ts'
import { orderWishesWords } from '#words/order-wishes.ts'
import { cleaningLabels } from '#words/picked.ts'

/** '1 instead of 2', as the counter reads what a customer has changed, and the customer what changed in the meantime. */
export function differenceSaid(one: DifferenceTold): string {
  switch (one.what) {
    case 'line-in':
      return changedWords.lineIn(`${one.line.quantity} × ${lineSaid(one.line)}`)
    case 'line-out':
      return changedWords.lineOut(`${one.line.quantity} × ${lineSaid(one.line)}`)
    case 'quantity':
      return changedWords.quantity(lineSaid(one.line), one.was, one.line.quantity)
    case 'cleaning':
      return changedWords.cleaning(lineSaid(one.line), cleaningSaid(one.was), cleaningSaid(one.line.cleaning))
    case 'slot':
      return changedWords.slotIs(slotSaid(one.is), slotSaid(one.was))
    case 'address':
      return changedWords.addressIs
    case 'total':
      return changedWords.totalIs(readable(paise(one.is)), readable(paise(one.was)))
    default:
      return orderWishesWords.changed[one.what]
  }
}

const lineSaid = ({ title, size, weight }: { title: string; size: string; weight: string }): string =>
  changedWords.line(title, [readableSize(size), readableLabel(weight)].filter((part) => part !== '').join(', '))

const cleaningSaid = (cleaning: string | undefined): string =>
  cleaning ? labelOfCleaning(cleaning, { cleaningLabels }) : changedWords.noWish

const slotSaid = (slot: { startsAt: number; endsAt: number } | undefined): string =>
  slot === undefined ? '' : slotInFull(nameOfOrderSlot(slot))
