import { messagesWords as English } from '../en/messages.ts'
import type { InLanguage } from '../in-language.ts'

/** At most two parts of a text message each: 134 signs, for these letters have 67 in a part. Codes stay English. */
export const messagesWords = {
  mostSigns: 134,
  mostSignsAsked: 201,
  resetCode: English.resetCode,
  mobileCode: English.mobileCode,
  passwordChanged: (shop, phone) =>
    `तुमचा ${shop} पासवर्ड बदलला आणि बाकीची डिव्हाइस लॉगआउट झाली. तुम्ही बदलला नाही? फोन करा: ${phone}`,
  accountDeleted: (shop, phone) => `${shop}: खाते काढून टाकले. सांगितले नव्हते? ${phone}`,
  orderPlaced: ({ shop, number, when, total, most, fssai }) =>
    `${shop}: ऑर्डर ${number} झाली, ${when} येईल. कॅश अंदाजे ${total} (कमाल ${most}). FSSAI ${fssai}`,
  orderChanged: ({ shop, number, total, most, slot }) =>
    `${shop}: तुम्ही ऑर्डर ${number} बदलली. डिलिव्हरी ${slot}. कॅश अंदाजे ${total} (कमाल ${most}).`,
  orderConfirmed: (shop, number, when) => `${shop}: ऑर्डर ${number} कन्फर्म. डिलिव्हरी ${when}.`,
  whenReady: 'तयार होताच',
  orderRejected: (shop, number, reason, phone) =>
    `${shop}: माफ करा, ऑर्डर ${number} देऊ शकत नाही (${reason}). काही द्यायचे नाही. फोन: ${phone}`,
  orderSlotMoved: ({ shop, number, when, reason, phone }) =>
    `${shop}: ऑर्डर ${number} आता ${when} येईल (${reason}). जमत नसेल तर फोन करा: ${phone}`,
  orderOut: (shop, number, total) => `${shop}: ऑर्डर ${number} निघाली आहे. कृपया ${total} कॅश तयार ठेवा.`,
  orderDelivered: (shop, number, phone) => `${shop}: ऑर्डर ${number} पोहोचली. अडचण असल्यास ${phone}`,
  orderPacked: ({ shop, number, total, difference, address }) =>
    `${shop}: ऑर्डर ${number} पॅक. वजनानुसार ${total}, ${difference}: ${address}`,
  lineWeighed: ({ shop, number, fish, weighed, ordered, reason, rate, total, difference }) =>
    `${shop}: ऑर्डर ${number} पॅक. ${fish}: ${ordered}ऐवजी ${weighed} (${reason}), ${rate}. एकूण ${total}, ${difference}.`,
  weightAsked: ({ shop, number, fish, weighed, ordered, price, most, address }) =>
    `${shop} ${number}: ${fish}: वजन ${weighed} (मागवले ${ordered}), किंमत ${price}. तुम्हाला ${most} पर्यंत दाखवली होती. हवे का? 15 मिनिटांत सांगा: ${address}`,
  itemReplaced: ({ shop, number, fish, was, most, phone }) =>
    `${shop} ${number}: फोनवर ठरले: ${was}ऐवजी ${fish}. प्रत्यक्ष वजनाची किंमत, ${most} पर्यंत. ठरले नाही? ${phone}`,
  sum: (amount) => `₹${amount}`,
  rateFor: (rate, weight) => `${weight}साठी ${rate}`,
  byTheScale: 'प्रत्यक्ष वजन',
  asOrdered: 'ऑर्डरएवढेच',
  less: (amount) => `${amount} कमी`,
  more: (amount) => `${amount} जास्त`,
  backInStock: (shop, fish, address) =>
    `${shop}: ${fish} पुन्हा स्टॉकमध्ये. तुम्ही कळवायला सांगितले होते, पण राखीव नाही: ${address}`,
  areaGrown: (shop, pincode, address) =>
    `${shop}: आता आम्ही ${pincode} वर डिलिव्हरी करतो. तुम्ही कळवायला सांगितले होते: ${address}`,
  complaintNoted: (shop, ticket, settledBy) => `${shop}: तक्रार ${ticket} मिळाली. ${settledBy} पर्यंत सोडवू.`,
} as const satisfies InLanguage<typeof English>
