import * as v from 'valibot'
import { jobStates } from '#shop/printers/jobs.ts'
import { paperSizes, printerLanguages, printerPapers } from '#shop/printers/printers.ts'
import { plainText } from '#shop/text.ts'
import { pressKey, seen } from '#shop/wire/staff/press.ts'
import { staffCall } from '#shop/wire/staff-call.ts'

const printer = v.object({
  id: v.string(),
  name: v.string(),
  paper: v.picklist(printerPapers),
  /** in millimetres: the width of a roll, or '50x40' of a label */
  size: v.picklist(paperSizes),
  language: v.picklist(printerLanguages),
  /** the owner's to see; left out for others */
  address: v.optional(v.string()),
  /** a label once a weight is saved, a slip once an order is packed */
  byItself: v.boolean(),
  /** whether it says what becomes of a paper */
  answers: v.boolean(),
  version: v.number(),
})

const printId = v.string()

/** A paper that a printer has to print, or that somebody has to look after. */
const print = v.object({
  id: printId,
  printerId: v.string(),
  paper: v.picklist([...printerPapers, 'test']),
  /** left out of a test */
  order: v.optional(v.object({ id: v.string(), number: v.string() })),
  lineNo: v.optional(v.number()),
  state: v.picklist(jobStates),
  /** it stopped in the middle, and the rest may still come out */
  mayStillCome: v.boolean(),
  /** nobody has to do anything about it any more */
  isSettled: v.boolean(),
  at: v.number(),
})

const printers = v.object({
  now: v.number(),
  printers: v.array(printer),
  /** what waits, is being sent, or was not printed; and the last test of each printer; oldest first */
  prints: v.array(print),
})

/** What was printed last of an order by the shop's own printers. */
const printsOfOrder = v.object({
  /** for which papers a printer is set */
  printers: v.array(v.picklist(printerPapers)),
  /** the last of its slip, and of the label of each line */
  prints: v.array(print),
})

const done = v.object({ success: v.boolean() })
const ofOrder = '/counter/api/orders/:id/printer-jobs'

export const printerCalls = {
  printers: staffCall('GET', '/counter/api/printers', 'see-printers', v.unknown(), printers),
  /** The owner sets one up, or changes it as the page showed it. */
  setPrinter: staffCall(
    'POST',
    '/counter/api/printers',
    'set-printers',
    v.object({
      key: pressKey,
      /** left out: a new one */
      id: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,80}$/))),
      seen: v.optional(seen),
      name: plainText('name', 40),
      paper: v.picklist(printerPapers),
      size: v.picklist(paperSizes),
      language: v.picklist(printerLanguages),
      address: v.pipe(v.string(), v.maxLength(300)),
      byItself: v.boolean(),
      answers: v.boolean(),
    }),
    printers,
  ),
  removePrinter: staffCall(
    'POST',
    '/counter/api/printers/:id/remove',
    'set-printers',
    v.object({ key: pressKey }),
    printers,
  ),
  /** A page with the printer's name and how wide its paper is. */
  testPrinter: staffCall(
    'POST',
    '/counter/api/printers/:id/tests',
    'test-printers',
    v.object({ key: pressKey }),
    printers,
  ),
  prints: staffCall('GET', ofOrder, 'see-slips', v.unknown(), printsOfOrder),
  /** One press, one paper: the slip, or the label of a line. */
  printOnPaper: staffCall(
    'POST',
    ofOrder,
    'print-papers',
    v.object({
      key: pressKey,
      paper: v.picklist(printerPapers),
      lineNo: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    }),
    printsOfOrder,
  ),
  /** What waits is not printed; what was not printed is not asked about any more. */
  dropPrint: staffCall(
    'POST',
    '/counter/api/printer-jobs/:job/drop',
    'print-papers',
    v.object({ key: pressKey }),
    done,
  ),
  /** Nothing of orders that a printer did not print by then is asked about any more. */
  dropPrints: staffCall(
    'POST',
    '/counter/api/printers/:id/drop',
    'test-printers',
    v.object({ key: pressKey, until: v.number() }),
    done,
  ),
  /** Where the printer's answer was lost, somebody looks. */
  answerPrint: staffCall(
    'POST',
    '/counter/api/printer-jobs/:job/answers',
    'print-papers',
    v.object({ key: pressKey, wasPrinted: v.boolean() }),
    done,
  ),
} as const

export type PrintersOfShop = v.InferOutput<typeof printers>
export type PrinterView = v.InferOutput<typeof printer>
export type PrintView = v.InferOutput<typeof print>
export type PrintsOfOrder = v.InferOutput<typeof printsOfOrder>
