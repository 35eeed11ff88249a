import type * as English from '../en/orders-by-staff.ts'
import type { InLanguage } from '../in-language.ts'

export const newOrderWords = {
  title: 'नवीन ऑर्डर',
  where: 'फोनवर किंवा काउंटरवर',
  toBoard: 'बोर्डवर परत',
  customer: 'ग्राहक',
  mobile: 'मोबाइल',
  mobileHint: 'ग्राहक शोधायला दहा अंक टाका.',
  looking: 'ग्राहक शोधत आहे...',
  isNew: 'नवीन ग्राहक. नाव आणि पत्ता विचारा.',
  isLongAgo: 'या नंबरवरून 90 दिवसांत ऑर्डर नाही. नाव आणि पत्ता विचारा.',
  noAddress: 'पत्ता विचारा.',
  otherAddress: 'पत्ता बदला',
  orders: (count) => (count === 1 ? '1 ऑर्डर' : `${count} ऑर्डर्स`),
  asLast: 'मागच्यासारखी',
  worse: 'मागच्यासारखे नाही:',
  worseLine: {
    gone: (title) => `${title} आता मिळत नाही`,
    less: (title) => `${title} कमी उरले आहे`,
    dearer: (title, was, is) => `${title} ${is}, आधी ${was}`,
    cut: (title) => `${title} आता तसे कापत नाही`,
  },
  smsIn: 'SMS ची भाषा',

  fish: 'मासे जोडा',
  none: 'अजून मासे नाहीत. वरच्या फोटोवर टॅप करा.',
  closed: 'आज साठ्यात नाही',
  kind: 'प्रकार',
  size: 'साइज',
  cut: 'कटिंग',
  noCut: 'खास काही नाही',
  pack: 'जोडायला पॅकवर टॅप करा',
  close: 'रद्द करा',

  delivery: 'डिलिव्हरी',
  noSlots: 'या पिनकोडसाठी स्लॉट नाहीत.',
  slotsFirst: 'पिनकोडवरून स्लॉट ठरतात.',
  left: (count) => `${count} जागा`,
  full: 'भरला',
  other: 'इतर वेळ',
  note: 'मासे कापणाऱ्यासाठी सूचना',
  noteExample: 'डोके वेगळे, पातळ तुकडे…',

  about: 'अंदाजे',
  most: 'जास्तीत जास्त',
  cancel: 'रद्द करा',
  place: 'ऑर्डर द्या आणि SMS पाठवा',
  placing: 'ऑर्डर देत आहे...',
  missing: {
    mobile: 'आधी मोबाइल टाका.',
    address: 'नाव आणि पत्ता पूर्ण नाही.',
    fish: 'अजून मासे नाहीत.',
    slot: 'डिलिव्हरीची वेळ निवडा.',
  },
  unreached: 'दुकानाशी संपर्क झाला नाही. तुम्ही लिहिलेले तसेच आहे: पुन्हा दाबा.',
  pricesAnew: 'तेवढ्यात भाव बदलले. ग्राहकांना नवीन एकूण रक्कम सांगा, मग पुन्हा दाबा.',
  placedBefore: 'ही ऑर्डर आधीच दिली आहे, तुम्ही पहिल्यांदा पाठवली तशी. ती पाहा, आणि तिथेच बदला.',
  lookAt: (number) => `ऑर्डर ${number} उघडा`,
} as const satisfies InLanguage<typeof English.newOrderWords>

export const changeOrderWords = {
  title: (number) => `${number} बदला`,
  until: (name, slot, clock) => `${name}, ${slot}, ${clock} पर्यंत`,
  toOrder: 'ऑर्डरवर परत',
  addFish: 'मासे जोडा',
  whoAsked: 'कोणी सांगितले?',
  asked: { customer: 'ग्राहकांचा फोन', shop: 'दुकानाने, फोन करून' },
  was: 'आधी अंदाजे',
  now: 'आता अंदाजे',
  save: (name) => `सेव्ह करा आणि ${name} यांना SMS`,
  saving: 'सेव्ह होत आहे...',
  same: 'अजून काही बदलले नाही.',
  meanwhile: 'तेवढ्यात ऑर्डर बदलली. तुमचे बदल तसेच आहेत. तपासा आणि पुन्हा सेव्ह करा.',
} as const satisfies InLanguage<typeof English.changeOrderWords>

export const orderMenuWords = {
  call: (name) => `${name} यांना फोन करा`,
  timeNeedsReason: 'कारण लिहा. ग्राहक ते वाचतील.',
  anotherTime: 'दुसरी वेळ',
  anotherTimeHint: 'ग्राहकांना SMS जातो',
  change: 'ऑर्डर बदला',
  changeUntil: (clock) => `${clock} पर्यंत`,
  changeOver: 'मुदत संपल्यावर नाही',
  changeOnce: 'या स्थितीत नाही',
  rejectHint: 'कारण विचारते, मग SMS',
  times: 'कधी द्यायची?',
  whyTime: 'का? ग्राहक हे वाचतात.',
  move: (slot) => `${slot} ला न्या`,
  noTimes: 'दुसऱ्या कोणत्याही स्लॉटमध्ये जागा नाही.',
} as const satisfies InLanguage<typeof English.orderMenuWords>

export const orderPageWords = {
  columns: { fish: 'मासे', ordered: 'ऑर्डर', weighed: 'वजन', rate: 'भाव', sum: '₹' },
  grams: (grams) => `${grams} ग्रॅम`,
  notWeighed: 'वजन बाकी',
  perKilo: (rate) => `${rate}/किलो`,
  agreedInstead: (title, most) => `${title} ऐवजी, फोनवर ठरले, जास्तीत जास्त ${most}`,
  replacedByPhone: (title, instead, by) => `${title}. ${instead}, ${by} यांनी नोंदवले`,
  toPay: 'घ्यायचे पैसे',
  all: 'एकूण',
  photoOf: (title) => `वजनकाट्याचा फोटो: ${title}`,
  photoOfDoor: 'दाराचा फोटो',
  paysCash: 'डिलिव्हरीला रोख देतील.',
  paysCashWas: (sum) => `डिलिव्हरीला रोख देतील. आधी अंदाजे ${sum} होते.`,
  paysCashMost: (sum) => `डिलिव्हरीला रोख देतील, जास्तीत जास्त ${sum}.`,
  nothingToPay: 'काही घ्यायचे नाही.',
  askedUntil: (wait) => `ग्राहकांच्या उत्तराची वाट: ${wait} बाकी`,
  askedOver: (wait) => `${wait} उत्तर नाही: फोन करा`,
  thisPage: 'हे पेज',
  printBill: 'बिल प्रिंट करा',
  complaint: 'तक्रारी',
} as const satisfies InLanguage<typeof English.orderPageWords>

export const orderByStaffRefusals = {
  'customer-looks-used': ({ most }) =>
    `एका दिवसात तुम्ही ${most} ग्राहक शोधले, यापेक्षा जास्त शोधता येत नाहीत. हा ग्राहक सहकारी किंवा मालकांकडून शोधून घ्या.`,
  'customer-open-orders': ({ most }) =>
    `या ग्राहकांच्या ${most} ऑर्डर्स अजून बाकी आहेत, यापेक्षा जास्त देता येत नाहीत. आधी एक रद्द किंवा डिलिव्हर करा.`,
  'customer-unproven': () => 'ग्राहकांचा मोबाइल अजून व्हेरिफाय झालेला नाही. त्यानंतरच ऑर्डर बदलता येते.',
} as const satisfies InLanguage<typeof English.orderByStaffRefusals>
