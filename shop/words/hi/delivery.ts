import type * as English from '../en/delivery.ts'
import type { InLanguage } from '../in-language.ts'

export const deliveryPageWords = {
  to: (pincode, when = '') => `${pincode} पर डिलीवरी ${when}`.trim(),
  notTo: (pincode) => `${pincode} पर अभी डिलीवरी नहीं`,
  title: 'हम कहाँ और कब डिलीवरी करते हैं',
  ask: 'कहाँ पहुँचाएँ?',
  pincode: 'पिनकोड',
  hint: 'छह अंक। इसके लिए खाता नहीं चाहिए, और इसके बिना भी सब देख सकते हैं।',
  look: 'डिलीवरी देखें',
  close: 'बंद करें',
  asking: 'देख रहे हैं...',
  unreached: 'आपका पिनकोड सेव है, पर डिलीवरी का समय अभी पता नहीं चल पाया।',
  place: (pincode, place) => (place === '' ? pincode : `${pincode}, ${place}`),
  comes: (when) => `हम ${when} आएँगे।`,
  orderBy: (orderBy) => `इसके लिए ${orderBy}। डिलीवरी मुफ़्त है।`,
  full: 'हम यहाँ डिलीवरी करते हैं, पर अगले कुछ दिनों के सारे स्लॉट भर चुके हैं। कल फिर देखें।',
  notYet: (pincode) => `${pincode} पर हम अभी डिलीवरी नहीं करते।`,
  lookAround: 'आराम से सब देखें। भाव, कटिंग और रेसिपी सबके लिए एक जैसे हैं।',
  unknown: (pincode) => `${pincode} कोई पिनकोड नहीं है। फिर से देख लें।`,
  lookAtFish: 'मछली देखें',
  change: 'बदलें',
  changeOf: (pincode) => `पिनकोड ${pincode} बदलें`,
  cartTo: (place) => `डिलीवरी यहाँ होगी: ${place}।`,
  cartNotTo: (place) => `${place}: यहाँ हम अभी डिलीवरी नहीं करते।`,
  cartAsk: 'डिलीवरी देखने के लिए पिनकोड डालें',
} as const satisfies InLanguage<typeof English.deliveryPageWords>

/** Of pincodes that the shop does not deliver to, and of those who wait for it. */
export const areaWishWords = {
  leaveNumber: 'अपना नंबर दें',
  tellMe: (pincode) => `${pincode} पर डिलीवरी शुरू हो तो मुझे बताएँ`,
  doNotTell: 'सूचना बंद करें',
  doNotTellOf: (pincode) => `सूचना बंद करें: ${pincode}`,
  willTell: (pincode) => `${pincode} पर डिलीवरी शुरू होते ही आपको एक मैसेज भेजेंगे।`,
  onceProven: (pincode) => `${pincode} पर डिलीवरी शुरू होते ही आपको एक मैसेज भेजेंगे, बस अपना मोबाइल वेरिफ़ाई कर लें।`,
  takenBack: 'सूचना बंद हो गई।',
  waiting: (until) => `सूचना चालू है, ${until} तक।`,
  waitingFor: 'जिन पिनकोड की सूचना चालू है',
  how: (mobile) => `${mobile} पर एक SMS, सुबह 10 से रात 9 बजे के बीच। 180 दिन बाद हम इसे मिटा देते हैं।`,
  signInFirst: 'पहले लॉगिन करें, ताकि मैसेज सिर्फ़ आपके अपने नंबर पर जाए।',
} as const satisfies InLanguage<typeof English.areaWishWords>

export const areaWishRefusals = {
  'area-there': ({ pincode }) => `अब हम ${pincode} पर डिलीवरी करते हैं। आप ऑर्डर कर सकते हैं।`,
  'too-many-area-wishes': ({ most }) => `आपने पहले ही ${most} पिनकोड की सूचना चालू की है। खाते में एक हटाएँ, फिर कोशिश करें।`,
  'area-wish-unknown': () => 'इसकी सूचना पहले ही बंद है।',
  'no-such-pincode': () => 'यह कोई पिनकोड नहीं है। फिर से देख लें।',
} as const satisfies InLanguage<typeof English.areaWishRefusals>

const peopleWait = (count: number) => (count > 1 ? `${count} ग्राहक इंतज़ार में हैं` : `${count} ग्राहक इंतज़ार में है`)

export const deskAreaWords = {
  title: 'डिलीवरी का इलाका',
  goesTo: (count) => `दुकान ${count} पिनकोड पर डिलीवरी करती है।`,
  ownerOnly: 'इलाका सिर्फ़ मालिक बदलते हैं।',
  list: 'जिन पिनकोड पर दुकान डिलीवरी करती है',
  none: 'दुकान कहीं डिलीवरी नहीं करती, इसलिए कोई ऑर्डर नहीं कर सकता।',
  unknown: 'डाक की सूची में नहीं',
  onTheWay: (count) => (count === 0 ? 'कोई ऑर्डर बाकी नहीं' : `${count} ऑर्डर बाकी`),
  look: 'देखें',
  lookOf: (pincode) => `देखें: ${pincode}`,
  another: 'दूसरा पिनकोड',
  anotherHint: 'कुछ बदलने से पहले डाक विभाग की सूची से दिखेगा कि यह पिनकोड कहाँ का है।',
  pincode: 'पिनकोड',
  place: (pincode, names) => (names.length === 0 ? pincode : `${pincode}: ${names.join(', ')}`),
  where: (district, state) => `${district}, ${state}`,
  add: (pincode) => `${pincode} पर डिलीवरी शुरू करें`,
  addFollows: 'उसी समय से वहाँ सब ऑर्डर कर सकेंगे। जगह का नाम दुकान के पेज पर तुरंत आ जाएगा।',
  remove: (pincode) => `${pincode} पर डिलीवरी बंद करें`,
  removeFollows: 'उसी समय से वहाँ कोई ऑर्डर नहीं कर सकेगा। जो ग्राहक चेकआउट पर हैं, उन्हें बता दिया जाएगा।',
  ordersStand: (count) => {
    if (count === 0) return 'वहाँ के लिए कोई ऑर्डर बाकी नहीं है।'
    return count === 1
      ? 'वहाँ के लिए 1 ऑर्डर बाकी है। वह बना रहेगा और पहुँचाया जाएगा।'
      : `वहाँ के लिए ${count} ऑर्डर बाकी हैं। वे बने रहेंगे और पहुँचाए जाएँगे।`
  },
  added: (pincode) => `दुकान अब ${pincode} पर डिलीवरी करती है।`,
  removed: (pincode) => `दुकान अब ${pincode} पर डिलीवरी नहीं करती।`,
  wishedFor: 'दूसरे इलाकों से माँग',
  wishedHint: 'इन ग्राहकों ने दुकान के पेज पर, वेरिफ़ाई किए मोबाइल से, कहा है कि वहाँ डिलीवरी शुरू हो तो एक बार बता दें।',
  wishedNone: 'दूसरे इलाकों से कोई माँग नहीं।',
  wait: peopleWait,
  toldFollows: (count) => `${peopleWait(count)}। उन्हें सुबह 10 से रात 9 बजे के बीच SMS जाएगा।`,
  back: 'कैंसल करें',
} as const satisfies InLanguage<typeof English.deskAreaWords>
