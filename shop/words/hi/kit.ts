import type { kitWords as English } from '../en/kit.ts'
import type { InLanguage } from '../in-language.ts'

export const kitWords = {
  ok: 'ठीक है',
  keepIt: 'रहने दें',
  play: 'चलाएँ',
  pause: 'रोकें',
  optional: '(ज़रूरी नहीं)',
  required: '(ज़रूरी)',
  loading: 'लोड हो रहा है...',
  quantityOf: (what) => `${what}: कितने`,
  oneLessOf: (what) => `${what}: एक कम करें`,
  oneMoreOf: (what) => `${what}: एक और जोड़ें`,
  tryAgain: 'फिर कोशिश करें',
  stillUnreached: 'अब भी जवाब नहीं मिला।',
} as const satisfies InLanguage<typeof English>
