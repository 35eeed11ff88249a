import type * as English from '../en/offline.ts'
import type { InLanguage } from '../in-language.ts'

export const offlineWords = {
  todayAt: (clock) => `आज ${clock}`,
  yesterdayAt: (clock) => `कल ${clock}`,
  dayOfMonthAt: (day, month, clock) => `${day} ${month}, ${clock}`,
  noLine: 'नेटवर्क नहीं है।',
  slowLine: 'नेटवर्क धीमा है।',
  asOf: (moment) => `भाव ${moment} के हैं।`,
  loadAgain: 'फिर से लोड करें',
  orderingWaits: 'ये भाव एक दिन से ज़्यादा पुराने हैं। नेटवर्क आने पर ही ऑर्डर होगा।',
  notKept: 'नेटवर्क नहीं है, और अगला पेज इस डिवाइस में सेव नहीं है। नेटवर्क आते ही खुल जाएगा।',
  stayHere: 'यहीं रहें',
  noPage: 'नेटवर्क नहीं है',
  noPageWhy: 'यह पेज इस डिवाइस में सेव नहीं है। नेटवर्क आते ही खुल जाएगा।',
  inTrouble: 'दुकान से संपर्क नहीं हो रहा',
  inTroubleWhy: 'अभी दुकान से संपर्क नहीं हो पा रहा, और यह पेज इस डिवाइस में सेव नहीं है। थोड़ी देर में फिर कोशिश करें।',
  tryAgain: 'फिर कोशिश करें',
  keptPages: 'अभी ये पेज खुल सकते हैं:',
  home: 'होम',
  cart: 'कार्ट',
  myOrders: 'मेरे ऑर्डर',
} as const satisfies InLanguage<typeof English.offlineWords>

/** Pushes about an order, and the button that asks for them. */
export const pushWords = {
  told: {
    weighed: {
      title: 'आपकी मछली का वज़न हो गया',
      body: (number, total) => `ऑर्डर ${number}: असली वज़न पर ${total}।`,
    },
    out: {
      title: 'आपकी मछली डिलीवरी के लिए निकली',
      body: (number, total) => `ऑर्डर ${number}: ${total} कैश तैयार रखें।`,
    },
  },
  news: 'आपके ऑर्डर का अपडेट',
  look: '“मेरे ऑर्डर” देखें।',
  tellMe: 'वज़न होने पर मुझे बताएँ',
  what: 'वज़न होने पर और मछली निकलने पर इसी डिवाइस पर सूचना आएगी। उसमें ऑर्डर का नंबर और रकम दिखेगी।',
  asking: 'आपके ब्राउज़र से पूछ रहे हैं...',
  isTold: 'वज़न होने पर और मछली निकलने पर इस डिवाइस पर सूचना आएगी।',
  stop: 'यहाँ सूचना बंद करें',
  stopped: 'इस डिवाइस पर सूचना बंद है।',
  refused: 'आपके ब्राउज़र ने सूचना रोक रखी है; उसकी सेटिंग में इजाज़त दे सकते हैं। वज़न पता चलते ही इस पेज पर दिखेगा।',
  failed: 'यह नहीं हो पाया। थोड़ी देर में फिर कोशिश करें; वज़न पता चलते ही इस पेज पर दिखेगा।',
} as const satisfies InLanguage<typeof English.pushWords>
