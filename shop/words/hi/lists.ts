import type { listsWords as English } from '../en/lists.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'
import { untilSaidShort } from './said.ts'

/** The lists for knife and boxes. */
export const listsWords = {
  cutTitle: counterWords.cut,
  packTitle: counterWords.pack,
  asOf: (clock) => `${clock} तक की सूची`,
  pieces: (count) => `${count} पैकेट`,
  packs: (count, weight) => `${count} × ${weight}`,
  anySize: 'कोई भी साइज़',
  noWish: 'कटिंग की कोई माँग नहीं',
  forOrder: (number, count, weight) => `${number}: ${count} × ${weight}`,
  late: 'देर हो गई',
  done: 'हो गया',
  ofDone: (done, all) => `${all} में से ${done} हो गए`,
  box: (number) => `ऑर्डर ${number}`,
  notBefore: (from, now) => `इन्हें ${untilSaidShort(from, now)} से काटें, पहले नहीं: तब तक ग्राहक ये ऑर्डर बदल सकते हैं।`,
  nothingToCut: 'काटने को कुछ नहीं है। ऑर्डर पक्के होते ही यहाँ आते हैं।',
  nothingToPack: 'पैक करने को कुछ नहीं है। ऑर्डर पक्के होते ही यहाँ आते हैं।',
  toScale: 'तराज़ू पर',
  weigh: (number) => `${number} तौलें`,
  print: 'प्रिंट करें',
  clear: 'सारे निशान हटाएँ',
  toBoard: 'बोर्ड पर वापस',
} as const satisfies InLanguage<typeof English>
