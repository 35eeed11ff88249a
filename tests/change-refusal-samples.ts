import type { ChangeRefusal } from '#shop/change-refusals.ts'
import type { RefusalSamples } from './counter-refusal-samples.ts'

/** Of each refusal of a change something that it may bring, and what of that a reader must find in its sentence. */
export const changeRefusalSamples = {
  'change-too-late': [{}],
  'order-changed': [{}],
  'change-nothing': [{}],
  'change-empty': [{}],
  'change-prices': [{}],
  'change-not-so': [{ why: { refused: 'item-unavailable', title: 'Whole Pomfret' } }, 'Whole Pomfret'],
} as const satisfies RefusalSamples<ChangeRefusal>
