import type { counterLanguageWords as English } from '../en/counter-language.ts'
import type { InLanguage } from '../in-language.ts'

export const counterLanguageWords = {
  title: 'भाषा',
  lead: 'काउंटरवर तुम्ही जे वाचता, कोणत्याही उपकरणावर लॉगिन केले तरी. ग्राहकाला ज्या भाषेत त्यांनी ऑर्डर केली त्याच भाषेत मिळते.',
  failed: 'हे झाले नाही. पुन्हा प्रयत्न करा.',
} as const satisfies InLanguage<typeof English>
