import type * as English from '../en/home.ts'
import type { InLanguage } from '../in-language.ts'

export const homeWords = {
  title: 'मुंबई के डॉक से ताज़ी मछली',
  inShort:
    'पापलेट, सुरमई, झींगा, बोंबिल और बांगड़ा, आपके मनपसंद तरीके से साफ़ करके मुंबई में आपके घर तक। दाम, वज़न और ताज़गी, सब सच-सच। कैश ऑन डिलीवरी।',
  carousel: 'स्लाइडशो',
  fromTheDocks: 'सीधे डॉक से',
  slide: 'स्लाइड',
  slideOf: (place, count) => `${count} में से ${place}`,
  play: 'चलाएँ',
  pause: 'रोकें',
  favourites: 'ग्राहकों की पसंद',
  catchOfTheDay: 'आज की ताज़ी मछली',
  honest: 'ईमानदार मछलीवाला',
  promises: [
    { of: 'दाम', text: 'जो भाव दिखता है, वही किलो का भाव है। न डिलीवरी चार्ज, न कैश का चार्ज, आखिर में कुछ नहीं जुड़ता।' },
    { of: 'वज़न', text: 'हर मछली पर लिखा है कि वज़न सफ़ाई से पहले का है या बाद का, और पकाने के लिए करीब कितना बचता है।' },
    { of: 'मछली', text: 'जैसी आप कहें वैसी कटिंग, बर्फ़ में पैक, और जैसी हमने बताई वैसी न निकले तो दरवाज़े से ही वापस।' },
  ],
  howWeWork: 'हम कैसे काम करते हैं',
} as const satisfies InLanguage<typeof English.homeWords>

/** The counter's page for the shop's home page. */
export const deskHomeWords = {
  title: 'होम पेज',
  slides: 'ऊपर के बैनर, क्रम से',
  slideNote: (line, product) => `${line} इस पर खुलता है: ${product}।`,
  catch: 'आज की ताज़ी मछली, क्रम से',
  favourites: 'ग्राहकों की पसंद, क्रम से',
  leadsToKind: 'उस मछली की सूची खुलती है',
  leadsToProduct: 'उस प्रोडक्ट का पेज खुलता है',
  nothing: 'यहाँ अभी कुछ नहीं है।',
  takeAway: 'हटाएँ',
  takeAwayOf: (title) => `हटाएँ: ${title}`,
  takenAway: (title) => `${title}: होम पेज से हटा दिया।`,
  add: 'होम पेज पर जोड़ें',
  kind: 'कौन सी मछली',
  chooseKind: 'मछली चुनें',
  showProducts: 'इसके प्रोडक्ट दिखाएँ',
  productsOf: (kind) => `${kind}: प्रोडक्ट`,
  isThere: '“आज की ताज़ी मछली” में पहले से है',
  toCatch: '“आज की ताज़ी मछली” में जोड़ें',
  toCatchOf: (title) => `आज की ताज़ी मछली में जोड़ें: ${title}`,
  toSlides: 'बैनर में जोड़ें',
  toSlidesOf: (title) => `बैनर में जोड़ें: ${title}`,
  toFavourites: 'पसंद में जोड़ें',
  toFavouritesOf: (kind, title) => `ग्राहकों की पसंद में जोड़ें: ${kind}, फ़ोटो ${title} की`,
  slideOf: (product) => `बैनर: ${product}`,
  slideLead:
    'जो देख नहीं सकते, उन्हें फ़ोटो की जगह सिर्फ़ टाइटल और नीचे की लाइन सुनाई देती है। खड़े फ़ोन पर फ़ोटो का बीच का हिस्सा दिखता है।',
  slideTitleHint: 'थोड़े शब्द, फ़ोटो पर बड़े अक्षरों में दिखेंगे।',
  slideLineHint: 'टाइटल के नीचे एक-दो वाक्य।',
  slideAdd: 'होम पेज पर जोड़ें',
  slideAdding: 'जोड़ रहे हैं...',
  added: (title) => `${title}: होम पेज पर जुड़ गया, अपने हिस्से में सबसे आखिर में।`,
} as const satisfies InLanguage<typeof English.deskHomeWords>
