import type * as English from '../en/slots.ts'
import type { InLanguage } from '../in-language.ts'
import { partOfDay } from './measures.ts'

export const slotWords = {
  today: 'आज',
  tomorrow: 'कल',
  onDay: (day) => `${day} को`,
  hours: (from, to) =>
    partOf(from) === partOf(to)
      ? `${partOf(from)} ${short(from)} से ${short(to)} बजे`
      : `${partOf(from)} ${short(from)} से ${partOf(to)} ${short(to)} बजे`,
  hoursShort: (from, to) => `${partOf(from)} ${short(from)}-${short(to)}`,
  dayAndHours: (day, hours) => `${day} ${hours}`,
  dateAndHours: (date, hours) => `${date}, ${hours}`,
  orderBy: (clock, day) => `${day} ${clock} तक ऑर्डर करें`,
  comesIfOrdered: (comes, orderBy) => `${comes}, ${orderBy}`,
} as const satisfies InLanguage<typeof English.slotWords>

const partOf = ({ hour }: English.HourAndMinute) => partOfDay(hour % 24)
const short = ({ hour, minute }: English.HourAndMinute) =>
  `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`

export const slotDayWords = {
  day: (weekday, date, month) => `${weekday} ${date} ${month}`,
  /** 'मंगल 24/11': the name of the month would be too long beside the hours */
  dayShort: (weekday, date, _month, monthNumber) => `${weekday.replace(/वार$/, '')} ${date}/${monthNumber}`,
  slot: (day, hours) => `${day}, ${hours}`,
  until: (clock, day) => `${day} को ${clock}`,
} as const satisfies InLanguage<typeof English.slotDayWords>

/** When an order would come, on the pages before it is ordered. */
export const comingWords = {
  delivery: (when) => `डिलीवरी ${when}`,
  somewhere: (when) => `कुछ जगहों पर डिलीवरी ${when}`,
} as const satisfies InLanguage<typeof English.comingWords>

/** What is said against a time that somebody wants. */
export const slotRefusals = {
  'slot-unknown': () => 'डिलीवरी का ऐसा कोई समय नहीं है। जो दिख रहे हैं, उनमें से एक चुनें।',
  'slot-elsewhere': () => 'उस समय हम इस पिनकोड पर नहीं आते। डिलीवरी का दूसरा समय चुनें।',
  'slot-closed': () => 'उस समय अब हम डिलीवरी नहीं करते। दूसरा समय चुनें; आपका कार्ट वैसा ही है।',
  'slot-over': () => 'उस समय के लिए ऑर्डर अभी-अभी बंद हुए हैं। दूसरा समय चुनें; आपका कार्ट वैसा ही है।',
  'slot-full': () => 'वह समय अभी-अभी भर गया। दूसरा समय चुनें; आपका कार्ट वैसा ही है।',
  'no-slot': () => 'अगले दो हफ़्तों का हर समय भर चुका है। थोड़ी देर बाद फिर देखें, या हमें फ़ोन करें; आपका कार्ट वैसा ही है।',
} as const satisfies InLanguage<typeof English.slotRefusals>

/** What is said against a plan of staff, and against closing or opening a day. */
export const slotPlanRefusals = {
  'slot-hours': () => 'समय खत्म होने से पहले शुरू होना चाहिए, उसी दिन। दोनों ऐसे लिखें: 07:00।',
  'slot-capacity': ({ most }) => `कितने ऑर्डर आ सकते हैं, यह लिखें, 0 से ${most} तक।`,
  'slot-cut-off': () =>
    'ऑर्डर उस समय के शुरू होने से पहले बंद होने चाहिए, ज़्यादा से ज़्यादा 7 दिन पहले। बंद करने का दिन या समय पहले का चुनें।',
  'slot-twice': () => 'एक जगह पर इस समय एक ही डिलीवरी हो सकती है। समय बदलें, या किसी एक के पिनकोड।',
  'too-many-slots': ({ most }) => `एक दिन में डिलीवरी के ज़्यादा से ज़्यादा ${most} समय हो सकते हैं। एक हटाएँ।`,
  'week-changed': () => 'इस बीच किसी और ने हफ़्ता बदला है। फिर से देख लें; आपका लिखा रहेगा।',
  'day-changed': () => 'इस बीच किसी और ने यह दिन बदला है। फिर से देख लें; आपका लिखा रहेगा।',
  'no-such-day': () => 'यह दिन उन 14 दिनों में नहीं है जिनके लिए ऑर्डर हो सकता है।',
  'day-closed': () => 'यह दिन बंद है। पहले इसे खोलें।',
  'day-open': () => 'यह दिन खुला है।',
  'order-gone-out': () => 'यह ऑर्डर दुकान से निकल चुका है या खत्म हो चुका है। इसका समय अब नहीं बदल सकता।',
  'order-in-slot': () => 'यह ऑर्डर पहले से उसी समय पर है।',
  'slot-lost': () => 'उस समय में अब इसके लिए जगह नहीं बची। दूसरा चुनें।',
  'season-dates': () => 'दोनों तारीखें दिन और महीने में लिखें, जैसे 1 जून के लिए 01-06।',
  'season-changed': () => 'इस बीच किसी और ने यह नोट बदला है। फिर से देख लें; आपका लिखा रहेगा।',
} as const satisfies InLanguage<typeof English.slotPlanRefusals>

/** What staff read of the days ahead. */
export const daysWords = {
  title: 'दिन और समय',
  lead: 'किन दिनों के लिए ऑर्डर हो सकता है: आज और उसके बाद के 13 दिन। हर पट्टी दिखाती है कि कितनी जगह भर चुकी है।',
  toWeek: 'हफ़्ता, और मौसम का नोट',
  today: 'आज',
  own: 'अलग तय किया हुआ',
  closed: (reason) => `बंद: ${reason}`,
  waiting: (count) => (count === 0 ? 'कोई ऑर्डर नहीं' : `${count} ऑर्डर`),
  toSettle: (count) => `${count} ऑर्डर का फ़ैसला बाकी`,
  noSlots: 'डिलीवरी का कोई समय तय नहीं है।',
  taken: (taken, capacity) => `${capacity} में से ${taken}`,
  slotClosed: 'नए ऑर्डर नहीं',
  slotFull: 'भर गया',
  slotOver: 'ऑर्डर बंद',
  everywhere: 'जहाँ-जहाँ डिलीवरी है',
  places: (pincodes) => pincodes.join(', '),
  open: (day) => `${day} खोलें`,
} as const satisfies InLanguage<typeof English.daysWords>

/** A day that somebody opens. */
export const dayWords = {
  back: 'सारे दिन',
  plan: 'इस दिन डिलीवरी के समय',
  planLead: 'जिस समय में ऑर्डर हैं, उसके घंटे और जगहें वही रहती हैं। उसे हटाएँ तो सिर्फ़ नए ऑर्डर के लिए बंद होता है।',
  followsWeek: 'यह दिन हफ़्ते के हिसाब से चलता है।',
  isOwn: 'इस दिन का हिसाब अलग है। हफ़्ता बदलने से यह नहीं बदलता।',
  save: 'इस दिन के समय सेट करें',
  saving: 'सेट हो रहा है',
  saved: 'इस दिन के समय सेट हो गए।',
  toWeek: 'वापस हफ़्ते के हिसाब से',
  backAtWeek: 'यह दिन फिर से हफ़्ते के हिसाब से चलेगा।',
  closedWhy: (reason) => `इस दिन डिलीवरी नहीं है: ${reason}।`,
  openAgain: 'यह दिन फिर खोलें',
  opened: (isOwn) => (isOwn ? 'यह दिन खुल गया, अपने पहले वाले समय के साथ।' : 'यह दिन खुल गया, हफ़्ते के समय के साथ।'),
  orders: (count) => (count === 0 ? 'इस दिन का कोई ऑर्डर नहीं' : `इस दिन के ${count} ऑर्डर`),
  close: 'यह दिन बंद करें',
  closeLead: 'इस दिन के लिए और ऑर्डर नहीं लिए जाएँगे। हर ऑर्डर का क्या करना है, बताएँ; ग्राहकों को मैसेज जाएगा।',
  reason: 'क्यों',
  reasonHint: 'ग्राहक इसे पढ़ेंगे, जैसे “नावें नहीं निकलीं”।',
  reasonMissing: 'वजह बताएँ। ग्राहक इसे मैसेज में पढ़ेंगे।',
  choice: (number) => `ऑर्डर ${number}`,
  choices: {
    call: 'हम फ़ोन करेंगे: इसी सूची में रहे',
    reject: 'नामंज़ूर करें, ऊपर की वजह से',
    move: (when) => `${when} पर ले जाएँ`,
  },
  ofOrder: (hours, name, pincode) => `${hours}, ${name}, ${pincode}`,
  call: (phone) => `${phone} पर फ़ोन करें`,
  closing: 'बंद हो रहा है',
  settle: 'जो चुना है वह करें',
  settling: 'हो रहा है',
  settleLead: 'यह दिन बंद है। ये ऑर्डर इसी दिन जाने थे, और इनका फ़ैसला अभी नहीं हुआ।',
  notChosen: 'कम से कम एक ऑर्डर के लिए फ़ोन के सिवा कुछ और चुनें।',
  nowClosed: (left) => (left === 0 ? 'यह दिन बंद हो गया।' : `यह दिन बंद हो गया। ${left} ऑर्डर इसकी सूची में हैं।`),
  nowSettled: (left) => (left === 0 ? 'सबका फ़ैसला हो गया।' : `${left} ऑर्डर सूची में बाकी हैं।`),
  moved: (number) => `${number}: समय बदला, और ग्राहक को बता दिया।`,
  rejected: (number) => `${number}: नामंज़ूर हुआ, और ग्राहक को बता दिया।`,
  failed: (number, why) => `${number} का फ़ैसला नहीं हो पाया। ${why}`,
  meanwhile: (name, when) => `${name} ने इसे बदला, ${when}।`,
  aCommand: 'सिस्टम की कमांड',
  meanwhileHint: 'आपका लिखा यहीं है। नीचे है कि अब यह कैसा है।',
  takeTheirs: 'जैसा अब है वैसा दिखाएँ',
} as const satisfies InLanguage<typeof English.dayWords>

/** The plan of a day, in fields. */
export const planWords = {
  from: 'से',
  to: 'तक',
  pincodes: 'पिनकोड',
  pincodesHint: 'खाली: जहाँ-जहाँ डिलीवरी है। नहीं तो जैसे 400012, 400014।',
  wrongPincodes: 'छह अंकों के पिनकोड लिखें, बीच में कॉमा, या खाली छोड़ें।',
  capacity: 'कितने ऑर्डर',
  cutOffDay: 'ऑर्डर कब बंद',
  cutOffDays: (before) => (before === 0 ? 'उसी दिन' : `${before} दिन पहले`),
  cutOffAt: 'कितने बजे',
  nameOf: (place) => `समय ${place}`,
  taken: (taken) => `इसमें ${taken} ऑर्डर हैं: घंटे और जगहें वही रहेंगी।`,
  remove: (name) => `${name} हटाएँ`,
  add: 'समय जोड़ें',
  none: 'ऐसे दिन डिलीवरी नहीं होती।',
} as const satisfies InLanguage<typeof English.planWords>

/** The week, and what follows from it. */
export const weekWords = {
  title: 'हफ़्ता',
  lead: 'हर वार को क्या होता है। आगे के जिन दिनों का हिसाब अलग नहीं है और जो बंद नहीं हैं, वे इसी से चलते हैं।',
  sameAs: (weekday) => `${weekday} जैसा ही`,
  preview: 'क्या बदलेगा',
  nothing: 'आगे के दिनों में कुछ नहीं बदलेगा।',
  dayLine: (days, facts) => `${days.join('; ')}: ${facts}।`,
  added: (hours) => `${hours} जुड़ेगा`,
  resized: (hours, was, is) => `${hours} में ${was} की जगह ${is} ऑर्डर`,
  cutOff: (hours) => `${hours} के ऑर्डर दूसरे समय पर बंद होंगे`,
  again: (hours) => `${hours} में फिर से ऑर्डर लिए जाएँगे`,
  closed: (hours, taken) => `${hours} में नए ऑर्डर नहीं, और उसके ${taken} ऑर्डर बने रहेंगे`,
  removed: (hours) => `${hours} हटेगा`,
  untouched: (days) => `नहीं बदलेंगे: ${days.join(', ')}।`,
  ownDay: (day) => `${day} (अलग हिसाब)`,
  closedDay: (day) => `${day} (बंद)`,
  save: 'हफ़्ता सेट करें',
  saving: 'सेट हो रहा है',
  saved: 'हफ़्ता सेट हो गया, और आगे के दिन इसी से चलेंगे।',
  wrongFirst: 'पहले नीचे जिस पर निशान है उसे ठीक करें।',
} as const satisfies InLanguage<typeof English.weekWords>

/** The note of the season. */
export const seasonWords = {
  title: 'मौसम का नोट',
  lead: 'ग्राहक इसे डिलीवरी के समय के पास पढ़ते हैं, सिर्फ़ इन दिनों में। इससे कुछ बंद नहीं होता।',
  text: 'ग्राहक क्या पढ़ेंगे',
  from: 'पहला दिन',
  to: 'आखिरी दिन',
  dateHint: 'दिन और महीना, जैसे 1 जून के लिए 01-06',
  isOn: 'इन दिनों दिखाएँ',
  save: 'नोट सेट करें',
  saving: 'सेट हो रहा है',
  saved: 'नोट सेट हो गया।',
  /** fishing by mechanised boats in the territorial waters of Maharashtra is banned for these 61 days */
  monsoonBan:
    '1 जून से 31 जुलाई तक महाराष्ट्र की समुद्री सीमा में मशीन वाली नावें मछली नहीं पकड़ सकतीं, ताकि मछलियाँ अंडे दे सकें। हमारी डिलीवरी हमेशा की तरह चलती है; कौन सी मछली मिलेगी, यह रोज़ ज़्यादा बदलता है।',
} as const satisfies InLanguage<typeof English.seasonWords>

/** When orders come, as staff read it on board, lists and paper: `slot` is 'आज सुबह 7 से 9 बजे'. */
export const staffSlotWords = {
  comes: (slot) => `कब: ${slot}`,
  none: 'डिलीवरी का समय नहीं',
  all: 'सारे समय',
  choice: 'डिलीवरी का समय',
  counted: (slot, count) => `${slot}: ${count}`,
} as const satisfies InLanguage<typeof English.staffSlotWords>
