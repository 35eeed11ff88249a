import type { FieldName } from '#shop/refusals.ts'
import type * as English from '../en/forms.ts'
import type { InLanguage } from '../in-language.ts'

export const formsWords = {
  failed: 'कुछ दिक्कत हो गई। आपका लिखा वैसा ही है। कृपया फिर से कोशिश करें।',
  problem: 'कुछ ठीक करना है',
  errorMark: 'गलती: ',
  noLine: 'नेटवर्क नहीं है, कुछ भेजा नहीं गया। आपका लिखा वैसा ही है। नेटवर्क आने पर बटन फिर दबाएँ।',
} as const satisfies InLanguage<typeof English.formsWords>

const nameOf = {
  name: 'नाम',
  'e-mail': 'ई-मेल',
  mobile: 'मोबाइल नंबर',
  password: 'पासवर्ड',
  'new-password': 'नया पासवर्ड',
  code: 'OTP',
  'first-name': 'नाम',
  'last-name': 'सरनेम',
  'address-line': 'फ़्लैट और बिल्डिंग',
  street: 'सड़क और इलाका',
  landmark: 'लैंडमार्क, गेट',
  pincode: 'पिनकोड',
  city: 'शहर',
  state: 'राज्य',
  phone: 'फ़ोन नंबर',
  review: 'रिव्यू',
  'order-number': 'ऑर्डर नंबर',
  complaint: 'शिकायत',
  reason: 'वजह',
  login: 'लॉगिन का नाम',
  jetty: 'बंदरगाह',
  boat: 'नाव या जाल',
  supplier: 'सप्लायर',
  note: 'नोट',
  'cutter-note': 'काटने वाले के लिए नोट',
  'address-name': 'पते का नाम',
} as const satisfies Record<FieldName, string>

export const fieldFaults = {
  missing: ({ what }) => `${nameOf[what]} ज़रूरी है।`,
  unreadable: ({ what }) => `${nameOf[what]}: इसमें ऐसे अक्षर हैं जो दिख नहीं सकते। उनके बिना फिर से लिखें।`,
  link: ({ what }) => `${nameOf[what]}: इसमें लिंक नहीं हो सकता। उसे हटा दें, और हर बिंदु के बाद जगह छोड़ें।`,
  'too-long': ({ what, longest }) => `${nameOf[what]}: बहुत लंबा है, ${longest} अक्षर तक लिख सकते हैं।`,
  'far-too-long': ({ what }) => `${nameOf[what]}: बहुत लंबा है।`,
  'email-incomplete': () => 'यह ई-मेल अधूरा है। ऐसा दिखना चाहिए: name@example.com',
  'outside-contract': ({ fault }) => fault,
} as const satisfies InLanguage<typeof English.fieldFaults>
