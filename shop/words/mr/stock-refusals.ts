import type * as English from '../en/stock-refusals.ts'
import type { InLanguage } from '../in-language.ts'
import { weightSaid } from './said.ts'

export const soldOutRefusals = {
  'only-so-much-left': ({ title, left }) =>
    left === 0
      ? `${title}: संपले. कार्टमधून काढा; बाकी सगळे आहे तसेच राहील.`
      : `${title}: फक्त ${weightSaid(left)} शिल्लक. कमी निवडा; कार्टमधले बाकी सगळे आहे तसेच राहील.`,
} as const satisfies InLanguage<typeof English.soldOutRefusals>

export const stockRefusals = {
  'no-such-stock': () => 'या प्रकारचे आणि आकाराचे दुकान काही विकत नाही.',
  'stock-changed': () => 'तुमच्या आधी दुसऱ्या कोणी केले. आता किती आहे ते पाहा, आणि बरोबर असेल तर पुन्हा दाबा.',
  'not-counted': () => 'हे मोजलेले नाही. आधी मोजा.',
  'more-than-left': ({ left }) =>
    left === 0
      ? 'यातले काहीच मोकळे नाही: सगळे ऑर्डरसाठी ठेवले आहे, किंवा संपले आहे.'
      : `यातले फक्त ${weightSaid(left)} मोकळे आहे: बाकी ऑर्डरसाठी ठेवले आहे, किंवा संपले आहे.`,
  'back-at-impossible': () => 'आत्तापासून दोन महिन्यांतली वेळ निवडा.',
  'nothing-came-back': () => 'या मासळीचे आधीच ठरले आहे.',
} as const satisfies InLanguage<typeof English.stockRefusals>
