import type { ReviewRefusal, Sentences } from '#shop/refusals.ts'

export const reviewsWords = {
  none: 'There are no reviews yet.',
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
