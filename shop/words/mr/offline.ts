import type { offlineWords as English } from '../en/offline.ts'
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
} as const satisfies InLanguage<typeof English>
