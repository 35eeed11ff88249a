/** Where an order stands: these very words are stored and sent. */
export const statuses = [
  'Pending',
  'Confirmed',
  'Cutting',
  'Packed',
  'Out for delivery',
  'Delivered',
  'Not delivered',
  'Returned',
  'Rejected',
  'Canceled',
] as const

export type OrderStatus = (typeof statuses)[number]

/** What an order is when it is placed, and what is shown where none is given. */
export const firstStatus: OrderStatus = 'Pending'

/** What it is once its buyer has taken it back. */
export const canceledStatus: OrderStatus = 'Canceled'
