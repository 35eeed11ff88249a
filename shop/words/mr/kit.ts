import type { kitWords as English } from '../en/kit.ts'
import type { InLanguage } from '../in-language.ts'

export const kitWords = {
  ok: 'ठीक आहे',
  keepIt: 'राहू द्या',
  play: 'सुरू करा',
  pause: 'थांबवा',
  optional: '(गरजेचे नाही)',
  required: '(गरजेचे)',
  loading: 'लोड होत आहे...',
  quantityOf: (what) => `${what}: किती`,
  oneLessOf: (what) => `${what}: एक कमी करा`,
  oneMoreOf: (what) => `${what}: आणखी एक घ्या`,
  tryAgain: 'पुन्हा प्रयत्न करा',
  stillUnreached: 'अजून उत्तर आले नाही.',
} as const satisfies InLanguage<typeof English>
