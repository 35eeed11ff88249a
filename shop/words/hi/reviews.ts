import type * as English from '../en/reviews.ts'
import type { InLanguage } from '../in-language.ts'
import { dayInWords } from './formatters.ts'

export const reviewsWords = {
  write: (title) => `रिव्यू लिखें: ${title}`,
  stars: 'स्टार',
  labels: { comment: 'आपका रिव्यू', name: 'नाम', email: 'ई-मेल' },
  hints: {
    comment: (longest) => `${longest} अक्षर तक। इसमें वेबसाइट का पता हो तो हमारे पढ़ने के बाद दिखेगा।`,
    name: 'आपके रिव्यू के साथ दिखेगा।',
    email: 'कभी नहीं दिखेगा, और इस रिव्यू के सिवा किसी काम नहीं आएगा।',
  },
  saveDetails: 'अगले रिव्यू के लिए मेरी जानकारी इस ब्राउज़र में सेव करें',
  submit: 'रिव्यू भेजें',
  sending: 'आपका रिव्यू भेज रहे हैं...',
  tellOthers: 'आपने खाई हो तो दूसरों को बताएँ कि कैसी लगी।',
  showMore: (shown, all) => `और रिव्यू दिखाएँ (${all} में से ${shown})`,
  reviewBy: (name) => `${name} का रिव्यू`,
  boughtHere: 'यहीं से खरीदा',
  withdraw: 'मेरा रिव्यू हटाएँ',
  mayWithdraw: 'अपना रिव्यू हटा दें? यह पेज से हमेशा के लिए हट जाएगा।',
  withdrawIt: 'हटा दें',
  howCounted:
    'दुकान खुलने से अब तक यहाँ दिखाए गए सारे रिव्यू का औसत, हर एक बस एक बार गिना गया, अच्छे-बुरे बराबर। रिव्यू के लिए किसी को पैसे नहीं मिलते, और कोई रिव्यू बदला नहीं जाता। “यहीं से खरीदा” उन पर लिखा है जो लॉगिन थे और जिन्हें यह मछली हमसे मिल चुकी थी। रिव्यू की ज़िम्मेदारी इनकी है: {officer}।',
  officer: 'शिकायत अधिकारी',
  none: 'अभी कोई रिव्यू नहीं है।',
  formerCustomer: 'पुराने ग्राहक',
  submitted: 'रिव्यू पहुँच गया!',
  yourRating: (rating) => `आपके स्टार: ${rating}`,
  notRated: 'अभी नहीं दिए',
  failed: (status) => `दिक्कत: ${status}`,
  thanks: 'शुक्रिया। आपका रिव्यू सूची में सबसे ऊपर है।',
  held: 'आपके रिव्यू में वेबसाइट का पता है। हमारी टीम के पढ़ने के बाद दिखेगा।',
  withdrawn: 'आपका रिव्यू हटा दिया गया।',
  away: 'रिव्यू लोड नहीं हुए। थोड़ी देर में फिर देखें।',
} as const satisfies InLanguage<typeof English.reviewsWords>

export const reviewRefusals = {
  'no-rating': () => '1 से 5 स्टार चुनें।',
  'review-too-long': ({ length, longest }) =>
    `रिव्यू में ${length} अक्षर हैं, और ${longest} ही आते हैं। ${length - longest} कम करें।`,
  'shops-name': () => 'यह नाम दुकान का अपना लगता है। अपने नाम से लिखें।',
  'shops-email': () => 'दुकान अपनी मछली का रिव्यू खुद नहीं करती। अपने ई-मेल से लिखें।',
  'reviewed-nothing': () => 'पता नहीं चला कि रिव्यू किसका है।',
  'product-unknown': () => 'दुकान में ऐसी कोई चीज़ नहीं है।',
  'review-unknown': () => 'आपका ऐसा कोई रिव्यू नहीं है।',
  'review-withdrawn': () => 'यह रिव्यू पहले ही हटाया जा चुका है।',
  'reviews-page-unknown': () => 'रिव्यू की सूची यहाँ से आगे नहीं जाती।',
  'too-many-reviews': (args) => `एक साथ बहुत रिव्यू आ गए। ${Math.ceil(args.seconds / 60)} मिनट बाद फिर कोशिश करें।`,
} as const satisfies InLanguage<typeof English.reviewRefusals>

export const deskReviewsWords = {
  title: 'रिव्यू',
  states: { held: 'पढ़ने बाकी', shown: 'दिख रहे', hidden: 'छिपाए हुए' },
  waiting: (count) => `${count} रिव्यू ${count > 1 ? 'पढ़ने बाकी हैं' : 'पढ़ना बाकी है'}`,
  why: 'जिस रिव्यू में वेबसाइट का पता हो, वह यहाँ रुकता है। सिर्फ़ वही छिपाएँ जो विज्ञापन हो, गाली हो, झूठ हो या किसी व्यक्ति के बारे में हो। कम स्टार छिपाने की वजह नहीं है।',
  none: {
    held: 'कोई रिव्यू पढ़ना बाकी नहीं है।',
    shown: 'अभी कोई रिव्यू नहीं दिख रहा।',
    hidden: 'कोई रिव्यू छिपा हुआ नहीं है।',
  },
  former: 'पुराने ग्राहक',
  written: (name, at) => `${name}, ${dayInWords(at)}`,
  boughtHere: 'यहीं से खरीदा',
  moved: {
    held: () => '',
    shown: (who, at) => `${who} ने दिखाया, ${dayInWords(at)}`,
    hidden: (who, at, reason) => `${who} ने छिपाया, ${dayInWords(at)}: ${reason}`,
  },
  letters: 'S से दिखाएँ, H से छिपाएँ, U से अभी किया हुआ वापस लें।',
  release: { held: 'दिखाएँ', shown: '', hidden: 'फिर से दिखाएँ' },
  hide: 'छिपाएँ',
  ofReview: (act, name, title) => `${act}: ${title} पर ${name} का रिव्यू`,
  released: (title) => `${title} का रिव्यू अब दिख रहा है।`,
  hidden: (title) => `${title} का रिव्यू छिपा दिया।`,
  hideHead: (title) => `${title} का यह रिव्यू क्यों छिपाना है?`,
  reason: 'वजह',
  reasonHint: 'रिव्यू के साथ सेव रहेगी, सिर्फ़ दुकान के लिए।',
  sayWhy: 'वजह बताएँ। बिना वजह रिव्यू नहीं छिपाया जाता।',
  hiding: 'छिपा रहे हैं...',
} as const satisfies InLanguage<typeof English.deskReviewsWords>

/** What all rooms of the operators' desk say. */
export const deskWords = {
  keys: 'कीबोर्ड से: सूची तक टैब, अगले के लिए J या नीचे का तीर, पिछले के लिए K या ऊपर का तीर, पहले बटन के लिए एंटर।',
  noScript: 'JavaScript के बिना ये सूचियाँ पढ़ सकते हैं, पर इनमें कुछ बदल नहीं सकते।',
  older: 'पुराने दिखाएँ',
  newest: 'सबसे नए पर वापस',
  keep: 'रहने दें',
  byShopper: 'ग्राहक',
  byCommand: 'सिस्टम की कमांड',
  fileChanged: 'चुनने के बाद यह फ़ाइल बदल गई है। इसे फिर से चुनें।',
} as const satisfies InLanguage<typeof English.deskWords>

export const deskRefusals = {
  'review-not-there': () => 'ऐसा कोई रिव्यू नहीं है।',
  'review-moved-on': () => 'इस बीच किसी और ने यह रिव्यू बदला है। सूची फिर से लोड करें।',
  'list-page-unknown': () => 'सूची यहाँ से आगे नहीं जाती। ऊपर से शुरू करें।',
  'complaint-not-there': () => 'ऐसी कोई शिकायत नहीं है।',
  'complaint-settled': () => 'यह शिकायत निपट चुकी है। जो लिखा गया था, वह वैसा ही है।',
  'settlement-missing': () => 'क्या किया गया, यह लिखें।',
  'pincode-nowhere': () => 'ऐसा कोई पिनकोड नहीं है। फिर से देख लें।',
  'pincode-in-area': () => 'दुकान इस पिनकोड पर पहले से डिलीवरी करती है।',
  'pincode-not-in-area': () => 'दुकान इस पिनकोड पर डिलीवरी नहीं करती।',
  'no-whole-contact': () => 'पूरा मोबाइल नंबर डालें, या पूरा ई-मेल।',
  'shopper-not-there': () => 'इससे कोई ग्राहक नहीं मिला। देख लें कि पूरा और सही लिखा है।',
  'shopper-gone': () => 'यह खाता पहले ही मिटाया जा चुका है।',
  'session-over': () => 'इस बीच यह लॉगिन खत्म हो गया।',
} as const satisfies InLanguage<typeof English.deskRefusals>
