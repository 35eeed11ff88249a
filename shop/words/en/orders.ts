import type { OrderRefusal, Sentences } from '#shop/refusals.ts'

export const ordersWords = {
  none: 'No orders available.',
  fetchFailed: 'Failed to fetch orders.',
  canceled: 'Order canceled successfully! The status will be updated once the page is refreshed.',
  cancelFailed: 'Failed to cancel order.',
  unknown: 'You have no such order.',
  confirmation: (shop: string, number: string, total: string, fssai: string) =>
    `${shop}: your order ${number} is placed. Please keep ${total} ready to pay in cash on delivery. FSSAI ${fssai}`,
} as const

export const orderRefusals = {
  'order-unknown': () => ordersWords.unknown,
  'order-not-cancellable': () => 'This order can no longer be canceled.',
  'orders-page-unknown': () => 'The list of orders does not go on from there.',
  'search-too-long': () => 'That is too much to search for.',
} as const satisfies Sentences<OrderRefusal>
