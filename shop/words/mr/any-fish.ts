import type * as English from '../en/any-fish.ts'
import type { InLanguage } from '../in-language.ts'

export const anyFishWords = {
  title: (fish) => `${fish} ऐवजी`,
  toScale: 'वजनकाट्यावर परत',
  callFirst: 'ग्राहकांना फोन करा, आणि मासा व जास्तीत जास्त रक्कम नक्की करा.',
  was: 'आधी',
  now: 'आता अंदाजे',
  wasSaid: (amount, sum, most) => `${amount}, ${sum}, जास्तीत जास्त ${most}`,
  fish: 'ग्राहकांना कोणता मासा हवा',
  most: 'ग्राहकांना सांगितलेली जास्तीत जास्त रक्कम, रुपयांत',
  fill: (most) => `${most} भरा`,
  fillSaid: (most) => `चालेल तेवढ्या वजनाला जास्तीत जास्त ${most}.`,
  sayIt: (most) => `तुम्ही प्रत्यक्ष वजनाचे पैसे द्याल, जास्तीत जास्त ${most}.`,
  sayHead: 'ग्राहकांना सांगा:',
  sayNothing: 'मासा निवडा आणि रक्कम टाका.',
  sayOrder: (most, was) => `पूर्ण ऑर्डर आता ${most} पर्यंत जाऊ शकते, आधी ${was} पर्यंत दाखवली होती.`,
  saidYes: 'ग्राहक फोनवर हो म्हणाले',
  saidYesToOrder: (most) => `पूर्ण ऑर्डरच्या ${most} पर्यंतही हो म्हणाले`,
  replace: 'बदला',
  replaceAtMost: (most) => `बदला, ${most} पर्यंत`,
  replacing: 'बदलत आहे...',
  missing: {
    fish: 'आधी मासा निवडा.',
    most: 'जास्तीत जास्त रक्कम रुपयांत टाका, जसे 1320.',
    yes: 'ग्राहकांचा होकार नोंदवा. त्याशिवाय काही बदलत नाही.',
    order: 'पूर्ण ऑर्डरच्या रकमेसाठीही त्यांचा होकार नोंदवा.',
  },
} as const satisfies InLanguage<typeof English.anyFishWords>
