import * as v from 'valibot'
import { weightSources } from '#shop/line-status.ts'
import { plainText } from '#shop/text.ts'
import { staffOrder } from '#shop/wire/staff/orders.ts'
import { pressKey } from '#shop/wire/staff/press.ts'
import { staffCall } from '#shop/wire/staff-call.ts'

/** A line as slip, label and bill print it. Money is whole paise, weight whole grams. */
const printedLine = v.object({
  lineNo: v.number(),
  productId: v.number(),
  title: v.string(),
  size: v.string(),
  weight: v.string(),
  quantity: v.number(),
  cleaning: v.string(),
  orderedGrams: v.number(),
  ratePaise: v.number(),
  orderedPaise: v.number(),
  state: v.picklist(['weighed', 'left-out', 'replaced', 'as-ordered']),
  grams: v.number(),
  source: v.optional(v.picklist(weightSources)),
  pricePaise: v.number(),
  reason: v.string(),
  replaces: v.optional(v.number()),
  /** who packed it, by their first name */
  packer: v.string(),
  weighedAt: v.optional(v.number()),
  hsn: v.string(),
  /** of 100 */
  taxPercent: v.number(),
})

const seller = v.object({
  name: v.string(),
  address: v.string(),
  phone: v.string(),
  /** '' where the shop has none: nothing that needs it can be printed */
  fssai: v.string(),
  /** '' for a shop that is not registered: its bill is a bill of supply without tax */
  gstin: v.string(),
})

const creditNote = v.object({
  number: v.string(),
  drawnAt: v.number(),
  paise: v.number(),
  lineNo: v.optional(v.number()),
  reason: v.string(),
})

const bill = v.object({
  number: v.string(),
  drawnAt: v.number(),
  totalPaise: v.number(),
  roundingPaise: v.number(),
  creditNotes: v.array(creditNote),
})

const printed = v.object({
  now: v.number(),
  /** with the buyer and sums for who may see them */
  order: staffOrder,
  lines: v.array(printedLine),
  seller,
  /** the address of a picture */
  barcode: v.string(),
  totalPaise: v.optional(v.number()),
  roundingPaise: v.optional(v.number()),
  mostPaise: v.optional(v.number()),
})

export const billCalls = {
  /** What goes with the bag: slip and pack labels; the prices of its lines stand on the labels. */
  slip: staffCall('GET', '/counter/api/orders/:id/slip', 'see-slips', v.unknown(), printed),
  /** The bills of an order, the newest last; more than one when it went out again for another sum. */
  bills: staffCall(
    'GET',
    '/counter/api/orders/:id/bills',
    'see-bills',
    v.unknown(),
    v.object({ ...printed.entries, bills: v.array(bill) }),
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
      reason: plainText('reason', 200),
    }),
    v.object({ bills: v.array(bill) }),
  ),
} as const

export type Printed = v.InferOutput<typeof printed>
export type PrintedLine = v.InferOutput<typeof printedLine>
export type Bill = v.InferOutput<typeof bill>
