import type { backInStockWords as English, backInStockRefusals as EnglishRefusals } from '../en/back-in-stock.ts'
import type { InLanguage } from '../in-language.ts'

export const backInStockWords = {
  tellMe: 'आने पर मुझे बताएँ',
  tellMeOf: (what) => `आने पर मुझे बताएँ: ${what}`,
  doNotTell: 'अब न बताएँ',
  doNotTellOf: (what) => `अब न बताएँ: ${what}`,
  willTell: (what) => `${what}: आते ही हम एक बार बता देंगे।`,
  onceProven: (what) => `${what}: आते ही हम एक बार बता देंगे, बस आपका मोबाइल OTP से पक्का हो जाए।`,
  takenBack: 'अब हम नहीं बताएँगे।',
  waiting: (until) => `${until} तक आपको बताने के लिए लिखा है।`,
  waitingFor: 'आप किसका इंतज़ार कर रहे हैं',
  how: (mobile) => `${mobile} पर एक SMS, सुबह 7 से रात 10 बजे के बीच। 30 दिन बाद हम इसे भूल जाते हैं।`,
  signInFirst: 'इसके लिए लॉगिन करना होगा: हम सिर्फ़ आपके अपने नंबर पर बताते हैं।',
} as const satisfies InLanguage<typeof English>

export const backInStockRefusals = {
  'in-stock': ({ title }) => `${title}: आ गया है, अभी ऑर्डर कर सकते हैं।`,
  'too-many-wishes': ({ most }) => `आप पहले ही ${most} चीज़ों का इंतज़ार कर रहे हैं। अपने खाते में एक हटाएँ, फिर कहें।`,
  'wish-unknown': () => 'आप अब इसका इंतज़ार नहीं कर रहे हैं।',
} as const satisfies InLanguage<typeof EnglishRefusals>
