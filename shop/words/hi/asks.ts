import type { askRefusals as English } from '../en/asks.ts'
import type { InLanguage } from '../in-language.ts'

/** What stands against an answer to what the counter asked; the buyer reads it, and so does who notes it for them. */
export const askRefusals = {
  'ask-unknown': () => 'ऐसा कोई सवाल नहीं है।',
  'ask-over': () => 'यह सवाल खत्म हो चुका है: जवाब मिल गया, या मछली फिर से तौली गई।',
  'ask-too-late': () => 'अब जवाब देने में देर हो गई: 15 मिनट निकल गए।',
} as const satisfies InLanguage<typeof English>
