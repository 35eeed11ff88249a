import type { siteWords as English } from '../en/site.ts'
import type { InLanguage } from '../in-language.ts'

export const siteWords = {
  home: 'होम',
  allFish: 'हमारी सारी मछलियाँ',
  about: 'हमारे बारे में',
  contact: 'संपर्क',
  myOrders: 'मेरे ऑर्डर',
  terms: 'शर्तें',
  privacy: 'प्राइवेसी',
  refunds: 'रिफ़ंड और ताज़गी',
  complaints: 'शिकायतें',
  orderNow: 'अभी ऑर्डर करें',
  soldBy: 'बेचने और पैक करने वाले: {legalName}, {address}। FSSAI लाइसेंस {fssai}। कुछ पूछना हो तो: {phone}',
} as const satisfies InLanguage<typeof English>
