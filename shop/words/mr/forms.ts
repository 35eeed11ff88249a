import type { FieldName } from '#shop/refusals.ts'
import type * as English from '../en/forms.ts'
import type { InLanguage } from '../in-language.ts'

export const formsWords = {
  failed: 'काहीतरी अडचण आली. तुम्ही लिहिलेले तसेच आहे. कृपया पुन्हा प्रयत्न करा.',
  problem: 'काही दुरुस्त करायचे आहे',
  errorMark: 'चूक: ',
  noLine: 'इंटरनेट नाही, काहीही पाठवले गेले नाही. तुम्ही लिहिलेले तसेच आहे. इंटरनेट आल्यावर बटण पुन्हा दाबा.',
} as const satisfies InLanguage<typeof English.formsWords>

const nameOf = {
  name: 'नाव',
  'e-mail': 'ई-मेल',
  mobile: 'मोबाइल नंबर',
  password: 'पासवर्ड',
  'new-password': 'नवीन पासवर्ड',
  code: 'OTP',
  'first-name': 'नाव',
  'last-name': 'आडनाव',
  'address-line': 'फ्लॅट, इमारत',
  street: 'रस्ता, परिसर',
  landmark: 'जवळची खूण',
  pincode: 'पिनकोड',
  city: 'शहर',
  state: 'राज्य',
  phone: 'फोन नंबर',
  review: 'अभिप्राय',
  'order-number': 'ऑर्डर नंबर',
  complaint: 'तुमची तक्रार',
  reason: 'कारण',
  login: 'लॉगिनचे नाव',
  jetty: 'बंदर',
  boat: 'बोट किंवा जाळे',
  supplier: 'सप्लायर',
  note: 'टीप',
  'cutter-note': 'कापणाऱ्यांसाठी सूचना',
  'address-name': 'पत्त्याचे नाव',
} as const satisfies Record<FieldName, string>

export const fieldFaults = {
  missing: ({ what }) => `हे भरायला हवे: ${nameOf[what]}.`,
  unreadable: ({ what }) => `${nameOf[what]}: काही अक्षरे दाखवता येत नाहीत. ती वगळून पुन्हा लिहा.`,
  link: ({ what }) => `${nameOf[what]}: यात लिंक चालत नाही. ती काढा आणि प्रत्येक टिंबानंतर जागा सोडा.`,
  'too-long': ({ what, longest }) => `${nameOf[what]}: फार लांब झाले. ${longest} अक्षरांपर्यंत चालते.`,
  'far-too-long': ({ what }) => `${nameOf[what]}: फार लांब झाले.`,
  'email-incomplete': () => 'ई-मेल अर्धवट आहे. तो name@example.com असा असतो.',
  'outside-contract': ({ fault }) => fault,
} as const satisfies InLanguage<typeof English.fieldFaults>
