import type { slotChoiceWords as English } from '../en/slot-choice.ts'
import type { InLanguage } from '../in-language.ts'

export const slotChoiceWords = {
  title: 'डिलिव्हरी कधी',
  choose: 'डिलिव्हरीची वेळ निवडा',
  chooseFirst: 'आधी डिलिव्हरीची वेळ निवडा, मग ऑर्डर द्या.',
  change: 'बदला',
  full: 'भरली',
  closed: 'डिलिव्हरी नाही',
  asNow: 'आहे तीच',
  dayFull: 'जागा नाही',
  dayClosed: 'या दिवशी डिलिव्हरी नाही',
  cutOff: (until) => `${until} पर्यंत ऑर्डर द्या; तोपर्यंत ती बदलताही येते.`,
  changeUntil: (until) => `मग ऑर्डर ${until} पर्यंत बदलता येईल.`,
  notThere: (slot) => `${slot}: तेव्हा आम्ही या पिनकोडवर येत नाही. तुम्ही दुसरी वेळ निवडली नाही तर तिथली पहिली मोकळी वेळ मिळेल.`,
  comes: (slot) => `डिलिव्हरी: ${slot}.`,
  unknown: 'पहिल्या मोकळ्या वेळेत डिलिव्हरी होईल. ती कधी ते ऑर्डरवर दिसेल.',
  noneFree: 'आत्ता डिलिव्हरीची एकही वेळ मोकळी नाही.',
  canChangeUntil: (until) => `${until} पर्यंत बदलता येईल.`,
  mayCancel: (until) =>
    `${until === undefined ? 'ऑर्डर बदलायच्या शेवटच्या वेळेपर्यंत' : `${until} पर्यंत`} ऑर्डर मोफत रद्द करता येते. त्यानंतर आम्हाला फोन करा.`,
} as const satisfies InLanguage<typeof English>
