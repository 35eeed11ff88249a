import type { deskComplaintsWords as English } from '../en/desk-complaints.ts'
import type { InLanguage } from '../in-language.ts'
import { daySaid } from './said.ts'

const daysOf = (count: number) => (count === 1 ? '1 दिवस' : `${count} दिवस`)

export const deskComplaintsWords = {
  title: 'तक्रारी',
  which: { open: 'चालू', settled: 'मिटलेल्या' },
  waiting: (count) => (count === 1 ? '1 तक्रार चालू आहे' : `${count} तक्रारी चालू आहेत`),
  law: 'तक्रार मिटवायला कायद्याने 30 दिवस असतात. ज्या तक्रारीला सगळ्यात कमी वेळ उरला ती आधी दिसते.',
  none: { open: 'एकही तक्रार चालू नाही.', settled: 'अजून एकही तक्रार मिटलेली नाही.' },
  left: (days) => {
    if (days < 1) return `उशीर झाला: ${daysOf(1 - days)}`
    return days === 1 ? 'शेवटचा दिवस' : `${daysOf(days)} बाकी`
  },
  until: (left, by) => `${left}, ${daySaid(by)} पर्यंत`,
  late: (left, by) => `${left}, ${daySaid(by)} पासून`,
  received: (at) => `आली: ${daySaid(at)}`,
  order: (number) => `ऑर्डर ${number}`,
  call: (mobile) => `फोन करा: ${mobile}`,
  settledOn: (at, how) => `मिटली ${daySaid(at)}: ${how}`,
  settle: 'मिटवा',
  settleOf: (ticket) => `मिटवा: तक्रार ${ticket}`,
  settleHead: (ticket) => `${ticket}: काय केले?`,
  settlement: 'काय केले',
  settlementHint: 'लिहाल तसेच राहते. जो फोन करतो तो ग्राहकाला सांगतो.',
  sayWhat: 'काय केले ते लिहा.',
  settling: 'मिटवत आहोत...',
  settled: (ticket) => `${ticket}: मिटली.`,
  note: 'तक्रार लिहून घ्या',
  noteFor: 'जो फोन करतो किंवा लिहितो त्याच्यासाठी.',
  about: 'काय चुकले',
  orderNumber: 'ऑर्डर नंबर',
  mobile: 'मोबाइल नंबर',
  noting: 'लिहून घेत आहोत...',
  noted: (ticket, by) => `${ticket}: लिहून घेतली, ${daySaid(by)} पर्यंत मिटवायची.`,
  told: 'तिचा नंबर त्यांच्या मोबाइलवर जातो.',
  tellThem: 'या मोबाइलवर मेसेज जात नाही: नंबर त्यांना सांगा.',
} as const satisfies InLanguage<typeof English>
