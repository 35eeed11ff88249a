import type { packLabelWords as English } from '../en/pack-label.ts'
import type { InLanguage } from '../in-language.ts'

export const packLabelWords = {
  commonName: 'प्रचलित नाम',
  alsoCalled: (title, localName) => `${title}, ${localName}`,
  netQuantity: 'नेट वज़न',
  weighed: {
    net: (weights) => `${weights.join(' या ')}, साफ़ करने के बाद, पैक करते समय तौला हुआ`,
    gross: (weights) => `${weights.join(' या ')}, साफ़ करने से पहले, पैक करते समय तौला हुआ`,
  },
  price: 'दाम',
  withTaxes: (price) => `${price}, सभी टैक्स मिलाकर`,
  origin: 'कहाँ की',
  westCoast: 'भारत, पश्चिमी तट',
  packedBy: 'पैक करने वाले',
  packer: (legalName, address, fssai) => `${legalName}, ${address}, डिलीवरी के दिन। FSSAI लाइसेंस ${fssai}`,
  goodUntil: 'कब तक इस्तेमाल करें',
  twoDays: 'दो दिन',
  aDay: 'एक दिन',
  keepIt: (goodFor) => `0 से 4 °C पर रखें और डिलीवरी के ${goodFor} के अंदर पकाएँ`,
  queries: 'सवाल हो तो',
} as const satisfies InLanguage<typeof English>
