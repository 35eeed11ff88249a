import type { WeightSource } from '#shop/orders/line-status.ts'

/** What the scale said of an order, as its buyer reads it. */
export const weighedWords = {
  title: 'What the scale says',
  orderOf: (number: string) => `What the scale says of order ${number}`,
  pack: (quantity: number, title: string, choice: string) => `${quantity} × ${title}, ${choice}`,
  ordered: 'Ordered',
  weighed: 'Weighed',
  rate: 'Rate',
  rateFor: (price: string, weight: string) => `${price} for ${weight}`,
  price: 'Price',
  difference: 'Difference',
  asOrdered: 'as ordered',
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  reason: 'Why',
  sources: {
    scale: 'read from the scale',
    typed: 'typed',
    label: 'read from the label',
  } satisfies Record<WeightSource, string>,
  notYet: 'Not weighed yet.',
  leftOut: 'Left out. You pay nothing for it.',
  replaced: 'Another fish stands for it. You pay nothing for this one.',
  standsFor: (title: string) => `Stands for: ${title}.`,
  declined: 'You said no. It is cut down before it is packed.',
  awaited: 'We need your answer. Use the link in our text message if you got one, or call us: {phone}',
  seeIt: 'See it on the scale',
  photographOf: (title: string, weight: string) => `${title} on the scale: ${weight}`,
  noPhotograph: 'The photograph could not be fetched. Try again in a moment.',
  rounding: 'Rounding',
  toPay: 'To pay, in cash on delivery',
} as const
