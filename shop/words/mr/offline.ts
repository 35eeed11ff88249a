import type * as English from '../en/offline.ts'
import type { InLanguage } from '../in-language.ts'

export const offlineWords = {
  todayAt: (clock) => `आज ${clock}`,
  yesterdayAt: (clock) => `काल ${clock}`,
  dayOfMonthAt: (day, month, clock) => `${day} ${month}, ${clock}`,
  noLine: 'इंटरनेट नाही.',
  slowLine: 'इंटरनेट स्लो आहे.',
  asOf: (moment) => `हे भाव ${moment} चे आहेत.`,
  loadAgain: 'पुन्हा लोड करा',
  orderingWaits: 'हे भाव एक दिवसापेक्षा जुने आहेत. इंटरनेट आले की ऑर्डर देता येईल.',
  notKept: 'इंटरनेट नाही, आणि पुढचे पेज या डिव्हाइसवर सेव्ह नाही. इंटरनेट आले की ते उघडेल.',
  stayHere: 'इथेच राहा',
  noPage: 'इंटरनेट नाही',
  noPageWhy: 'हे पेज या डिव्हाइसवर सेव्ह नाही. इंटरनेट आले की ते उघडेल.',
  inTrouble: 'दुकानाशी संपर्क होत नाही',
  inTroubleWhy: 'आत्ता दुकानाशी संपर्क होत नाही, आणि हे पेज या डिव्हाइसवर सेव्ह नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  tryAgain: 'पुन्हा प्रयत्न करा',
  keptPages: 'ही पेजेस आत्ता उघडता येतील:',
  home: 'होम',
  cart: 'कार्ट',
  myOrders: 'माझ्या ऑर्डर्स',
} as const satisfies InLanguage<typeof English.offlineWords>

export const pushWords = {
  told: {
    weighed: {
      title: 'तुमच्या मासळीचे वजन झाले',
      body: (number, total) => `ऑर्डर ${number}: प्रत्यक्ष वजनाप्रमाणे ${total}.`,
    },
    out: {
      title: 'तुमची मासळी डिलिव्हरीसाठी निघाली',
      body: (number, total) => `ऑर्डर ${number}: ${total} कॅश तयार ठेवा.`,
    },
  },
  news: 'तुमच्या ऑर्डरचे अपडेट',
  look: '“माझ्या ऑर्डर्स” पाहा.',
  tellMe: 'वजन झाले की मला सांगा',
  what: 'मासळीचे वजन झाले की आणि ती निघाली की या डिव्हाइसवर नोटिफिकेशन येईल. त्यात ऑर्डर नंबर आणि रक्कम दिसेल.',
  asking: 'ब्राउझरला विचारत आहोत...',
  isTold: 'मासळीचे वजन झाले की आणि ती निघाली की या डिव्हाइसवर नोटिफिकेशन येईल.',
  stop: 'इथे नोटिफिकेशन बंद करा',
  stopped: 'या डिव्हाइसवरचे नोटिफिकेशन बंद केले.',
  refused: 'तुमच्या ब्राउझरने नोटिफिकेशन अडवले आहे; त्याच्या सेटिंगमध्ये परवानगी देता येईल. वजन कळले की ते या पेजवर दिसेल.',
  failed: 'जमले नाही. थोड्या वेळाने पुन्हा प्रयत्न करा; वजन कळले की ते या पेजवर दिसेल.',
} as const satisfies InLanguage<typeof English.pushWords>
