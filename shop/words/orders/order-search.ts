import { latinDigits } from '#shop/digits.ts'
import { shopDay } from '#shop/moment.ts'
import { isPartOf } from '#shop/orders/order-number.ts'
import { dayInWords } from '#words/formatters.ts'

/** The orders that have what was typed, word by word: number, id, name, date, fish, size or cleaning, in any letter case. */
export function findOrders<Order extends FindableOrder>(orders: readonly Order[], typed: string): Order[] {
  const wanted = searchWords(typed)
  return orders.filter((order) => {
    const text = searchText(order)
    return wanted.every((word) => text.includes(word) || isPartOf(order.orderNumber, word))
  })
}

/** What an order can be found by, as its owner reads it. */
export interface FindableOrder {
  readonly _id: string
  readonly orderNumber: string
  readonly orderDate: string
  readonly shippingAddress: { readonly firstName: string; readonly lastName: string }
  readonly cartItems: readonly { readonly title: string; readonly size: string; readonly cleaningOption: string }[]
}

/** All that an order can be found by, in lower case. */
export const searchText = ({ _id, orderNumber, orderDate, shippingAddress, cartItems }: FindableOrder): string =>
  [
    _id,
    orderNumber,
    orderNumber.replace('-', ''),
    ...datesAsTyped(orderDate),
    shippingAddress.firstName,
    shippingAddress.lastName,
    ...cartItems.flatMap(({ title, size, cleaningOption }) => [title, size, cleaningOption]),
  ]
    .join('\n')
    .toLowerCase()

/** '#D7K4-29XM' is a number, and '2.11.26' a day as an order has it: '02/11/2026'. */
export const searchWords = (typed: string): string[] =>
  latinDigits(typed)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .split(/[\s,#№\p{Cc}]+/u)
    .map(dayInFull)
    .filter((word) => word !== '')
    .slice(0, mostSearchWords)

function dayInFull(word: string): string {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.](\d{1,2})(?:[/.](?:20)?(\d{2}))?$/.exec(word) ??
    /^(\d{1,2})-(\d{1,2})-(?:20)?(\d{2})$/.exec(word) ??
    []
  if (day === '' || Number(day) > 31 || Number(month) > 12) return word
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year === '' ? '' : `20${year}`}`
}

const mostSearchWords = 8

/** '21 November 2026', '21/11/2026' and '2026-11-21', of the day as Mumbai counts it. */
function datesAsTyped(orderDate: string): string[] {
  const at = Date.parse(orderDate)
  const [year, month, day] = shopDay(at).split('-')
  return [dayInWords(at), `${day}/${month}/${year}`, `${year}-${month}-${day}`]
}
