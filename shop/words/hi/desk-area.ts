import type { deskAreaWords as English } from '../en/desk-area.ts'
import type { InLanguage } from '../in-language.ts'

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
  toldFollows: (count) => `${peopleWait(count)}, उन्हें सुबह 7 से रात 10 बजे के बीच SMS जाएगा।`,
  back: 'जैसा है वैसा रहने दें',
} as const satisfies InLanguage<typeof English>
