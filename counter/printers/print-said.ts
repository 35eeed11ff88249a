import type { PrintView } from '#shop/wire/staff/printers.ts'
import { printerWords } from '#words/printers.ts'

/** 'Label printed', 'Not printed: no paper' */
export function printSaid({ paper, state, mayStillCome }: PrintView): string {
  const { states, ends, stopped } = printerWords
  if (mayStillCome && (state === 'no-paper' || state === 'cover-open')) return stopped[state]
  if (state === 'waiting' || state === 'sending' || state === 'printed' || state === 'sent') return states[paper][state]
  return ends[state]
}

/** 'Slip of D7K4-29XM' */
export function paperNamed({ paper, order, lineNo }: PrintView): string {
  if (order === undefined) return printerWords.testPaper
  return paper === 'label' ? printerWords.labelOf(order.number, lineNo ?? 0) : printerWords.slipOf(order.number)
}
