import type { rateRefusals as English } from '../en/rate-refusals.ts'
import type { InLanguage } from '../in-language.ts'

export const rateRefusals = {
  'rates-changed-since': () => 'आपके देखने के बाद कोई दाम या मछली बदल गई। दाम फिर देख लें, फिर दुकान खोलें।',
  'rate-sheet-changed': () => 'इस बीच किसी और ने भाव बदले हैं। आपका लिखा यहीं है।',
  'rate-sheet-empty': () => 'कोई भाव आज से अलग नहीं है।',
  'rates-changed': ({ count }) =>
    `लिखने के बाद ${count} भाव कहीं और से ${count > 1 ? 'बदल गए' : 'बदल गया'}। देख लें, फिर लागू करें।`,
  'no-such-rate': () => 'इसमें ऐसी चीज़ का भाव है जो दुकान नहीं बेचती।',
  'rates-need-owner': ({ count }) =>
    `${count} भाव एक दिन में एक चौथाई से ज़्यादा ${count > 1 ? 'बदल रहे हैं' : 'बदल रहा है'}: इसे मालिक ही लागू करते हैं। यह जैसा है वैसा रखा गया है।`,
  'rates-too-late': () => 'अब से लेकर अगले 14 दिन के अंदर का समय चुनें।',
  'no-such-rate-sheet': () => 'भाव की ऐसी कोई सूची नहीं है।',
  'rate-sheet-settled': () => 'यह सूची लागू हो चुकी है, या वापस ली जा चुकी है।',
} as const satisfies InLanguage<typeof English>
