import type { deliveryPageWords as English } from '../en/delivery-page.ts'
import type { InLanguage } from '../in-language.ts'

export const deliveryPageWords = {
  to: (pincode, when = '') => `${pincode} पर डिलीवरी ${when}`.trim(),
  notTo: (pincode) => `${pincode} पर अभी डिलीवरी नहीं`,
  title: 'हम कहाँ और कब डिलीवरी करते हैं',
  ask: 'कहाँ पहुँचाएँ?',
  pincode: 'पिनकोड',
  hint: 'छह अंक। इसके लिए खाता नहीं चाहिए, और इसके बिना भी सब देख सकते हैं।',
  look: 'देखें कब आएँगे',
  close: 'बंद करें',
  asking: 'देख रहे हैं…',
  unreached: 'आपका पिनकोड याद रहेगा। कब आएँगे, यह अभी पता नहीं चल पाया।',
  place: (pincode, place) => (place === '' ? pincode : `${pincode}, ${place}`),
  comes: (when) => `हम आएँगे ${when}।`,
  orderBy: (orderBy) => `इसके लिए ${orderBy}। डिलीवरी मुफ़्त है।`,
  full: 'हम यहाँ डिलीवरी करते हैं। अगले दिनों का हर समय भर चुका है, कल फिर देखें।',
  notYet: (pincode) => `${pincode} पर हम अभी डिलीवरी नहीं करते।`,
  lookAround: 'आराम से सब देखें: दाम, कटिंग और रेसिपी सबके लिए एक जैसे हैं।',
  unknown: (pincode) => `डाक में ${pincode} नाम का कोई पिनकोड नहीं है। फिर से देख लें।`,
  lookAtFish: 'मछली देखें',
  change: 'बदलें',
  changeOf: (pincode) => `पिनकोड ${pincode} बदलें`,
  cartTo: (place) => `डिलीवरी यहाँ होगी: ${place}।`,
  cartNotTo: (place) => `${place}: यहाँ हम अभी डिलीवरी नहीं करते।`,
  cartAsk: 'कहाँ पहुँचाएँ? पिनकोड बताएँ, और देखें कि हम आते हैं या नहीं।',
} as const satisfies InLanguage<typeof English>
