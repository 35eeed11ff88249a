import type { slotChoiceWords as English } from '../en/slot-choice.ts'
import type { InLanguage } from '../in-language.ts'

/** When it comes, where it is chosen, and of an order. */
export const slotChoiceWords = {
  title: 'कब आएगा',
  choose: 'डिलीवरी का समय चुनें',
  chooseFirst: 'पहले डिलीवरी का समय चुनें, फिर ऑर्डर करें।',
  change: 'बदलें',
  full: 'भर गया',
  closed: 'डिलीवरी नहीं',
  asNow: 'जैसा अभी है',
  dayFull: 'कोई जगह नहीं',
  dayClosed: 'इस दिन डिलीवरी नहीं',
  cutOff: (until) => `${until} तक ऑर्डर करें; तब तक ऑर्डर बदल भी सकते हैं।`,
  changeUntil: (until) => `फिर ऑर्डर ${until} तक बदल सकते हैं।`,
  notThere: (slot) => `इस पिनकोड पर हम इस समय नहीं आते: ${slot}। आप दूसरा समय न चुनें तो वहाँ के सबसे पहले खाली समय पर आएगा।`,
  comes: (slot) => `आएगा: ${slot}।`,
  unknown: 'सबसे पहले खाली समय पर आएगा। कब, यह ऑर्डर में लिखा होगा।',
  noneFree: 'अभी डिलीवरी का कोई समय खाली नहीं है।',
  canChangeUntil: (until) => `${until} तक बदल सकते हैं।`,
  mayCancel: (until) => `आप ${until ?? 'ऑर्डर बदलने के आखिरी समय'} तक ऑर्डर मुफ़्त में कैंसल कर सकते हैं। उसके बाद हमें फ़ोन करें।`,
} as const satisfies InLanguage<typeof English>
