import { longestReason } from '#shop/text.ts'
import type { creditNoteWords as English } from '../en/credit-notes.ts'
import type { InLanguage } from '../in-language.ts'

export const creditNoteWords = {
  title: (number) => `ऑर्डर ${number} का क्रेडिट नोट`,
  link: 'क्रेडिट नोट',
  lead: 'बिल वैसा ही रहता है। अपने नंबर वाला क्रेडिट नोट बताता है कि क्या लौटाया गया और क्यों।',
  bills: 'इस ऑर्डर के बिल',
  billLeft: (number, day, total, left) => `${number}, ${day}: ${total}, जिसमें ${left} बाकी है`,
  nothingLeft: 'किसी बिल में लौटाने को कुछ बाकी नहीं है।',
  bill: 'किस बिल पर',
  line: 'किस मछली के लिए',
  wholeBill: 'पूरे बिल के लिए',
  lineNamed: (no, title, price) => `${no}. ${title}, ${price}`,
  amount: 'लौटाने के रुपये',
  amountHint: (left) => `ज़्यादा से ज़्यादा ${left}`,
  amountWrong: 'रुपये लिखें, जैसे 120 या 120.50, पैसों से पहले बिंदु।',
  reason: 'वजह',
  reasonHint: `यह बिल पर प्रिंट होता है। ज़्यादा से ज़्यादा ${longestReason} अक्षर।`,
  reasonMissing: 'वजह लिखें: क्रेडिट नोट में वजह होती है।',
  credit: 'क्रेडिट नोट बनाएँ',
  crediting: 'बना रहे हैं …',
  question: (amount, buyer) => `${buyer} को ${amount} लौटाएँ? बन जाने के बाद क्रेडिट नोट हटता नहीं।`,
  yes: 'हाँ, बनाएँ',
  drawn: (number, amount) => `${amount} का क्रेडिट नोट ${number} बन गया।`,
  toBill: 'बिल पर वापस',
} as const satisfies InLanguage<typeof English>
