import type { InLanguage } from '#shop/words/in-language.ts'
import type { speciesTitles as English } from '../en/species.ts'

export const speciesTitles = {
  prawns: 'झींगा',
  pomfret: 'पापलेट',
  surmai: 'सुरमई',
  bombil: 'बोंबिल',
  bangda: 'बांगड़ा',
  halwa: 'हलवा (काला पापलेट)',
  lobster: 'लॉबस्टर',
  'tiger-prawns': 'टाइगर झींगा',
  rawas: 'रावस',
} as const satisfies InLanguage<typeof English>
