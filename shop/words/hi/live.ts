import type { liveWords as English } from '../en/live.ts'
import type { InLanguage } from '../in-language.ts'

/** Whether a screen of the counter follows by itself. */
export const liveWords = {
  live: 'लाइव',
  polling: 'लाइव संपर्क रुका है। यह पेज हर 5 सेकंड में खुद देखता है।',
  back: 'फिर से लाइव।',
} as const satisfies InLanguage<typeof English>
