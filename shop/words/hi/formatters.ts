import { formattersOf } from '#shop/words/formatters.ts'
import { whenWords } from './availability.ts'
import { timeWords, weightWords } from './measures.ts'
import { slotDayWords, slotWords } from './slots.ts'
import { sizeNames } from './usual.ts'

export const {
  waitInWords,
  momentInWords,
  dayInWords,
  namedDay,
  clockInWords,
  whenSaid,
  dayInFull,
  slotInFull,
  slotInShort,
  slotForStaff,
  hoursOfSlot,
  hoursOfSlotInShort,
  weekdayOfSlot,
  hoursSaid,
  untilInFull,
  untilInShort,
  momentInShort,
  whenItComes,
  whenToOrder,
  slotSaid,
  readableWeight,
  readableLabel,
  readableKilos,
  readableSize,
  sizeInWords,
  readablePack,
} = formattersOf({ timeWords, whenWords, slotWords, slotDayWords, weightWords, sizeNames })
