import { rupees } from '#shop/money.ts'
import type { ChangeRefusal } from '#shop/orders/order-refusals.ts'
import type { RefusalSamples } from './counter-refusal-samples.ts'

/** Of each refusal of a change something that it may bring, and what of that a reader must find in its sentence. */
export const changeRefusalSamples = {
  'change-too-late': [{}],
  'order-changed': [{}],
  'change-nothing': [{}],
  'change-empty': [{}],
  'change-prices': [{}],
  'change-most': [{ total: rupees(1800), most: rupees(1980) }, '₹1,800.00', '₹1,980.00'],
  'change-not-so': [{ why: { refused: 'item-unavailable', title: 'Whole Pomfret' } }, 'Whole Pomfret'],
} as const satisfies RefusalSamples<ChangeRefusal>
