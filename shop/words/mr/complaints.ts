import type * as English from '../en/complaints.ts'
import type { InLanguage } from '../in-language.ts'

export const complaintOrderWords = {
  show: (number) => `ऑर्डर ${number} पाहा`,
  loading: 'लोड होत आहे…',
  notLoaded: 'ऑर्डर लोड झाली नाही. ऑनलाइन झाल्यावर पुन्हा प्रयत्न करा.',
  none: 'कोणत्याही ऑर्डरचा नंबर दिलेला नाही.',
  unknown: 'या नंबरची ऑर्डर सापडली नाही.',
  find: 'ग्राहकांच्या ऑर्डर्स शोधा',
  otherMobile: 'या ऑर्डरचा मोबाइल नंबर तक्रारीतल्या नंबरपेक्षा वेगळा आहे.',
} as const satisfies InLanguage<typeof English.complaintOrderWords>
