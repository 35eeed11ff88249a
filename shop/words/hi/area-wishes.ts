import type { areaWishWords as English, areaWishRefusals as EnglishRefusals } from '../en/area-wishes.ts'
import type { InLanguage } from '../in-language.ts'

/** Of pincodes that the shop does not deliver to, and of those who wait for it. */
export const areaWishWords = {
  leaveNumber: 'नंबर छोड़ें',
  tellMe: (pincode) => `${pincode} पर डिलीवरी शुरू हो तो मुझे बताएँ`,
  doNotTell: 'अब न बताएँ',
  doNotTellOf: (pincode) => `अब न बताएँ: ${pincode}`,
  willTell: (pincode) => `${pincode} पर डिलीवरी शुरू होते ही हम एक बार बता देंगे।`,
  onceProven: (pincode) => `${pincode} पर डिलीवरी शुरू होते ही हम एक बार बता देंगे, बस आपका मोबाइल OTP से पक्का हो जाए।`,
  takenBack: 'अब हम नहीं बताएँगे।',
  waiting: (until) => `${until} तक आपको बताने के लिए लिखा है।`,
  waitingFor: 'आप कहाँ हमारा इंतज़ार कर रहे हैं',
  how: (mobile) => `${mobile} पर एक SMS, सुबह 7 से रात 10 बजे के बीच। 180 दिन बाद हम इसे भूल जाते हैं।`,
  signInFirst: 'इसके लिए लॉगिन करना होगा: हम सिर्फ़ आपके अपने नंबर पर बताते हैं।',
} as const satisfies InLanguage<typeof English>

export const areaWishRefusals = {
  'area-there': ({ pincode }) => `${pincode} पर अब हम डिलीवरी करते हैं: आप ऑर्डर कर सकते हैं।`,
  'too-many-area-wishes': ({ most }) => `आप पहले ही ${most} पिनकोड पर हमारा इंतज़ार कर रहे हैं। अपने खाते में एक हटाएँ, फिर कहें।`,
  'area-wish-unknown': () => 'आप अब इसका इंतज़ार नहीं कर रहे हैं।',
  'no-such-pincode': () => 'डाक में ऐसा कोई पिनकोड नहीं है। फिर से देख लें।',
} as const satisfies InLanguage<typeof EnglishRefusals>
