import type { deliveryPageWords as English } from '../en/delivery-page.ts'
import type { InLanguage } from '../in-language.ts'

export const deliveryPageWords = {
  to: (pincode, when = '') => `${pincode} वर डिलिव्हरी ${when}`.trim(),
  notTo: (pincode) => `${pincode} वर अजून डिलिव्हरी नाही`,
  title: 'कुठे आणि कधी डिलिव्हरी करतो',
  ask: 'डिलिव्हरी कुठे हवी आहे?',
  pincode: 'पिनकोड',
  hint: 'सहा अंक. यासाठी खाते लागत नाही, आणि पिनकोडशिवायही सगळे पाहता येते.',
  look: 'कधी येता ते दाखवा',
  close: 'बंद करा',
  asking: 'पाहत आहोत…',
  unreached: 'तुमचा पिनकोड लक्षात ठेवला आहे. तिथे कधी येतो ते आत्ता पाहता आले नाही.',
  place: (pincode, place) => (place === '' ? pincode : `${pincode}, ${place}`),
  comes: (when) => `आम्ही ${when} या वेळेत येतो.`,
  orderBy: (orderBy) => `त्यासाठी ${orderBy}. डिलिव्हरी मोफत आहे.`,
  full: 'इथे आम्ही डिलिव्हरी करतो. पुढच्या दिवसांतल्या सगळ्या वेळा भरल्या आहेत, उद्या पुन्हा पाहा.',
  notYet: (pincode) => `${pincode} वर आम्ही अजून डिलिव्हरी करत नाही.`,
  lookAround: 'तरी निवांत पाहा: भाव, कापण्याचे प्रकार आणि रेसिपी सगळ्यांसाठी सारख्याच आहेत.',
  unknown: (pincode) => `पोस्टात ${pincode} असा पिनकोड नाही. पुन्हा पाहा.`,
  lookAtFish: 'मासळी पाहा',
  change: 'बदला',
  changeOf: (pincode) => `पिनकोड बदला: ${pincode}`,
  cartTo: (place) => `डिलिव्हरी इथे: ${place}.`,
  cartNotTo: (place) => `${place}: इथे आम्ही अजून डिलिव्हरी करत नाही.`,
  cartAsk: 'कुठे पाठवायचे? पिनकोड सांगा, आम्ही तिथे येतो का ते पाहा.',
} as const satisfies InLanguage<typeof English>
