import type * as English from '../en/try-order.ts'
import type { InLanguage } from '../in-language.ts'

export const tryOrderWords = {
  mark: 'सराव',
  said: 'सरावाची ऑर्डर: ग्राहक नाही, यातले काहीही मोजले जात नाही',
  onPaper: 'सराव, विक्रीसाठी नाही',
  putAway: 'सरावाची ऑर्डर काढून टाका',
} satisfies InLanguage<typeof English.tryOrderWords>

export const tryOrderRefusals = {
  'try-order-open': () => 'सरावाची एक ऑर्डर आधीच सुरू आहे. ती पूर्ण करा किंवा काढून टाका.',
  'nothing-to-try': () => 'सरावासाठी एकही मासा विक्रीला नाही. आधी एखादा मासा विक्रीला ठेवा.',
} satisfies InLanguage<typeof English.tryOrderRefusals>
