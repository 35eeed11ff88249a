import type { placeNames as English } from '../en/places.ts'
import type { InLanguage } from '../in-language.ts'

export const placeNames = {
  Chamarbaug: 'चमारबाग',
  Dadar: 'दादर',
  'Delisle Road': 'डिलाईल रोड',
  Kalachowki: 'काळाचौकी',
  'Kidwai Nagar': 'किदवई नगर',
  'Lal Baug': 'लालबाग',
  Mumbai: 'मुंबई',
  Naigaon: 'नायगाव',
  Parel: 'परळ',
  'Reay Road': 'रे रोड',
  Sewri: 'शिवडी',
  'Tank Road': 'टँक रोड',
  Wadala: 'वडाळा',
} as const satisfies InLanguage<typeof English>
