import type { unsentWords as English } from '../en/unsent.ts'
import type { InLanguage } from '../in-language.ts'

/** Of an order that waits for a line. */
export const unsentWords = {
  keep: (total) => `रख लें, नेटवर्क आने पर भेजें - डिलीवरी पर करीब ${total} कैश देंगे`,
  notSent: 'अभी भेजा नहीं गया',
  waits: 'अभी नेटवर्क नहीं है, इसलिए यह ऑर्डर हुआ नहीं। नेटवर्क आते ही अपने आप चला जाएगा।',
  maybeThere:
    'दुकान से जवाब नहीं आया, इसलिए अभी पता नहीं कि यह ऑर्डर हुआ या नहीं। अपने आप फिर पूछा जाएगा, और ऑर्डर एक ही बार होगा।',
  until: (moment) => `${moment} तक भेजा जाएगा; उसके बाद ऑर्डर नहीं होगा।`,
  sending: 'आपका ऑर्डर भेज रहे हैं...',
  notOnDisk: 'इस ब्राउज़र में इसे रखने की जगह नहीं है: भेजे जाने तक यह पेज खुला रखें।',
  stillNoLine: 'अब भी नेटवर्क नहीं है। ऑर्डर रुका हुआ है।',
  shopSays: (message) => `दुकान का जवाब: ${message}`,
  total: (total) => `करीब ${total}, डिलीवरी पर कैश में`,
  item: ({ quantity, title, size, weight }) =>
    `${quantity} × ${[title, size, weight].filter((part) => part !== '').join(', ')}`,
  sendNow: 'अभी भेजें',
  discard: 'हटाएँ',
  mayDiscard: 'जो ऑर्डर भेजा नहीं गया, उसे हटा दें? आपका कार्ट वैसा ही रहेगा।',
  mayDiscardTried:
    'जो ऑर्डर भेजा नहीं गया, उसे हटा दें? हो सकता है दुकान को मिल चुका हो: तब वह “मेरे ऑर्डर” में होगा, वहाँ से कैंसल कर सकते हैं।',
  discardIt: 'हटा दें',
  notPlaced: 'ऑर्डर नहीं हुआ',
  toCheckout: 'चेकआउट पर जाएँ',
  placed: (number) => `ऑर्डर हो गया! ऑर्डर ${number}`,
  notPlacedSeeOrders: 'आपका ऑर्डर नहीं हुआ। क्यों, यह “मेरे ऑर्डर” में लिखा है।',
  thrownAway: 'एक ऑर्डर भेजा नहीं गया था। यहाँ किसी और ने लॉगिन किया, इसलिए वह हटा दिया गया। वह ऑर्डर नहीं हुआ।',
  thrownAwayNow: 'जो ऑर्डर भेजा नहीं गया था, वह हटा दिया गया। वह ऑर्डर नहीं हुआ।',
  ok: 'ठीक है',
  asOf: (moment) => `नेटवर्क नहीं है। आपके ऑर्डर, जैसे ${moment} पर थे।`,
  keptFew: 'बिना नेटवर्क के यहाँ आखिरी 5 ऑर्डर हैं, पते के बिना।',
  notKept: 'नेटवर्क नहीं है। इस ब्राउज़र में सिर्फ़ आखिरी 5 ऑर्डर रहते हैं, और यह उनमें नहीं है।',
} as const satisfies InLanguage<typeof English>
