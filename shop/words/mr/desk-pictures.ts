import type { deskPicturesWords as English } from '../en/desk-pictures.ts'
import type { InLanguage } from '../in-language.ts'

export const deskPicturesWords = {
  title: 'फोटो',
  lead: 'आपल्या स्वतःच्या मासळीचे फोटो. वस्तू लिहिणारे यांतून आणि दुकानासोबत आलेल्या चित्रांतून निवडतात.',
  send: 'फोटो पाठवा',
  file: 'फोटो',
  fileHint:
    'JPEG, PNG, WebP किंवा AVIF, जास्तीत जास्त 15 एमबी आणि 20 मेगापिक्सेल. त्याचा मधला भाग दिसतो, आडवा (4:3). कुठे आणि कशाने काढला ते काढून टाकले जाते.',
  alt: 'त्यात काय दिसते',
  altHint: 'ज्यांना दिसत नाही त्यांच्यासाठी: “बर्फावर एक अख्खी शिंगाळा, मिशा डावीकडे”.',
  willBeCut: 'असा कापला जाईल.',
  sending: 'पाठवत आहोत, आणि लहान करत आहोत …',
  sent: 'फोटो आला.',
  chooseOne: 'आधी फोटो निवडा.',
  list: 'पाठवलेले फोटो, नवीन आधी',
  none: 'अजून कोणी फोटो पाठवलेला नाही.',
  by: (name, day) => `${name}, ${day}`,
  byCommand: 'सर्व्हरची कमांड',
  describe: 'वेगळ्या शब्दांत लिहा',
  describing: 'सेव्ह होत आहे …',
  described: 'आतापासून असेच वाचून दाखवले जाईल.',
} as const satisfies InLanguage<typeof English>
