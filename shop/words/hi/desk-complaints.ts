import type { deskComplaintsWords as English } from '../en/desk-complaints.ts'
import type { InLanguage } from '../in-language.ts'
import { daySaid } from './said.ts'

export const deskComplaintsWords = {
  title: 'शिकायतें',
  which: { open: 'बाकी', settled: 'निपटी हुई' },
  waiting: (count) => `${count} ${count > 1 ? 'शिकायतें बाकी हैं' : 'शिकायत बाकी है'}`,
  law: 'कानून शिकायत निपटाने के लिए 30 दिन देता है। जिसमें सबसे कम समय बचा है, वह सबसे ऊपर है।',
  none: { open: 'कोई शिकायत बाकी नहीं है।', settled: 'अभी कोई शिकायत निपटी नहीं है।' },
  left: (days) => {
    if (days < 1) return `${1 - days} दिन की देर`
    return days === 1 ? 'आखिरी दिन' : `${days} दिन बाकी`
  },
  until: (left, by) => `${left}, ${daySaid(by)} तक`,
  late: (left, by) => `${left}, ${daySaid(by)} से`,
  received: (at) => `आई ${daySaid(at)}`,
  order: (number) => `ऑर्डर ${number}`,
  call: (mobile) => `${mobile} पर फ़ोन करें`,
  settledOn: (at, how) => `निपटी ${daySaid(at)}: ${how}`,
  settle: 'निपटाएँ',
  settleOf: (ticket) => `निपटाएँ: शिकायत ${ticket}`,
  settleHead: (ticket) => `${ticket} के लिए क्या किया गया?`,
  settlement: 'क्या किया गया',
  settlementHint: 'जैसा लिखेंगे वैसा ही रहेगा। ग्राहक को फ़ोन करने वाला बताएगा।',
  sayWhat: 'क्या किया गया, यह लिखें।',
  settling: 'निपटा रहे हैं...',
  settled: (ticket) => `${ticket}: निपट गई।`,
  note: 'शिकायत लिखें',
  noteFor: 'जो फ़ोन करे या लिखकर भेजे, उसके लिए।',
  about: 'क्या गड़बड़ हुई',
  orderNumber: 'ऑर्डर नंबर',
  mobile: 'मोबाइल नंबर',
  noting: 'लिख रहे हैं...',
  noted: (ticket, by) => `${ticket}: लिख ली, ${daySaid(by)} तक निपटानी है।`,
  told: 'इसका नंबर उनके मोबाइल पर जाएगा।',
  tellThem: 'इस मोबाइल पर मैसेज नहीं जाएगा: नंबर उन्हें बता दें।',
} as const satisfies InLanguage<typeof English>
