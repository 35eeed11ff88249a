import type * as English from '../en/home.ts'
import type { InLanguage } from '../in-language.ts'

export const homeWords = {
  title: 'मुंबई के डॉक से ताज़ी मछली',
  inShort:
    'पापलेट, सुरमई, झींगा, बोंबिल और बांगड़ा, आपके मनपसंद तरीके से साफ़ करके मुंबई में आपके घर तक। दाम, वज़न और ताज़गी, सब सच-सच। कैश ऑन डिलीवरी।',
  carousel: 'चलती तस्वीरें',
  fromTheDocks: 'सीधे डॉक से',
  slide: 'तस्वीर',
  slideOf: (place, count) => `${count} में से ${place}`,
  play: 'चलाएँ',
  pause: 'रोकें',
  favourites: 'ग्राहकों की पसंद',
  catchOfTheDay: 'आज की ताज़ी मछली',
  honest: 'ईमानदार मछलीवाला',
  promises: [
    {
      of: 'दाम',
      text: 'जो दिखता है, वही किलो का दाम है। डिलीवरी का पैसा नहीं, कैश देने का पैसा नहीं, और आखिर में कुछ जुड़ता नहीं।',
    },
    {
      of: 'वज़न',
      text: 'हर मछली पर लिखा है कि वज़न सफ़ाई से पहले का है या बाद का, और करीब कितना हिस्सा कड़ाही तक पहुँचता है।',
    },
    {
      of: 'मछली',
      text: 'जैसी आप कहें वैसी कटिंग, बर्फ़ में पैक, और जैसी हमने बताई वैसी न निकले तो दरवाज़े से ही वापस।',
    },
  ],
  howWeWork: 'हम कैसे काम करते हैं',
} as const satisfies InLanguage<typeof English.homeWords>

/** The counter's page of what stands on the shop's home page. */
export const deskHomeWords = {
  title: 'होम पेज',
  slides: 'ऊपर की बड़ी तस्वीरें, क्रम से',
  slideNote: (line, product) => `${line} ले जाती है: ${product}।`,
  catch: 'आज की ताज़ी मछली, क्रम से',
  favourites: 'ग्राहकों की पसंद, क्रम से',
  leadsToKind: 'उस मछली की सूची पर ले जाती है',
  leadsToProduct: 'उस चीज़ के पेज पर ले जाती है',
  nothing: 'यहाँ कुछ नहीं है।',
  takeAway: 'हटाएँ',
  takeAwayOf: (title) => `हटाएँ: ${title}`,
  takenAway: (title) => `${title}: होम पेज से हटा दिया।`,
  add: 'यहाँ कुछ रखें',
  kind: 'कौन सी मछली',
  chooseKind: 'मछली चुनें',
  showProducts: 'इसकी चीज़ें दिखाएँ',
  productsOf: (kind) => `${kind} की चीज़ें`,
  isThere: '“आज की ताज़ी मछली” में है',
  toCatch: 'ताज़ी मछली में रखें',
  toCatchOf: (title) => `आज की ताज़ी मछली में रखें: ${title}`,
  toSlides: 'बड़ी तस्वीरों में रखें',
  toSlidesOf: (title) => `बड़ी तस्वीरों में रखें: ${title}`,
  toFavourites: 'पसंद में रखें',
  toFavouritesOf: (kind, title) => `ग्राहकों की पसंद में रखें: ${kind}, तस्वीर ${title} की`,
  slideOf: (product) => `बड़ी तस्वीर: ${product}`,
  slideLead:
    'जो देख नहीं सकते, उन्हें तस्वीर कुछ नहीं बताती: सब कुछ शीर्षक और नीचे की लाइन बताती है। खड़े फ़ोन पर तस्वीर का बीच का हिस्सा दिखता है।',
  slideTitleHint: 'तस्वीर पर बड़े अक्षरों में दिखता है: थोड़े ही शब्द।',
  slideLineHint: 'शीर्षक के नीचे एक-दो वाक्य।',
  slideAdd: 'होम पेज पर रखें',
  slideAdding: 'रख रहे हैं …',
  added: (title) => `${title}: होम पेज पर आ गया, अपने हिस्से में सबसे आखिर में।`,
} as const satisfies InLanguage<typeof English.deskHomeWords>
