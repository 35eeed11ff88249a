import type { weighedWords as English } from '../en/weighed.ts'
import type { InLanguage } from '../in-language.ts'

/** What the scale said of an order, as its buyer reads it. */
export const weighedWords = {
  title: 'तराज़ू क्या कहता है',
  orderOf: (number) => `ऑर्डर ${number}: तराज़ू क्या कहता है`,
  pack: (quantity, title, choice) => `${quantity} × ${title}, ${choice}`,
  ordered: 'मँगाया',
  weighed: 'तौला',
  rate: 'भाव',
  rateFor: (price, weight) => `${weight} के ${price}`,
  price: 'दाम',
  difference: 'फ़र्क',
  asOrdered: 'जितना मँगाया उतना ही',
  more: (amount) => `${amount} ज़्यादा`,
  less: (amount) => `${amount} कम`,
  reason: 'वजह',
  sources: {
    scale: 'तराज़ू से पढ़ा',
    typed: 'हाथ से लिखा',
    label: 'लेबल से पढ़ा',
  },
  notYet: 'अभी तौला नहीं गया।',
  leftOut: 'नहीं दिया। इसके पैसे नहीं देने हैं।',
  replaced: 'इसकी जगह दूसरी मछली है। इसके पैसे नहीं देने हैं।',
  standsFor: (title) => `इसकी जगह: ${title}।`,
  declined: 'आपने मना किया। पैक करने से पहले काटकर कम करेंगे।',
  awaited: 'हमें आपका जवाब चाहिए। हमारा SMS मिला हो तो उसकी लिंक खोलें, नहीं तो फ़ोन करें: {phone}',
  seeIt: 'तराज़ू पर देखें',
  photographOf: (title, weight) => `तराज़ू पर ${title}: ${weight}`,
  noPhotograph: 'फ़ोटो नहीं खुल पाई। थोड़ी देर में फिर कोशिश करें।',
  rounding: 'पूरे रुपये में',
  toPay: 'देना है, डिलीवरी पर कैश में',
} as const satisfies InLanguage<typeof English>
