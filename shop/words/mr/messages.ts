import { messagesWords as English } from '../en/messages.ts'
import type { InLanguage } from '../in-language.ts'

/** At most two parts of a text message each: 134 signs, for these letters have 67 in a part. Codes stay English. */
export const messagesWords = {
  mostSigns: 134,
  resetCode: English.resetCode,
  mobileCode: English.mobileCode,
  passwordChanged: (shop, phone) =>
    `तुमचा ${shop} पासवर्ड बदलला आणि बाकीची डिव्हाइस लॉगआउट झाली. तुम्ही बदलला नाही? फोन करा: ${phone}`,
  accountDeleted: (shop, phone) => `तुमचे ${shop} खाते काढून टाकले आहे. तुम्ही सांगितले नव्हते? फोन करा: ${phone}`,
  orderPlaced: ({ shop, number, when, total, most, fssai }) =>
    `${shop}: ऑर्डर ${number} झाली. ${when}. कॅश अंदाजे ${total} (कमाल ${most}). FSSAI ${fssai}`,
  orderChanged: ({ shop, number, total, most, slot }) =>
    `${shop}: ऑर्डर ${number} तुमच्या सांगण्याप्रमाणे बदलली. ${slot}. कॅश अंदाजे ${total} (कमाल ${most}).`,
  orderConfirmed: (shop, number, when) => `${shop}: ऑर्डर ${number} कन्फर्म झाली. ${when} येईल. निघताच कळवू.`,
  whenReady: 'तयार होताच',
  orderRejected: (shop, number, reason, phone) =>
    `${shop}: माफ करा, ऑर्डर ${number} देऊ शकत नाही: ${reason}. काही द्यायचे नाही. फोन: ${phone}`,
  orderSlotMoved: ({ shop, number, when, reason, phone }) =>
    `${shop}: ऑर्डर ${number} आता ${when} येईल: ${reason}. सोयीचे नाही? फोन: ${phone}`,
  orderOut: (shop, number, total) => `${shop}: ऑर्डर ${number} निघाली आहे. कृपया ${total} कॅश तयार ठेवा.`,
  orderDelivered: (shop, number, phone) => `${shop}: ऑर्डर ${number} पोहोचली. काही ठीक नाही? आम्हाला फोन करा: ${phone}`,
  orderPacked: ({ shop, number, total, difference, address }) =>
    `${shop}: ${number} पॅक. एकूण ${total}, ${difference}: ${address}`,
  lineWeighed: ({ shop, number, total, fish, ordered, weighed, rate, difference }) =>
    `${shop}: ${number} पॅक. ${fish}: ${weighed} (ऑर्डर ${ordered}), ${rate}. एकूण ${total}, ${difference}.`,
  weightAsked: ({ shop, fish, weighed, price, most, address }) =>
    `${shop}: ${fish} ${weighed}, ${price}; दाखवले ${most}. 15 मिनिटांत हो/नाही: ${address}`,
  rateFor: (rate, weight) => `${weight} साठी ${rate}`,
  byTheScale: 'वजनकाट्याप्रमाणे',
  asOrdered: 'ऑर्डरएवढेच',
  less: (amount) => `${amount} कमी`,
  more: (amount) => `${amount} जास्त`,
  backInStock: (shop, fish, address) =>
    `${shop}: ${fish}: पुन्हा आले. तुम्ही एकदा कळवायला सांगितले होते. राखून ठेवलेले नाही: ${address}`,
  areaGrown: (shop, pincode, address) =>
    `${shop}: आता आम्ही ${pincode} वर डिलिव्हरी करतो. तुम्ही एकदा कळवायला सांगितले होते: ${address}`,
  complaintNoted: (shop, ticket, settledBy) =>
    `${shop}: तुमची तक्रार मिळाली, नंबर ${ticket}. आम्ही ती ${settledBy} पर्यंत मिटवू.`,
} as const satisfies InLanguage<typeof English>
