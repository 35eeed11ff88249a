import type { pricesWords as English } from '../en/prices.ts'
import type { InLanguage } from '../in-language.ts'

export const pricesWords = {
  perKilo: (price) => `किलोला ${price}`,
  fromPerKilo: (price) => `किलोला ${price} पासून`,
  about: 'अंदाजे',
  atMost: (most) => `जास्तीत जास्त ${most}`,
  toBeConfirmed: 'इंटरनेट आले की नक्की होईल.',
  scaleDecides: 'वजनकाटा सांगेल तेवढेच पैसे द्यायचे, आणि दाखवलेल्या जास्तीत जास्त रकमेपेक्षा जास्त कधीही नाही.',
} as const satisfies InLanguage<typeof English>
