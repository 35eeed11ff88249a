import type { weighedWords as English } from '../en/weighed.ts'
import type { InLanguage } from '../in-language.ts'

export const weighedWords = {
  title: 'वजनकाटा काय सांगतो',
  orderOf: (number) => `ऑर्डर ${number}: वजनकाटा काय सांगतो`,
  pack: (quantity, title, choice) => `${quantity} × ${title}, ${choice}`,
  ordered: 'मागवले',
  weighed: 'वजन भरले',
  rate: 'भाव',
  rateFor: (price, weight) => `${weight} साठी ${price}`,
  price: 'किंमत',
  difference: 'फरक',
  asOrdered: 'मागवले तेवढेच',
  more: (amount) => `${amount} जास्त`,
  less: (amount) => `${amount} कमी`,
  reason: 'कारण',
  sources: {
    scale: 'वजनकाट्यावरून',
    typed: 'टाइप केलेले',
    label: 'लेबलवरून',
  },
  notYet: 'अजून वजन झालेले नाही.',
  leftOut: 'सोडून दिले. याचे पैसे द्यायचे नाहीत.',
  replaced: 'याच्या जागी दुसरा मासा आहे. याचे पैसे द्यायचे नाहीत.',
  standsFor: (title) => `${title}: त्याच्या ऐवजी हा मासा आहे.`,
  declined: 'तुम्ही नको म्हणालात. पॅक करण्याआधी कापून कमी करतो.',
  awaited: 'आम्हाला तुमचे उत्तर हवे आहे. आमचा SMS आला असेल तर त्यातली लिंक उघडा, नाहीतर फोन करा: {phone}',
  seeIt: 'वजनकाट्यावर पाहा',
  photographOf: (title, weight) => `वजनकाट्यावर ${title}: ${weight}`,
  noPhotograph: 'फोटो आणता आला नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  rounding: 'पूर्ण रुपयात',
  toPay: 'द्यायचे, कॅश ऑन डिलिव्हरी',
} as const satisfies InLanguage<typeof English>
