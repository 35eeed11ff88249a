import type { listsWords as English } from '../en/lists.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'
import { untilSaidShort } from './said.ts'

export const listsWords = {
  cutTitle: counterWords.cut,
  packTitle: counterWords.pack,
  asOf: (clock) => `${clock} ची स्थिती`,
  pieces: (count) => (count === 1 ? '1 पॅक' : `${count} पॅक`),
  packs: (count, weight) => `${count} × ${weight}`,
  anySize: 'कोणताही आकार',
  noWish: 'कसे कापायचे ते सांगितलेले नाही',
  forOrder: (number, count, weight) => `${number}: ${count} × ${weight}`,
  late: 'उशीर',
  done: 'झाले',
  ofDone: (done, all) => `${all} पैकी ${done} झाले`,
  box: (number) => `ऑर्डर ${number}`,
  notBefore: (from, now) =>
    `या ऑर्डर ${untilSaidShort(from, now)} वाजल्यापासून कापायच्या, आधी नाही: तोपर्यंत ग्राहक त्या बदलू शकतात.`,
  nothingToCut: 'कापायला काही नाही. ऑर्डर कन्फर्म झाल्या की इथे येतात.',
  nothingToPack: 'पॅक करायला काही नाही. ऑर्डर कन्फर्म झाल्या की इथे येतात.',
  toScale: 'वजनकाट्याकडे',
  weigh: (number) => `वजन करा: ${number}`,
  print: 'प्रिंट करा',
  clear: 'सगळ्या खुणा काढा',
  toBoard: 'बोर्डवर परत',
} as const satisfies InLanguage<typeof English>
