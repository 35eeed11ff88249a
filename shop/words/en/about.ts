import type { ComplaintRefusal, Sentences } from '#shop/refusals.ts'
import { dayInWords } from './formatters.ts'

export const aboutWords = {
  contactInShort: (shop: string) =>
    `Address, phone, e-mail and website of ${shop} in Mumbai, and who handles complaints.`,
  aPersonAnswers: 'A question about a fish, an order or a bill? Call or write: you’ll get a real person.',
  address: 'Address',
  seller: (legalName: string, address: string) => `${legalName}, ${address}`,
  phone: 'Phone',
  supportEmail: 'Support e-mail',
  website: 'Website',
  foodLicence: 'Food licence',
  fssai: (licence: string) => `FSSAI ${licence}`,
  complaints: 'Complaints',
  whoAnswers: '{officer}: {email}, {phone}, or {form}',
  byTheForm: 'the complaint form',
} as const

export const complaintsWords = {
  complainHere: 'Make a complaint',
  labels: { about: 'What is wrong', orderNumber: 'Order number', mobile: 'Mobile number' },
  aboutHint: (longest: number) => `What happened, and how can we put it right? Up to ${longest} characters.`,
  orderNumberHint: 'You’ll find it in My Orders and in our SMS, for example D7K4-29XM',
  sending: 'Sending your complaint...',
  send: 'Send complaint',
  noScript:
    'This form needs JavaScript. Without it, call or write to the officer named here. Your complaint still gets a number.',
  noted: (ticket: string) => `Your complaint number is ${ticket}.`,
  settledBy: (day: string) => `Our team will read it and resolve it by ${day}.`,
  told: 'We’ll also send the number to your mobile by SMS.',
  keep: 'Note the number. With it you can ask about your complaint by phone or e-mail.',
  whoWeCall: 'We’ll call you on this number, and use it for nothing else.',
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
  which: { open: 'Open', settled: 'Resolved' },
  waiting: (count: number) => (count === 1 ? '1 complaint is open' : `${count} complaints are open`),
  law: 'By law a complaint must be resolved within 30 days. The most urgent is at the top.',
  none: { open: 'No open complaints.', settled: 'No resolved complaints yet.' },
  left: (days: number) => {
    if (days < 1) return `Late by ${daysOf(Math.max(1, -days))}`
    return days === 1 ? 'The last day' : `${daysOf(days)} left`
  },
  until: (left: string, by: number) => `${left}, until ${dayInWords(by)}`,
  late: (left: string, by: number) => `${left}, since ${dayInWords(by)}`,
  received: (at: number) => `Received ${dayInWords(at)}`,
  order: (number: string) => `Order ${number}`,
  call: (mobile: string) => `Call ${mobile}`,
  settledOn: (at: number, how: string) => `Resolved ${dayInWords(at)}: ${how}`,
  letters: 'S resolves, O shows the order.',
  settle: 'Resolve',
  settleOf: (ticket: string) => `Resolve complaint ${ticket}`,
  settleHead: (ticket: string) => `What was done about ${ticket}?`,
  settlement: 'What was done',
  settlementHint: 'The customer is told this in these words.',
  sayWhat: 'Enter what was done.',
  settling: 'Saving...',
  settled: (ticket: string) => `${ticket} resolved.`,
  note: 'Record a complaint',
  noteFor: 'For a customer who calls or writes.',
  about: 'What is wrong',
  orderNumber: 'Order number',
  mobile: 'Mobile number',
  noting: 'Saving...',
  noted: (ticket: string, by: number) => `${ticket} recorded. To be resolved by ${dayInWords(by)}.`,
  told: 'We’ll send the number to the customer’s mobile.',
  tellThem: 'We can’t send a message to this mobile. Please tell the customer the number.',
} as const
