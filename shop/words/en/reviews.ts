import type { Sentences } from '#shop/refusals.ts'
import type { ReviewRefusal } from '#shop/reviews/review-refusals.ts'
import type { DeskRefusal } from '#shop/staff/counter-refusals.ts'
import { dayInWords } from './formatters.ts'

export const reviewsWords = {
  write: (title: string) => `Write a review of ${title}`,
  stars: 'Stars',
  labels: { comment: 'Your review', name: 'Name', email: 'Email' },
  hints: {
    comment: (longest: number) =>
      `Up to ${longest} characters. With a web address in it, it waits until we have read it.`,
    name: 'Shown with your review.',
    email: 'Never shown, and never used for anything but this review.',
  },
  saveDetails: 'Save my details in this browser for the next review',
  submit: 'Submit review',
  sending: 'Sending your review...',
  tellOthers: 'If you have eaten it, tell others how it was.',
  showMore: (shown: number, all: string) => `Show more reviews (${shown} of ${all})`,
  reviewBy: (name: string) => `Review by ${name}`,
  boughtHere: 'Bought here',
  withdraw: 'Withdraw my review',
  mayWithdraw: 'Withdraw your review? It is taken off the page for good.',
  withdrawIt: 'Withdraw it',
  howCounted:
    "The average of all reviews shown here since the shop opened, each counted once, good and bad alike. Nobody is paid for a review, and none is changed. 'Bought here' marks people who were signed in and had received this fish from us. The {officer} answers for the reviews.",
  officer: 'grievance officer',
  none: 'There are no reviews yet.',
  formerCustomer: 'A former customer',
  submitted: 'Review submitted successfully!',
  yourRating: (rating: string) => `Your rating is: ${rating}`,
  notRated: 'Not Rated',
  failed: (status: number) => `Error: ${status}`,
  thanks: 'Thank you. Your review stands at the top of the list.',
  held: 'Your review has a web address in it. It is shown once somebody of the shop has read it.',
  withdrawn: 'Your review is withdrawn.',
  away: 'The reviews cannot be shown just now. Please look again in a moment.',
} as const

export const reviewRefusals = {
  'no-rating': () => 'Choose 1 to 5 stars.',
  'review-too-long': ({ length, longest }) =>
    `The review has ${length} characters, and ${longest} fit. Shorten it by ${length - longest}.`,
  'shops-name': () => "This name reads as the shop's own. Write under your own name.",
  'shops-email': () => 'The shop does not review its own fish. Write under your own e-mail address.',
  'reviewed-nothing': () => 'The review names no product.',
  'product-unknown': () => 'The shop has no such product.',
  'review-unknown': () => 'You have no such review.',
  'review-withdrawn': () => 'This review is withdrawn already.',
  'reviews-page-unknown': () => 'The list of reviews does not go on from there.',
  'too-many-reviews': (args) => {
    const minutes = Math.ceil(args.seconds / 60)
    return `Many reviews came at once. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
  },
} as const satisfies Sentences<ReviewRefusal>

export const deskReviewsWords = {
  title: 'Reviews',
  states: { held: 'Waiting to be read', shown: 'Shown', hidden: 'Hidden' },
  waiting: (count: number) => (count === 1 ? '1 review waits to be read' : `${count} reviews wait to be read`),
  why: 'A review with a web address in it waits here. Hide only what is an advertisement, an insult, untrue or about a person: a bad grade is no reason.',
  none: {
    held: 'No review waits to be read.',
    shown: 'No review is shown yet.',
    hidden: 'No review is hidden.',
  },
  former: 'A former customer',
  written: (name: string, at: number) => `${name}, ${dayInWords(at)}`,
  boughtHere: 'Bought here',
  moved: {
    held: () => '',
    shown: (who: string, at: number) => `Shown by ${who}, ${dayInWords(at)}`,
    hidden: (who: string, at: number, reason: string) => `Hidden by ${who}, ${dayInWords(at)}: ${reason}`,
  },
  release: { held: 'Show it', shown: '', hidden: 'Show it again' },
  hide: 'Hide it',
  ofReview: (act: string, name: string, title: string) => `${act}: the review of ${title} by ${name}`,
  released: (title: string) => `The review of ${title} is shown.`,
  hidden: (title: string) => `The review of ${title} is hidden.`,
  hideHead: (title: string) => `Why is this review of ${title} hidden?`,
  reason: 'Reason',
  reasonHint: 'It stays with the review, for the shop alone.',
  sayWhy: 'Say why: a review is hidden for a reason only.',
  hiding: 'Hiding it...',
} as const

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
