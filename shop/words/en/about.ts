import type { ComplaintRefusal, Sentences } from '#shop/refusals.ts'
import { dayInWords } from './formatters.ts'

export const aboutWords = {
  contactInShort: (shop: string) =>
    `The address, telephone, e-mail and website of ${shop} in Mumbai, and who answers complaints.`,
  aPersonAnswers: 'A question about a fish, an order or a bill: call, or write, and a person answers.',
  address: 'Address',
  seller: (legalName: string, address: string) => `${legalName}, ${address}`,
  phone: 'Phone',
  supportEmail: 'Support e-mail',
  website: 'Website',
  foodLicence: 'Food licence',
  fssai: (licence: string) => `FSSAI ${licence}`,
  complaints: 'Complaints',
  whoAnswers: '{officer}: {email}, {phone}, or {form}',
  byTheForm: 'by the form',
} as const

export const complaintsWords = {
  complainHere: 'Complain here',
  labels: { about: 'What is wrong', orderNumber: 'Order number', mobile: 'Mobile number' },
  aboutHint: (longest: number) => `What happened, and what would put it right. Up to ${longest} characters.`,
  orderNumberHint: 'It stands in My Orders and in our text message: D7K4-29XM',
  sending: 'Sending your complaint...',
  send: 'Send complaint',
  noScript:
    'This form needs JavaScript. Without it, call or write to the officer named here: your complaint gets a number all the same.',
  noted: (ticket: string) => `Your complaint has the number ${ticket}.`,
  settledBy: (day: string) => `A person reads it, and we settle it by ${day}.`,
  told: 'The number also comes to your mobile by text message.',
  keep: 'Note the number: with it you can ask how it stands, by telephone or e-mail.',
  whoWeCall: 'We call you on this number, and use it for nothing else.',
} as const

export const complaintRefusals = {
  'too-many-complaints': ({ phone, ...args }) => {
    const minutes = Math.ceil(args.seconds / 60)
    return `Many complaints came at once. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or call ${phone}.`
  },
} as const satisfies Sentences<ComplaintRefusal>

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
