import type { Sentences } from '#shop/refusals.ts'
import type { ReviewRefusal } from '#shop/reviews/review-refusals.ts'

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
