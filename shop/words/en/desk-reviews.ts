import { dayInWords } from '#shop/moment.ts'

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
