import type { WeighingRefusal } from '#shop/staff/counter-refusals.ts'
import type { Sentences } from '#shop/refusals.ts'
import { readableWeight } from '#shop/weight.ts'

/** Why staff cannot do at a line of an order what they wish. */
export const weighingRefusals = {
  'no-such-line': () => 'The order has no such line.',
  'line-moved': () => 'Somebody was quicker at this line. This is how it stands now.',
  'line-not-open': () => 'Nothing can be weighed for this order now: it is not being cut, or it has gone out.',
  'line-replaced': () => 'Another line stands for this one. Weigh that.',
  'line-left-out': () => 'This line is left out already.',
  'weight-impossible': () => 'A weight is whole grams, from 1 g to 100 kg.',
  'grams-or-kilos': ({ grams, ordered }) =>
    `Grams or kilos? ${readableWeight(grams)} is on the scale, ${readableWeight(ordered)} was ordered.`,
  'over-most': ({ grams, heaviest }) =>
    `${readableWeight(grams)} is too much: up to ${readableWeight(heaviest)} nobody has to be asked. Cut it down, give the rest free, or ask.`,
  'nothing-asked': () => 'Nothing was asked about this line.',
  'yield-impossible': () => 'These cannot be the weights of one fish before and after cleaning.',
  'no-replacement': () => 'This cannot stand for it today. Choose another.',
} as const satisfies Sentences<WeighingRefusal>
