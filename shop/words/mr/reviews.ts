import type * as English from '../en/reviews.ts'
import type { InLanguage } from '../in-language.ts'
import { dayInWords } from './formatters.ts'

export const reviewsWords = {
  write: (title) => `अभिप्राय लिहा: ${title}`,
  stars: 'स्टार',
  labels: { comment: 'तुमचा अभिप्राय', name: 'नाव', email: 'ई-मेल' },
  hints: {
    comment: (longest) => `${longest} अक्षरांपर्यंत. त्यात वेबसाइटचा पत्ता असेल तर आम्ही वाचल्यावर तो दिसेल.`,
    name: 'तुमच्या अभिप्रायासोबत दिसेल.',
    email: 'कधीही दाखवणार नाही, आणि फक्त या अभिप्रायासाठी वापरू.',
  },
  saveDetails: 'पुढच्या अभिप्रायासाठी माझी माहिती या ब्राउझरमध्ये सेव्ह करा',
  submit: 'अभिप्राय पाठवा',
  sending: 'अभिप्राय पाठवत आहोत...',
  tellOthers: 'खाऊन पाहिले असेल तर कसे होते ते इतरांना सांगा.',
  showMore: (shown, all) => `आणखी अभिप्राय दाखवा (${all} पैकी ${shown})`,
  reviewBy: (name) => `अभिप्राय: ${name}`,
  boughtHere: 'इथून घेतले',
  withdraw: 'माझा अभिप्राय मागे घ्या',
  mayWithdraw: 'तुमचा अभिप्राय मागे घ्यायचा? तो पेजवरून कायमचा जाईल.',
  withdrawIt: 'मागे घ्या',
  howCounted:
    'दुकान उघडल्यापासून इथे दाखवलेल्या सगळ्या अभिप्रायांची सरासरी. प्रत्येक एकदाच मोजला जातो, चांगला असो वा वाईट. अभिप्रायासाठी कोणाला पैसे दिले जात नाहीत, आणि एकही बदलला जात नाही. “इथून घेतले” म्हणजे ते लॉगिन होते आणि त्यांना हा मासा आमच्याकडून मिळाला होता. अभिप्रायांची जबाबदारी: {officer}.',
  officer: 'तक्रार अधिकारी',
  none: 'अजून एकही अभिप्राय नाही.',
  formerCustomer: 'पूर्वीचे ग्राहक',
  submitted: 'अभिप्राय मिळाला!',
  yourRating: (rating) => `तुम्ही दिलेले स्टार: ${rating}`,
  notRated: 'अजून दिलेले नाहीत',
  failed: (status) => `अडचण: ${status}`,
  thanks: 'धन्यवाद. तुमचा अभिप्राय यादीत सगळ्यात वर आहे.',
  held: 'तुमच्या अभिप्रायात वेबसाइटचा पत्ता आहे. आमच्या टीमने वाचल्यावर तो दिसेल.',
  withdrawn: 'तुमचा अभिप्राय मागे घेतला आहे.',
  away: 'अभिप्राय लोड झाले नाहीत. थोड्या वेळाने पुन्हा पाहा.',
} as const satisfies InLanguage<typeof English.reviewsWords>

export const reviewRefusals = {
  'no-rating': () => '1 ते 5 स्टार निवडा.',
  'review-too-long': ({ length, longest }) =>
    `अभिप्रायात ${length} अक्षरे आहेत, जास्तीत जास्त ${longest} बसतात. ${length - longest} कमी करा.`,
  'shops-name': () => 'हे नाव दुकानाचे वाटते. स्वतःच्या नावाने लिहा.',
  'shops-email': () => 'दुकान स्वतःच्या मासळीबद्दल अभिप्राय लिहीत नाही. स्वतःच्या ई-मेलवरून लिहा.',
  'reviewed-nothing': () => 'अभिप्राय कशाबद्दल आहे ते दिलेले नाही.',
  'product-unknown': () => 'दुकानात असे काही नाही.',
  'review-unknown': () => 'तुमचा असा अभिप्राय नाही.',
  'review-withdrawn': () => 'हा अभिप्राय आधीच मागे घेतला आहे.',
  'reviews-page-unknown': () => 'अभिप्रायांची यादी तिथून पुढे जात नाही.',
  'too-many-reviews': (args) => {
    const minutes = Math.ceil(args.seconds / 60)
    return `एकाच वेळी खूप अभिप्राय आले. ${minutes === 1 ? '1 मिनिट' : `${minutes} मिनिटे`} थांबून पुन्हा प्रयत्न करा.`
  },
} as const satisfies InLanguage<typeof English.reviewRefusals>

export const deskReviewsWords = {
  title: 'अभिप्राय',
  states: { held: 'वाचायचे राहिलेले', shown: 'दाखवलेले', hidden: 'लपवलेले' },
  waiting: (count) => (count === 1 ? '1 अभिप्राय वाचायचा राहिला आहे' : `${count} अभिप्राय वाचायचे राहिले आहेत`),
  why: 'वेबसाइटचा पत्ता असलेला अभिप्राय इथे थांबतो. फक्त जाहिरात, शिवीगाळ, खोटे किंवा एखाद्या व्यक्तीबद्दलचे असेल तेच लपवा. कमी स्टार हे कारण नाही.',
  none: {
    held: 'वाचायचा राहिलेला एकही अभिप्राय नाही.',
    shown: 'अजून एकही अभिप्राय दाखवलेला नाही.',
    hidden: 'एकही अभिप्राय लपवलेला नाही.',
  },
  former: 'पूर्वीचे ग्राहक',
  written: (name, at) => `${name}, ${dayInWords(at)}`,
  boughtHere: 'इथून घेतले',
  moved: {
    held: () => '',
    shown: (who, at) => `दाखवला: ${who}, ${dayInWords(at)}`,
    hidden: (who, at, reason) => `लपवला: ${who}, ${dayInWords(at)}: ${reason}`,
  },
  letters: 'S दाबून दाखवा, H दाबून लपवा, U दाबून आत्ताचे मागे घ्या.',
  release: { held: 'दाखवा', shown: '', hidden: 'पुन्हा दाखवा' },
  hide: 'लपवा',
  ofReview: (act, name, title) => `${act}: ${title}, अभिप्राय ${name}`,
  released: (title) => `${title}: अभिप्राय दाखवला.`,
  hidden: (title) => `${title}: अभिप्राय लपवला.`,
  hideHead: (title) => `${title}: हा अभिप्राय का लपवायचा?`,
  reason: 'कारण',
  reasonHint: 'ते अभिप्रायासोबत सेव्ह राहील, फक्त दुकानासाठी.',
  sayWhy: 'कारण सांगा. कारणाशिवाय अभिप्राय लपवता येत नाही.',
  hiding: 'लपवत आहोत...',
} as const satisfies InLanguage<typeof English.deskReviewsWords>

export const deskWords = {
  keys: 'कीबोर्डवर: यादीत जायला Tab, पुढच्यासाठी J किंवा खालचा बाण, मागच्यासाठी K किंवा वरचा बाण, त्याचे पहिले बटण दाबायला Enter.',
  noScript: 'JavaScript नसेल तर या याद्या वाचता येतील, पण काही बदलता येणार नाही.',
  older: 'जुने दाखवा',
  newest: 'नवीनकडे परत',
  keep: 'राहू द्या',
  byShopper: 'ग्राहक',
  byCommand: 'सर्व्हरची कमांड',
  fileChanged: 'निवडल्यानंतर ही फाइल बदलली आहे. ती पुन्हा निवडा.',
} as const satisfies InLanguage<typeof English.deskWords>

export const deskRefusals = {
  'review-not-there': () => 'असा अभिप्राय नाही.',
  'review-moved-on': () => 'दरम्यान दुसऱ्या कोणी हा अभिप्राय बदलला. यादी पुन्हा लोड करा.',
  'list-page-unknown': () => 'यादी तिथून पुढे जात नाही. सुरुवातीपासून पाहा.',
  'complaint-not-there': () => 'अशी तक्रार नाही.',
  'complaint-settled': () => 'ही तक्रार आधीच सोडवली आहे. जे लिहिले होते ते तसेच राहील.',
  'settlement-missing': () => 'काय केले ते लिहा.',
  'pincode-nowhere': () => 'असा पिनकोड नाही. पुन्हा तपासा.',
  'pincode-in-area': () => 'या पिनकोडवर दुकान आधीच डिलिव्हरी करते.',
  'pincode-not-in-area': () => 'या पिनकोडवर दुकान डिलिव्हरी करत नाही.',
  'no-whole-contact': () => 'पूर्ण मोबाइल नंबर टाका, किंवा पूर्ण ई-मेल.',
  'shopper-not-there': () => 'याचे ग्राहक सापडले नाहीत. पूर्ण आणि बरोबर टाकले आहे का ते पाहा.',
  'shopper-gone': () => 'हे खाते आधीच काढून टाकले आहे.',
  'session-over': () => 'हे लॉगिन दरम्यान संपले.',
} as const satisfies InLanguage<typeof English.deskRefusals>
