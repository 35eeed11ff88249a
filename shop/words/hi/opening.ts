import type * as English from '../en/opening.ts'
import type { InLanguage } from '../in-language.ts'

/** Said on every page of the shop while nothing can be ordered yet. */
export const opensSoonWords = {
  all: 'दुकान जल्द खुलेगी। तब तक देख लें; ऑर्डर दुकान खुलने पर होंगे।',
} as const satisfies InLanguage<typeof English.opensSoonWords>

/** What staff read before a live shop opens. */
export const openingWords = {
  title: 'दुकान खोलें',
  closed: 'दुकान अभी बंद है। ग्राहकों को “दुकान जल्द खुलेगी” दिखता है और ऑर्डर नहीं होता।',
  toOpening: 'क्या बाकी है, देखें',
  ownerOpens: 'दुकान मालिक खोलते हैं।',
  trial:
    'यह ट्रायल की दुकान है। सब कुछ आज़माया जा सकता है, पर कुछ डिलीवर नहीं होता। असली दुकान ऑपरेटर शुरू करते हैं, और नीचे की बातें देखकर आप उसे इसी पेज पर खोलते हैं।',
  isOpen: 'दुकान खुली है। ग्राहक ऑर्डर कर सकते हैं।',
  lead: 'ये चारों देख लें, फिर दुकान खोलें। बाद में भी सब बदल सकते हैं।',
  slots: 'डिलीवरी के स्लॉट',
  perWeek: (slots, least, most, orders) =>
    `हफ़्ते में ${slots} स्लॉट, हर स्लॉट में ${least === most ? least : `${least} से ${most}`} ऑर्डर, हफ़्ते में ज़्यादा से ज़्यादा ${orders} ऑर्डर।`,
  slotsAsOpened: 'हर नई दुकान इसी तरह शुरू होती है। किसी स्लॉट में इतने ऑर्डर हो जाएँ, तो ग्राहकों को वह स्लॉट नहीं मिलता।',
  noSlots: 'कोई स्लॉट तय नहीं है, इसलिए कोई ऑर्डर नहीं कर सकता।',
  toSlots: 'हफ़्ता बदलें',
  area: 'डिलीवरी का इलाका',
  goesTo: (pincodes) => `आप यहाँ डिलीवरी करते हैं: ${pincodes.join(', ')}।`,
  noArea: 'अभी कहीं डिलीवरी नहीं है, इसलिए कोई ऑर्डर नहीं कर सकता।',
  toArea: 'इलाका बदलें',
  people: 'स्टाफ़ और टैबलेट',
  peopleLead: 'काटने, तौलने और पहुँचाने के लिए स्टाफ़ को PIN और टैबलेट चाहिए।',
  toPeople: 'स्टाफ़',
  toDevices: 'डिवाइस',
  rates: 'भाव',
  ratesLead: (count) => `ग्राहक इन ${count} भावों पर खरीदेंगे। नई दुकान नमूने के भावों से शुरू होती है, तो जो भाव आपके न हों, बदल दें।`,
  toRates: 'भाव बदलें',
  toCatalogue: 'किसी मछली को बिक्री से हटाएँ',
  rate: (pack, price) => `${pack}: ${price}`,
  sized: (size, pack) => `${size}, ${pack}`,
  notSold: 'बिक्री में नहीं',
  nod: 'भाव सही हैं, दुकान खोलें',
  opening: 'दुकान खुल रही है...',
  opened: 'दुकान खुल गई। अब ग्राहक ऑर्डर कर सकते हैं।',
} as const satisfies InLanguage<typeof English.openingWords>
