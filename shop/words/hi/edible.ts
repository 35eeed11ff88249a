import type { edibleWords as English } from '../en/edible.ts'
import type { InLanguage } from '../in-language.ts'

/** What of a fish can be eaten, beside what reaches the pan. */
export const edibleWords = {
  note: (from, to, source) =>
    `जो कड़ाही तक पहुँचता है उसमें खोल भी है: पूरे वज़न का करीब ${from} से ${to}% मांस होता है (${source})।`,
  sources: { lobster: 'संयुक्त राष्ट्र के खाद्य संगठन के आँकड़े, और भारत से निर्यात की सबसे छोटी पूँछ' },
} as const satisfies InLanguage<typeof English>
