import type { deskPicturesWords as English } from '../en/desk-pictures.ts'
import type { InLanguage } from '../in-language.ts'

export const deskPicturesWords = {
  title: 'तस्वीरें',
  lead: 'आपकी अपनी मछली की फ़ोटो। सामान लिखने वाला इनमें से और दुकान के साथ आई तस्वीरों में से चुनता है।',
  send: 'फ़ोटो भेजें',
  file: 'फ़ोटो',
  fileHint:
    'JPEG, PNG, WebP या AVIF, ज़्यादा से ज़्यादा 15 एमबी और 20 मेगापिक्सल। बीच का हिस्सा दिखता है, ऊँचाई से ज़्यादा चौड़ा (4:3)। फ़ोटो कहाँ और किससे खींची, यह हटा दिया जाता है।',
  alt: 'तस्वीर में क्या है',
  altHint: 'जो देख नहीं सकते, उनके लिए: “बर्फ़ पर एक साबुत सिंघाड़ा मछली, मूँछें बाईं तरफ़”।',
  willBeCut: 'इस तरह कटेगी।',
  sending: 'भेज रहे हैं, छोटी कर रहे हैं …',
  sent: 'फ़ोटो पहुँच गई।',
  chooseOne: 'पहले फ़ोटो चुनें।',
  list: 'भेजी हुई फ़ोटो, सबसे नई पहले',
  none: 'अभी किसी ने फ़ोटो नहीं भेजी।',
  by: (name, day) => `${name}, ${day}`,
  byCommand: 'सिस्टम की कमांड',
  describe: 'दूसरी तरह लिखें',
  describing: 'सेव हो रहा है …',
  described: 'अब से यही पढ़कर सुनाया जाएगा।',
} as const satisfies InLanguage<typeof English>
