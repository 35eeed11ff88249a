import type { counterLanguageWords as English } from '../en/counter-language.ts'
import type { InLanguage } from '../in-language.ts'

export const counterLanguageWords = {
  title: 'भाषा',
  lead: 'काउंटर पर आप जो पढ़ते हैं, चाहे किसी भी डिवाइस पर लॉगिन करें। ग्राहक को उसी भाषा में मिलता है जिसमें उसने ऑर्डर किया।',
  failed: 'यह नहीं हुआ। फिर कोशिश करें।',
} as const satisfies InLanguage<typeof English>
