import type { labelWeightWords as English } from '../en/label-weight.ts'
import type { InLanguage } from '../in-language.ts'

/** What the weight of a pack means, for a product that is weighed after cleaning (net) or before it (gross). */
export const labelWeightWords = {
  pack: {
    net: (weight) => `पैकेट में ${weight}, पूरा कड़ाही के लिए`,
    gross: (weight, forThePan) => `सफ़ाई से पहले ${weight}, कड़ाही के लिए करीब ${forThePan}`,
  },
  note: {
    net: (weight, lossPercent) =>
      `लेबल पर लिखा वज़न नेट वज़न है, पैक करते समय का: पूरा ${weight} कड़ाही के लिए है। यह सफ़ाई के बाद तौला गया, और सफ़ाई में पूरे वज़न का करीब ${lossPercent}% जाता है।`,
    gross: (weight, lossPercent, forThePan) =>
      `नेट वज़न और पूरे वज़न में करीब ${lossPercent}% का फ़र्क होता है। लेबल पर लिखा वज़न सफ़ाई से पहले का है: ${weight} में से कड़ाही के लिए करीब ${forThePan} मिलता है।`,
  },
  /** of weighings of its own */
  own: ({ from, to, samples }) => `हमने इसे सफ़ाई से पहले और बाद में ${samples} बार तौला: ${from} से ${to}% बचा।`,
  atDispatch: 'ऑर्डर निकलते समय दाम असली वज़न के हिसाब से लगता है।',
} as const satisfies InLanguage<typeof English>
