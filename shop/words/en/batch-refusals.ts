import type { BatchRefusal } from '#shop/staff/counter-refusals.ts'
import { namedDay } from '#shop/moment.ts'
import type { Sentences } from '#shop/refusals.ts'
import { readableWeight } from '#shop/weight.ts'

/** Why the counter does nothing of the kind with a batch. */
export const batchRefusals = {
  'batch-unknown': ({ code }) => `There is no batch ${code}.`,
  'batch-other-fish': ({ code }) => `Batch ${code} is of another fish, or of another size.`,
  'batch-past-use-by': ({ code, useBy }) =>
    `The use-by of batch ${code} was ${namedDay(useBy)}: nothing of it is packed any more.`,
  'batch-recalled': ({ code }) => `Batch ${code} is recalled: nothing of it is packed any more.`,
  'batch-weight-impossible': () => 'A batch weighs whole grams, from 1 g to 10,000 kg.',
  'batch-use-by-past': () => 'Its use-by is over already. Choose today or a later day.',
  'batch-landed-later': () => 'It cannot be landed later than today.',
  'nothing-to-undo': () => 'This is undone already, or is nothing that can be.',
  'batch-in-use': () => 'Something of it has gone already. Count what is left instead.',
  'batch-recalled-already': () => 'This batch is recalled already.',
  'batch-moved': () => 'Somebody else did something with this batch meanwhile. Look at it, then press again.',
  'batch-fish-unknown': () => 'The shop sells no such fish, or not in this size.',
  'kilos-promised': ({ left }) =>
    `The rest is promised to orders: ${readableWeight(left)} can go. Count the kilos of this fish first.`,
  'recall-order-not-there': () => 'No fish of this batch is in that order.',
  'yield-moved': () => 'The weighings say another figure by now. Look at it, then press again.',
  'recall-told-already': () => 'Their buyer was told already.',
} as const satisfies Sentences<BatchRefusal>
