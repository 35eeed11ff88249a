export const packLabelWords = {
  commonName: 'Common name',
  alsoCalled: (title: string, localName: string) => `${title}, ${localName}`,
  netQuantity: 'Net quantity',
  weighed: {
    net: (weights: readonly string[]) => `${weights.join(' or ')}, weighed as packed, after cleaning`,
    gross: (weights: readonly string[]) => `${weights.join(' or ')}, weighed when packed, before cleaning`,
  },
  price: 'Price',
  withTaxes: (price: string) => `${price}, all taxes included`,
  origin: 'Origin',
  westCoast: 'West coast of India',
  packedBy: 'Packed by',
  packer: (legalName: string, address: string, fssai: string) =>
    `${legalName}, ${address}, on the day of delivery. FSSAI licence ${fssai}`,
  goodUntil: 'Use by',
  twoDays: 'two days',
  aDay: 'a day',
  keepIt: (goodFor: string) => `Keep at 0 to 4 °C and cook within ${goodFor} of delivery`,
  queries: 'Queries',
} as const
