import type { edibleWords as English } from '../en/edible.ts'
import type { InLanguage } from '../in-language.ts'

export const edibleWords = {
  note: (from, to, source) => `शिजवायला मिळते त्यात कवचही धरलेले आहे: पूर्ण वजनातले अंदाजे ${from} ते ${to}% मांस असते (${source}).`,
  sources: { lobster: 'एफएओ, आणि भारतातून निर्यातीसाठी शेपटीचे किमान वजन' },
} as const satisfies InLanguage<typeof English>
