import type { DeskRefusal } from '#shop/staff/counter-refusals.ts'
import type { Sentences } from '#shop/refusals.ts'

/** What all rooms of the operators' desk say. */
export const deskWords = {
  keys: 'By keyboard: Tab to the list, J or the down arrow for the next one, K or the up arrow for the one before, Enter for its first button.',
  noScript: 'Without JavaScript you can read these lists, but change nothing in them.',
  older: 'Show older ones',
  newest: 'Back to the newest',
  keep: 'Leave it as it is',
  byShopper: 'the shopper',
  byCommand: 'a command of the operator',
  fileChanged: 'The file has changed since you chose it. Choose it again.',
} as const

export const deskRefusals = {
  'review-not-there': () => 'There is no such review.',
  'review-moved-on': () => 'Somebody else has moved this review meanwhile. Load the list again.',
  'list-page-unknown': () => 'The list does not go on from there. Begin at its top.',
  'complaint-not-there': () => 'There is no such complaint.',
  'complaint-settled': () => 'This complaint is settled already. What was done stays as it was written.',
  'settlement-missing': () => 'Write down what was done.',
  'pincode-nowhere': () => 'The postal directory knows no such pincode. Look at it again.',
  'pincode-in-area': () => 'The shop delivers to this pincode already.',
  'pincode-not-in-area': () => 'The shop does not deliver to this pincode.',
  'no-whole-contact': () => 'Type the whole mobile number, or the whole e-mail address.',
  'shopper-not-there': () => 'Nobody has an account with this. Spelling counts: the whole of it must be right.',
  'shopper-gone': () => 'This account is erased by now.',
  'session-over': () => 'This session has ended by itself meanwhile.',
} as const satisfies Sentences<DeskRefusal>
