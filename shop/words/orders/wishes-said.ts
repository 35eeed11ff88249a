import { isWritten, namesOfTold, placesOfWish, type WishesTold, type WishPlace } from '#shop/orders/order-wishes.ts'
import type { orderWishesWords as english } from '../en/order-wishes.ts'
import type { InLanguage } from '../in-language.ts'

interface WishSaid {
  readonly name: keyof WishesTold
  readonly label: string
  readonly said: string
  /** by the customer, in their own words: it is quoted */
  readonly isWritten: boolean
}

/**
 * What a customer says of an order, in words. Every place that shows an order maps over it, so that what is added here is
 * there too. The pages of the order itself, its customer's and the desk's, tell all of it.
 */
export function wishesSaid(
  order: WishesTold,
  place: WishPlace | 'customer' | 'desk',
  words: InLanguage<typeof english>,
): readonly WishSaid[] {
  const inWords: Readonly<Record<keyof WishesTold, string | undefined>> = { note: order.note }
  const labels = place === 'customer' ? words.yours : words.theirs
  return namesOfTold.flatMap((name) => {
    const said = inWords[name]
    const isHere = place === 'customer' || place === 'desk' || placesOfWish[name].includes(place)
    return said === undefined || !isHere ? [] : [{ name, label: labels[name], said, isWritten: isWritten(name) }]
  })
}
