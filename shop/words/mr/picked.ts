import type * as English from '../en/picked.ts'
import type { InLanguage } from '../in-language.ts'

export const pickedWords = {
  placeholder: 'एक निवडा',
  withCleaning: (cleaning) => `; साफ कसे करायचे: ${cleaning}`,
  noPreference: 'कसेही चालेल',
  piece: (weight, from, to) => `${from} ते ${to} किलोच्या माशातून कापलेला ${weight} चा तुकडा मिळेल.`,
  whole: (from, to, least, most) => `एक अख्खा मासा, ${from} ते ${to} किलो: अंदाजे ${least} ते ${most}, वजनकाट्यावर भरेल तसे.`,
} as const satisfies InLanguage<typeof English.pickedWords>

export const cleaningLabels = {
  'devein-no-tail': 'साफ करून, काळा दोरा काढून, शेपटीशिवाय',
  'devein-with-tail': 'साफ करून, काळा दोरा काढून, शेपटीसह',
  'devein-keep-head': 'डोके ठेवा (अंग साफ, काळा दोरा काढून)',
  'keep-whole': 'अख्खे ठेवा',
  fillet: 'फिले (डोके आणि काट्यासह)',
  'gut-and-keep-whole': 'पोट साफ करून अख्खा ठेवा',
  'pocket-cut': 'मसाला भरायला पॉकेट कट',
  slices: 'तुकडे',
  CLEAN_AND_DEVEIN_WITH_NO_TAIL: 'साफ करून, काळा दोरा काढून, शेपटीशिवाय',
  CLEAN_AND_DEVEIN_WITH_TAIL: 'साफ करून, काळा दोरा काढून, शेपटीसह',
  KEEP_HEAD: 'डोके ठेवा',
  WHOLE: 'अख्खे ठेवा',
} as const satisfies InLanguage<typeof English.cleaningLabels>
