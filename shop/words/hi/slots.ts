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

/** Why a slot that somebody wants cannot be had. */
export const slotRefusals = {
  'slot-unknown': () => 'ऐसा कोई डिलीवरी स्लॉट नहीं है। जो दिख रहे हैं, उनमें से एक चुनें।',
  'slot-elsewhere': () => 'इस पिनकोड पर वह स्लॉट नहीं है। दूसरा स्लॉट चुनें।',
  'slot-closed': () => 'वह स्लॉट बंद हो गया है। दूसरा चुनें; आपका कार्ट वैसा ही है।',
  'slot-over': () => 'उस स्लॉट के ऑर्डर अभी-अभी बंद हुए हैं। दूसरा चुनें; आपका कार्ट वैसा ही है।',
  'slot-full': () => 'वह स्लॉट अभी-अभी भर गया। दूसरा चुनें; आपका कार्ट वैसा ही है।',
  'no-slot': () => 'अगले दो हफ़्तों के सारे डिलीवरी स्लॉट भर चुके हैं। थोड़ी देर बाद फिर देखें, या हमें फ़ोन करें; आपका कार्ट वैसा ही है।',
} as const satisfies InLanguage<typeof English.slotRefusals>

/** Why a plan of staff cannot be saved, or a day not closed or opened. */
export const slotPlanRefusals = {
  'slot-hours': () => 'शुरू का समय खत्म के समय से पहले हो, उसी दिन। दोनों ऐसे डालें: 07:00।',
  'slot-capacity': ({ most }) => `कितने ऑर्डर लिए जा सकते हैं, 0 से ${most} तक डालें।`,
  'slot-cut-off': () => 'ऑर्डर स्लॉट शुरू होने से पहले बंद होने चाहिए, ज़्यादा से ज़्यादा 7 दिन पहले। बंद करने का दिन या समय पहले का चुनें।',
  'slot-twice': () => 'एक इलाके में एक ही समय के दो स्लॉट नहीं हो सकते। समय बदलें, या किसी एक के पिनकोड।',
  'too-many-slots': ({ most }) => `एक दिन में ज़्यादा से ज़्यादा ${most} स्लॉट हो सकते हैं। एक हटाएँ।`,
  'week-changed': () => 'इस बीच किसी और ने हफ़्ते का प्लान बदला है। देख लें; आपका लिखा वैसा ही है।',
  'day-changed': () => 'इस बीच किसी और ने यह दिन बदला है। देख लें; आपका लिखा वैसा ही है।',
  'no-such-day': () => 'यह दिन उन 14 दिनों में नहीं है जिनके लिए ऑर्डर हो सकता है।',
  'day-closed': () => 'यह दिन बंद है। पहले इसे फिर खोलें।',
  'day-open': () => 'यह दिन पहले से खुला है।',
  'order-gone-out': () => 'यह ऑर्डर दुकान से निकल चुका है या पूरा हो चुका है। इसका स्लॉट अब नहीं बदल सकता।',
  'order-in-slot': () => 'यह ऑर्डर पहले से उसी स्लॉट में है।',
  'slot-lost': () => 'उस स्लॉट में अब इसके लिए जगह नहीं बची। दूसरा चुनें।',
  'season-dates': () => 'दोनों तारीखें दिन और महीने में डालें, जैसे 1 जून के लिए 01-06।',
  'season-changed': () => 'इस बीच किसी और ने यह सूचना बदली है। देख लें; आपका लिखा वैसा ही है।',
} as const satisfies InLanguage<typeof English.slotPlanRefusals>

/** What staff read of the days ahead. */
export const daysWords = {
  title: 'दिन और स्लॉट',
  lead: 'आज और उसके बाद के 13 दिन। हर पट्टी दिखाती है कि स्लॉट कितना भर चुका है।',
  toWeek: 'हफ़्ते का प्लान और मौसम की सूचना',
  today: 'आज',
  own: 'अलग प्लान',
  closed: (reason) => `बंद: ${reason}`,
  waiting: (count) => (count === 0 ? 'कोई ऑर्डर नहीं' : `${count} ऑर्डर`),
  toSettle: (count) => `${count} ऑर्डर निपटाने बाकी`,
  noSlots: 'कोई स्लॉट तय नहीं है।',
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
  plan: 'इस दिन के स्लॉट',
  planLead: 'जिस स्लॉट में ऑर्डर हैं, उसके घंटे और पिनकोड वही रहते हैं। उसे हटाएँ तो वह सिर्फ़ नए ऑर्डर के लिए बंद होता है।',
  followsWeek: 'यह दिन हफ़्ते के प्लान से चलता है।',
  isOwn: 'इस दिन का प्लान अलग है। हफ़्ते का प्लान बदलने से यह नहीं बदलता।',
  save: 'सेव करें',
  saving: 'सेव हो रहा है',
  saved: 'इस दिन के स्लॉट सेव हो गए।',
  toWeek: 'वापस हफ़्ते के प्लान पर',
  backAtWeek: 'यह दिन फिर से हफ़्ते के प्लान से चलेगा।',
  openAgain: 'यह दिन फिर खोलें',
  meanwhile: (name, when) => `${name} ने इसे बदला, ${when}।`,
  aCommand: 'सिस्टम की कमांड',
  meanwhileHint: 'आपका लिखा यहीं है। नया वाला नीचे दिख रहा है।',
  takeTheirs: 'नया वाला लें',
} as const satisfies InLanguage<typeof English.dayWords>

/** उस दिन डिलीवरी नहीं */
export const closeWords = {
  open: 'इस दिन डिलीवरी नहीं',
  title: (day) => `${day} बंद करें`,
  back: 'वापस दिनों पर',
  facts: (orders, weight, sum) => (orders === 0 ? 'कोई ऑर्डर नहीं' : `${orders} ऑर्डर, ${weight}, ${sum}`),
  why: 'क्यों? ग्राहक इसे पढ़ेंगे',
  other: 'और कुछ',
  otherReason: 'वजह',
  all: (orders) => (orders === 1 ? 'ऑर्डर' : `सभी ${orders} ऑर्डर`),
  move: (weekday) => `${weekday} पर ले जाएँ`,
  free: (hours, free) => `${hours}, ${free} जगह`,
  unfit: (orders) => `${orders} के लिए जगह नहीं`,
  moveNowhere: 'दूसरे दिन',
  noSlot: 'कोई स्लॉट खाली नहीं',
  call: 'सबको फ़ोन',
  callHint: 'सूची में रहेंगे',
  reject: 'नामंज़ूर',
  rejectHint: 'कुछ नहीं देना',
  otherTime: 'दूसरा दिन या समय:',
  choose: 'चुनें',
  times: 'खाली स्लॉट',
  except: 'इन्हें छोड़कर',
  ways: { move: 'ले जाएँ', call: 'फ़ोन', reject: 'नामंज़ूर' },
  wayOf: (number) => `ऑर्डर ${number}`,
  note: (note) => `नोट: ${note}`,
  missing: (fish) => `${fish.join(', ')}: स्टॉक कम है`,
  already: (state) => `अभी: ${state}`,
  full: (slot) => `जगह नहीं: ${slot}`,
  elsewhere: (slot) => `इस इलाके में डिलीवरी नहीं: ${slot}`,
  others: (orders) => `${orders} और`,
  othersWay: { move: (slot) => `${slot} पर`, call: (_slot) => 'फ़ोन करना है', reject: (_slot) => 'नामंज़ूर' },
  sms: 'SMS',
  textAfterReason: 'वजह चुनें, फिर दिखेगा कि ग्राहक क्या पढ़ेंगे।',
  noTexts: 'SMS लोड नहीं हुए। कनेक्शन देखें।',
  toMoved: (orders) => `जिनका स्लॉट बदला, ऐसे ${orders} ग्राहकों को:`,
  toRejected: (orders) => `जिनका ऑर्डर नामंज़ूर हुआ, ऐसे ${orders} ग्राहकों को:`,
  toCall: (orders) => `${orders} ग्राहकों को फ़ोन करना है: SMS नहीं।`,
  unreached: (orders) => `${orders} ग्राहकों को SMS नहीं जा सकता: फ़ोन करें।`,
  noSms: 'कोई SMS नहीं जाएगा।',
  cancel: 'रहने दें',
  close: (weekday) => `${weekday} बंद करें`,
  closeAndSend: (weekday, sms) => `${weekday} बंद करें, ${sms} SMS भेजें`,
  reasonFirst: 'पहले वजह चुनें',
  offline: 'ऑफ़लाइन: कनेक्शन आने पर दिन बंद कर सकते हैं',
  closing: 'बंद हो रहा है',
  closedBy: (name, when) => `${name} ने बंद किया, ${when}`,
  moved: (orders, weekday) => `${orders} ऑर्डर ${weekday} पर`,
  rejected: (orders) => `${orders} नामंज़ूर`,
  nothingDone: 'कोई ऑर्डर नहीं बदला',
  smsGo: (sms, seconds) => `${sms} SMS, ${seconds} से॰ में`,
  smsGone: (sms) => (sms === 0 ? 'कोई SMS नहीं' : `${sms} SMS भेजे`),
  undo: 'सब वापस लें',
  undone: 'वापस लिया: दिन फिर खुला है, ऑर्डर पहले जैसे हैं, और कोई SMS नहीं गया।',
  left: (number, why) => `${number} वैसा ही है। ${why}`,
  toCallHead: (orders) => `फ़ोन करना है: ${orders}`,
  noneToCall: 'अब किसी को फ़ोन नहीं करना।',
  callNow: 'फ़ोन करें',
  untold: { move: 'स्लॉट बदला, पर SMS नहीं जा सकता', reject: 'नामंज़ूर हुआ, पर SMS नहीं जा सकता' },
} as const satisfies InLanguage<typeof English.closeWords>

/** The plan of a day, in fields. */
export const planWords = {
  from: 'से',
  to: 'तक',
  pincodes: 'पिनकोड',
  pincodesHint: 'खाली छोड़ें तो जहाँ-जहाँ डिलीवरी है, या डालें, जैसे 400012, 400014।',
  wrongPincodes: 'छह अंकों के पिनकोड डालें, बीच में कॉमा, या खाली छोड़ें।',
  capacity: 'कितने ऑर्डर',
  fewer: (name) => `${name}: एक कम`,
  more: (name) => `${name}: एक ज़्यादा`,
  cutOffDay: 'ऑर्डर कब बंद',
  cutOffDays: (before) => (before === 0 ? 'उसी दिन' : `${before} दिन पहले`),
  cutOffAt: 'कितने बजे',
  nameOf: (place) => `स्लॉट ${place}`,
  taken: (taken) => `इसमें ${taken} ऑर्डर ${taken > 1 ? 'हैं' : 'है'}, इसलिए घंटे और पिनकोड वही रहेंगे।`,
  remove: (name) => `${name} हटाएँ`,
  add: 'स्लॉट जोड़ें',
  none: 'ऐसे दिन डिलीवरी नहीं होती।',
} as const satisfies InLanguage<typeof English.planWords>

/** The week, and what follows from it. */
export const weekWords = {
  title: 'हफ़्ते का प्लान',
  lead: 'हर वार के स्लॉट। आगे के जिन दिनों का प्लान अलग नहीं है और जो बंद नहीं हैं, वे इसी से चलते हैं।',
  sameAs: (weekday) => `${weekday} जैसा ही`,
  preview: 'क्या बदलेगा',
  nothing: 'आगे के दिनों में कुछ नहीं बदलेगा।',
  dayLine: (days, facts) => `${days.join('; ')}: ${facts}।`,
  added: (hours) => `${hours} जुड़ेगा`,
  resized: (hours, was, is) => `${hours} में ${was} की जगह ${is} ऑर्डर`,
  cutOff: (hours) => `${hours} के ऑर्डर अब दूसरे समय पर बंद होंगे`,
  again: (hours) => `${hours} में फिर से ऑर्डर लिए जाएँगे`,
  closed: (hours, taken) => `${hours} में नए ऑर्डर नहीं, और उसके ${taken} ऑर्डर बने रहेंगे`,
  removed: (hours) => `${hours} हटेगा`,
  untouched: (days) => `नहीं बदलेंगे: ${days.join(', ')}।`,
  ownDay: (day) => `${day} (अलग प्लान)`,
  closedDay: (day) => `${day} (बंद)`,
  save: 'हफ़्ते का प्लान सेव करें',
  saving: 'सेव हो रहा है',
  saved: 'हफ़्ते का प्लान सेव हो गया, और आगे के दिन इसी से चलेंगे।',
  wrongFirst: 'पहले नीचे जिस पर निशान है उसे ठीक करें।',
} as const satisfies InLanguage<typeof English.weekWords>

/** The seasonal notice. */
export const seasonWords = {
  title: 'मौसम की सूचना',
  lead: 'ग्राहक इसे डिलीवरी स्लॉट के पास पढ़ते हैं, सिर्फ़ इन दिनों में। इससे कोई स्लॉट बंद नहीं होता।',
  text: 'ग्राहक क्या पढ़ेंगे',
  from: 'पहला दिन',
  to: 'आखिरी दिन',
  dateHint: 'दिन और महीना, जैसे 1 जून के लिए 01-06',
  isOn: 'इन दिनों दिखाएँ',
  save: 'सूचना सेव करें',
  saving: 'सेव हो रहा है',
  saved: 'सूचना सेव हो गई।',
  /** fishing by mechanised boats in the territorial waters of Maharashtra is banned for these 61 days */
  monsoonBan:
    '1 जून से 31 जुलाई तक महाराष्ट्र की समुद्री सीमा में मशीन वाली नावें मछली नहीं पकड़ सकतीं, ताकि मछलियाँ अंडे दे सकें। हमारी डिलीवरी हमेशा की तरह चलती है; कौन सी मछली मिलेगी, यह रोज़ बदल सकता है।',
} as const satisfies InLanguage<typeof English.seasonWords>

/** When orders are delivered, as staff read it on board, lists and paper: `slot` is 'आज सुबह 7-9'. */
export const staffSlotWords = {
  comes: (slot) => `डिलीवरी: ${slot}`,
  none: 'कोई स्लॉट नहीं',
  all: 'सारे स्लॉट',
  choice: 'स्लॉट',
  counted: (slot, count) => `${slot}: ${count}`,
} as const satisfies InLanguage<typeof English.staffSlotWords>
