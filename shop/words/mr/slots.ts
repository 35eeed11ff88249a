import type * as English from '../en/slots.ts'
import type { InLanguage } from '../in-language.ts'
import { partOfDay } from './measures.ts'

export const slotWords = {
  today: 'आज',
  tomorrow: 'उद्या',
  onDay: (day) => (day.endsWith('वार') ? `${day}ी` : `${day} रोजी`),
  hours: (from, to) =>
    partOf(from) === partOf(to)
      ? `${partOf(from)} ${short(from)} ते ${short(to)}`
      : `${partOf(from)} ${short(from)} ते ${partOf(to)} ${short(to)}`,
  /** 'सायं 6-8': the whole word is too long for a text message */
  hoursShort: (from, to) => `${partOf(from).replace('संध्याकाळी', 'सायं')} ${short(from)}-${short(to)}`,
  dayAndHours: (day, hours) => `${day} ${hours}`,
  dateAndHours: (date, hours) => `${date}, ${hours}`,
  orderBy: (clock, day) => `${day} ${clock} पर्यंत ऑर्डर द्या`,
  comesIfOrdered: (comes, orderBy) => `${comes}, ${orderBy}`,
} as const satisfies InLanguage<typeof English.slotWords>

const partOf = ({ hour }: English.HourAndMinute) => partOfDay(hour % 24)
const short = ({ hour, minute }: English.HourAndMinute) =>
  `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`

export const slotDayWords = {
  day: (weekday, date, month) => `${weekday} ${date} ${month}`,
  /** 'मंगळ 24/11': the name of the month would be too long beside the hours */
  dayShort: (weekday, date, _month, monthNumber) => `${weekday.replace(/वार$/, '')} ${date}/${monthNumber}`,
  slot: (day, hours) => `${day}, ${hours}`,
  until: (clock, day) => `${day}, ${clock}`,
} as const satisfies InLanguage<typeof English.slotDayWords>

export const comingWords = {
  delivery: (when) => `डिलिव्हरी ${when}`,
  somewhere: (when) => `काही भागांत डिलिव्हरी ${when}`,
} as const satisfies InLanguage<typeof English.comingWords>

export const slotRefusals = {
  'slot-unknown': () => 'अशी डिलिव्हरीची वेळ नाही. दाखवलेल्या वेळांपैकी एक निवडा.',
  'slot-elsewhere': () => 'त्या वेळेला आम्ही या पिनकोडवर येत नाही. दुसरी डिलिव्हरीची वेळ निवडा.',
  'slot-closed': () => 'त्या वेळेला आता डिलिव्हरी होत नाही. दुसरी डिलिव्हरीची वेळ निवडा; तुमचे कार्ट आहे तसेच राहील.',
  'slot-over': () => 'त्या वेळेच्या ऑर्डर आत्ताच बंद झाल्या. दुसरी डिलिव्हरीची वेळ निवडा; तुमचे कार्ट आहे तसेच राहील.',
  'slot-full': () => 'ती डिलिव्हरीची वेळ आत्ताच भरली. दुसरी डिलिव्हरीची वेळ निवडा; तुमचे कार्ट आहे तसेच राहील.',
  'no-slot': () =>
    'पुढच्या दोन आठवड्यांतल्या डिलिव्हरीच्या सगळ्या वेळा भरल्या आहेत. नंतर पुन्हा पाहा, किंवा आम्हाला फोन करा; तुमचे कार्ट आहे तसेच राहील.',
} as const satisfies InLanguage<typeof English.slotRefusals>

export const slotPlanRefusals = {
  'slot-hours': () => 'वेळ एकाच दिवशी सुरू होऊन नंतर संपायला हवी. दोन्ही 07:00 असे टाइप करा.',
  'slot-capacity': ({ most }) => `किती ऑर्डर बसतात ते टाइप करा, 0 ते ${most}.`,
  'slot-cut-off': () =>
    'वेळ सुरू होण्याआधी ऑर्डर बंद व्हायला हव्यात, जास्तीत जास्त 7 दिवस आधी. बंद करायला आधीचा दिवस किंवा तास निवडा.',
  'slot-twice': () => 'एका जागी या तासांत एकच डिलिव्हरीची वेळ असते. तास बदला, किंवा एकाचे पिनकोड बदला.',
  'too-many-slots': ({ most }) => `एका दिवशी डिलिव्हरीच्या जास्तीत जास्त ${most} वेळा असतात. एक काढा.`,
  'week-changed': () => 'तेवढ्यात दुसऱ्या कोणी आठवडा बदलला. पुन्हा पाहा; तुम्ही टाइप केलेले राहील.',
  'day-changed': () => 'तेवढ्यात दुसऱ्या कोणी हा दिवस बदलला. पुन्हा पाहा; तुम्ही टाइप केलेले राहील.',
  'no-such-day': () => 'ज्या 14 दिवसांसाठी ऑर्डर देता येते त्यात हा दिवस नाही.',
  'day-closed': () => 'हा दिवस बंद आहे. आधी तो पुन्हा उघडा.',
  'day-open': () => 'हा दिवस उघडा आहे.',
  'order-gone-out': () => 'ही ऑर्डर दुकानातून निघाली आहे किंवा संपली आहे. तिची वेळ आता बदलता येत नाही.',
  'order-in-slot': () => 'ही ऑर्डर आधीच त्या वेळेला येते आहे.',
  'slot-lost': () => 'त्या वेळेत आता जागा उरली नाही. दुसरी निवडा.',
  'season-dates': () => 'दोन्ही दिवस दिवस-महिना असे टाइप करा, जसे 1 जूनसाठी 01-06.',
  'season-changed': () => 'तेवढ्यात दुसऱ्या कोणी ही सूचना बदलली. पुन्हा पाहा; तुम्ही टाइप केलेले राहील.',
} as const satisfies InLanguage<typeof English.slotPlanRefusals>

const orders = (count: number): string => (count === 1 ? '1 ऑर्डर' : `${count} ऑर्डर`)

export const daysWords = {
  title: 'दिवस आणि वेळा',
  lead: 'कोणत्या दिवसांसाठी ऑर्डर देता येते: आज आणि पुढचे 13 दिवस. किती जागा भरल्या ते प्रत्येक पट्टी दाखवते.',
  toWeek: 'आठवडा, आणि हंगामाची सूचना',
  today: 'आज',
  own: 'या दिवसाची वेगळी आखणी',
  closed: (reason) => `बंद: ${reason}`,
  waiting: (count) => (count === 0 ? 'ऑर्डर नाहीत' : orders(count)),
  toSettle: (count) => `ठरवायच्या: ${orders(count)}`,
  noSlots: 'डिलिव्हरीची वेळ आखलेली नाही.',
  taken: (taken, capacity) => `${capacity} पैकी ${taken}`,
  slotClosed: 'नवीन ऑर्डर नाहीत',
  slotFull: 'भरली',
  slotOver: 'ऑर्डर बंद',
  everywhere: 'आपण डिलिव्हरी करतो तिथे सगळीकडे',
  places: (pincodes) => pincodes.join(', '),
  open: (day) => `उघडा: ${day}`,
} as const satisfies InLanguage<typeof English.daysWords>

export const dayWords = {
  back: 'सगळे दिवस',
  plan: 'या दिवसाच्या डिलिव्हरीच्या वेळा',
  planLead: 'ऑर्डर असलेल्या वेळेचे तास आणि जागा तशाच राहतात. ती काढली तर फक्त नवीन ऑर्डरसाठी बंद होते.',
  followsWeek: 'हा दिवस आठवड्याप्रमाणे चालतो.',
  isOwn: 'या दिवसाची वेगळी आखणी आहे. आठवडा बदलला तरी ती बदलत नाही.',
  save: 'या दिवसाच्या वेळा ठरवा',
  saving: 'ठरवत आहोत',
  saved: 'या दिवसाच्या वेळा ठरल्या.',
  toWeek: 'पुन्हा आठवड्याप्रमाणे',
  backAtWeek: 'हा दिवस पुन्हा आठवड्याप्रमाणे चालतो.',
  closedWhy: (reason) => `या दिवशी काहीही पोहोचवत नाही: ${reason}.`,
  openAgain: 'हा दिवस पुन्हा उघडा',
  opened: (isOwn) => (isOwn ? 'हा दिवस उघडला, आधीच्या त्याच्या वेगळ्या वेळांसह.' : 'हा दिवस उघडला, आठवड्याच्या वेळांसह.'),
  orders: (count) => (count === 0 ? 'या दिवसासाठी ऑर्डर नाहीत' : `या दिवसासाठी ${orders(count)}`),
  close: 'हा दिवस बंद करा',
  closeLead: 'त्यासाठी आणखी काही घेतले जात नाही. प्रत्येक ऑर्डरचे काय करायचे ते सांगा; ग्राहकांना मेसेजने कळते.',
  reason: 'कारण',
  reasonHint: 'ग्राहक हे वाचतात, जसे “बोटी गेल्या नाहीत”.',
  reasonMissing: 'कारण सांगा. ग्राहक ते मेसेजमध्ये वाचतात.',
  choice: (number) => `ऑर्डर ${number}`,
  choices: {
    call: 'आपण फोन करू: या यादीत राहते',
    reject: 'नाकारा, वरच्या कारणाने',
    move: (when) => `इथे हलवा: ${when}`,
  },
  ofOrder: (hours, name, pincode) => `${hours}, ${name}, ${pincode}`,
  call: (phone) => `फोन करा: ${phone}`,
  closing: 'बंद करत आहोत',
  settle: 'निवडले ते करा',
  settling: 'करत आहोत',
  settleLead: 'हा दिवस बंद आहे. या ऑर्डर या दिवशी यायच्या होत्या, आणि त्यांचे अजून काही ठरलेले नाही.',
  notChosen: 'निदान एका ऑर्डरसाठी फोनशिवाय दुसरे काहीतरी निवडा.',
  nowClosed: (left) => (left === 0 ? 'हा दिवस बंद झाला.' : `हा दिवस बंद झाला. यादीत अजून: ${orders(left)}.`),
  nowSettled: (left) => (left === 0 ? 'सगळ्यांचे ठरले.' : `यादीत अजून: ${orders(left)}.`),
  moved: (number) => `${number}: हलवली, ग्राहकाला कळवले.`,
  rejected: (number) => `${number}: नाकारली, ग्राहकाला कळवले.`,
  failed: (number, why) => `${number}: ठरवता आले नाही. ${why}`,
  meanwhile: (name, when) => `${name} यांनी हे बदलले, ${when}.`,
  aCommand: 'सर्व्हरची कमांड',
  meanwhileHint: 'तुम्ही टाइप केलेले इथेच आहे. आता कसे आहे ते खाली दिसते.',
  takeTheirs: 'आता आहे तसे दाखवा',
} as const satisfies InLanguage<typeof English.dayWords>

export const planWords = {
  from: 'पासून',
  to: 'पर्यंत',
  pincodes: 'पिनकोड',
  pincodesHint: 'मोकळे: आपण डिलिव्हरी करतो तिथे सगळीकडे. नाहीतर असे: 400012, 400014.',
  wrongPincodes: 'सहा अंकी पिनकोड स्वल्पविरामाने टाइप करा, किंवा मोकळे ठेवा.',
  capacity: 'किती ऑर्डर बसतात',
  cutOffDay: 'ऑर्डर बंद होतात',
  cutOffDays: (before) => (before === 0 ? 'त्याच दिवशी' : before === 1 ? 'आदल्या दिवशी' : `${before} दिवस आधी`),
  cutOffAt: 'वेळ',
  nameOf: (place) => `वेळ ${place}`,
  taken: (taken) => `यात ${orders(taken)}: तास आणि जागा तशाच राहतात.`,
  remove: (name) => `काढा: ${name}`,
  add: 'वेळ घाला',
  none: 'अशा दिवशी काहीही पोहोचवत नाही.',
} as const satisfies InLanguage<typeof English.planWords>

export const weekWords = {
  title: 'आठवडा',
  lead: 'आठवड्याच्या प्रत्येक वारी काय असते. पुढच्या ज्या दिवसांची वेगळी आखणी नाही आणि जे बंद नाहीत ते यावरून आखले जातात.',
  sameAs: (weekday) => `${weekday} सारखेच`,
  preview: 'काय बदलेल',
  nothing: 'पुढच्या दिवसांत काहीही बदलत नाही.',
  dayLine: (days, facts) => `${days.join('; ')}: ${facts}.`,
  added: (hours) => `${hours}: नवीन वेळ`,
  resized: (hours, was, is) => `${hours}: ऑर्डर ${was} ऐवजी ${is}`,
  cutOff: (hours) => `${hours}: ऑर्डर बंद व्हायची वेळ वेगळी`,
  again: (hours) => `${hours}: पुन्हा ऑर्डर घेते`,
  closed: (hours, taken) => `${hours}: नवीन ऑर्डर नाहीत, आधीच्या राहतात: ${taken}`,
  removed: (hours) => `${hours}: जाते`,
  untouched: (days) => `न बदललेले: ${days.join(', ')}.`,
  ownDay: (day) => `${day} (वेगळी आखणी)`,
  closedDay: (day) => `${day} (बंद)`,
  save: 'आठवडा ठरवा',
  saving: 'ठरवत आहोत',
  saved: 'आठवडा ठरला, पुढचे दिवस त्याप्रमाणे चालतात.',
  wrongFirst: 'आधी खाली खूण केलेले नीट करा.',
} as const satisfies InLanguage<typeof English.weekWords>

export const seasonWords = {
  title: 'हंगामाची सूचना',
  lead: 'ग्राहक ती डिलिव्हरीच्या वेळांजवळ वाचतात, फक्त या दिवसांत. तिच्यामुळे काही बंद होत नाही.',
  text: 'ग्राहक काय वाचतात',
  from: 'पहिला दिवस',
  to: 'शेवटचा दिवस',
  dateHint: 'दिवस आणि महिना, जसे 1 जूनसाठी 01-06',
  isOn: 'या दिवसांत दाखवा',
  save: 'सूचना ठरवा',
  saving: 'ठरवत आहोत',
  saved: 'सूचना ठरली.',
  monsoonBan:
    '1 जून ते 31 जुलै यांत्रिक बोटींना महाराष्ट्राच्या सागरी हद्दीत मासेमारी करता येत नाही, म्हणजे माशांची पैदास होते. आम्ही नेहमीसारखी डिलिव्हरी करतो; कोणता मासा मिळेल ते मात्र रोज जास्त बदलते.',
} as const satisfies InLanguage<typeof English.seasonWords>

export const staffSlotWords = {
  comes: (slot) => `डिलिव्हरी: ${slot}`,
  none: 'डिलिव्हरीची वेळ नाही',
  all: 'डिलिव्हरीच्या सगळ्या वेळा',
  choice: 'डिलिव्हरीची वेळ',
  counted: (slot, count) => `${slot}: ${count}`,
} as const satisfies InLanguage<typeof English.staffSlotWords>
