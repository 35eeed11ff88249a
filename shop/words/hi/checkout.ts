import { readable } from '#shop/money.ts'
import { readablePlace, readableState } from '#shop/words/packs.ts'
import type {
  checkoutWords as English,
  addressFaults as EnglishFaults,
  checkoutRefusals as EnglishRefusals,
} from '../en/checkout.ts'
import type { InLanguage } from '../in-language.ts'
import { placeNames, stateNames } from './usual.ts'

export const checkoutWords = {
  title: 'चेकआउट',
  chooseFish: 'अपनी मछली चुनें',
  goOn: 'और खरीदें',
  shippingAddress: 'डिलीवरी का पता',
  billingAddress: 'बिल का पता',
  sameAddress: 'बिल का पता भी यही',
  labels: {
    pincode: 'पिनकोड',
    city: 'शहर',
    state: 'राज्य',
    firstName: 'नाम',
    lastName: 'सरनेम',
    addressLine1: 'फ़्लैट और बिल्डिंग',
    streetAddress: 'सड़क और इलाका',
    landmark: 'लैंडमार्क, गेट',
    phone: 'मोबाइल नंबर',
    email: 'ई-मेल',
  },
  hints: {
    pincode: 'इससे शहर और राज्य अपने आप भर जाते हैं।',
    addressLine1: 'फ़्लैट, मंज़िल, विंग, बिल्डिंग',
    landmark: 'राइडर के लिए: किसके सामने, कौन सा गेट, कौन सी घंटी',
    phone: 'राइडर इसी नंबर पर फ़ोन करेगा',
  },
  orderSummary: 'ऑर्डर का हिसाब',
  subtotal: 'सामान का जोड़',
  shipping: 'डिलीवरी',
  total: 'कुल',
  changeCart: 'कार्ट बदलें',
  payment: 'पेमेंट',
  payments: {
    cash: 'कैश ऑन डिलीवरी',
    paytm: 'Paytm',
    upi: 'UPI',
    cards: 'कार्ड',
    netbanking: 'नेटबैंकिंग',
  },
  rules: '{refunds}, {terms}।',
  refunds: 'रिफ़ंड और ताज़गी',
  terms: 'शर्तें',
  keepReady: 'आपका ऑर्डर नंबर {number} है। डिलीवरी पर देने के लिए {total} कैश तैयार रखें।',
  placing: 'ऑर्डर हो रहा है...',
  placed: 'ऑर्डर हो गया!',
  place: (total) => `ऑर्डर करें - करीब ${total}, कैश ऑन डिलीवरी`,
  comingSoon: 'जल्द ही',
  useAddress: (of) => `यही ${addressOf(of)} रखें`,
  change: 'बदलें',
  changeAddress: (of) => `${addressOf(of)} बदलें`,
  takenBack: 'पैसे देने से पहले मछली देख लें। देर से आए, जैसी बताई थी वैसी न हो या ताज़ी न हो, तो लौटा दें; उसके पैसे नहीं देने हैं।',
  noBarcode: 'बारकोड आपको “मेरे ऑर्डर” में इस ऑर्डर के साथ दिखेगा।',
  emptyCart: 'आपका कार्ट खाली है। पहले कार्ट में कुछ डालें।',
  ratesTooOld: 'ये भाव एक दिन से ज़्यादा पुराने हैं। नेटवर्क आने पर ऑर्डर करें।',
  noPincode: 'पिनकोड डालें',
  noUser: 'आपकी पहचान नहीं हो पाई। फिर से लॉगिन करें।',
  noOrderId: 'सर्वर से ऑर्डर का नंबर नहीं मिला।',
  placeFailed: 'ऑर्डर नहीं हो पाया।',
  placeFailedBecause: (reason) => `ऑर्डर नहीं हो पाया: ${reason}`,
  placeError: (message) => `दिक्कत: ${message || 'वजह पता नहीं चली'}`,
  pincodeUnknown: 'पिनकोड गलत है। फिर से डालें।',
  pincodeFailed: 'पिनकोड की जानकारी नहीं मिल पाई।',
} as const satisfies InLanguage<typeof English>

/** `of` is the code of one of the two. */
const addressOf = (of: string) => addresses.get(of) ?? of

const addresses = new Map([
  ['shipping', 'डिलीवरी का पता'],
  ['billing', 'बिल का पता'],
])

const pincodeLength = 'पिनकोड में 6 अंक होने चाहिए।'

export const addressFaults = {
  'no-pincode': () => checkoutWords.noPincode,
  'pincode-length': () => pincodeLength,
  'pincode-miscounted': (typed) => `${pincodeLength} आपने डाला: ${typedInWords(typed)}।`,
  'pincode-zero': () => 'कोई पिनकोड 0 से शुरू नहीं होता। फिर से देख लें।',
  'not-delivered': () => 'इस पिनकोड पर डिलीवरी नहीं है।',
  'phone-short': ({ digits }) => `आपने ${digits} अंक ${digits > 1 ? 'डाले' : 'डाला'}, मोबाइल नंबर में 10 होते हैं।`,
  'not-a-phone': () => 'यह मोबाइल नंबर सही नहीं है। पूरे 10 अंक डालें।',
  'other-city': ({ pincode, city, state }) =>
    `${pincode} तो ${readablePlace(city, { placeNames })}, ${readableState(state, { stateNames })} में है। पिनकोड ठीक करें, या शहर और राज्य।`,
} as const satisfies InLanguage<typeof EnglishFaults>

export const checkoutRefusals = {
  'not-open-yet': () => 'दुकान जल्द खुलेगी, अभी ऑर्डर नहीं हो सकता। खुलने पर फिर आएँ।',
  'cart-empty': () => checkoutWords.emptyCart,
  'sent-too-late': () =>
    'यह ऑर्डर नेटवर्क के इंतज़ार में बहुत देर रुका रहा, इसलिए नहीं हुआ। डिलीवरी का समय देख लें, फिर दोबारा ऑर्डर करें; आपका कार्ट वैसा ही है।',
  'prices-changed': () => 'कार्ट भरने के बाद दाम बदल गए हैं। नया कुल देख लें, फिर ऑर्डर करें।',
  'most-below-total': ({ total, most }) =>
    `आज यह ऑर्डर करीब ${readable(total)} का है, ज़्यादा से ज़्यादा ${readable(most)} का। यह आपको दिखाई गई सबसे ज़्यादा रकम से ऊपर है। आज का कुल देख लें, फिर ऑर्डर करें।`,
  'too-much-cash': ({ most, total }) =>
    `कैश ऑन डिलीवरी एक ऑर्डर में ${readable(most)} तक होती है, और यह ${readable(total)} का हो रहा है। कार्ट से कुछ हटाएँ, या बड़े ऑर्डर के लिए हमें फ़ोन करें।`,
  'mobile-unproven': () => 'पहले अपना मोबाइल नंबर वेरिफ़ाई करें। हम उस पर OTP भेजेंगे। फिर बटन दोबारा दबाएँ।',
  'others-order': () => 'यह ऑर्डर किसी और का है। फिर से लॉगिन करें।',
  'other-attempt': () =>
    'आपका पिछला ऑर्डर हमें मिल गया था, जैसा तब था वैसा ही, और वह “मेरे ऑर्डर” में है। यह भी मँगाना हो तो बटन फिर दबाएँ।',
  'bad-attempt': () => 'Idempotency-Key में 1 से 200 अक्षर, अंक या निशान हों, बिना खाली जगह के।',
  'attempt-ended': () => 'यह ऑर्डर हमारे पास पहुँचने से पहले हटा दिया गया था। ऑर्डर नहीं हुआ।',
  'too-many-open': ({ most }) => `आपके ${most} ऑर्डर अभी बाकी हैं। एक कैंसल करें, या एक के डिलीवर होने तक रुकें, फिर अगला ऑर्डर करें।`,
  'pincode-unknown': () => checkoutWords.pincodeUnknown,
  'pincode-not-looked-up': () => checkoutWords.pincodeFailed,
  'no-user': () => checkoutWords.noUser,
  'no-address': () => 'पता नहीं दिया गया।',
  'no-items': () => 'ऑर्डर में आइटम की सूची नहीं है।',
  'no-total': () => 'ऑर्डर में कुल रकम नहीं है।',
  'item-without-id': () => 'कार्ट के हर आइटम की आईडी होनी चाहिए।',
  'item-without-price': () => 'कार्ट के हर आइटम का दाम होना चाहिए।',
  'item-without-weight': () => 'कार्ट के हर आइटम का वज़न होना चाहिए।',
  'quantity-no-number': () => 'कितने चाहिए, यह अंकों में डालें।',
  'quantity-not-whole': () => 'पूरे पैकेट डालें, आधे-अधूरे नहीं।',
  'quantity-too-small': ({ least }) => `कम से कम ${least} लें।`,
  'quantity-too-large': ({ most }) => `ज़्यादा से ज़्यादा ${most} ले सकते हैं।`,
  'too-many-lines': ({ most }) => `एक ऑर्डर में ज़्यादा से ज़्यादा ${most} आइटम हो सकते हैं।`,
  'only-cash': () => 'अभी सिर्फ़ कैश ऑन डिलीवरी चलती है। वही चुनें, फिर ऑर्डर करें।',
} as const satisfies InLanguage<typeof EnglishRefusals>

/** '5 अंक और 1 अक्षर': what a person sees when looking at the field. */
function typedInWords({ digits, letters, signs }: { digits: number; letters: number; signs: number }): string {
  const parts = [digits > 0 && `${digits} अंक`, letters > 0 && `${letters} अक्षर`, signs > 0 && `${signs} निशान`].filter(
    (part) => part !== false,
  )
  return parts.join(', ').replace(/, ([^,]*)$/, ' और $1')
}
