import type * as English from '../en/done.ts'
import type { InLanguage } from '../in-language.ts'

/** What was done, and by whom. */
export const doneWords: InLanguage<typeof English.doneWords> = {
  place: (who) => (who === whoWords.shopper ? 'ऑर्डर हो गया' : `${who} ने ऑर्डर लिखा`),
  cancel: (who) => `${who} ने कैंसल किया`,
  change: (who) => `${who} ने बदला`,
  confirm: (who) => `${who} ने कन्फ़र्म किया`,
  reject: (who) => `${who} ने नामंज़ूर किया`,
  'start-cutting': (who) => `${who} ने कटिंग शुरू की`,
  pack: (who) => `${who} ने पैक किया`,
  'send-out': (who) => `${who} ने रवाना किया`,
  deliver: (who) => `${who} ने डिलीवर किया`,
  'not-delivered': (who) => `${who} डिलीवर नहीं कर पाए`,
  'take-back': (who) => `${who} ने दुकान में वापस लिया`,
  lapse: () => 'कैंसल हुआ, मोबाइल वेरिफ़ाई नहीं हुआ',
  'note-delivered': (who) => `${who} ने डिलीवर दर्ज किया`,
  'put-away': (who) => `${who} ने हटाया`,
  undo: (who) => `${who} ने पिछला काम वापस लिया`,
  weigh: (who) => `${who} ने एक आइटम तौला`,
  give: (who) => `${who} ने ऊपर का मुफ़्त दिया`,
  ask: (who) => `${who} ने ग्राहक से वज़न के बारे में पूछा`,
  agree: (who) => `${who} ने वज़न के लिए हाँ कहा`,
  decline: (who) => `${who} ने वज़न के लिए मना किया`,
  'leave-out': (who) => `${who} ने एक आइटम नहीं दिया`,
  replace: (who) => `${who} ने एक आइटम बदलकर दिया`,
}

export const doneOtherwise = (who: string) => `${who} ने बदला`

export const whoWords = { shopper: 'ग्राहक', command: 'ऑपरेटर' } as const satisfies InLanguage<typeof English.whoWords>

export const withReason = (what: string, reason: string) => `${what}: ${reason}`

export const andCalled = (what: string) => `${what}, फ़ोन किया, जवाब नहीं मिला`

/** What was done to an item, and by whom. */
export const lineDoneWords = {
  weigh: (who) => `${who} ने तौला`,
  ask: (who) => `${who} ने ग्राहक से पूछा`,
  agree: (who) => `${who} ने हाँ कहा`,
  decline: (who) => `${who} ने मना किया`,
  give: (who) => `${who} ने ऊपर का मुफ़्त दिया`,
  'leave-out': (who) => `${who} ने नहीं दिया`,
  replace: (who) => `${who} ने बदलकर दिया`,
} as const satisfies InLanguage<typeof English.lineDoneWords>

export const withWeight = (what: string, grams: string) => `${what}, ${grams} ग्राम`
