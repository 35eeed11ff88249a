import type { labelWeightWords as English } from '../en/label-weight.ts'
import type { InLanguage } from '../in-language.ts'

export const labelWeightWords = {
  pack: {
    net: (weight) => `${weight}, पॅक करतानाचे वजन, सगळे शिजवायला`,
    gross: (weight, forThePan) => `साफ करण्याआधी ${weight}, शिजवायला अंदाजे ${forThePan}`,
  },
  note: {
    net: (weight, lossPercent) =>
      `लेबलवरचे वजन हे निव्वळ वजन आहे, पॅक करतानाचे: ${weight} सगळे शिजवायला मिळते. ते साफ केल्यानंतर केलेले वजन आहे; साफ करताना पूर्ण वजनातले अंदाजे ${lossPercent}% जाते.`,
    gross: (weight, lossPercent, forThePan) =>
      `निव्वळ वजन आणि पूर्ण वजन यांत अंदाजे ${lossPercent}% फरक असतो. लेबलवरचे वजन साफ करण्याआधीचे आहे: ${weight} मधून शिजवायला अंदाजे ${forThePan} मिळते.`,
  },
  own: ({ from, to, samples }) => `आम्ही साफ करण्याआधी आणि नंतर ${samples} वेळा वजन केले: ${from} ते ${to}% उरले.`,
  atDispatch: 'निघताना किंमत प्रत्यक्ष वजनावर ठरते.',
} as const satisfies InLanguage<typeof English>
