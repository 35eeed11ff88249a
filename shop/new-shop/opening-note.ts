import type { SeasonNote } from '#shop/slots/season-note.ts'
import { seasonWords } from '#shop/words/en/staff-slots.ts'

/** The ban on mechanised boats, until staff say something else. */
export const openingNote: SeasonNote = { text: seasonWords.monsoonBan, from: '06-01', to: '07-31', isOn: true }
