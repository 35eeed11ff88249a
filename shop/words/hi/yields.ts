import type { otherWeightWords as EnglishOther, yieldsWords as English } from '../en/yields.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'

/** Words at the scale about a fish's other weight. */
export const otherWeightWords = {
  head: { net: 'सफ़ाई से पहले का वज़न', gross: 'सफ़ाई के बाद का वज़न' },
  noted: {
    net: (typed) => `सफ़ाई से पहले: ${typed}`,
    gross: (typed) => `सफ़ाई के बाद: ${typed}`,
  },
  hint: 'उसी मछली का, सफ़ाई के हिसाब के लिए। किसी ने न तौला हो तो खाली छोड़ें।',
  noWeight: 'सफ़ाई की दूसरी तरफ़ का जो लिखा है, वह वज़न नहीं है। फिर से लिखें, या खाली छोड़ें।',
} as const satisfies InLanguage<typeof EnglishOther>

/** The book of what reaches the pan. */
export const yieldsWords = {
  title: counterWords.yields,
  lead: '100 ग्राम में से कितना कड़ाही तक पहुँचता है, सफ़ाई से पहले और बाद की तौल से। सामान के पेज पर वही आँकड़ा रहता है जो मालिक मान लें।',
  ownerOnly: 'आँकड़ा मालिक ही मानते हैं।',
  cuts: { whole: 'साबुत', cut: 'कटा हुआ', marinated: 'मसाला लगा' },
  of: (title, cut) => `${title}, ${cut}`,
  about: (percent) => `करीब ${percent}%`,
  asOpened: 'दुकान खुलते समय वाला; यहाँ तौला नहीं गया',
  own: (percent, from, to) => `${percent}%, ${from} से ${to}% तक`,
  noddedBy: (who, day, samples) => `${who} ने माना, ${day}, ${samples} तौल से`,
  weighed: (samples, enough) =>
    samples < enough ? `दोनों तरफ़ ${enough} में से ${samples} तौले` : `दोनों तरफ़ ${samples} तौले`,
  proposed: (percent, from, to, samples) => `${samples} तौल कहते हैं ${percent}%, ${from} से ${to}% तक।`,
  nod: (percent) => `अब से ${percent}% मानें`,
  nodOf: (title, cut, percent) => `अब से ${percent}% मानें: ${title}, ${cut}`,
  nodded: (title, cut, percent) => `${title}, ${cut}: पेज पर अब ${percent}% है।`,
} as const satisfies InLanguage<typeof English>
