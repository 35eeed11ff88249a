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
      `Up to ${longest} characters. A review with a web address is shown after we have read it.`,
    name: 'Shown with your review.',
    email: 'Never shown, and used only for this review.',
  },
  saveDetails: 'Save my details in this browser for the next review',
  submit: 'Submit review',
  sending: 'Sending your review...',
  tellOthers: 'Tried it? Tell others how it was.',
  showMore: (shown: number, all: string) => `Show more reviews (${shown} of ${all})`,
  reviewBy: (name: string) => `Review by ${name}`,
  boughtHere: 'Bought here',
  withdraw: 'Withdraw my review',
  mayWithdraw: 'Withdraw your review? It will be removed for good.',
  withdrawIt: 'Withdraw',
  howCounted:
    'This is the average of all reviews shown here since the shop opened. Each counts once, good or bad. Nobody is paid for a review, and no review is changed. ‘Bought here’ marks people who were logged in and had received this fish from us. The {officer} is responsible for the reviews.',
  officer: 'grievance officer',
  none: 'There are no reviews yet.',
  formerCustomer: 'A former customer',
  submitted: 'Review submitted successfully!',
  yourRating: (rating: string) => `Your rating is: ${rating}`,
  notRated: 'Not Rated',
  failed: (status: number) => `Error: ${status}`,
  thanks: 'Thank you. Your review is at the top of the list.',
  held: 'Your review has a web address in it. It will be shown once our team has read it.',
  withdrawn: 'Your review has been withdrawn.',
  away: 'Reviews could not be loaded. Please try again in a moment.',
} as const

export const reviewRefusals = {
  'no-rating': () => 'Choose 1 to 5 stars.',
  'review-too-long': ({ length, longest }) =>
    `The review has ${length} characters, the limit is ${longest}. Shorten it by ${length - longest}.`,
  'shops-name': () => "This looks like the shop's own name. Please use your own name.",
  'shops-email': () => 'The shop does not review its own fish. Please use your own e-mail address.',
  'reviewed-nothing': () => 'The review names no product.',
  'product-unknown': () => 'We do not sell this product.',
  'review-unknown': () => 'This review is not in your account.',
  'review-withdrawn': () => 'This review has already been withdrawn.',
  'reviews-page-unknown': () => 'We cannot continue the list of reviews from there.',
  'too-many-reviews': (args) => {
    const minutes = Math.ceil(args.seconds / 60)
    return `Too many reviews came at once. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
  },
} as const satisfies Sentences<ReviewRefusal>

export const deskReviewsWords = {
  title: 'Reviews',
  states: { held: 'To check', shown: 'Published', hidden: 'Hidden' },
  waiting: (count: number) => (count === 1 ? '1 review to check' : `${count} reviews to check`),
  why: 'A review with a web address waits here. Hide only advertisements, insults, untruths and what names a private person. A low rating is not a reason.',
  none: {
    held: 'No reviews to check.',
    shown: 'No published reviews yet.',
    hidden: 'No hidden reviews.',
  },
  former: 'A former customer',
  written: (name: string, at: number) => `${name}, ${dayInWords(at)}`,
  boughtHere: 'Bought here',
  moved: {
    held: () => '',
    shown: (who: string, at: number) => `Published by ${who}, ${dayInWords(at)}`,
    hidden: (who: string, at: number, reason: string) => `Hidden by ${who}, ${dayInWords(at)}: ${reason}`,
  },
  letters: 'S publishes, H hides, U takes back what you just did.',
  release: { held: 'Publish', shown: '', hidden: 'Publish again' },
  hide: 'Hide',
  ofReview: (act: string, name: string, title: string) => `${act}: review of ${title} by ${name}`,
  released: (title: string) => `The review of ${title} has been published.`,
  hidden: (title: string) => `The review of ${title} has been hidden.`,
  hideHead: (title: string) => `Why hide this review of ${title}?`,
  reason: 'Reason',
  reasonHint: 'Saved with the review, for the shop only.',
  sayWhy: 'Give a reason. A review cannot be hidden without one.',
  hiding: 'Hiding...',
} as const

/** What all rooms of the operators' desk say. */
export const deskWords = {
  keys: 'By keyboard: Tab to the list, J or the down arrow for the next one, K or the up arrow for the one before, Enter for its first button.',
  noScript: 'Without JavaScript you can read these lists but not change anything in them.',
  older: 'Show older',
  newest: 'Back to the newest',
  keep: 'Cancel',
  byShopper: 'the customer',
  byCommand: 'a command of the operator',
  fileChanged: 'The file has changed since you chose it. Choose it again.',
} as const

export const deskRefusals = {
  'review-not-there': () => 'This review was not found.',
  'review-moved-on': () => 'Somebody else has changed this review in the meantime. Reload the list.',
  'list-page-unknown': () => 'The list does not continue from there. Start at its top.',
  'complaint-not-there': () => 'This complaint was not found.',
  'complaint-settled': () => 'This complaint has already been resolved. What was written stays.',
  'settlement-missing': () => 'Write what was done.',
  'pincode-nowhere': () => 'We can’t find this pincode. Please check it.',
  'pincode-in-area': () => 'We already deliver to this pincode.',
  'pincode-not-in-area': () => 'We do not deliver to this pincode.',
  'no-whole-contact': () => 'Enter the full mobile number or the full e-mail address.',
  'shopper-not-there': () => 'No customer has this. Check that it is complete and spelt correctly.',
  'shopper-gone': () => 'This account has already been deleted.',
  'session-over': () => 'This session has ended in the meantime.',
} as const satisfies Sentences<DeskRefusal>
