import type * as English from '../en/usual.ts'
import type { InLanguage } from '../in-language.ts'

export const sizeNames = {
  'Premium Jumbo': 'प्रीमियम जंबो',
  Jumbo: 'जंबो',
  'Extra Large': 'एक्स्ट्रा लार्ज',
  Large: 'लार्ज',
  Medium: 'मीडियम',
  Small: 'स्मॉल',
} as const satisfies InLanguage<typeof English.sizeNames>

export const statusNames = {
  Pending: 'कन्फर्म व्हायची आहे',
  Confirmed: 'कन्फर्म',
  Cutting: 'कटिंग सुरू',
  Packed: 'पॅक झाली',
  'Out for delivery': 'डिलिव्हरीसाठी निघाली',
  Delivered: 'डिलिव्हर झाली',
  'Not delivered': 'डिलिव्हर झाली नाही',
  Returned: 'परत आली',
  Rejected: 'नाकारली',
  Canceled: 'रद्द',
} as const satisfies InLanguage<typeof English.statusNames>

export const stateNames = {
  Maharashtra: 'महाराष्ट्र',
  Delhi: 'दिल्ली',
  Karnataka: 'कर्नाटक',
} as const satisfies InLanguage<typeof English.stateNames>

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
} as const satisfies InLanguage<typeof English.placeNames>
