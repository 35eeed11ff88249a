import { messagesWords as English } from '../en/messages.ts'
import type { InLanguage } from '../in-language.ts'

/** At most two parts of a text message each: 134 signs, for these letters have 67 in a part. Codes stay English. */
export const messagesWords = {
  mostSigns: 134,
  mostSignsAsked: 201,
  resetCode: English.resetCode,
  mobileCode: English.mobileCode,
  passwordChanged: (shop, phone) =>
    `आपका ${shop} पासवर्ड बदला गया और बाकी डिवाइस लॉगआउट हुए। आपने नहीं बदला? फ़ोन करें: ${phone}`,
  accountDeleted: (shop, phone) => `${shop}: आपका खाता मिट गया। आपने नहीं कहा था? ${phone}`,
  orderPlaced: ({ shop, number, when, total, most, fssai }) =>
    `${shop}: ऑर्डर ${number} हो गया, ${when} आएगा। कैश करीब ${total} (अधिकतम ${most})। FSSAI ${fssai}`,
  orderChanged: ({ shop, number, total, most, slot }) =>
    `${shop}: आपने ऑर्डर ${number} बदला। डिलीवरी ${slot}। कैश करीब ${total} (अधिकतम ${most})।`,
  orderConfirmed: (shop, number, when) => `${shop}: ऑर्डर ${number} कन्फ़र्म। डिलीवरी ${when}।`,
  whenReady: 'तैयार होते ही',
  orderRejected: (shop, number, reason, phone) =>
    `${shop}: माफ़ करें, ऑर्डर ${number} नहीं दे पाएँगे (${reason})। कुछ नहीं देना है। फ़ोन: ${phone}`,
  orderSlotMoved: ({ shop, number, when, reason, phone }) =>
    `${shop}: ऑर्डर ${number} अब ${when} आएगा (${reason})। समय न जमे तो फ़ोन करें: ${phone}`,
  orderOut: (shop, number, total) => `${shop}: ऑर्डर ${number} निकल चुका है। कृपया ${total} कैश तैयार रखें।`,
  orderDelivered: (shop, number, phone) => `${shop}: ऑर्डर ${number} पहुँच गया। दिक्कत हो तो ${phone}`,
  orderPacked: ({ shop, number, total, difference, address }) =>
    `${shop}: ऑर्डर ${number} पैक। तौलकर ${total}, ${difference}: ${address}`,
  lineWeighed: ({ shop, number, fish, weighed, ordered, reason, rate, total, difference }) =>
    `${shop}: ऑर्डर ${number} पैक। ${fish}: ${ordered} की जगह ${weighed} (${reason}), ${rate}। कुल ${total}, ${difference}।`,
  weightAsked: ({ shop, number, fish, weighed, ordered, price, most, address }) =>
    `${shop} ${number}: ${fish}: वज़न ${weighed} (मँगाया ${ordered}), दाम ${price}। आपको ${most} तक दिखाया था। लेना है? 15 मिनट में बताएँ: ${address}`,
  itemReplaced: ({ shop, number, fish, was, most, phone }) =>
    `${shop} ${number}: फ़ोन पर तय: ${was} की जगह ${fish}। असली वज़न पर ${most} तक। गलत? ${phone}`,
  sum: (amount) => `₹${amount}`,
  rateFor: (rate, weight) => `${weight} के ${rate}`,
  byTheScale: 'असली वज़न',
  asOrdered: 'ऑर्डर जितना',
  less: (amount) => `${amount} कम`,
  more: (amount) => `${amount} ज़्यादा`,
  backInStock: (shop, fish, address) => `${shop}: ${fish} फिर स्टॉक में। आपने बताने को कहा था, रोककर नहीं रखा: ${address}`,
  areaGrown: (shop, pincode, address) => `${shop}: अब हम ${pincode} पर डिलीवरी करते हैं। आपने बताने को कहा था: ${address}`,
  complaintNoted: (shop, ticket, settledBy) => `${shop}: शिकायत ${ticket} मिली। ${settledBy} तक निपटाएँगे।`,
} as const satisfies InLanguage<typeof English>
