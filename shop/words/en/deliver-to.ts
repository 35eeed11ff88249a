/** What the bar of every page says until it is known where somebody's orders go to. The rest is in `delivery-page.ts`. */
export const deliverToWords = {
  ask: 'Deliver to: pincode',
} as const
