import { isWritten, namesOfTold, type WishesTold, type WishReader, wishReaders } from '#shop/orders/order-wishes.ts'
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
 * there too. Who reads the whole order ('customer', 'desk') reads all of it.
 */
export function wishesSaid(
  order: WishesTold,
  reader: WishReader | 'customer' | 'desk',
  words: InLanguage<typeof english>,
): readonly WishSaid[] {
  const inWords: Readonly<Record<keyof WishesTold, string | undefined>> = { note: order.note }
  const labels = reader === 'customer' ? words.yours : words.theirs
  return namesOfTold.flatMap((name) => {
    const said = inWords[name]
    const isFor = reader === 'customer' || reader === 'desk' || wishReaders[name].includes(reader)
    return said === undefined || !isFor ? [] : [{ name, label: labels[name], said, isWritten: isWritten(name) }]
  })
}
