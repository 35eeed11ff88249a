export const ordersWords = {
  none: 'No orders available.',
  fetchFailed: 'Failed to fetch orders.',
  canceled: 'Order canceled successfully! The status will be updated once the page is refreshed.',
  cancelFailed: 'Failed to cancel order.',
  notCancellable: 'This order can no longer be canceled.',
  unknown: 'You have no such order.',
  badPage: 'The list of orders does not go on from there.',
  confirmation: (shop: string, number: string, total: string, fssai: string) =>
    `${shop}: your order ${number} is placed. Please keep ${total} ready to pay in cash on delivery. FSSAI ${fssai}`,
} as const
