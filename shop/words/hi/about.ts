import type * as English from '../en/about.ts'
import type { InLanguage } from '../in-language.ts'
import { dayInWords } from './formatters.ts'

export const aboutWords = {
  contactInShort: (shop) => `मुंबई में ${shop} का पता, फ़ोन, ई-मेल और वेबसाइट, और शिकायत किससे करें।`,
  aPersonAnswers: 'मछली, ऑर्डर या बिल के बारे में कुछ पूछना है? फ़ोन करें या लिखें, हमारी टीम खुद जवाब देगी।',
  address: 'पता',
  seller: (legalName, address) => `${legalName}, ${address}`,
  phone: 'फ़ोन',
  supportEmail: 'मदद के लिए ई-मेल',
  website: 'वेबसाइट',
  foodLicence: 'फ़ूड लाइसेंस',
  fssai: (licence) => `FSSAI ${licence}`,
  complaints: 'शिकायतें',
  whoAnswers: '{officer}: {email}, {phone}, या {form}',
  byTheForm: 'शिकायत का फ़ॉर्म',
} as const satisfies InLanguage<typeof English.aboutWords>

export const complaintsWords = {
  complainHere: 'यहाँ शिकायत करें',
  labels: { about: 'क्या गड़बड़ हुई', orderNumber: 'ऑर्डर नंबर', mobile: 'मोबाइल नंबर' },
  aboutHint: (longest) => `क्या हुआ, और क्या करने से ठीक होगा। ${longest} अक्षर तक।`,
  orderNumberHint: '“मेरे ऑर्डर” में और हमारे SMS में लिखा है: D7K4-29XM',
  sending: 'आपकी शिकायत भेज रहे हैं...',
  send: 'शिकायत भेजें',
  noScript: 'इस फ़ॉर्म के लिए JavaScript चाहिए। उसके बिना यहाँ लिखे अधिकारी को फ़ोन करें या लिखें। शिकायत को तब भी नंबर मिलेगा।',
  noted: (ticket) => `आपकी शिकायत का नंबर ${ticket} है।`,
  settledBy: (day) => `हमारी टीम इसे खुद पढ़ेगी, और हम ${day} तक निपटा देंगे।`,
  told: 'यह नंबर SMS से आपके मोबाइल पर भी आएगा।',
  keep: 'नंबर लिख लें। इससे आप फ़ोन या ई-मेल पर पूछ सकते हैं कि शिकायत कहाँ तक पहुँची।',
  whoWeCall: 'हम आपको इसी नंबर पर फ़ोन करेंगे, और इसे किसी और काम में नहीं लेंगे।',
} as const satisfies InLanguage<typeof English.complaintsWords>

export const complaintRefusals = {
  'too-many-complaints': ({ phone, ...args }) =>
    `एक साथ बहुत शिकायतें आ गईं। ${Math.ceil(args.seconds / 60)} मिनट बाद फिर कोशिश करें, या ${phone} पर फ़ोन करें।`,
} as const satisfies InLanguage<typeof English.complaintRefusals>

export const deskComplaintsWords = {
  title: 'शिकायतें',
  which: { open: 'बाकी', settled: 'निपटी हुई' },
  waiting: (count) => `${count} ${count > 1 ? 'शिकायतें बाकी हैं' : 'शिकायत बाकी है'}`,
  law: 'कानून शिकायत निपटाने के लिए 30 दिन देता है। जिसमें सबसे कम समय बचा है, वह सबसे ऊपर है।',
  none: { open: 'कोई शिकायत बाकी नहीं है।', settled: 'अभी कोई शिकायत निपटी नहीं है।' },
  left: (days) => {
    if (days < 1) return `${Math.max(1, -days)} दिन की देर`
    return days === 1 ? 'आखिरी दिन' : `${days} दिन बाकी`
  },
  until: (left, by) => `${left}, ${dayInWords(by)} तक`,
  late: (left, by) => `${left}, ${dayInWords(by)} से`,
  received: (at) => `आई ${dayInWords(at)}`,
  order: (number) => `ऑर्डर ${number}`,
  call: (mobile) => `${mobile} पर फ़ोन करें`,
  settledOn: (at, how) => `निपटी ${dayInWords(at)}: ${how}`,
  letters: 'S से निपटाएँ, O से ऑर्डर देखें।',
  settle: 'निपटाएँ',
  settleOf: (ticket) => `निपटाएँ: शिकायत ${ticket}`,
  settleHead: (ticket) => `${ticket} के लिए क्या किया गया?`,
  settlement: 'क्या किया गया',
  settlementHint: 'ग्राहक को यही शब्द बताए जाएँगे।',
  sayWhat: 'क्या किया गया, यह लिखें।',
  settling: 'सेव हो रहा है...',
  settled: (ticket) => `${ticket}: निपट गई।`,
  note: 'शिकायत दर्ज करें',
  noteFor: 'जो ग्राहक फ़ोन करें या लिखकर भेजें, उनके लिए।',
  about: 'क्या गड़बड़ हुई',
  orderNumber: 'ऑर्डर नंबर',
  mobile: 'मोबाइल नंबर',
  noting: 'सेव हो रहा है...',
  noted: (ticket, by) => `${ticket}: दर्ज हो गई, ${dayInWords(by)} तक निपटानी है।`,
  told: 'इसका नंबर उनके मोबाइल पर जाएगा।',
  tellThem: 'इस मोबाइल पर मैसेज नहीं जाएगा, नंबर उन्हें खुद बता दें।',
} as const satisfies InLanguage<typeof English.deskComplaintsWords>
