/** The order that stands with a complaint. */
export const complaintOrderWords = {
  show: (number: string) => `Show order ${number}`,
  loading: 'Loading…',
  notLoaded: 'The order could not be loaded. Try again once you are online.',
  none: 'No order was named.',
  unknown: 'We have no order with this number.',
  find: 'Find the customer’s orders',
  otherMobile: 'This order has another mobile number than the complaint.',
} as const
