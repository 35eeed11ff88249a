export const reviewsWords = {
  none: 'There are no reviews yet.',
  submitted: 'Review submitted successfully!',
  yourRating: (rating: string) => `Your rating is: ${rating}`,
  notRated: 'Not Rated',
  failed: (status: number) => `Error: ${status}`,
  thanks: 'Thank you. Your review stands at the top of the list.',
  held: 'Your review has a web address in it. It is shown once somebody of the shop has read it.',
  shopsName: "This name reads as the shop's own. Write under your own name.",
  shopsEmail: 'The shop does not review its own fish. Write under your own e-mail address.',
  unknownProduct: 'The shop has no such product.',
  unknown: 'You have no such review.',
  alreadyWithdrawn: 'This review is withdrawn already.',
  badPage: 'The list of reviews does not go on from there.',
  tooMany: (minutes: number) =>
    `Many reviews came at once. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  withdrawn: 'Your review is withdrawn.',
  away: 'The reviews cannot be shown just now. Please look again in a moment.',
} as const
