import type * as English from '../en/picked.ts'
import type { InLanguage } from '../in-language.ts'

export const pickedWords = {
  placeholder: 'एक निवडा',
  withCleaning: (cleaning) => `; कटिंग: ${cleaning}`,
  noPreference: 'कसेही चालेल',
  piece: (weight, from, to) => `${from} ते ${to} किलोच्या माशातून कापलेला ${weight}चा तुकडा मिळेल.`,
  whole: (from, to, least, most) => `एक अख्खा मासा, ${from} ते ${to} किलो: अंदाजे ${least} ते ${most}, प्रत्यक्ष वजनाप्रमाणे.`,
} as const satisfies InLanguage<typeof English.pickedWords>

export const cleaningLabels = {
  'devein-no-tail': 'साफ करून, काळा दोरा काढून, शेपटीशिवाय',
  'devein-with-tail': 'साफ करून, काळा दोरा काढून, शेपटीसह',
  'devein-keep-head': 'डोके ठेवून (अंग साफ, काळा दोरा काढून)',
  'keep-whole': 'अख्खे ठेवून',
  fillet: 'फिले (डोके आणि काट्यासह)',
  'gut-and-keep-whole': 'पोट साफ करून अख्खे',
  'pocket-cut': 'मसाला भरायला पॉकेट कट',
  slices: 'तुकडे',
  CLEAN_AND_DEVEIN_WITH_NO_TAIL: 'साफ करून, काळा दोरा काढून, शेपटीशिवाय',
  CLEAN_AND_DEVEIN_WITH_TAIL: 'साफ करून, काळा दोरा काढून, शेपटीसह',
  KEEP_HEAD: 'डोके ठेवून',
  WHOLE: 'अख्खे ठेवून',
} as const satisfies InLanguage<typeof English.cleaningLabels>

export const labelWeightWords = {
  pack: {
    net: (weight) => `पॅकमध्ये ${weight}, सगळे शिजवायला तयार`,
    gross: (weight, afterCleaning) => `साफ करण्याआधी ${weight}, साफ केल्यावर अंदाजे ${afterCleaning}`,
  },
  note: {
    net: (weight, lossPercent) =>
      `लेबलवर निव्वळ वजन आहे, साफ केल्यानंतरचे. ${weight} सगळे शिजवायला मिळते. साफ करताना पूर्ण वजनातले अंदाजे ${lossPercent}% जाते.`,
    gross: (weight, lossPercent, afterCleaning) =>
      `निव्वळ वजन आणि पूर्ण वजन यांत अंदाजे ${lossPercent}% फरक असतो. लेबलवर साफ करण्याआधीचे वजन आहे. ${weight}मधून शिजवायला अंदाजे ${afterCleaning} मिळते.`,
  },
  own: ({ from, to, samples }) => `आम्ही साफ करण्याआधी आणि नंतर ${samples} वेळा वजन केले: ${from} ते ${to}% उरले.`,
  atDispatch: 'ऑर्डर निघताना किंमत प्रत्यक्ष वजनावर ठरते.',
} as const satisfies InLanguage<typeof English.labelWeightWords>
