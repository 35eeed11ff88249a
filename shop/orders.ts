import { dayInWords, shopDay } from '#shop/moment.ts'

export type OrderStatus = 'Pending' | 'Delivered' | 'Canceled'
export type Move = 'place' | 'deliver' | 'cancel'

/** Where each move leads. What is not in the table cannot happen; buttons, answers and the database ask the same table. */
const moves: Record<OrderStatus, Partial<Record<Move, OrderStatus>>> = {
  Pending: { deliver: 'Delivered', cancel: 'Canceled' },
  Delivered: {},
  Canceled: {},
}

export const statuses = Object.keys(moves) as OrderStatus[]

/** What an order is when it is placed, and what is shown where none is given. */
export const firstStatus: OrderStatus = 'Pending'

/** Where the move leads from here; undefined when it cannot be made. A status of a later shop allows nothing. */
export const after = (status: string, move: Move): OrderStatus | undefined =>
  isStatus(status) ? moves[status][move] : undefined

/** The statuses from which the move can be made. */
export const before = (move: Move): OrderStatus[] => statuses.filter((status) => moves[status][move] !== undefined)

export const canCancel = ({ status }: { readonly status: string }): boolean => after(status, 'cancel') !== undefined

/** An order that the shop still has to deal with. */
export const openStatuses = statuses.filter((status) => Object.keys(moves[status]).length > 0)

/** Those whose buyer has had the fish. */
export const deliveredStatuses: readonly OrderStatus[] = ['Delivered']

/** The orders that have what was typed, word by word: number, id, name, date, fish, size or cleaning, in any letter case. */
export function findOrders<Order extends Findable>(orders: readonly Order[], typed: string): Order[] {
  const wanted = searchWords(typed)
  return orders.filter((order) => {
    const text = searchText(order)
    return wanted.every((word) => text.includes(word))
  })
}

/** What an order can be found by, as its owner reads it. */
export interface Findable {
  readonly _id: string
  readonly orderNumber: string
  readonly orderDate: string
  readonly shippingAddress: { readonly firstName: string; readonly lastName: string }
  readonly cartItems: readonly { readonly title: string; readonly size: string; readonly cleaningOption: string }[]
}

/** All that an order can be found by, in lower case. */
export const searchText = ({ _id, orderNumber, orderDate, shippingAddress, cartItems }: Findable): string =>
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

export const searchWords = (typed: string): string[] =>
  typed
    .toLowerCase()
    .split(/[\s,\p{Cc}]+/u)
    .filter((word) => word !== '')
    .slice(0, mostSearchWords)

const mostSearchWords = 8

/** '21 November 2026', '21/11/2026' and '2026-11-21', of the day as Mumbai counts it. */
function datesAsTyped(orderDate: string): string[] {
  const at = Date.parse(orderDate)
  const [year, month, day] = shopDay(at).split('-')
  return [dayInWords(at), `${day}/${month}/${year}`, `${year}-${month}-${day}`]
}

const isStatus = (status: string): status is OrderStatus => Object.hasOwn(moves, status)
