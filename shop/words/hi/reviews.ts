import type { reviewsWords as English, reviewRefusals as EnglishRefusals } from '../en/reviews.ts'
import type { InLanguage } from '../in-language.ts'

export const reviewsWords = {
  write: (title) => `रिव्यू लिखें: ${title}`,
  stars: 'स्टार',
  labels: { comment: 'आपका रिव्यू', name: 'नाम', email: 'ई-मेल' },
  hints: {
    comment: (longest) => `${longest} अक्षर तक। इसमें वेबसाइट का पता हो तो हमारे पढ़ लेने तक रुकेगा।`,
    name: 'आपके रिव्यू के साथ दिखेगा।',
    email: 'कभी नहीं दिखेगा, और इस रिव्यू के सिवा किसी काम नहीं आएगा।',
  },
  saveDetails: 'अगले रिव्यू के लिए मेरी जानकारी इस ब्राउज़र में रखें',
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
  formerCustomer: 'पहले के ग्राहक',
  submitted: 'रिव्यू पहुँच गया!',
  yourRating: (rating) => `आपके स्टार: ${rating}`,
  notRated: 'अभी नहीं दिए',
  failed: (status) => `गलती: ${status}`,
  thanks: 'शुक्रिया। आपका रिव्यू सूची में सबसे ऊपर है।',
  held: 'आपके रिव्यू में वेबसाइट का पता है। दुकान में किसी के पढ़ लेने पर दिखेगा।',
  withdrawn: 'आपका रिव्यू हटा दिया गया।',
  away: 'रिव्यू अभी नहीं दिखा पा रहे। थोड़ी देर में फिर देखें।',
} as const satisfies InLanguage<typeof English>

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
} as const satisfies InLanguage<typeof EnglishRefusals>
