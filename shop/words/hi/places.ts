import type { placeNames as English } from '../en/places.ts'
import type { InLanguage } from '../in-language.ts'

export const placeNames = {
  Chamarbaug: 'चमारबाग',
  Dadar: 'दादर',
  'Delisle Road': 'डिलाइल रोड',
  Kalachowki: 'कालाचौकी',
  'Kidwai Nagar': 'किदवई नगर',
  'Lal Baug': 'लालबाग',
  Mumbai: 'मुंबई',
  Naigaon: 'नायगाँव',
  Parel: 'परेल',
  'Reay Road': 'रे रोड',
  Sewri: 'शिवड़ी',
  'Tank Road': 'टैंक रोड',
  Wadala: 'वडाला',
} as const satisfies InLanguage<typeof English>
