import type { packLabelWords as English } from '../en/pack-label.ts'
import type { InLanguage } from '../in-language.ts'

export const packLabelWords = {
  commonName: 'नेहमीचे नाव',
  alsoCalled: (title, localName) => `${title}, ${localName}`,
  netQuantity: 'निव्वळ वजन',
  weighed: {
    net: (weights) => `${weights.join(' किंवा ')}, साफ केल्यानंतर, पॅक करताना वजन केलेले`,
    gross: (weights) => `${weights.join(' किंवा ')}, साफ करण्याआधी, पॅक करताना वजन केलेले`,
  },
  price: 'किंमत',
  withTaxes: (price) => `${price}, सर्व कर धरून`,
  origin: 'कुठले',
  westCoast: 'भारत, पश्चिम किनारा',
  packedBy: 'पॅक करणारे',
  packer: (legalName, address, fssai) => `${legalName}, ${address}, डिलिव्हरीच्या दिवशी. FSSAI परवाना ${fssai}`,
  goodUntil: 'कधीपर्यंत वापरावे',
  twoDays: 'दोन दिवसांच्या',
  aDay: 'एका दिवसाच्या',
  keepIt: (goodFor) => `0 ते 4 °C वर ठेवा आणि डिलिव्हरीपासून ${goodFor} आत शिजवा`,
  queries: 'काही प्रश्न असल्यास',
} as const satisfies InLanguage<typeof English>
