import type * as English from '../en/offline.ts'
import type { InLanguage } from '../in-language.ts'

export const offlineWords = {
  todayAt: (clock) => `आज ${clock}`,
  yesterdayAt: (clock) => `काल ${clock}`,
  dayOfMonthAt: (day, month, clock) => `${day} ${month}, ${clock}`,
  noLine: 'इंटरनेट नाही.',
  slowLine: 'इंटरनेट मंद आहे.',
  asOf: (moment) => `भाव कधीचे: ${moment}.`,
  loadAgain: 'पुन्हा लोड करा',
  orderingWaits: 'हे भाव एक दिवसापेक्षा जुने आहेत: इंटरनेट आले की ऑर्डर देता येईल.',
  notKept: 'इंटरनेट नाही, आणि पुढचे पान या डिव्हाइसवर ठेवलेले नाही. इंटरनेट आले की ते उघडेल.',
  stayHere: 'इथेच राहा',
  noPage: 'इंटरनेट नाही',
  noPageWhy: 'हे पान या डिव्हाइसवर ठेवलेले नाही. इंटरनेट आले की ते उघडेल.',
  inTrouble: 'दुकानाकडून उत्तर येत नाही',
  inTroubleWhy: 'आत्ता दुकानाशी संपर्क होत नाही, आणि हे पान या डिव्हाइसवर ठेवलेले नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  tryAgain: 'पुन्हा प्रयत्न करा',
  keptPages: 'ही पाने आत्ता उघडता येतील:',
  home: 'होम',
  cart: 'कार्ट',
  myOrders: 'माझ्या ऑर्डर',
} as const satisfies InLanguage<typeof English.offlineWords>

export const pushWords = {
  told: {
    weighed: {
      title: 'तुमच्या मासळीचे वजन झाले',
      body: (number, total) => `ऑर्डर ${number}: वजनकाट्याप्रमाणे ${total}.`,
    },
    out: {
      title: 'तुमची मासळी निघाली',
      body: (number, total) => `ऑर्डर ${number}: ${total} कॅश तयार ठेवा.`,
    },
  },
  news: 'तुमच्या ऑर्डरची बातमी',
  look: '“माझ्या ऑर्डर” पाहा.',
  tellMe: 'वजन झाले की मला सांगा',
  what: 'मासळीचे वजन झाले की आणि ती निघाली की या डिव्हाइसवर नोटिफिकेशन येईल. त्यात ऑर्डर नंबर आणि रक्कम दिसते.',
  asking: 'ब्राउझरला विचारत आहोत…',
  isTold: 'मासळीचे वजन झाले की आणि ती निघाली की हे डिव्हाइस तुम्हाला सांगते.',
  stop: 'इथे सांगू नका',
  stopped: 'हे डिव्हाइस आता काही सांगणार नाही.',
  refused: 'तुमचा ब्राउझर आम्हाला इथे सांगू देत नाही; त्याच्या सेटिंगमध्ये परवानगी देता येते. वजन कळले की ते या पानावर दिसेल.',
  failed: 'जमले नाही. थोड्या वेळाने पुन्हा प्रयत्न करा; वजन कळले की ते या पानावर दिसेल.',
} as const satisfies InLanguage<typeof English.pushWords>
