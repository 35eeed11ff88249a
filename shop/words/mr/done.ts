import type * as English from '../en/done.ts'
import type { InLanguage } from '../in-language.ts'

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
  'put-away': (who) => `${who} यांनी काढून टाकली`,
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

export const lineDoneWords = {
  weigh: (who) => `${who} यांनी वजन केले`,
  ask: (who) => `${who} यांनी ग्राहकांना विचारले`,
  agree: (who) => `${who} हो म्हणाले`,
  decline: (who) => `${who} नको म्हणाले`,
  give: (who) => `${who} यांनी वरचे मोफत दिले`,
  'leave-out': (who) => `${who} यांनी दिले नाही`,
  replace: (who) => `${who} यांनी बदलून दिले`,
} as const satisfies InLanguage<typeof English.lineDoneWords>

export const withWeight = ((what, grams) => `${what}, ${grams} ग्रॅम`) satisfies InLanguage<typeof English.withWeight>
