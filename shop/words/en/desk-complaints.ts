import { dayInWords } from '#shop/moment.ts'

const daysOf = (count: number) => (count === 1 ? '1 day' : `${count} days`)

export const deskComplaintsWords = {
  title: 'Complaints',
  which: { open: 'Open', settled: 'Settled' },
  waiting: (count: number) => (count === 1 ? '1 complaint is open' : `${count} complaints are open`),
  law: 'The law gives 30 days to settle a complaint. The one with the least time left stands first.',
  none: { open: 'No complaint is open.', settled: 'No complaint is settled yet.' },
  left: (days: number) => {
    if (days < 1) return `LATE by ${daysOf(1 - days)}`
    return days === 1 ? 'The last day' : `${daysOf(days)} left`
  },
  until: (left: string, by: number) => `${left}, until ${dayInWords(by)}`,
  late: (left: string, by: number) => `${left}, since ${dayInWords(by)}`,
  received: (at: number) => `Received ${dayInWords(at)}`,
  order: (number: string) => `Order ${number}`,
  call: (mobile: string) => `Call ${mobile}`,
  settledOn: (at: number, how: string) => `Settled ${dayInWords(at)}: ${how}`,
  settle: 'Settle it',
  settleOf: (ticket: string) => `Settle it: complaint ${ticket}`,
  settleHead: (ticket: string) => `What was done about ${ticket}?`,
  settlement: 'What was done',
  settlementHint: 'It stays as you write it. The shopper is told by whoever calls them.',
  sayWhat: 'Write down what was done.',
  settling: 'Settling it...',
  settled: (ticket: string) => `${ticket} is settled.`,
  note: 'Note a complaint',
  noteFor: 'For somebody who calls or writes.',
  about: 'What is wrong',
  orderNumber: 'Order number',
  mobile: 'Mobile number',
  noting: 'Noting it...',
  noted: (ticket: string, by: number) => `${ticket} is noted, to be settled by ${dayInWords(by)}.`,
  told: 'Its number goes to their mobile.',
  tellThem: 'No message goes to this mobile: tell them the number.',
} as const
