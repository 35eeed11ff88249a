import { messagesWords as English } from '../en/messages.ts'
import type { InLanguage } from '../in-language.ts'

/** At most two parts of a text message each: 134 signs, for these letters have 67 in a part. Codes stay English. */
export const messagesWords = {
  mostSigns: 134,
  resetCode: English.resetCode,
  mobileCode: English.mobileCode,
  passwordChanged: (shop, phone) =>
    `आपका ${shop} पासवर्ड बदला गया और बाकी डिवाइस लॉगआउट हुए। आपने नहीं बदला? फ़ोन करें: ${phone}`,
  accountDeleted: (shop, phone) => `आपका ${shop} खाता मिटा दिया गया। आपने नहीं कहा था? फ़ोन करें: ${phone}`,
  orderPlaced: ({ shop, number, when, total, most, fssai }) =>
    `${shop}: ऑर्डर ${number} हो गया। ${when}। कैश करीब ${total} (अधिकतम ${most})। FSSAI ${fssai}`,
  orderChanged: ({ shop, number, total, most, slot }) =>
    `${shop}: ऑर्डर ${number} आपके कहने पर बदला। ${slot}। कैश करीब ${total} (अधिकतम ${most})।`,
  orderConfirmed: (shop, number, when) => `${shop}: ऑर्डर ${number} पक्का। ${when} आएगा। निकलते ही बताएँगे।`,
  whenReady: 'तैयार होते ही',
  orderRejected: (shop, number, reason, phone) =>
    `${shop}: माफ़ करें, ऑर्डर ${number} नहीं दे पाएँगे: ${reason}। कुछ नहीं देना है। फ़ोन: ${phone}`,
  orderSlotMoved: ({ shop, number, when, reason, phone }) =>
    `${shop}: ऑर्डर ${number} अब ${when} आएगा: ${reason}। ठीक नहीं? फ़ोन: ${phone}`,
  orderOut: (shop, number, total) => `${shop}: ऑर्डर ${number} निकल चुका है। कृपया ${total} कैश तैयार रखें।`,
  orderDelivered: (shop, number, phone) => `${shop}: ऑर्डर ${number} पहुँच गया। कुछ ठीक नहीं? हमें फ़ोन करें: ${phone}`,
  orderPacked: ({ shop, number, total, difference, address }) =>
    `${shop}: ${number} पैक। कुल ${total}, ${difference}: ${address}`,
  lineWeighed: ({ shop, number, total, fish, ordered, weighed, rate, difference }) =>
    `${shop}: ${number} पैक। ${fish}: ${weighed} (ऑर्डर ${ordered}), ${rate}। कुल ${total}, ${difference}।`,
  weightAsked: ({ shop, fish, weighed, price, most, address }) =>
    `${shop}: ${fish} ${weighed}, ${price}; दिखाया ${most}। 15 मिनट में हाँ/ना: ${address}`,
  rateFor: (rate, weight) => `${weight} के ${rate}`,
  byTheScale: 'तराज़ू से',
  asOrdered: 'ऑर्डर जितना',
  less: (amount) => `${amount} कम`,
  more: (amount) => `${amount} ज़्यादा`,
  backInStock: (shop, fish, address) =>
    `${shop}: ${fish}: फिर आ गया। आपने एक बार बताने को कहा था। कुछ अलग नहीं रखा: ${address}`,
  areaGrown: (shop, pincode, address) =>
    `${shop}: अब हम ${pincode} में डिलीवरी करते हैं। आपने एक बार बताने को कहा था: ${address}`,
  complaintNoted: (shop, ticket, settledBy) =>
    `${shop} को आपकी शिकायत मिली, नंबर ${ticket}। हम इसे ${settledBy} तक निपटाएँगे।`,
} as const satisfies InLanguage<typeof English>
