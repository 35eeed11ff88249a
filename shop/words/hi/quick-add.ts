import type { quickAddWords as English } from '../en/quick-add.ts'
import type { InLanguage } from '../in-language.ts'

/** One tap on a card, and what it did. */
export const quickAddWords = {
  add: 'डालें',
  addTitle: (title) => `डालें: ${title}`,
  asLastTime: (pack) => `पिछली बार जैसा: ${pack}`,
  adds: (pack) => `कार्ट में जाएगा: ${pack}`,
  inCart: (pack) => `आपके कार्ट में: ${pack}`,
  added: (title, pack) => `कार्ट में डाला: ${title}, ${pack}`,
  removed: (title) => `कार्ट से हटाया: ${title}।`,
  undo: 'वापस लें',
  full: (most) => `एक ऑर्डर में ज़्यादा से ज़्यादा ${most} तरह की चीज़ें हो सकती हैं। पहले कार्ट से कुछ निकालें।`,
} as const satisfies InLanguage<typeof English>
