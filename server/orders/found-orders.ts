import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { phoneDigits, phonesMeant } from '#shop/orders/order-finding.ts'
import { parseOrderNumber } from '#shop/orders/order-number.ts'
import { searchWords } from '#shop/orders/order-search.ts'
import { type BoardRow, orderNumbered, ordersLike, ordersOfPhone } from './staff-orders-store.ts'

/** A whole number or telephone is looked for among all orders, anything else among the newest. */
export async function foundOrders(read: Kysely<Tables>, search: string): Promise<BoardRow[]> {
  const number = parseOrderNumber(search)
  const numbered = number === undefined ? [] : await orderNumbered(read, number)
  if (numbered.length > 0) return numbered
  const phones = phonesMeant(search)
  const called = phones.length === 0 ? [] : await ordersOfPhone(read, phones)
  if (called.length > 0) return called
  const words = searchWords(search)
  return words.length === 0 ? [] : ordersLike(read, words, phoneDigits(search).slice(-10))
}
