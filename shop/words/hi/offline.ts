import type * as English from '../en/offline.ts'
import type { InLanguage } from '../in-language.ts'

export const offlineWords = {
  todayAt: (clock) => `आज ${clock}`,
  yesterdayAt: (clock) => `कल ${clock}`,
  dayOfMonthAt: (day, month, clock) => `${day} ${month}, ${clock}`,
  noLine: 'नेटवर्क नहीं है।',
  slowLine: 'नेटवर्क धीमा है।',
  asOf: (moment) => `दाम ${moment} के हैं।`,
  loadAgain: 'फिर से लोड करें',
  orderingWaits: 'ये भाव एक दिन से ज़्यादा पुराने हैं: नेटवर्क आने पर ही ऑर्डर होगा।',
  notKept: 'नेटवर्क नहीं है, और अगला पेज इस डिवाइस में रखा हुआ नहीं है। नेटवर्क आते ही खुल जाएगा।',
  stayHere: 'यहीं रहें',
  noPage: 'नेटवर्क नहीं है',
  noPageWhy: 'यह पेज इस डिवाइस में रखा हुआ नहीं है। नेटवर्क आते ही खुल जाएगा।',
  inTrouble: 'दुकान से जवाब नहीं मिल रहा',
  inTroubleWhy: 'अभी दुकान तक पहुँच नहीं हो रही, और यह पेज इस डिवाइस में रखा हुआ नहीं है। थोड़ी देर में फिर कोशिश करें।',
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
      title: 'आपकी मछली तुल गई',
      body: (number, total) => `ऑर्डर ${number}: तराज़ू के हिसाब से ${total}।`,
    },
    out: {
      title: 'आपकी मछली निकल चुकी है',
      body: (number, total) => `ऑर्डर ${number}: ${total} कैश तैयार रखें।`,
    },
  },
  news: 'आपके ऑर्डर की खबर',
  look: '“मेरे ऑर्डर” देखें।',
  tellMe: 'तुलने पर मुझे बताएँ',
  what: 'मछली तुलने पर और निकलने पर इसी डिवाइस पर सूचना आएगी। उसमें ऑर्डर का नंबर और रकम दिखेगी।',
  asking: 'आपके ब्राउज़र से पूछ रहे हैं…',
  isTold: 'मछली तुलने पर और निकलने पर यह डिवाइस आपको बताएगा।',
  stop: 'यहाँ न बताएँ',
  stopped: 'यह डिवाइस अब कुछ नहीं बताएगा।',
  refused: 'आपका ब्राउज़र हमें यहाँ बताने नहीं देता; उसकी सेटिंग में इजाज़त दे सकते हैं। वज़न पता चलते ही इस पेज पर दिखेगा।',
  failed: 'यह नहीं हो पाया। थोड़ी देर में फिर कोशिश करें; वज़न पता चलते ही इस पेज पर दिखेगा।',
} as const satisfies InLanguage<typeof English.pushWords>
