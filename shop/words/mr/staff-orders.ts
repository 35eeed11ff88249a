import type * as English from '../en/staff-orders.ts'
import type { InLanguage } from '../in-language.ts'
import { statusNames } from './usual.ts'

export const staffOrderWords = {
  number: (number) => `ऑर्डर ${number}`,
  late: 'उशीर',
  waits: { asked: 'ग्राहकांच्या उत्तराची वाट', unanswered: 'उत्तर नाही: फोन करा', declined: 'ग्राहक नको म्हणाले' },
  isWaiting: (wait) => `${wait} थांबली आहे`,
  placed: (clock, wait) => `ऑर्डर ${clock} आली, ${wait} आधी`,
  line: (quantity, title) => `${quantity} × ${title}`,
  noWish: 'कटिंगची सूचना नाही',
  wholeFish: 'एक अख्खा मासा',
  gone: { 'left-out': 'दिले नाही', replaced: 'बदलून दिले' },
  rider: (name) => `रायडर ${name}`,
  total: 'घ्यायचे पैसे',
  credited: (sum) => `(क्रेडिट नोटने ${sum} कमी)`,
  call: (phone) => `फोन करा: ${phone}`,
  map: 'नकाशा',
  mapOf: (area) => `नकाशा: ${area}`,
  print: 'प्रिंट करा',
  toBoard: 'बोर्डवर परत',
  toRound: 'फेरीवर परत',
  buyer: 'ग्राहक',
  lines: 'आयटम',
  history: 'काय झाले',
  barcodeOf: (number) => `ऑर्डरचा बारकोड: ${number}`,
  fishColumns: { fish: 'मासा', cut: 'साइज आणि कटिंग', packs: 'पॅक', weight: 'वजन' },
  all: 'एकूण',

  weigh: 'वजन करा',
  more: 'आणखी',
  moreOf: (number) => `आणखी: ऑर्डर ${number}`,
  close: 'बंद करा',
  back: 'रद्द करा',
  sending: 'पाठवत आहोत...',
  waiting: 'अजून पाठवलेले नाही, इंटरनेट नाही.',
  tellsBuyer: 'अर्ध्या मिनिटाने ग्राहकांना मेसेज जाईल.',
  undo: (wait) => `मागे घ्या (${wait} बाकी)`,
  undoHead: 'आत्ताच केले',
  undoOf: (number, done) => `${number}: ${done}`,
  chooseRider: 'कोणता रायडर?',
  noRiders: 'इथे अजून रायडर नाही. मालक जोडतात.',
  withRider: (rider) => `${rider} यांना द्या`,
  whyReject: 'का नाकारायची? ग्राहक हे कारण वाचतील.',
  whyNotDelivered: 'डिलिव्हर का झाली नाही?',
  otherReason: 'दुसरे कारण',
  otherReasonHint: 'थोडक्यात, जास्तीत जास्त 200 अक्षरे',
  needsReason: 'कारण निवडा, किंवा लिहा.',
  useReason: (move) => `${move}: या कारणाने`,

  notSent: (count) => `${count} पाठवायचे राहिले`,
  notSentMore: 'इंटरनेट नाही. तुम्ही केलेले इथे सेव्ह आहे, इंटरनेट आले की एकदाच पाठवले जाईल.',
  needsLook: 'लक्ष द्या',
  conflict: (what, when) => `${what}, ${when}.`,
  conflictLost: (move) => `म्हणून “${move}” झाले नाही. ऑर्डर आता आहे तशी दिसते.`,
  refused: (move) => `“${move}” झाले नाही.`,
  undone: 'मागे घ्या',
  seen: 'ठीक आहे',
} as const satisfies InLanguage<typeof English.staffOrderWords>

export const shortWaits = {
  seconds: (count) => `${count} सेकंद`,
  minutes: (count) => `${count} ${count === 1 ? 'मिनिट' : 'मिनिटे'}`,
  hours: (count) => `${count} तास`,
} as const satisfies InLanguage<typeof English.shortWaits>

export const stateWords = {
  ...statusNames,
  Pending: 'नवीन',
  Canceled: 'ग्राहकांनी रद्द केली',
} as const satisfies InLanguage<typeof English.stateWords>

export const moveWords = {
  cancel: 'रद्द करा',
  confirm: 'कन्फर्म करा',
  reject: 'नाकारा',
  'start-cutting': 'कटिंग सुरू करा',
  pack: 'पॅक करा',
  'send-out': 'पाठवा',
  deliver: 'डिलिव्हर झाली',
  'not-delivered': 'डिलिव्हर झाली नाही',
  'take-back': 'दुकानात परत आली',
  lapse: 'व्हेरिफाय झाले नाही',
  'note-delivered': 'डिलिव्हर झाली',
} as const satisfies InLanguage<typeof English.moveWords>

export const doneWords = {
  place: (who) => (who === whoWords.shopper ? 'ऑर्डर दिली' : `${who} यांनी ऑर्डर लिहून घेतली`),
  cancel: (who) => `${who} यांनी रद्द केली`,
  change: (who) => `${who} यांनी बदलली`,
  confirm: (who) => `${who} यांनी कन्फर्म केली`,
  reject: (who) => `${who} यांनी नाकारली`,
  'start-cutting': (who) => `${who} यांनी कटिंग सुरू केले`,
  pack: (who) => `${who} यांनी पॅक केली`,
  'send-out': (who) => `${who} यांनी पाठवली`,
  deliver: (who) => `${who} यांनी डिलिव्हर केली`,
  'not-delivered': (who) => `${who} यांना डिलिव्हर करता आली नाही`,
  'take-back': (who) => `${who} यांनी दुकानात परत घेतली`,
  lapse: () => 'रद्द झाली, मोबाइल व्हेरिफाय झाला नाही',
  'note-delivered': (who) => `${who} यांनी डिलिव्हर झाल्याची नोंद केली`,
  undo: (who) => `${who} यांनी शेवटचे मागे घेतले`,
  weigh: (who) => `${who} यांनी एका आयटमचे वजन केले`,
  give: (who) => `${who} यांनी वरचे मोफत दिले`,
  ask: (who) => `${who} यांनी ग्राहकांना वजनाबद्दल विचारले`,
  agree: (who) => `${who} वजनाला हो म्हणाले`,
  decline: (who) => `${who} वजनाला नको म्हणाले`,
  'leave-out': (who) => `${who} यांनी एक आयटम दिला नाही`,
  replace: (who) => `${who} यांनी एक आयटम बदलून दिला`,
} as const satisfies InLanguage<typeof English.doneWords>

export const doneOtherwise = ((who) => `${who} यांनी बदलली`) satisfies InLanguage<typeof English.doneOtherwise>

export const whoWords = { shopper: 'ग्राहक', command: 'ऑपरेटर' } as const satisfies InLanguage<typeof English.whoWords>

export const withReason = ((what, reason) => `${what}: ${reason}`) satisfies InLanguage<typeof English.withReason>

export const andCalled = ((what) => `${what}, फोन केला, उत्तर मिळाले नाही`) satisfies InLanguage<typeof English.andCalled>

export const reasonNames = {
  'sold-out': 'स्टॉक संपला',
  'not-fresh-today': 'आज ताजे मिळाले नाही',
  'cannot-reach-you': 'तुमच्याशी संपर्क होत नाही',
  'too-far-today': 'आज इतक्या लांब जमत नाही',
  'nobody-there': 'कोणी नव्हते',
  'they-refused': 'घ्यायला नको म्हणाले',
  'wrong-address': 'पत्ता चुकीचा',
  'wants-it-later': 'नंतर हवे आहे',
  'many-orders': 'आज ऑर्डर खूप आहेत',
  'fish-came-late': 'मासे उशिरा आले',
  'heavy-rain': 'जोरदार पाऊस',
  'no-boats': 'बोटी गेल्या नाहीत',
  'bandh-today': 'बंद पुकारला आहे',
  'festival-today': 'सण',
  'much-traffic': 'ट्रॅफिक',
  'too-little-of-it': 'कमी मिळाले',
  'cut-down': 'कापून कमी केले',
  'weighed-wrong': 'वजन चुकले',
  'another-piece': 'दुसरा तुकडा',
  'weighed-without-line': 'इंटरनेट नसताना वजन केले',
  'past-its-use-by': 'वापरायची तारीख होऊन गेली',
  'soft-or-smells': 'मऊ पडले किंवा वास येतो',
  'cut-wrong': 'कटिंग चुकले',
  'it-fell': 'पडले',
  'it-spoiled': 'खराब झाले',
  'it-is-damaged': 'फाटले',
  'given-away': 'मोफत दिले',
  'counted-wrong-before': 'आधी चुकीचे मोजले',
  'lost-water': 'पाणी गेले',
  'not-noted-coming': 'आले तेव्हा नोंद नाही',
  'not-noted-going': 'गेले तेव्हा नोंद नाही',
  'an-advertisement': 'जाहिरात',
  'insults-somebody': 'कोणाचा तरी अपमान',
  'names-a-person': 'खासगी व्यक्तीचे नाव',
  'not-about-our-fish': 'आपल्या मासळीबद्दल नाही',
  'written-twice': 'दोनदा लिहिलेला',
} as const satisfies InLanguage<typeof English.reasonNames>
