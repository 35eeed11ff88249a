const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** What staff read of the days ahead. */
export const daysWords = {
  title: 'Days and times',
  lead: 'What can be ordered for: today and the 13 days after it. Each bar shows how many of the places are taken.',
  toWeek: 'The week, and the note of the season',
  today: 'Today',
  own: 'Its own plan',
  closed: (reason: string) => `Closed: ${reason}`,
  waiting: (count: number) => (count === 0 ? 'No orders' : counted(count, 'order')),
  toSettle: (count: number) => `${counted(count, 'order')} to settle`,
  noSlots: 'No delivery times are planned.',
  taken: (taken: number, capacity: number) => `${taken} of ${capacity}`,
  slotClosed: 'no new orders',
  slotFull: 'full',
  slotOver: 'orders closed',
  everywhere: 'Everywhere we deliver',
  places: (pincodes: readonly string[]) => pincodes.join(', '),
  open: (day: string) => `Open ${day}`,
} as const

/** A day that somebody opens. */
export const dayWords = {
  back: 'All days',
  plan: 'Delivery times of this day',
  planLead: 'A time with orders keeps its hours and places. Take it out, and it is closed for new orders only.',
  followsWeek: 'This day follows the week.',
  isOwn: 'This day has its own plan. The week does not change it.',
  save: 'Set the times of this day',
  saving: 'Setting',
  saved: 'The times of this day are set.',
  toWeek: 'Back to the week’s plan',
  backAtWeek: 'This day follows the week again.',
  closedWhy: (reason: string) => `Nothing is brought on this day: ${reason}.`,
  openAgain: 'Open this day again',
  opened: (isOwn: boolean) =>
    isOwn ? 'This day is open, with the times of its own that it had.' : 'This day is open, with the week’s times.',
  orders: (count: number) => (count === 0 ? 'No orders for this day' : `${counted(count, 'order')} for this day`),
  close: 'Close this day',
  closeLead: 'Nothing more is taken for it. Say for each order what becomes of it; buyers are told by message.',
  reason: 'Why',
  reasonHint: 'Buyers read it, such as “no boats went out”.',
  reasonMissing: 'Say why. Buyers read it in the message.',
  choice: (number: string) => `Order ${number}`,
  choices: {
    call: 'We call them: stays on this list',
    reject: 'Reject it, with the reason above',
    move: (when: string) => `Move to ${when}`,
  },
  ofOrder: (hours: string, name: string, pincode: string) => `${hours}, ${name}, ${pincode}`,
  call: (phone: string) => `Call ${phone}`,
  closing: 'Closing',
  settle: 'Do what is chosen',
  settling: 'Doing it',
  settleLead: 'This day is closed. These orders were to come on it, and nobody has settled them yet.',
  notChosen: 'Choose something else than a call for at least one order.',
  nowClosed: (left: number) =>
    left === 0 ? 'This day is closed.' : `This day is closed. ${counted(left, 'order')} stay on its list.`,
  nowSettled: (left: number) => (left === 0 ? 'All are settled.' : `${counted(left, 'order')} stay on the list.`),
  moved: (number: string) => `${number}: moved, and its buyer is told.`,
  rejected: (number: string) => `${number}: rejected, and its buyer is told.`,
  failed: (number: string, why: string) => `${number} could not be settled. ${why}`,
  meanwhile: (name: string, when: string) => `${name} changed this ${when}.`,
  aCommand: 'A command of the operator',
  meanwhileHint: 'What you typed is still here. Below is how it stands now.',
  takeTheirs: 'Show it as it is now',
} as const

/** The plan of a day, in fields. */
export const planWords = {
  from: 'From',
  to: 'To',
  pincodes: 'Pincodes',
  pincodesHint: 'Empty: everywhere we deliver. Else such as 400012, 400014.',
  wrongPincodes: 'Type pincodes of six digits with commas between them, or leave it empty.',
  capacity: 'Orders that fit',
  cutOffDay: 'Orders close',
  cutOffDays: (before: number) => (before === 0 ? 'same day' : before === 1 ? 'day before' : `${before} days before`),
  cutOffAt: 'at',
  nameOf: (place: number) => `Time ${place}`,
  taken: (taken: number) => `${counted(taken, 'order')} in it: hours and places stay.`,
  remove: (name: string) => `Take out ${name.toLowerCase()}`,
  add: 'Add a time',
  none: 'Nothing is brought on such a day.',
} as const

/** The week, and what follows from it. */
export const weekWords = {
  title: 'The week',
  lead: 'What each weekday brings. It plans the days ahead that have no plan of their own and are not closed.',
  sameAs: (weekday: string) => `Same as ${weekday}`,
  preview: 'What changes',
  nothing: 'Nothing changes on the days ahead.',
  dayLine: (days: readonly string[], facts: string) => `${days.join('; ')}: ${facts}.`,
  added: (hours: string) => `${hours} comes in`,
  resized: (hours: string, was: number, is: number) => `${hours} takes ${is} orders instead of ${was}`,
  cutOff: (hours: string) => `orders for ${hours} close at another hour`,
  again: (hours: string) => `${hours} takes orders again`,
  closed: (hours: string, taken: number) => `${hours} takes no new orders and keeps its ${counted(taken, 'order')}`,
  removed: (hours: string) => `${hours} goes`,
  untouched: (days: readonly string[]) => `Not changed: ${days.join(', ')}.`,
  ownDay: (day: string) => `${day} (own plan)`,
  closedDay: (day: string) => `${day} (closed)`,
  save: 'Set the week',
  saving: 'Setting',
  saved: 'The week is set, and the days ahead follow it.',
  wrongFirst: 'Put right what is marked below first.',
} as const

/** The note of the season. */
export const seasonWords = {
  title: 'Note of the season',
  lead: 'Shoppers read it near the delivery times, on these days only. It closes nothing.',
  text: 'What shoppers read',
  from: 'First day',
  to: 'Last day',
  dateHint: 'Day and month, such as 01-06 for 1 June',
  isOn: 'Show it on these days',
  save: 'Set the note',
  saving: 'Setting',
  saved: 'The note is set.',
  /** fishing by mechanised boats in the territorial waters of Maharashtra is banned for these 61 days */
  monsoonBan:
    'From 1 June to 31 July mechanised boats may not fish in the territorial waters of Maharashtra, so that the fish can breed. We deliver as always; which fish there is changes more from day to day.',
} as const
