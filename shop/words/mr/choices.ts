import type * as English from '../en/choices.ts'
import type { InLanguage } from '../in-language.ts'

export const choicesWords = {
  size: 'आकार',
  weight: 'वजन',
  cleaning: 'साफ कसे करायचे',
  placeholder: 'एक निवडा',
  clear: 'निवड काढा',
  perKilo: 'प्रति किलो',
  forWeight: (weight, perKilo) => `${weight} साठी, किलोला ${perKilo}`,
  willAdd: (choice) => `कार्टमध्ये जाईल: ${choice}`,
  withCleaning: (cleaning) => `; साफ कसे करायचे: ${cleaning}`,
  noPreference: 'कसेही चालेल',
  piece: (weight, from, to) => `${from} ते ${to} किलोच्या माशातून कापलेला ${weight} चा तुकडा मिळेल.`,
  whole: (from, to, least, most) => `एक अख्खा मासा, ${from} ते ${to} किलो: अंदाजे ${least} ते ${most}, वजनकाट्यावर भरेल तसे.`,
  takeWhole: 'अख्खा मासा घ्या',
  theCartNeeds: 'कार्टसाठी',
  addToCart: 'कार्टमध्ये घ्या',
  added: 'कार्टमध्ये घेतले.',
  addedWhat: (choice, quantity) => `${choice} (कार्टमध्ये ${quantity})`,
  viewCart: 'कार्ट पाहा',
  description: 'माहिती',
  reviews: (count) => `अभिप्राय (${count})`,
  alreadyInCart: (quantity) => `तुमच्या कार्टमध्ये ${quantity} आहेत: आणखी घेतले तर आधीची निवड बदलेल.`,
  alsoLike: 'हेही आवडेल',
  unavailable: 'आज विक्रीला नाही: दुकानात शिल्लक नाही.',
} as const satisfies InLanguage<typeof English.choicesWords>

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
