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
  'slot-unknown': () => 'असा डिलिव्हरी स्लॉट नाही. दाखवलेल्या स्लॉटपैकी एक निवडा.',
  'slot-elsewhere': () => 'या पिनकोडवर तो स्लॉट नाही. दुसरा स्लॉट निवडा.',
  'slot-closed': () => 'तो स्लॉट बंद झाला आहे. दुसरा निवडा; तुमचे कार्ट आहे तसेच आहे.',
  'slot-over': () => 'त्या स्लॉटच्या ऑर्डर्स आत्ताच बंद झाल्या. दुसरा निवडा; तुमचे कार्ट आहे तसेच आहे.',
  'slot-full': () => 'तो स्लॉट आत्ताच भरला. दुसरा निवडा; तुमचे कार्ट आहे तसेच आहे.',
  'no-slot': () =>
    'पुढच्या दोन आठवड्यांतले सगळे डिलिव्हरी स्लॉट भरले आहेत. नंतर पुन्हा पाहा, किंवा आम्हाला फोन करा; तुमचे कार्ट आहे तसेच आहे.',
} as const satisfies InLanguage<typeof English.slotRefusals>

export const slotPlanRefusals = {
  'slot-hours': () => 'सुरुवातीची वेळ संपायच्या वेळेआधी हवी, त्याच दिवशी. दोन्ही 07:00 अशा टाका.',
  'slot-capacity': ({ most }) => `किती ऑर्डर्स बसतात ते टाका, 0 ते ${most}.`,
  'slot-cut-off': () =>
    'स्लॉट सुरू होण्याआधी ऑर्डर्स बंद व्हायला हव्यात, जास्तीत जास्त 7 दिवस आधी. बंद करायला आधीचा दिवस किंवा वेळ निवडा.',
  'slot-twice': () => 'एका भागात एकाच वेळेचे दोन स्लॉट असू शकत नाहीत. वेळ बदला, किंवा एकाचे पिनकोड बदला.',
  'too-many-slots': ({ most }) => `एका दिवशी जास्तीत जास्त ${most} स्लॉट असू शकतात. एक काढा.`,
  'week-changed': () => 'दरम्यान दुसऱ्या कोणी आठवड्याची आखणी बदलली. पाहा; तुम्ही लिहिलेले तसेच आहे.',
  'day-changed': () => 'दरम्यान दुसऱ्या कोणी हा दिवस बदलला. पाहा; तुम्ही लिहिलेले तसेच आहे.',
  'no-such-day': () => 'ज्या 14 दिवसांसाठी ऑर्डर देता येते त्यात हा दिवस नाही.',
  'day-closed': () => 'हा दिवस बंद आहे. आधी तो पुन्हा उघडा.',
  'day-open': () => 'हा दिवस आधीच उघडा आहे.',
  'order-gone-out': () => 'ही ऑर्डर दुकानातून निघाली आहे किंवा पूर्ण झाली आहे. तिचा स्लॉट आता बदलता येत नाही.',
  'order-in-slot': () => 'ही ऑर्डर आधीच त्या स्लॉटमध्ये आहे.',
  'slot-lost': () => 'त्या स्लॉटमध्ये आता जागा उरली नाही. दुसरा निवडा.',
  'season-dates': () => 'दोन्ही तारखा दिवस-महिना अशा टाका, जसे 1 जूनसाठी 01-06.',
  'season-changed': () => 'दरम्यान दुसऱ्या कोणी ही सूचना बदलली. पाहा; तुम्ही लिहिलेले तसेच आहे.',
} as const satisfies InLanguage<typeof English.slotPlanRefusals>

const orders = (count: number): string => (count === 1 ? '1 ऑर्डर' : `${count} ऑर्डर्स`)

export const daysWords = {
  title: 'दिवस आणि स्लॉट',
  lead: 'आज आणि पुढचे 13 दिवस. स्लॉट किती भरला ते प्रत्येक पट्टी दाखवते.',
  toWeek: 'आठवड्याची आखणी आणि हंगामाची सूचना',
  today: 'आज',
  own: 'वेगळी आखणी',
  closed: (reason) => `बंद: ${reason}`,
  waiting: (count) => (count === 0 ? 'ऑर्डर्स नाहीत' : orders(count)),
  toSettle: (count) => `मार्गी लावायच्या: ${orders(count)}`,
  noSlots: 'स्लॉट आखलेले नाहीत.',
  taken: (taken, capacity) => `${capacity} पैकी ${taken}`,
  slotClosed: 'नवीन ऑर्डर्स नाहीत',
  slotFull: 'भरला',
  slotOver: 'ऑर्डर्स बंद',
  everywhere: 'आपण डिलिव्हरी करतो तिथे सगळीकडे',
  places: (pincodes) => pincodes.join(', '),
  open: (day) => `उघडा: ${day}`,
} as const satisfies InLanguage<typeof English.daysWords>

export const dayWords = {
  back: 'सगळे दिवस',
  plan: 'या दिवसाचे स्लॉट',
  planLead: 'ऑर्डर्स असलेल्या स्लॉटची वेळ आणि पिनकोड तेच राहतात. तो काढला तर फक्त नवीन ऑर्डर्ससाठी बंद होतो.',
  followsWeek: 'हा दिवस आठवड्याच्या आखणीप्रमाणे चालतो.',
  isOwn: 'या दिवसाची आखणी वेगळी आहे. आठवड्याची आखणी बदलली तरी ती बदलत नाही.',
  save: 'सेव्ह करा',
  saving: 'सेव्ह करत आहोत',
  saved: 'या दिवसाचे स्लॉट सेव्ह झाले.',
  toWeek: 'पुन्हा आठवड्याच्या आखणीवर',
  backAtWeek: 'हा दिवस पुन्हा आठवड्याच्या आखणीप्रमाणे चालेल.',
  openAgain: 'हा दिवस पुन्हा उघडा',
  meanwhile: (name, when) => `${name} यांनी हे बदलले, ${when}.`,
  aCommand: 'सर्व्हरची कमांड',
  meanwhileHint: 'तुम्ही लिहिलेले इथेच आहे. नवीन खाली दिसते.',
  takeTheirs: 'नवीन घ्या',
} as const satisfies InLanguage<typeof English.dayWords>

export const closeWords = {
  open: 'या दिवशी डिलिव्हरी नाही',
  title: (day) => `बंद करा: ${day}`,
  back: 'परत दिवसांकडे',
  facts: (count, weight, sum) => (count === 0 ? 'ऑर्डर्स नाहीत' : `${orders(count)}, ${weight}, ${sum}`),
  why: 'का? ग्राहक हे वाचतात',
  other: 'दुसरे',
  otherReason: 'कारण',
  all: (count) => (count === 1 ? 'ऑर्डर' : `सगळ्या ${count} ऑर्डर्स`),
  move: (weekday) => `${weekday}ला हलवा`,
  free: (hours, free) => `${hours}, ${free} जागा`,
  unfit: (count) => `${count} साठी जागा नाही`,
  moveNowhere: 'दुसऱ्या दिवशी',
  noSlot: 'एकही स्लॉट रिकामा नाही',
  call: 'सगळ्यांना फोन',
  callHint: 'यादीत राहतील',
  reject: 'नाकारा',
  rejectHint: 'काही द्यायचे नाही',
  otherTime: 'दुसरा दिवस किंवा वेळ:',
  choose: 'निवडा',
  times: 'रिकामे स्लॉट',
  except: 'यांच्याशिवाय',
  ways: { move: 'हलवा', call: 'फोन', reject: 'नाकारा' },
  wayOf: (number) => `ऑर्डर ${number}`,
  note: (note) => `नोट: ${note}`,
  missing: (fish) => `${fish.join(', ')}: स्टॉक कमी आहे`,
  already: (state) => `आत्ता: ${state}`,
  full: (slot) => `जागा नाही: ${slot}`,
  elsewhere: (slot) => `या भागात डिलिव्हरी नाही: ${slot}`,
  others: (count) => `इतर ${count}`,
  othersWay: { move: (slot) => `नवीन वेळ: ${slot}`, call: (_slot) => 'फोन करायचा', reject: (_slot) => 'नाकारायच्या' },
  sms: 'SMS',
  textAfterReason: 'कारण निवडा, मग ग्राहक काय वाचतील ते दिसेल.',
  noTexts: 'SMS लोड झाले नाहीत. कनेक्शन पाहा.',
  toMoved: (count) => `ज्यांची वेळ बदलली अशा ${count} ग्राहकांना:`,
  toRejected: (count) => `ज्यांची ऑर्डर नाकारली अशा ${count} ग्राहकांना:`,
  toCall: (count) => `${count} ग्राहकांना फोन करायचा: SMS नाही.`,
  unreached: (count) => `${count} ग्राहकांना SMS जात नाही: फोन करा.`,
  noSms: 'SMS जाणार नाही.',
  cancel: 'राहू द्या',
  close: (weekday) => `${weekday} बंद करा`,
  closeAndSend: (weekday, sms) => `${weekday} बंद करा, ${sms} SMS पाठवा`,
  reasonFirst: 'आधी कारण निवडा',
  offline: 'ऑफलाइन: कनेक्शन आल्यावर दिवस बंद करता येईल',
  closing: 'बंद करत आहोत',
  closedBy: (name, when) => `${name} यांनी बंद केला, ${when}`,
  moved: (count, weekday) => `${orders(count)} ${weekday}ला हलवल्या`,
  rejected: (count) => `${count} नाकारल्या`,
  nothingDone: 'एकही ऑर्डर बदलली नाही',
  smsGo: (sms, seconds) => `${sms} SMS, ${seconds} से. मध्ये`,
  smsGone: (sms) => (sms === 0 ? 'SMS नाही' : `${sms} SMS पाठवले`),
  undo: 'सगळे मागे घ्या',
  undone: 'मागे घेतले: दिवस पुन्हा उघडा आहे, ऑर्डर्स पूर्वीसारख्या आहेत, आणि SMS गेला नाही.',
  left: (number, why) => `${number} आहे तशीच राहिली. ${why}`,
  toCallHead: (count) => `फोन करायचे: ${count}`,
  noneToCall: 'आता कोणालाही फोन करायचा नाही.',
  callNow: 'फोन करा',
  untold: { move: 'हलवली, पण SMS जात नाही', reject: 'नाकारली, पण SMS जात नाही' },
} as const satisfies InLanguage<typeof English.closeWords>

export const planWords = {
  from: 'पासून',
  to: 'पर्यंत',
  pincodes: 'पिनकोड',
  pincodesHint: 'रिकामे ठेवले तर आपण डिलिव्हरी करतो तिथे सगळीकडे, किंवा टाका, जसे 400012, 400014.',
  wrongPincodes: 'सहा अंकी पिनकोड टाका, मध्ये कॉमा, किंवा रिकामे ठेवा.',
  capacity: 'किती ऑर्डर्स',
  fewer: (name) => `${name}: एक कमी`,
  more: (name) => `${name}: एक जास्त`,
  cutOffDay: 'ऑर्डर्स कधी बंद',
  cutOffDays: (before) => (before === 0 ? 'त्याच दिवशी' : before === 1 ? 'आदल्या दिवशी' : `${before} दिवस आधी`),
  cutOffAt: 'वेळ',
  nameOf: (place) => `स्लॉट ${place}`,
  taken: (taken) => `यात ${orders(taken)}, म्हणून वेळ आणि पिनकोड तेच राहतील.`,
  remove: (name) => `काढा: ${name}`,
  add: 'स्लॉट जोडा',
  none: 'अशा दिवशी डिलिव्हरी नाही.',
} as const satisfies InLanguage<typeof English.planWords>

export const weekWords = {
  title: 'आठवड्याची आखणी',
  lead: 'आठवड्याच्या प्रत्येक वारचे स्लॉट. पुढच्या ज्या दिवसांची आखणी वेगळी नाही आणि जे बंद नाहीत, ते याप्रमाणे चालतात.',
  sameAs: (weekday) => `${weekday}सारखेच`,
  preview: 'काय बदलेल',
  nothing: 'पुढच्या दिवसांत काहीही बदलणार नाही.',
  dayLine: (days, facts) => `${days.join('; ')}: ${facts}.`,
  added: (hours) => `${hours}: नवीन स्लॉट`,
  resized: (hours, was, is) => `${hours}: ${was} ऐवजी ${is} ऑर्डर्स`,
  cutOff: (hours) => `${hours}: ऑर्डर्स बंद व्हायची वेळ वेगळी`,
  again: (hours) => `${hours}: पुन्हा ऑर्डर्स घेतल्या जातील`,
  closed: (hours, taken) => `${hours}: नवीन ऑर्डर्स नाहीत, आधीच्या ${taken} राहतील`,
  removed: (hours) => `${hours}: स्लॉट निघेल`,
  untouched: (days) => `न बदललेले: ${days.join(', ')}.`,
  ownDay: (day) => `${day} (वेगळी आखणी)`,
  closedDay: (day) => `${day} (बंद)`,
  save: 'आठवड्याची आखणी सेव्ह करा',
  saving: 'सेव्ह करत आहोत',
  saved: 'आठवड्याची आखणी सेव्ह झाली, पुढचे दिवस त्याप्रमाणे चालतील.',
  wrongFirst: 'आधी खाली खूण केलेले नीट करा.',
} as const satisfies InLanguage<typeof English.weekWords>

export const seasonWords = {
  title: 'हंगामाची सूचना',
  lead: 'ग्राहक ती डिलिव्हरी स्लॉटजवळ वाचतात, फक्त या दिवसांत. तिच्यामुळे कोणताही स्लॉट बंद होत नाही.',
  text: 'ग्राहक काय वाचतात',
  from: 'पहिला दिवस',
  to: 'शेवटचा दिवस',
  dateHint: 'दिवस आणि महिना, जसे 1 जूनसाठी 01-06',
  isOn: 'या दिवसांत दाखवा',
  save: 'सूचना सेव्ह करा',
  saving: 'सेव्ह करत आहोत',
  saved: 'सूचना सेव्ह झाली.',
  monsoonBan:
    '1 जून ते 31 जुलै यांत्रिक बोटींना महाराष्ट्राच्या सागरी हद्दीत मासेमारी करता येत नाही, कारण या काळात मासे अंडी घालतात. आमची डिलिव्हरी नेहमीसारखी चालू असते; कोणता मासा मिळेल ते मात्र रोज बदलू शकते.',
} as const satisfies InLanguage<typeof English.seasonWords>

export const staffSlotWords = {
  comes: (slot) => `डिलिव्हरी: ${slot}`,
  none: 'स्लॉट नाही',
  all: 'सगळे स्लॉट',
  choice: 'स्लॉट',
  counted: (slot, count) => `${slot}: ${count}`,
} as const satisfies InLanguage<typeof English.staffSlotWords>
