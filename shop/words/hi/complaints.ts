import type * as English from '../en/complaints.ts'
import type { InLanguage } from '../in-language.ts'

export const complaintOrderWords = {
  show: (number) => `ऑर्डर ${number} देखें`,
  loading: 'लोड हो रहा है…',
  notLoaded: 'ऑर्डर लोड नहीं हुआ। ऑनलाइन होने पर फिर कोशिश करें।',
  none: 'कोई ऑर्डर नहीं बताया गया।',
  unknown: 'इस नंबर का कोई ऑर्डर नहीं है।',
  find: 'ग्राहक के ऑर्डर खोजें',
  otherMobile: 'इस ऑर्डर का मोबाइल नंबर शिकायत वाले नंबर से अलग है।',
} as const satisfies InLanguage<typeof English.complaintOrderWords>
