import type { pricesWords as English } from '../en/prices.ts'
import type { InLanguage } from '../in-language.ts'

export const pricesWords = {
  perKilo: (price) => `${price} प्रति किलो`,
  fromPerKilo: (price) => `${price} प्रति किलो से शुरू`,
  about: 'करीब',
  atMost: (most) => `ज़्यादा से ज़्यादा ${most}`,
  toBeConfirmed: 'नेटवर्क आने पर पक्का होगा।',
  scaleDecides: 'आप उतना ही देते हैं जितना तराज़ू कहे, और जो सबसे ज़्यादा दिखाया गया उससे ऊपर कभी नहीं।',
} as const satisfies InLanguage<typeof English>
