import type * as English from '../en/delivery.ts'
import type { InLanguage } from '../in-language.ts'

export const deliveryPageWords = {
  to: (pincode, when = '') => `${pincode} वर डिलिव्हरी ${when}`.trim(),
  notTo: (pincode) => `${pincode} वर अजून डिलिव्हरी नाही`,
  title: 'कुठे आणि कधी डिलिव्हरी करतो',
  ask: 'डिलिव्हरी कुठे हवी आहे?',
  pincode: 'पिनकोड',
  hint: 'सहा अंक. यासाठी खाते लागत नाही, आणि पिनकोडशिवायही सगळे पाहता येते.',
  look: 'कधी येता ते दाखवा',
  close: 'बंद करा',
  asking: 'पाहत आहोत…',
  unreached: 'तुमचा पिनकोड लक्षात ठेवला आहे. तिथे कधी येतो ते आत्ता पाहता आले नाही.',
  place: (pincode, place) => (place === '' ? pincode : `${pincode}, ${place}`),
  comes: (when) => `आम्ही ${when} या वेळेत येतो.`,
  orderBy: (orderBy) => `त्यासाठी ${orderBy}. डिलिव्हरी मोफत आहे.`,
  full: 'इथे आम्ही डिलिव्हरी करतो. पुढच्या दिवसांतल्या सगळ्या वेळा भरल्या आहेत, उद्या पुन्हा पाहा.',
  notYet: (pincode) => `${pincode} वर आम्ही अजून डिलिव्हरी करत नाही.`,
  lookAround: 'तरी निवांत पाहा: भाव, कापण्याचे प्रकार आणि रेसिपी सगळ्यांसाठी सारख्याच आहेत.',
  unknown: (pincode) => `पोस्टात ${pincode} असा पिनकोड नाही. पुन्हा पाहा.`,
  lookAtFish: 'मासळी पाहा',
  change: 'बदला',
  changeOf: (pincode) => `पिनकोड बदला: ${pincode}`,
  cartTo: (place) => `डिलिव्हरी इथे: ${place}.`,
  cartNotTo: (place) => `${place}: इथे आम्ही अजून डिलिव्हरी करत नाही.`,
  cartAsk: 'कुठे पाठवायचे? पिनकोड सांगा, आम्ही तिथे येतो का ते पाहा.',
} as const satisfies InLanguage<typeof English.deliveryPageWords>

export const areaWishWords = {
  leaveNumber: 'नंबर देऊन ठेवा',
  tellMe: (pincode) => `${pincode} वर डिलिव्हरी सुरू झाली की मला सांगा`,
  doNotTell: 'आता सांगू नका',
  doNotTellOf: (pincode) => `आता सांगू नका: ${pincode}`,
  willTell: (pincode) => `${pincode} वर डिलिव्हरी सुरू झाली की तुम्हाला एकदा सांगू.`,
  onceProven: (pincode) => `${pincode} वर डिलिव्हरी सुरू झाली की तुम्हाला एकदा सांगू, त्याआधी मोबाइलवर आलेला OTP टाइप करा.`,
  takenBack: 'आता सांगणार नाही.',
  waiting: (until) => `याची तुम्ही वाट पाहत आहात, ${until} पर्यंत.`,
  waitingFor: 'तुम्ही आमची कुठे वाट पाहत आहात',
  how: (mobile) => `${mobile} वर एकच SMS, सकाळी 10 ते रात्री 9 मध्ये. 180 दिवसांनी आम्ही हे पुसून टाकतो.`,
  signInFirst: 'यासाठी लॉगिन करावे लागते: तुमचा असेल त्याच नंबरवर आम्ही सांगतो.',
} as const satisfies InLanguage<typeof English.areaWishWords>

export const areaWishRefusals = {
  'area-there': ({ pincode }) => `${pincode} वर आता डिलिव्हरी होते: ऑर्डर देता येईल.`,
  'too-many-area-wishes': ({ most }) =>
    `तुम्ही आधीच ${most} पिनकोडवर आमची वाट पाहत आहात. खात्यात जाऊन एक कमी करा, मग पुन्हा सांगा.`,
  'area-wish-unknown': () => 'याची तुम्ही आता वाट पाहत नाही.',
  'no-such-pincode': () => 'पोस्टात असा पिनकोड नाही. पुन्हा पाहा.',
} as const satisfies InLanguage<typeof English.areaWishRefusals>

const ordersOf = (count: number) => (count === 1 ? '1 ऑर्डर' : `${count} ऑर्डर`)

export const deskAreaWords = {
  title: 'डिलिव्हरीचा भाग',
  goesTo: (count) => (count === 1 ? 'दुकान 1 पिनकोडवर डिलिव्हरी करते.' : `दुकान ${count} पिनकोडवर डिलिव्हरी करते.`),
  ownerOnly: 'हा भाग फक्त मालक बदलतात.',
  list: 'दुकान डिलिव्हरी करते ते पिनकोड',
  none: 'दुकान कुठेही डिलिव्हरी करत नाही: कोणालाही ऑर्डर देता येत नाही.',
  unknown: 'पोस्टाच्या यादीत नाही',
  onTheWay: (count) => (count === 0 ? 'तिकडे जाणारी ऑर्डर नाही' : `तिकडे जाणार: ${ordersOf(count)}`),
  look: 'पाहा',
  lookOf: (pincode) => `पाहा: ${pincode}`,
  another: 'दुसरा पिनकोड',
  anotherHint: 'काही बदलण्याआधी तो कुठला आहे ते पोस्टाच्या यादीतून दिसते.',
  pincode: 'पिनकोड',
  place: (pincode, names) => (names.length === 0 ? pincode : `${pincode}: ${names.join(', ')}`),
  where: (district, state) => `${district}, ${state}`,
  add: (pincode) => `${pincode} वर डिलिव्हरी सुरू करा`,
  addFollows: 'त्या क्षणापासून तिथले सगळे ऑर्डर देऊ शकतील. ते ठिकाण दुकानाच्या पानांवर लगेच दिसेल.',
  remove: (pincode) => `${pincode} वर डिलिव्हरी बंद करा`,
  removeFollows: 'त्या क्षणापासून तिथले कोणी ऑर्डर देऊ शकणार नाही, आणि चेकआउटला निघालेल्या कार्टला तसे सांगितले जाते.',
  ordersStand: (count) =>
    count === 0
      ? 'तिकडे जाणारी एकही ऑर्डर नाही.'
      : `तिकडे जाणार: ${ordersOf(count)}. त्या कायम राहतात आणि पोहोचवल्या जातात.`,
  added: (pincode) => `${pincode} वर दुकान आता डिलिव्हरी करते.`,
  removed: (pincode) => `${pincode} वर दुकान आता डिलिव्हरी करत नाही.`,
  wishedFor: 'लोक आपली कुठे वाट पाहतात',
  wishedHint: 'आपण तिथे येऊ लागलो की एकदा सांगा, असे त्यांनी दुकानाच्या पानांवर स्वतःच्या मोबाइलवरून सांगितले आहे.',
  wishedNone: 'या भागाबाहेर कोणी वाट पाहत नाही.',
  wait: (count) => (count === 1 ? 'वाट पाहणारे: 1' : `वाट पाहणारे: ${count}`),
  toldFollows: (count) =>
    count === 1
      ? '1 जण याची वाट पाहतो, त्याला सकाळी 10 ते रात्री 9 मध्ये SMS ने कळवले जाईल.'
      : `${count} जण याची वाट पाहतात, त्यांना सकाळी 10 ते रात्री 9 मध्ये SMS ने कळवले जाईल.`,
  back: 'आहे तसेच ठेवा',
} as const satisfies InLanguage<typeof English.deskAreaWords>
