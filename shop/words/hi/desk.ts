import type { deskWords as English, deskRefusals as EnglishRefusals } from '../en/desk.ts'
import type { InLanguage } from '../in-language.ts'

/** What all rooms of the operators' desk say. */
export const deskWords = {
  keys: 'कीबोर्ड से: सूची तक टैब, अगले के लिए J या नीचे का तीर, पिछले के लिए K या ऊपर का तीर, पहले बटन के लिए एंटर।',
  noScript: 'JavaScript के बिना ये सूचियाँ पढ़ सकते हैं, पर इनमें कुछ बदल नहीं सकते।',
  older: 'पुराने दिखाएँ',
  newest: 'सबसे नए पर वापस',
  keep: 'जैसा है वैसा रहने दें',
  byShopper: 'ग्राहक',
  byCommand: 'सिस्टम की कमांड',
  fileChanged: 'चुनने के बाद यह फ़ाइल बदल गई है। इसे फिर से चुनें।',
} as const satisfies InLanguage<typeof English>

export const deskRefusals = {
  'review-not-there': () => 'ऐसा कोई रिव्यू नहीं है।',
  'review-moved-on': () => 'इस बीच किसी और ने यह रिव्यू बदला है। सूची फिर से लोड करें।',
  'list-page-unknown': () => 'सूची यहाँ से आगे नहीं जाती। ऊपर से शुरू करें।',
  'complaint-not-there': () => 'ऐसी कोई शिकायत नहीं है।',
  'complaint-settled': () => 'यह शिकायत निपट चुकी है। जो किया गया, वह जैसा लिखा था वैसा ही है।',
  'settlement-missing': () => 'क्या किया गया, यह लिखें।',
  'pincode-nowhere': () => 'डाक की सूची में ऐसा पिनकोड नहीं है। फिर से देख लें।',
  'pincode-in-area': () => 'दुकान इस पिनकोड पर पहले से डिलीवरी करती है।',
  'pincode-not-in-area': () => 'दुकान इस पिनकोड पर डिलीवरी नहीं करती।',
  'no-whole-contact': () => 'पूरा मोबाइल नंबर लिखें, या पूरा ई-मेल।',
  'shopper-not-there': () => 'इससे किसी का खाता नहीं है। पूरा और सही-सही लिखना ज़रूरी है।',
  'shopper-gone': () => 'यह खाता अब मिट चुका है।',
  'session-over': () => 'इस बीच यह लॉगिन खुद खत्म हो गया।',
} as const satisfies InLanguage<typeof EnglishRefusals>
