import type { OrderStatus } from '#shop/orders/order-status.ts'

/** What has happened to an order, as its buyer reads it. */
export const orderTimelineWords = {
  title: (number: string) => `What has happened to order ${number}`,
  steps: {
    Pending: 'Placed',
    Confirmed: 'Confirmed',
    Cutting: 'Being cut and cleaned',
    Packed: 'Packed on ice',
    'Out for delivery': 'On its way to you',
    Delivered: 'At your door',
    'Not delivered': 'Could not be handed over',
    Returned: 'Back at the shop',
    Rejected: 'The shop cannot deliver it',
    Canceled: 'You cancelled it',
  } satisfies Record<OrderStatus, string>,
  lapsed: 'Cancelled: your mobile was not verified in 15 minutes',
  changedByYou: 'Changed by you',
  now: 'now',
  toCome: 'to come',
  because: (reason: string) => `Why: ${reason}`,
  changed: (number: string, step: string) => `Order ${number}: ${step}.`,
  begun: 'We are preparing this order, so it cannot be canceled here any more. Call us: {phone}',
  pastCutOff:
    'This order could be changed and canceled until {until}. If you need something else now, call us: {phone}',
} as const
