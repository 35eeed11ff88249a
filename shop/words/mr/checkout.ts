import { readable } from '#shop/money.ts'
import { readablePlace, readableState } from '#shop/words/packs.ts'
import type * as English from '../en/checkout.ts'
import type { InLanguage } from '../in-language.ts'
import { placeNames, stateNames } from './usual.ts'

export const checkoutWords = {
  title: 'चेकआउट',
  chooseFish: 'मासे निवडा',
  goOn: 'आणखी खरेदी करा',
  shippingAddress: 'डिलिव्हरीचा पत्ता',
  billingAddress: 'बिलाचा पत्ता',
  sameAddress: 'बिलाचा पत्ताही हाच',
  labels: {
    pincode: 'पिनकोड',
    city: 'शहर',
    state: 'राज्य',
    firstName: 'नाव',
    lastName: 'आडनाव',
    addressLine1: 'फ्लॅट, इमारत',
    streetAddress: 'रस्ता, परिसर',
    landmark: 'लँडमार्क, गेट',
    phone: 'मोबाइल नंबर',
    email: 'ई-मेल',
  },
  hints: {
    pincode: 'यावरून शहर आणि राज्य आपोआप भरले जाते.',
    addressLine1: 'फ्लॅट, मजला, विंग, इमारत',
    landmark: 'रायडरसाठी: कशासमोर, कोणते गेट, कोणती बेल',
    phone: 'रायडर या नंबरवर फोन करेल',
  },
  orderSummary: 'ऑर्डरचा हिशोब',
  subtotal: 'मालाची रक्कम',
  shipping: 'डिलिव्हरी',
  total: 'एकूण',
  changeCart: 'कार्ट बदला',
  payment: 'पेमेंट',
  payments: { cash: 'कॅश ऑन डिलिव्हरी', paytm: 'Paytm', upi: 'UPI', cards: 'कार्ड', netbanking: 'नेटबँकिंग' },
  rules: '{refunds}, {terms}.',
  refunds: 'पैसे परत आणि ताजेपणा',
  terms: 'अटी',
  keepReady: 'तुमचा ऑर्डर नंबर {number}. डिलिव्हरीच्या वेळी द्यायला {total} कॅश तयार ठेवा.',
  placing: 'ऑर्डर देत आहोत...',
  placed: 'ऑर्डर झाली!',
  place: (total) => `ऑर्डर द्या - अंदाजे ${total}, कॅश ऑन डिलिव्हरी`,
  comingSoon: 'लवकरच',
  useAddress: (of) => `${forWhat(of)} हा पत्ता वापरा`,
  change: 'बदला',
  changeAddress: (of) => `${forWhat(of)} पत्ता बदला`,
  takenBack: 'पैसे देण्याआधी मासळी पाहून घ्या. उशिरा आली, सांगितल्यासारखी नसली किंवा ताजी नसली तर परत करा; तिचे पैसे द्यायचे नाहीत.',
  noBarcode: '“माझ्या ऑर्डर्स” मध्ये या ऑर्डरसोबत बारकोड दिसेल.',
  emptyCart: 'तुमचे कार्ट रिकामे आहे. आधी कार्टमध्ये काहीतरी घ्या.',
  ratesTooOld: 'हे भाव एक दिवसापेक्षा जुने आहेत. इंटरनेट आले की ऑर्डर द्या.',
  noPincode: 'पिनकोड टाका',
  noUser: 'तुमची ओळख पटली नाही. पुन्हा लॉगिन करा.',
  noOrderId: 'सर्व्हरकडून ऑर्डर नंबर मिळाला नाही.',
  placeFailed: 'ऑर्डर देता आली नाही.',
  placeFailedBecause: (reason) => `ऑर्डर देता आली नाही: ${reason}`,
  placeError: (message) => `अडचण: ${message || 'कारण कळले नाही'}`,
  pincodeUnknown: 'असा पिनकोड नाही. पुन्हा टाका.',
  pincodeFailed: 'पिनकोडची माहिती मिळाली नाही.',
} as const satisfies InLanguage<typeof English.checkoutWords>

/** Which of the two addresses of a form. */
const purposes: Readonly<Partial<Record<string, string>>> = { shipping: 'डिलिव्हरीसाठी', billing: 'बिलासाठी' }
const forWhat = (of: string): string => purposes[of] ?? of

const pincodeLength = 'पिनकोडमध्ये 6 अंक असतात.'

export const addressFaults = {
  'no-pincode': () => checkoutWords.noPincode,
  'pincode-length': () => pincodeLength,
  'pincode-miscounted': (typed) => `${pincodeLength} तुम्ही टाकले: ${typedInWords(typed)}.`,
  'pincode-zero': () => 'कोणताही पिनकोड 0 ने सुरू होत नाही. पुन्हा तपासा.',
  'not-delivered': () => 'या पिनकोडवर आम्ही डिलिव्हरी करत नाही.',
  'phone-short': ({ digits }) => `तुम्ही ${digits} अंक ${digits === 1 ? 'टाकला' : 'टाकले'}, मोबाइल नंबरमध्ये 10 असतात.`,
  'not-a-phone': () => 'हा मोबाइल नंबर बरोबर नाही. त्याचे 10 अंक टाका.',
  'other-city': ({ pincode, city, state }) =>
    `पिनकोड ${pincode} इथला आहे: ${readablePlace(city, { placeNames })}, ${readableState(state, { stateNames })}. पिनकोड सुधारा, किंवा शहर आणि राज्य सुधारा.`,
} as const satisfies InLanguage<typeof English.addressFaults>

export const checkoutRefusals = {
  'not-open-yet': () => 'दुकान लवकरच सुरू होईल, अजून ऑर्डर देता येत नाही. सुरू झाल्यावर पुन्हा या.',
  'cart-empty': () => checkoutWords.emptyCart,
  'sent-too-late': () =>
    'ही ऑर्डर इंटरनेटसाठी फार वेळ थांबली, म्हणून ती झालेली नाही. डिलिव्हरीची वेळ पाहा आणि पुन्हा ऑर्डर द्या; तुमचे कार्ट तसेच आहे.',
  'prices-changed': () => 'तुम्ही कार्ट भरल्यापासून किमती बदलल्या आहेत. नवीन एकूण रक्कम पाहा, मग ऑर्डर द्या.',
  'most-below-total': ({ total, most }) =>
    `आज ही ऑर्डर अंदाजे ${readable(total)} ची, जास्तीत जास्त ${readable(most)} ची होते. तुम्हाला दाखवलेल्या कमाल रकमेपेक्षा हे जास्त आहे. आजची एकूण रक्कम पाहा, मग ऑर्डर द्या.`,
  'too-much-cash': ({ most, total }) =>
    `कॅश ऑन डिलिव्हरी एका ऑर्डरला ${readable(most)} पर्यंतच चालते, आणि ही ऑर्डर ${readable(total)} ची होते. कार्टमधून काहीतरी काढा, किंवा मोठ्या ऑर्डरसाठी आम्हाला फोन करा.`,
  'mobile-unproven': () => 'आधी मोबाइल नंबर व्हेरिफाय करा. आम्ही त्यावर OTP पाठवू. मग बटण पुन्हा दाबा.',
  'others-order': () => 'ही ऑर्डर दुसऱ्या कोणाच्या नावावर आहे. पुन्हा लॉगिन करा.',
  'other-attempt': () =>
    'तुमची आधीची ऑर्डर आम्हाला मिळाली होती, तेव्हा होती तशीच, आणि ती “माझ्या ऑर्डर्स” मध्ये आहे. हेही हवे असेल तर बटण पुन्हा दाबा.',
  'bad-attempt': () => 'Idempotency-Key मध्ये 1 ते 200 अक्षरे, अंक किंवा चिन्हे लागतात, रिकामी जागा चालत नाही.',
  'attempt-ended': () => 'ही ऑर्डर आमच्याकडे पोहोचण्याआधीच काढून टाकली होती. ती झालेली नाही.',
  'too-many-open': ({ most }) =>
    `तुमच्या ${most} ऑर्डर्स अजून चालू आहेत. नवीन देण्याआधी एक रद्द करा, किंवा एखादी तुमच्यापर्यंत पोहोचेपर्यंत थांबा.`,
  'pincode-unknown': () => checkoutWords.pincodeUnknown,
  'pincode-not-looked-up': () => checkoutWords.pincodeFailed,
  'no-user': () => checkoutWords.noUser,
  'no-address': () => 'पत्ता दिलेला नाही.',
  'no-items': () => 'ऑर्डरमध्ये आयटमची यादी नाही.',
  'no-total': () => 'ऑर्डरमध्ये एकूण रक्कम नाही.',
  'item-without-id': () => 'कार्टमधल्या प्रत्येक आयटमला आयडी लागतो.',
  'item-without-price': () => 'कार्टमधल्या प्रत्येक आयटमची किंमत लागते.',
  'item-without-weight': () => 'कार्टमधल्या प्रत्येक आयटमचे वजन लागते.',
  'quantity-no-number': () => 'किती हवे ते अंकात टाका.',
  'quantity-not-whole': () => 'किती हवे ते पूर्ण आकड्यात टाका.',
  'quantity-too-small': ({ least }) => `कमीत कमी ${least} घ्यावे लागते.`,
  'quantity-too-large': ({ most }) => `जास्तीत जास्त ${most} घेता येते.`,
  'too-many-lines': ({ most }) => `एका ऑर्डरमध्ये जास्तीत जास्त ${most} आयटम घेता येतात.`,
  'only-cash': () => 'सध्या ऑर्डरचे पैसे फक्त कॅश ऑन डिलिव्हरीने देता येतात. ते निवडा, मग ऑर्डर द्या.',
} as const satisfies InLanguage<typeof English.checkoutRefusals>

/** '5 अंक आणि 1 अक्षर' */
function typedInWords({ digits, letters, signs }: { digits: number; letters: number; signs: number }): string {
  const parts = [
    digits > 0 && `${digits} अंक`,
    letters > 0 && (letters === 1 ? '1 अक्षर' : `${letters} अक्षरे`),
    signs > 0 && (signs === 1 ? '1 चिन्ह' : `${signs} चिन्हे`),
  ].filter((part) => part !== false)
  return parts.join(', ').replace(/, ([^,]*)$/, ' आणि $1')
}
