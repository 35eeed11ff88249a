import type * as English from '../en/yields.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'

export const otherWeightWords = {
  head: { net: 'साफ करण्याआधीचे वजन', gross: 'साफ केल्यानंतरचे वजन' },
  noted: {
    net: (typed) => `साफ करण्याआधी: ${typed}`,
    gross: (typed) => `साफ केल्यानंतर: ${typed}`,
  },
  hint: 'त्याच माशाचे, उतारा वहीसाठी. वजन केले नसेल तर मोकळे ठेवा.',
  noWeight: 'साफ करण्याच्या दुसऱ्या बाजूचे हे वजन नाही. पुन्हा टाइप करा, किंवा मोकळे ठेवा.',
} as const satisfies InLanguage<typeof English.otherWeightWords>

export const yieldsWords = {
  title: counterWords.yields,
  lead: '100 ग्रॅममधले शिजवायला किती मिळते, साफ करण्याआधीच्या आणि नंतरच्या वजनांवरून. मालक मान्य करतात तो आकडा ग्राहकांच्या पानांवर दिसतो.',
  ownerOnly: 'आकडा मालक मान्य करतात.',
  cuts: { whole: 'अख्खे', cut: 'कापलेले', marinated: 'मसाला लावलेले' },
  of: (title, cut) => `${title}, ${cut}`,
  about: (percent) => `अंदाजे ${percent}%`,
  asOpened: 'दुकान उघडले तेव्हाचा आकडा; इथे वजन केलेले नाही',
  own: (percent, from, to) => `${percent}%, ${from} ते ${to}% मधला`,
  noddedBy: (who, day, samples) => `मान्य केले: ${who}, ${day}, ${samples} वजनांवरून`,
  weighed: (samples, enough) =>
    samples < enough ? `दोन्ही बाजूंची वजने: ${enough} पैकी ${samples}` : `दोन्ही बाजूंची वजने: ${samples}`,
  proposed: (percent, from, to, samples) => `${samples} वजने सांगतात ${percent}%, ${from} ते ${to}% मधला.`,
  nod: (percent) => `आतापासून ${percent}% वापरा`,
  nodOf: (title, cut, percent) => `आतापासून ${percent}% वापरा: ${title}, ${cut}`,
  nodded: (title, cut, percent) => `${title}, ${cut}: पानांवर आता ${percent}% दिसते.`,
} as const satisfies InLanguage<typeof English.yieldsWords>
