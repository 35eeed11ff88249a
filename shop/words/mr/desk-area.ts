import type { deskAreaWords as English } from '../en/desk-area.ts'
import type { InLanguage } from '../in-language.ts'

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
      ? '1 जण याची वाट पाहतो, त्याला सकाळी 7 ते रात्री 10 मध्ये SMS ने कळवले जाईल.'
      : `${count} जण याची वाट पाहतात, त्यांना सकाळी 7 ते रात्री 10 मध्ये SMS ने कळवले जाईल.`,
  back: 'आहे तसेच ठेवा',
} as const satisfies InLanguage<typeof English>
