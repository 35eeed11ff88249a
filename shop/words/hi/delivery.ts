import type * as English from '../en/delivery.ts'
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
} as const satisfies InLanguage<typeof English.deliveryPageWords>

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
  how: (mobile) => `${mobile} पर एक SMS, सुबह 10 से रात 9 बजे के बीच। 180 दिन बाद हम इसे भूल जाते हैं।`,
  signInFirst: 'इसके लिए लॉगिन करना होगा: हम सिर्फ़ आपके अपने नंबर पर बताते हैं।',
} as const satisfies InLanguage<typeof English.areaWishWords>

export const areaWishRefusals = {
  'area-there': ({ pincode }) => `${pincode} पर अब हम डिलीवरी करते हैं: आप ऑर्डर कर सकते हैं।`,
  'too-many-area-wishes': ({ most }) => `आप पहले ही ${most} पिनकोड पर हमारा इंतज़ार कर रहे हैं। अपने खाते में एक हटाएँ, फिर कहें।`,
  'area-wish-unknown': () => 'आप अब इसका इंतज़ार नहीं कर रहे हैं।',
  'no-such-pincode': () => 'डाक में ऐसा कोई पिनकोड नहीं है। फिर से देख लें।',
} as const satisfies InLanguage<typeof English.areaWishRefusals>

const peopleWait = (count: number) => (count > 1 ? `${count} लोग इंतज़ार कर रहे हैं` : `${count} व्यक्ति इंतज़ार में है`)

export const deskAreaWords = {
  title: 'डिलीवरी का इलाका',
  goesTo: (count) => `दुकान ${count} पिनकोड पर डिलीवरी करती है।`,
  ownerOnly: 'इलाका सिर्फ़ मालिक बदलते हैं।',
  list: 'जिन पिनकोड पर दुकान डिलीवरी करती है',
  none: 'दुकान कहीं डिलीवरी नहीं करती: कोई ऑर्डर नहीं कर सकता।',
  unknown: 'डाक की सूची में नहीं',
  onTheWay: (count) => (count === 0 ? 'वहाँ के लिए कोई ऑर्डर बाकी नहीं' : `वहाँ के लिए ${count} ऑर्डर बाकी`),
  look: 'देखें',
  lookOf: (pincode) => `देखें: ${pincode}`,
  another: 'दूसरा पिनकोड',
  anotherHint: 'कुछ बदलने से पहले डाक की सूची बताएगी कि वह कहाँ है।',
  pincode: 'पिनकोड',
  place: (pincode, names) => (names.length === 0 ? pincode : `${pincode}: ${names.join(', ')}`),
  where: (district, state) => `${district}, ${state}`,
  add: (pincode) => `${pincode} पर डिलीवरी शुरू करें`,
  addFollows: 'उसी समय से वहाँ सब ऑर्डर कर सकेंगे। जगह का नाम दुकान के पेजों पर तुरंत आ जाएगा।',
  remove: (pincode) => `${pincode} पर डिलीवरी बंद करें`,
  removeFollows: 'उसी समय से वहाँ कोई ऑर्डर नहीं कर सकेगा, और जो कार्ट लेकर चेकआउट पर है, उसे बता दिया जाएगा।',
  ordersStand: (count) =>
    count === 0 ? 'वहाँ के लिए कोई ऑर्डर बाकी नहीं है।' : `वहाँ के लिए ${count} ऑर्डर बाकी हैं: वे बने रहेंगे, और पहुँचाए जाएँगे।`,
  added: (pincode) => `दुकान अब ${pincode} पर डिलीवरी करती है।`,
  removed: (pincode) => `दुकान अब ${pincode} पर डिलीवरी नहीं करती।`,
  wishedFor: 'लोग कहाँ हमारा इंतज़ार कर रहे हैं',
  wishedHint: 'इन्होंने दुकान के पेज पर, अपने मोबाइल से, कहा है कि हम आएँ तो एक बार बता दें।',
  wishedNone: 'इलाके के बाहर कोई इंतज़ार नहीं कर रहा।',
  wait: peopleWait,
  toldFollows: (count) => `${peopleWait(count)}, उन्हें सुबह 10 से रात 9 बजे के बीच SMS जाएगा।`,
  back: 'जैसा है वैसा रहने दें',
} as const satisfies InLanguage<typeof English.deskAreaWords>
