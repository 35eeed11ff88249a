import type * as English from '../en/about.ts'
import type { InLanguage } from '../in-language.ts'
import { dayInWords } from './formatters.ts'

export const aboutWords = {
  contactInShort: (shop) => `${shop}, मुंबई: पत्ता, फोन, ई-मेल, वेबसाइट, आणि तक्रार कोणाकडे करायची ते.`,
  aPersonAnswers: 'मासा, ऑर्डर किंवा बिलाबद्दल काही विचारायचे आहे? फोन करा किंवा लिहा, आमची टीम स्वतः उत्तर देईल.',
  address: 'पत्ता',
  seller: (legalName, address) => `${legalName}, ${address}`,
  phone: 'फोन',
  supportEmail: 'मदतीसाठी ई-मेल',
  website: 'वेबसाइट',
  foodLicence: 'अन्न परवाना',
  fssai: (licence) => `FSSAI ${licence}`,
  complaints: 'तक्रारी',
  whoAnswers: '{officer}: {email}, {phone}, किंवा {form}',
  byTheForm: 'तक्रारीचा फॉर्म',
} as const satisfies InLanguage<typeof English.aboutWords>

export const complaintsWords = {
  complainHere: 'इथे तक्रार करा',
  labels: { about: 'काय चुकले', orderNumber: 'ऑर्डर नंबर', mobile: 'मोबाइल नंबर' },
  aboutHint: (longest) => `काय झाले, आणि काय केले तर ठीक होईल. ${longest} अक्षरांपर्यंत.`,
  orderNumberHint: '“माझ्या ऑर्डर्स” मध्ये आणि आमच्या SMS मध्ये असतो: D7K4-29XM',
  sending: 'तक्रार पाठवत आहोत...',
  send: 'तक्रार पाठवा',
  noScript:
    'या फॉर्मसाठी JavaScript लागते. ते नसेल तर इथे दिलेल्या अधिकाऱ्यांना फोन करा किंवा लिहा. तुमच्या तक्रारीला तसाही नंबर मिळेल.',
  noted: (ticket) => `तुमच्या तक्रारीचा नंबर: ${ticket}.`,
  settledBy: (day) => `आमची टीम ती स्वतः वाचेल, आणि आम्ही ती ${day} पर्यंत सोडवू.`,
  told: 'हा नंबर तुमच्या मोबाइलवर SMS नेही येईल.',
  keep: 'नंबर लिहून ठेवा. तो सांगून फोनवर किंवा ई-मेलवर तक्रार कुठवर आली ते विचारता येईल.',
  whoWeCall: 'आम्ही तुम्हाला याच नंबरवर फोन करू, आणि तो दुसऱ्या कशासाठी वापरणार नाही.',
} as const satisfies InLanguage<typeof English.complaintsWords>

export const complaintRefusals = {
  'too-many-complaints': ({ phone, ...args }) => {
    const minutes = Math.ceil(args.seconds / 60)
    return `एकाच वेळी खूप तक्रारी आल्या. ${minutes === 1 ? '1 मिनिट' : `${minutes} मिनिटे`} थांबून पुन्हा प्रयत्न करा, किंवा ${phone} वर फोन करा.`
  },
} as const satisfies InLanguage<typeof English.complaintRefusals>

const daysOf = (count: number) => (count === 1 ? '1 दिवस' : `${count} दिवस`)

export const deskComplaintsWords = {
  title: 'तक्रारी',
  which: { open: 'चालू', settled: 'सोडवलेल्या' },
  waiting: (count) => (count === 1 ? '1 तक्रार चालू आहे' : `${count} तक्रारी चालू आहेत`),
  law: 'तक्रार सोडवायला कायद्याने 30 दिवस असतात. सगळ्यात कमी वेळ उरलेली तक्रार आधी दिसते.',
  none: { open: 'एकही तक्रार चालू नाही.', settled: 'अजून एकही तक्रार सोडवलेली नाही.' },
  left: (days) => {
    if (days < 1) return `उशीर झाला: ${daysOf(Math.max(1, -days))}`
    return days === 1 ? 'शेवटचा दिवस' : `${daysOf(days)} बाकी`
  },
  until: (left, by) => `${left}, ${dayInWords(by)} पर्यंत`,
  late: (left, by) => `${left}, ${dayInWords(by)} पासून`,
  received: (at) => `आली: ${dayInWords(at)}`,
  order: (number) => `ऑर्डर ${number}`,
  call: (mobile) => `फोन करा: ${mobile}`,
  settledOn: (at, how) => `सोडवली ${dayInWords(at)}: ${how}`,
  letters: 'S दाबून सोडवा, O दाबून ऑर्डर पाहा.',
  settle: 'सोडवा',
  settleOf: (ticket) => `सोडवा: तक्रार ${ticket}`,
  settleHead: (ticket) => `${ticket}: काय केले?`,
  settlement: 'काय केले',
  settlementHint: 'ग्राहकांना हेच शब्द सांगितले जातील.',
  sayWhat: 'काय केले ते लिहा.',
  settling: 'सेव्ह होत आहे...',
  settled: (ticket) => `${ticket}: सोडवली.`,
  note: 'तक्रार नोंदवा',
  noteFor: 'जे ग्राहक फोन करतात किंवा लिहितात त्यांच्यासाठी.',
  about: 'काय चुकले',
  orderNumber: 'ऑर्डर नंबर',
  mobile: 'मोबाइल नंबर',
  noting: 'सेव्ह होत आहे...',
  noted: (ticket, by) => `${ticket}: नोंद झाली, ${dayInWords(by)} पर्यंत सोडवायची.`,
  told: 'तिचा नंबर त्यांच्या मोबाइलवर जाईल.',
  tellThem: 'या मोबाइलवर मेसेज जाणार नाही, नंबर त्यांना सांगा.',
} as const satisfies InLanguage<typeof English.deskComplaintsWords>
