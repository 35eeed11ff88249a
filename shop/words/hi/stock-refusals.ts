import type { soldOutRefusals as EnglishSoldOut, stockRefusals as English } from '../en/stock-refusals.ts'
import type { InLanguage } from '../in-language.ts'
import { weightSaid } from './said.ts'

export const soldOutRefusals = {
  'only-so-much-left': ({ title, left }) =>
    left === 0
      ? `${title}: खत्म। इसे कार्ट से निकालें; बाकी सब वैसा ही है।`
      : `${title}: सिर्फ़ ${weightSaid(left)} बचा है। कम चुनें; कार्ट में बाकी सब वैसा ही है।`,
} as const satisfies InLanguage<typeof EnglishSoldOut>

export const stockRefusals = {
  'no-such-stock': () => 'दुकान इस तरह और इस साइज़ का कुछ नहीं बेचती।',
  'stock-changed': () => 'आपसे पहले किसी ने बदल दिया। अब जो है वह देख लें, और सही हो तो फिर दबाएँ।',
  'not-counted': () => 'इसकी गिनती नहीं हो रही। पहले गिनें।',
  'more-than-left': ({ left }) =>
    left === 0
      ? 'इसमें कुछ खाली नहीं है: सब ऑर्डर में जा चुका है, या बचा नहीं।'
      : `इसमें सिर्फ़ ${weightSaid(left)} खाली है: बाकी ऑर्डर में जा चुका है, या बचा नहीं।`,
  'back-at-impossible': () => 'अब से लेकर दो महीने के अंदर का समय चुनें।',
  'nothing-came-back': () => 'इस मछली का फ़ैसला हो चुका है।',
} as const satisfies InLanguage<typeof English>
