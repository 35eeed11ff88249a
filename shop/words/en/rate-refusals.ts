import type { RateRefusal } from '#shop/staff/counter-refusals.ts'
import type { Sentences } from '#shop/refusals.ts'

export const rateRefusals = {
  'rates-changed-since': () =>
    'A rate or a product changed since you looked. Look at the rates again, then open the shop.',
  'rate-sheet-changed': () => 'Somebody else has changed the sheet meanwhile. What you typed is still here.',
  'rate-sheet-empty': () => 'No rate of the sheet is another one than today.',
  'rates-changed': ({ count }) =>
    count === 1
      ? '1 rate was changed elsewhere since the sheet was written. Look at it, then publish.'
      : `${count} rates were changed elsewhere since the sheet was written. Look at them, then publish.`,
  'no-such-rate': () => 'The sheet has a rate of something that the shop does not sell.',
  'rates-need-owner': ({ count }) =>
    count === 1
      ? '1 rate moves by more than a quarter in a day: the owner publishes this sheet. It is kept as it is.'
      : `${count} rates move by more than a quarter in a day: the owner publishes this sheet. It is kept as it is.`,
  'rates-too-late': () => 'Choose a time from now on, within the next 14 days.',
  'no-such-rate-sheet': () => 'There is no such rate sheet.',
  'rate-sheet-settled': () => 'This sheet is published or called off already.',
} as const satisfies Sentences<RateRefusal>
