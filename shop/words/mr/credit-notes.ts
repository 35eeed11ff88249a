import { longestReason } from '#shop/text.ts'
import type { creditNoteWords as English } from '../en/credit-notes.ts'
import type { InLanguage } from '../in-language.ts'

export const creditNoteWords = {
  title: (number) => `ऑर्डर ${number} ची क्रेडिट नोट`,
  link: 'क्रेडिट नोट',
  lead: 'बिल आहे तसेच राहते. स्वतःचा क्रमांक असलेली क्रेडिट नोट काय परत दिले आणि का ते सांगते.',
  bills: 'या ऑर्डरची बिले',
  billLeft: (number, day, total, left) => `${number}, ${day}: ${total}, त्यातले ${left} शिल्लक`,
  nothingLeft: 'कोणत्याही बिलात परत देण्यासारखे काही शिल्लक नाही.',
  bill: 'कोणत्या बिलावर',
  line: 'कोणत्या माशासाठी',
  wholeBill: 'पूर्ण बिलासाठी',
  lineNamed: (no, title, price) => `${no}. ${title}, ${price}`,
  amount: 'परत द्यायचे रुपये',
  amountHint: (left) => `जास्तीत जास्त ${left}`,
  amountWrong: 'रुपये लिहा, जसे 120 किंवा 120.50, पैशांआधी टिंब.',
  reason: 'कारण',
  reasonHint: `हे बिलावर प्रिंट होते. जास्तीत जास्त ${longestReason} अक्षरे.`,
  reasonMissing: 'कारण लिहा: क्रेडिट नोटला कारण लागते.',
  credit: 'क्रेडिट नोट काढा',
  crediting: 'काढत आहे …',
  question: (amount, buyer) => `${buyer} यांना ${amount} परत द्यायचे? काढलेली क्रेडिट नोट तशीच राहते.`,
  yes: 'हो, काढा',
  drawn: (number, amount) => `${amount} ची क्रेडिट नोट ${number} काढली.`,
  toBill: 'बिलाकडे परत',
} as const satisfies InLanguage<typeof English>
