import type { sizeNames as Sizes, stateNames as States, statusNames as Statuses } from '../en/usual.ts'
import type { InLanguage } from '../in-language.ts'

export const sizeNames = {
  'Premium Jumbo': 'प्रीमियम जंबो',
  Jumbo: 'जंबो',
  'Extra Large': 'एक्स्ट्रा लार्ज',
  Large: 'लार्ज',
  Medium: 'मीडियम',
  Small: 'स्मॉल',
} as const satisfies InLanguage<typeof Sizes>

export const statusNames = {
  Pending: 'मिल गया',
  Confirmed: 'पक्का',
  Cutting: 'कटिंग में',
  Packed: 'पैक',
  'Out for delivery': 'रास्ते में',
  Delivered: 'पहुँच गया',
  'Not delivered': 'नहीं दे पाए',
  Returned: 'वापस आया',
  Rejected: 'नामंज़ूर',
  Canceled: 'कैंसल',
} as const satisfies InLanguage<typeof Statuses>

export const stateNames = {
  Maharashtra: 'महाराष्ट्र',
  Delhi: 'दिल्ली',
  Karnataka: 'कर्नाटक',
} as const satisfies InLanguage<typeof States>
