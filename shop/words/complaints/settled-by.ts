import { settleByOf } from '#shop/complaints/complaints.ts'
import { dayInWords } from '#shop/words/moments.ts'

/** The day by which a complaint is settled: '21 December 2026'. */
export const settledByOf = (receivedAt: number, words: Parameters<typeof dayInWords>[1]): string =>
  dayInWords(settleByOf(receivedAt), words)
