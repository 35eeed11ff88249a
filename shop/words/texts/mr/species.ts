import type { InLanguage } from '#shop/words/in-language.ts'
import type { speciesTitles as English } from '../en/species.ts'

export const speciesTitles = {
  prawns: 'कोळंबी',
  pomfret: 'पापलेट',
  surmai: 'सुरमई',
  bombil: 'बोंबील',
  bangda: 'बांगडा',
  halwa: 'हलवा',
  lobster: 'शेवंड',
  'tiger-prawns': 'टायगर कोळंबी',
  rawas: 'रावस',
} as const satisfies InLanguage<typeof English>
