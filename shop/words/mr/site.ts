import type { siteWords as English } from '../en/site.ts'
import type { InLanguage } from '../in-language.ts'

export const siteWords = {
  home: 'होम',
  allFish: 'आमची सगळी मासळी',
  about: 'आमच्याबद्दल',
  contact: 'संपर्क',
  myOrders: 'माझ्या ऑर्डर',
  terms: 'अटी',
  privacy: 'गोपनीयता',
  refunds: 'पैसे परत आणि ताजेपणा',
  complaints: 'तक्रारी',
  orderNow: 'ऑर्डर द्या',
  soldBy: 'विक्री आणि पॅकिंग: {legalName}, {address}. FSSAI परवाना {fssai}. चौकशी: {phone}',
} as const satisfies InLanguage<typeof English>
