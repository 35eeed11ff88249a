import * as v from 'valibot'
import { languages } from '#shop/languages.ts'
import { creditCauses } from '#shop/orders/bills/bills.ts'
import { papers } from '#shop/orders/bills/papers.ts'
import { settledStates, weightSources } from '#shop/orders/line-status.ts'
import { longestReason, plainText } from '#shop/text.ts'
import { qr } from '#shop/wire/staff/keys.ts'
import { staffOrder } from '#shop/wire/staff/orders.ts'
import { pressKey } from '#shop/wire/staff/press.ts'
import { staffCall } from '#shop/wire/staff-call.ts'

/** A line as slip, label and bill print it. Money is whole paise, left out without the right to see sums; weight whole grams. */
const printedLine = v.object({
  lineNo: v.number(),
  productId: v.number(),
  /** as its buyer calls it */
  title: v.string(),
  titleIn: v.picklist(languages),
  /** what the counter calls it if that differs; for an English order its Marathi name; '' where there is none */
  otherName: v.string(),
  otherIn: v.picklist(languages),
  size: v.string(),
  weight: v.string(),
  quantity: v.number(),
  /** ordered as one whole fish */
  isWholeFish: v.optional(v.literal(true)),
  cleaning: v.string(),
  /** which weight the label means; '' where an old order does not say */
  labelWeight: v.picklist(['net', 'gross', '']),
  orderedGrams: v.number(),
  /** of one pack, as its label says */
  packGrams: v.number(),
  ratePaise: v.optional(v.number()),
  orderedPaise: v.optional(v.number()),
  mostPaise: v.optional(v.number()),
  state: v.picklist([...settledStates, 'as-ordered']),
  grams: v.number(),
  source: v.optional(v.picklist(weightSources)),
  pricePaise: v.optional(v.number()),
  reason: v.string(),
  replaces: v.optional(v.number()),
  /** its customer said yes to it on the telephone */
  isAgreed: v.optional(v.literal(true)),
  /** where it was landed; left out where that is not recorded */
  landed: v.optional(
    v.object({
      code: v.string(),
      landedDay: v.string(),
      landedHour: v.optional(v.number()),
      jetty: v.string(),
      boatOrGear: v.string(),
    }),
  ),
  /** who packed it, by their first name */
  packer: v.string(),
  weighedAt: v.optional(v.number()),
  hsn: v.string(),
  /** of 100 */
  taxPercent: v.number(),
  /** the address of a picture: the number of the order, and of the line in it */
  barcode: v.string(),
  /** how often its label came out of the shop's own printer, or was printed from a browser: from the first time on it is a copy */
  timesPrinted: v.optional(v.number()),
})

/** On a bill, which is for people who may see sums. */
const billedLine = v.object({
  ...printedLine.entries,
  ratePaise: v.number(),
  orderedPaise: v.number(),
  mostPaise: v.number(),
  pricePaise: v.number(),
})

const seller = v.object({
  name: v.string(),
  address: v.string(),
  phone: v.string(),
  fssai: v.string(),
  /** the licence is the sample of a trial shop: each paper says so */
  isSample: v.boolean(),
})

const creditNote = v.object({
  number: v.string(),
  drawnAt: v.number(),
  paise: v.number(),
  lineNo: v.optional(v.number()),
  cause: v.picklist(creditCauses),
  reason: v.string(),
})

const bill = v.object({
  number: v.string(),
  drawnAt: v.number(),
  totalPaise: v.number(),
  roundingPaise: v.number(),
  /** what of it can still be credited */
  leftPaise: v.number(),
  isStanding: v.boolean(),
  /** '' for a shop that was not registered then: a bill of supply without tax */
  gstin: v.string(),
  creditNotes: v.array(creditNote),
})

const printed = v.object({
  now: v.number(),
  /** in which it was ordered, and is printed */
  language: v.picklist(languages),
  /** with buyer and sums for people who may see them */
  order: staffOrder,
  lines: v.array(printedLine),
  seller,
  /** the address of a picture */
  barcode: v.string(),
  /** the batches of its lines, each with the square that leads to its page */
  catches: v.array(v.object({ code: v.string(), address: v.string(), qr: v.optional(qr) })),
  /** whether all is weighed, left out or replaced: until then each sum is 'about' */
  isFinal: v.boolean(),
  /** how often this paper was printed before: from the first time on it is a copy */
  timesPrinted: v.number(),
  totalPaise: v.optional(v.number()),
  roundingPaise: v.optional(v.number()),
  mostPaise: v.optional(v.number()),
  /** what of the total the owner gave back, and what is to pay since */
  creditedPaise: v.optional(v.number()),
  duePaise: v.optional(v.number()),
})

export const billCalls = {
  /** What goes with the bag: slip and pack labels; the prices of its lines stand on the labels, where the asker may see them. */
  slip: staffCall('GET', '/counter/api/orders/:id/slip', 'see-slips', v.unknown(), printed),
  labels: staffCall('GET', '/counter/api/orders/:id/labels', 'see-slips', v.unknown(), printed),
  /** The bills of an order, the newest last; more than one when it went out again for another sum. */
  bills: staffCall(
    'GET',
    '/counter/api/orders/:id/bills',
    'see-bills',
    v.unknown(),
    v.object({
      ...printed.entries,
      lines: v.array(billedLine),
      bills: v.array(bill),
      billTo: v.object({ name: v.string(), lines: v.array(v.string()) }),
    }),
  ),
  /** After it has gone out nothing is overwritten: a credit note for a line that weighed less, or was not good. */
  creditBuyer: staffCall(
    'POST',
    '/counter/api/orders/:id/credit-notes',
    'credit-buyers',
    v.object({
      key: pressKey,
      bill: v.pipe(v.string(), v.maxLength(16)),
      lineNo: v.optional(v.pipe(v.number(), v.integer())),
      paise: v.pipe(v.number(), v.integer(), v.minValue(1)),
      reason: plainText('reason', longestReason),
    }),
    v.object({ bills: v.array(bill) }),
  ),
  /** Said just before a paper is printed; the answer tells how often it was printed before that. */
  printPaper: staffCall(
    'POST',
    '/counter/api/orders/:id/prints',
    'print-papers',
    v.object({ key: pressKey, paper: v.picklist(papers) }),
    v.object({ timesPrinted: v.number() }),
  ),
} as const

export type Printed = v.InferOutput<typeof printed>
export type PrintedLine = v.InferOutput<typeof printedLine>
export type BilledLineView = v.InferOutput<typeof billedLine>
export type Bill = v.InferOutput<typeof bill>
