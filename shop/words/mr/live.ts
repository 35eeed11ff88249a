import type { liveWords as English } from '../en/live.ts'
import type { InLanguage } from '../in-language.ts'

export const liveWords = {
  live: 'लाइव्ह',
  polling: 'लाइव्ह लाइन शांत आहे. हे पान दर 5 सेकंदांनी स्वतः पाहते.',
  back: 'पुन्हा लाइव्ह.',
} as const satisfies InLanguage<typeof English>
