import type * as English from '../en/delivery.ts'
import type { InLanguage } from '../in-language.ts'

export const deliveryPageWords = {
  to: (pincode, when = '') => `${pincode} वर डिलिव्हरी ${when}`.trim(),
  notTo: (pincode) => `${pincode} वर अजून डिलिव्हरी नाही`,
  title: 'कुठे आणि कधी डिलिव्हरी करतो',
  ask: 'डिलिव्हरी कुठे हवी आहे?',
  pincode: 'पिनकोड',
  hint: 'सहा अंक. यासाठी खाते लागत नाही, आणि पिनकोडशिवायही सगळे पाहता येते.',
  look: 'डिलिव्हरी पाहा',
  close: 'बंद करा',
  asking: 'पाहत आहोत...',
  unreached: 'तुमचा पिनकोड सेव्ह आहे, पण डिलिव्हरीची वेळ आत्ता पाहता आली नाही.',
  place: (pincode, place) => (place === '' ? pincode : `${pincode}, ${place}`),
  comes: (when) => `आम्ही ${when} या वेळेत येऊ.`,
  orderBy: (orderBy) => `त्यासाठी ${orderBy}. डिलिव्हरी मोफत आहे.`,
  full: 'इथे आम्ही डिलिव्हरी करतो, पण पुढच्या काही दिवसांतले सगळे स्लॉट भरले आहेत. उद्या पुन्हा पाहा.',
  notYet: (pincode) => `${pincode} वर आम्ही अजून डिलिव्हरी करत नाही.`,
  lookAround: 'तरी निवांत पाहा. भाव, कापण्याचे प्रकार आणि रेसिपी सगळ्यांसाठी सारख्याच आहेत.',
  unknown: (pincode) => `${pincode} असा पिनकोड नाही. पुन्हा तपासा.`,
  lookAtFish: 'मासळी पाहा',
  change: 'बदला',
  changeOf: (pincode) => `पिनकोड बदला: ${pincode}`,
  cartTo: (place) => `डिलिव्हरी इथे: ${place}.`,
  cartNotTo: (place) => `${place}: इथे आम्ही अजून डिलिव्हरी करत नाही.`,
  cartAsk: 'डिलिव्हरी पाहण्यासाठी पिनकोड टाका',
} as const satisfies InLanguage<typeof English.deliveryPageWords>

export const areaWishWords = {
  leaveNumber: 'तुमचा नंबर द्या',
  tellMe: (pincode) => `${pincode} वर डिलिव्हरी सुरू झाली की मला कळवा`,
  doNotTell: 'सूचना बंद करा',
  doNotTellOf: (pincode) => `सूचना बंद करा: ${pincode}`,
  willTell: (pincode) => `${pincode} वर डिलिव्हरी सुरू झाली की तुम्हाला एक मेसेज पाठवू.`,
  onceProven: (pincode) => `${pincode} वर डिलिव्हरी सुरू झाली की तुम्हाला एक मेसेज पाठवू, त्याआधी तुमचा मोबाइल व्हेरिफाय करा.`,
  takenBack: 'सूचना बंद केली.',
  waiting: (until) => `सूचना चालू आहे, ${until} पर्यंत.`,
  waitingFor: 'सूचना चालू असलेले पिनकोड',
  how: (mobile) => `${mobile} वर एकच SMS, सकाळी 10 ते रात्री 9 मध्ये. 180 दिवसांनी आम्ही हे पुसून टाकतो.`,
  signInFirst: 'आधी लॉगिन करा, म्हणजे मेसेज फक्त तुमच्याच नंबरवर जाईल.',
} as const satisfies InLanguage<typeof English.areaWishWords>

export const areaWishRefusals = {
  'area-there': ({ pincode }) => `${pincode} वर आता डिलिव्हरी होते. तुम्ही ऑर्डर देऊ शकता.`,
  'too-many-area-wishes': ({ most }) =>
    `तुम्ही आधीच ${most} पिनकोडची सूचना चालू केली आहे. खात्यात एक काढा, मग पुन्हा प्रयत्न करा.`,
  'area-wish-unknown': () => 'याची सूचना आधीच बंद आहे.',
  'no-such-pincode': () => 'असा पिनकोड नाही. पुन्हा तपासा.',
} as const satisfies InLanguage<typeof English.areaWishRefusals>

export const deskAreaWords = {
  title: 'डिलिव्हरीचा भाग',
  goesTo: (count) => (count === 1 ? 'दुकान 1 पिनकोडवर डिलिव्हरी करते.' : `दुकान ${count} पिनकोडवर डिलिव्हरी करते.`),
  ownerOnly: 'हा भाग फक्त मालक बदलतात.',
  list: 'दुकान डिलिव्हरी करते ते पिनकोड',
  none: 'दुकान कुठेही डिलिव्हरी करत नाही, म्हणून कोणालाही ऑर्डर देता येत नाही.',
  unknown: 'पोस्टाच्या यादीत नाही',
  onTheWay: (count) => (count === 0 ? 'बाकी ऑर्डर नाहीत' : `बाकी ऑर्डर्स: ${count}`),
  look: 'पाहा',
  lookOf: (pincode) => `पाहा: ${pincode}`,
  another: 'दुसरा पिनकोड',
  anotherHint: 'काही बदलण्याआधी तो कुठला आहे ते पोस्टाच्या यादीतून दिसते.',
  pincode: 'पिनकोड',
  place: (pincode, names) => (names.length === 0 ? pincode : `${pincode}: ${names.join(', ')}`),
  where: (district, state) => `${district}, ${state}`,
  add: (pincode) => `${pincode} वर डिलिव्हरी सुरू करा`,
  addFollows: 'तेव्हापासून तिथले सगळे ऑर्डर देऊ शकतील. ते ठिकाण दुकानाच्या पेजवर लगेच दिसेल.',
  remove: (pincode) => `${pincode} वर डिलिव्हरी बंद करा`,
  removeFollows: 'तेव्हापासून तिथले कोणी ऑर्डर देऊ शकणार नाही. चेकआउटला असलेल्या ग्राहकांना तसे कळवले जाईल.',
  ordersStand: (count) => {
    if (count === 0) return 'तिथली एकही ऑर्डर बाकी नाही.'
    return count === 1
      ? 'तिथली 1 ऑर्डर बाकी आहे. ती कायम राहील आणि पोहोचवली जाईल.'
      : `तिथल्या ${count} ऑर्डर्स बाकी आहेत. त्या कायम राहतील आणि पोहोचवल्या जातील.`
  },
  added: (pincode) => `${pincode} वर दुकान आता डिलिव्हरी करते.`,
  removed: (pincode) => `${pincode} वर दुकान आता डिलिव्हरी करत नाही.`,
  wishedFor: 'दुसऱ्या भागांतून मागणी',
  wishedHint: 'तिथे डिलिव्हरी सुरू झाली की एकदा कळवा, असे या ग्राहकांनी व्हेरिफाय केलेल्या मोबाइलवरून दुकानाच्या पेजवर सांगितले आहे.',
  wishedNone: 'दुसऱ्या भागांतून मागणी नाही.',
  wait: (count) => (count === 1 ? 'वाट पाहणारे: 1' : `वाट पाहणारे: ${count}`),
  toldFollows: (count) =>
    count === 1
      ? '1 ग्राहक वाट पाहत आहेत. त्यांना सकाळी 10 ते रात्री 9 मध्ये SMS ने कळवले जाईल.'
      : `${count} ग्राहक वाट पाहत आहेत. त्यांना सकाळी 10 ते रात्री 9 मध्ये SMS ने कळवले जाईल.`,
  back: 'रद्द करा',
} as const satisfies InLanguage<typeof English.deskAreaWords>
