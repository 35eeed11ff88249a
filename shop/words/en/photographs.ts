import type { PhotographRefusal } from '#shop/staff/counter-refusals.ts'
import type { Sentences } from '#shop/refusals.ts'

/** What stands against a photograph of the scale. */
export const photographRefusals = {
  'no-jpeg': () => 'This is no whole photograph (JPEG). Take it again.',
  'photograph-too-large': () => 'The photograph is too large: at most 2,000 dots wide and high, and 120 kB.',
  'nothing-weighed': () => 'Nothing of this line has been weighed, so there is nothing to show.',
  'photographs-too-many': () => 'That is enough photographs for this hour. Weigh on, and take the next one later.',
  'no-photograph': () => 'There is no photograph of this weighing, or it is older than 30 days.',
} as const satisfies Sentences<PhotographRefusal>
