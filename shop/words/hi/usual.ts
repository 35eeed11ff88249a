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
  Pending: 'कन्फ़र्म होना बाकी',
  Confirmed: 'कन्फ़र्म',
  Cutting: 'कटिंग हो रही है',
  Packed: 'पैक हो गया',
  'Out for delivery': 'डिलीवरी के लिए निकला',
  Delivered: 'डिलीवर हो गया',
  'Not delivered': 'डिलीवर नहीं हुआ',
  Returned: 'वापस आया',
  Rejected: 'नामंज़ूर',
  Canceled: 'कैंसल',
} as const satisfies InLanguage<typeof English.statusNames>

export const stateNames = {
  Maharashtra: 'महाराष्ट्र',
  Delhi: 'दिल्ली',
  Karnataka: 'कर्नाटक',
} as const satisfies InLanguage<typeof English.stateNames>

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
} as const satisfies InLanguage<typeof English.placeNames>
