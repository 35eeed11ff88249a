import type { offlineWords as English } from '../en/offline.ts'
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
} as const satisfies InLanguage<typeof English>
