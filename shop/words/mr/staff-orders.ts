import type * as English from '../en/staff-orders.ts'
import type { InLanguage } from '../in-language.ts'

export const staffOrderWords = {
  number: (number) => `ऑर्डर ${number}`,
  late: 'उशीर',
  waits: { asked: 'ग्राहकाला विचारले आहे', unanswered: 'उत्तर नाही: फोन करा', declined: 'ग्राहक नाही म्हणाले' },
  since: (clock, wait) => `${clock} पासून, ${wait}`,
  placed: (clock, wait) => `ऑर्डर आली ${clock}; तेव्हापासून ${wait}`,
  line: (quantity, title) => `${quantity} × ${title}`,
  noWish: 'कसेही चालेल',
  wholeFish: 'एक अख्खा मासा',
  gone: { 'left-out': 'सोडून दिले', replaced: 'बदलून दिले' },
  note: 'सूचना:',
  rider: (name) => `रायडर ${name}`,
  total: 'घ्यायचे पैसे',
  credited: (sum) => `(${sum} क्रेडिट केले)`,
  call: (phone) => `फोन करा: ${phone}`,
  map: 'नकाशा',
  mapOf: (area) => `नकाशा: ${area}`,
  print: 'प्रिंट करा',
  toBoard: 'बोर्डवर परत',
  toRound: 'फेरीवर परत',
  buyer: 'ग्राहक',
  lines: 'काय मागवले',
  history: 'काय झाले',
  barcodeOf: (number) => `ऑर्डरचा बारकोड: ${number}`,
  fishColumns: { fish: 'मासा', cut: 'आकार आणि कापणे', packs: 'पॅक', weight: 'वजन' },
  all: 'सगळे',

  weigh: 'वजन करा',
  more: 'आणखी',
  moreOf: (number) => `आणखी: ऑर्डर ${number}`,
  close: 'बंद करा',
  back: 'आहे तसेच ठेवा',
  sending: 'पाठवत आहोत …',
  waiting: 'अजून पाठवलेले नाही: दुकानाशी कनेक्शन नाही.',
  tellsBuyer: 'अर्ध्या मिनिटाने ग्राहकाला मेसेज जातो.',
  undo: (wait) => `मागे घ्या (${wait} बाकी)`,
  undoHead: 'आत्ताच केले',
  undoOf: (number, done) => `${number}: ${done}`,
  chooseRider: 'कोण घेऊन जाणार?',
  noRiders: 'इथे अजून रायडर नाही. मालक घालतात.',
  withRider: (rider) => `${rider} यांच्यासोबत पाठवा`,
  whyReject: 'का नाकारायची? ग्राहक हे वाचतो.',
  whyNotDelivered: 'का पोहोचवता आली नाही?',
  otherReason: 'दुसरे कारण',
  otherReasonHint: 'थोडक्यात, जास्तीत जास्त 200 अक्षरे',
  needsReason: 'कारण निवडा, किंवा टाइप करा.',
  useReason: (move) => `${move}: या कारणाने`,

  notSent: (count) => `${count} पाठवायचे राहिले`,
  notSentMore: 'दुकानाशी कनेक्शन तुटले आहे. तुम्ही केलेले इथे ठेवले आहे, कनेक्शन आले की एकदाच पाठवले जाईल.',
  needsLook: 'लक्ष द्या',
  conflict: (who, what, when) => `${who} ${what}, ${when}.`,
  conflictLost: (move) => `म्हणून “${move}” झाले नाही. ऑर्डर आता आहे तशी दिसते.`,
  refused: (move) => `“${move}” झाले नाही.`,
  undone: 'मागे घ्या',
  seen: 'पाहिले',
} as const satisfies InLanguage<typeof English.staffOrderWords>

export const stateWords = {
  Pending: 'नवीन',
  Confirmed: 'कन्फर्म',
  Cutting: 'कापणे सुरू',
  Packed: 'पॅक झाली',
  'Out for delivery': 'निघाली',
  Delivered: 'पोहोचली',
  'Not delivered': 'देता आली नाही',
  Returned: 'परत आली',
  Rejected: 'नाकारली',
  Canceled: 'ग्राहकाने रद्द केली',
} as const satisfies InLanguage<typeof English.stateWords>

export const moveWords = {
  cancel: 'रद्द करा',
  confirm: 'कन्फर्म करा',
  reject: 'नाकारा',
  'start-cutting': 'कापायला घ्या',
  pack: 'पॅक झाली',
  'send-out': 'पाठवा',
  deliver: 'पोहोचली',
  'not-delivered': 'देता आली नाही',
  'take-back': 'परत घ्या',
  lapse: 'व्हेरिफाय झाले नाही',
  'note-delivered': 'पोहोचली',
} as const satisfies InLanguage<typeof English.moveWords>

/** Each behind a name: 'सुनील यांनी कन्फर्म केली'. */
export const doneWords = {
  place: 'यांनी ऑर्डर दिली',
  cancel: 'यांनी रद्द केली',
  change: 'यांनी बदलली',
  confirm: 'यांनी कन्फर्म केली',
  reject: 'यांनी नाकारली',
  'start-cutting': 'यांनी कापायला घेतली',
  pack: 'यांनी पॅक केली',
  'send-out': 'यांनी पाठवली',
  deliver: 'यांनी पोहोचवली',
  'not-delivered': 'यांना देता आली नाही',
  'take-back': 'यांनी परत घेतली',
  lapse: 'यांनी रद्द केली: मोबाइल व्हेरिफाय झाला नाही',
  'note-delivered': 'यांनी पोहोचल्याची नोंद केली',
  undo: 'यांनी शेवटचे मागे घेतले',
  weigh: 'यांनी त्यातल्या काहीचे वजन केले',
  give: 'यांनी वरचे ग्राहकाला मोफत दिले',
  ask: 'यांनी वजन करून ग्राहकाला विचारले',
  agree: 'यांनी वजनाला हो म्हटले',
  decline: 'यांनी वजनाला नको म्हटले',
  'leave-out': 'यांनी त्यातले काही सोडून दिले',
  replace: 'यांनी त्यातले काही बदलून दिले',
} as const satisfies InLanguage<typeof English.doneWords>

export const doneOtherwise = 'यांनी बदलली' satisfies InLanguage<typeof English.doneOtherwise>

export const whoWords = { shopper: 'ग्राहक', command: 'सर्व्हरची कमांड' } as const satisfies InLanguage<
  typeof English.whoWords
>

export const withReason = ((what, reason) => `${what}: ${reason}`) satisfies InLanguage<typeof English.withReason>
