import * as v from 'valibot'
import { isDay } from '#shop/moment.ts'
import { statuses } from '#shop/orders/order-status.ts'
import { batchMoves, batchOrigins } from '#shop/stock/batches.ts'
import { cameInQuestions, dearestKilo } from '#shop/stock/came-in.ts'
import { freeText, plainText } from '#shop/text.ts'
import { staffCall } from '#shop/wire/staff-call.ts'
import { doneBy, pressKey } from './press.ts'

/** '2026-11-22' */
const day = v.pipe(v.string(), v.check(isDay))

/** What a person types into the form. '' and left out: not recorded. */
const newBatch = {
  species: v.pipe(v.string(), v.maxLength(100)),
  /** '' for a fish that is sold by no size; of one that has sizes, a crate of several, which is sorted later */
  size: v.pipe(v.string(), v.maxLength(100)),
  grams: v.number(),
  landedDay: day,
  landedHour: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23))),
  jetty: freeText('jetty', 80),
  boatOrGear: freeText('boat', 80),
  supplier: freeText('supplier', 80),
  origin: v.picklist(batchOrigins),
  /** of a degree Celsius */
  temperatureTenths: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-500), v.maxValue(500))),
  useBy: day,
  /** for a kilo; only from people who may see costs */
  costPaise: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(dearestKilo))),
  note: freeText('note', 200),
}

const batch = v.object({
  code: v.string(),
  species: v.string(),
  /** 'Silver Pomfret' */
  title: v.string(),
  size: v.string(),
  /** of several sizes: nothing of it is sold before it is sorted */
  isMixed: v.boolean(),
  /** the crate that it was sorted out of */
  sortedFrom: v.optional(v.string()),
  landedDay: v.string(),
  landedHour: v.optional(v.number()),
  jetty: v.string(),
  boatOrGear: v.string(),
  supplier: v.string(),
  origin: v.picklist(batchOrigins),
  temperatureTenths: v.optional(v.number()),
  useBy: v.string(),
  /** left out without the right to see costs */
  costPaise: v.optional(v.number()),
  note: v.string(),
  takenIn: v.object({ at: v.number(), by: doneBy }),
  /** whole grams as landed: what came went to lines or to waste, or is left */
  in: v.number(),
  toLines: v.number(),
  waste: v.number(),
  left: v.number(),
  /** an act names the one that it saw */
  version: v.number(),
  isPast: v.boolean(),
  recalled: v.optional(v.object({ at: v.number(), reason: v.string() })),
})

const move = v.object({
  no: v.number(),
  move: v.picklist(batchMoves),
  grams: v.number(),
  /** of a count: found beyond what was left, or missing */
  difference: v.optional(v.number()),
  undoes: v.optional(v.number()),
  /** it can be taken back */
  canUndo: v.boolean(),
  isUndone: v.boolean(),
  order: v.optional(v.object({ id: v.string(), number: v.string(), lineNo: v.number() })),
  reason: v.string(),
  at: v.number(),
  by: doneBy,
})

const holder = v.object({
  id: v.string(),
  number: v.string(),
  status: v.picklist(statuses),
  lines: v.array(v.object({ lineNo: v.number(), title: v.string(), size: v.string(), grams: v.number() })),
  /** left out without the right to see buyers */
  buyer: v.optional(v.object({ name: v.string(), phone: v.string() })),
  /** that it is recalled */
  told: v.optional(v.object({ at: v.number(), by: doneBy })),
})

/** A batch with all that happened to it, and the orders that hold it. */
const wholeBatch = v.object({
  now: v.number(),
  batch,
  moves: v.array(move),
  orders: v.array(holder),
  /** what was sorted out of it */
  sorted: v.array(v.object({ code: v.string(), size: v.string(), grams: v.number() })),
  /** the sizes that it can be sorted into, while something of it is not */
  sizes: v.array(v.string()),
  /** where its page for shoppers is: '/catch/B7K2M4' */
  address: v.string(),
})

const atBatch = { seen: v.pipe(v.number(), v.integer(), v.minValue(0)), key: pressKey }
const at = '/counter/api/batches/:code'

export const batchCalls = {
  /** Those that something is left of, the oldest use-by first; or those that are used up, the newest first. */
  batches: staffCall(
    'GET',
    '/counter/api/batches',
    'see-batches',
    v.object({ which: v.picklist(['open', 'used-up']), page: v.optional(v.string()) }),
    v.object({ now: v.number(), batches: v.array(batch), next: v.optional(v.string()) }),
  ),
  /** What the page of fish that comes in shows before anybody types, and what came in today. */
  cameIn: staffCall(
    'GET',
    '/counter/api/batches/came-in',
    'change-batches',
    v.unknown(),
    v.object({
      now: v.number(),
      /** what comes in most often in front */
      fish: v.array(
        v.object({
          species: v.string(),
          title: v.string(),
          /** 'Surmai' */
          localName: v.string(),
          /** the name of its picture */
          picture: v.string(),
          /** '' alone where it is sold by no size */
          sizes: v.array(
            v.object({
              size: v.string(),
              /** what lies there, in grams; left out where that is not counted */
              kept: v.optional(v.number()),
              /** a kilo by its rate, and what a kilo as landed sells for then */
              rate: v.optional(v.number()),
              earns: v.optional(v.number()),
            }),
          ),
          /** how many days after its landing the last one of it had to be packed */
          keeps: v.optional(v.number()),
        }),
      ),
      /** what came in today, the last first: of what was sorted, the sizes */
      batches: v.array(batch),
      /** the newest first */
      jetties: v.array(v.string()),
      boats: v.array(v.string()),
      suppliers: v.array(v.string()),
      origin: v.picklist(batchOrigins),
      mayCost: v.boolean(),
    }),
  ),
  /**
   * A batch comes in, and its kilos with it. 409 is a question: `why` of the answer goes into `sure` with the next press, where
   * the person says yes.
   */
  takeInBatch: staffCall(
    'POST',
    '/counter/api/batches',
    'change-batches',
    v.object({
      ...newBatch,
      sure: v.pipe(v.array(v.picklist(cameInQuestions)), v.maxLength(cameInQuestions.length)),
      key: pressKey,
    }),
    wholeBatch,
  ),
  batch: staffCall('GET', at, 'see-batches', v.unknown(), wholeBatch),
  /** 409 brings the batch as it stands now, with who did what. */
  wasteBatch: staffCall(
    'POST',
    `${at}/waste`,
    'change-batches',
    v.object({ ...atBatch, grams: v.number(), reason: plainText('reason', 200) }),
    wholeBatch,
  ),
  countBatch: staffCall(
    'POST',
    `${at}/count`,
    'change-batches',
    v.object({ ...atBatch, grams: v.number(), reason: freeText('reason', 200) }),
    wholeBatch,
  ),
  /** A crate of several sizes: each part is a batch of its own since. */
  sortBatch: staffCall(
    'POST',
    `${at}/sort`,
    'change-batches',
    v.object({
      ...atBatch,
      parts: v.pipe(
        v.array(v.object({ size: v.pipe(v.string(), v.minLength(1), v.maxLength(100)), grams: v.number() })),
        v.minLength(1),
        v.maxLength(20),
        v.check((parts) => new Set(parts.map(({ size }) => size)).size === parts.length),
      ),
    }),
    wholeBatch,
  ),
  undoBatchMove: staffCall(
    'POST',
    `${at}/undo`,
    'change-batches',
    v.object({ ...atBatch, no: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
    wholeBatch,
  ),
  /** From now on nothing of it is packed. It cannot be taken back. */
  recallBatch: staffCall(
    'POST',
    `${at}/recall`,
    'recall-batches',
    v.object({ ...atBatch, reason: plainText('reason', 200) }),
    wholeBatch,
  ),
  /** Somebody has called the buyer of that order. */
  noteRecallTold: staffCall(
    'POST',
    `${at}/told`,
    'recall-batches',
    v.object({ key: pressKey, orderId: v.pipe(v.string(), v.maxLength(80)) }),
    wholeBatch,
  ),
} as const

export type StaffBatch = v.InferOutput<typeof batch>
export type StaffBatchMove = v.InferOutput<typeof move>
export type WholeBatch = v.InferOutput<typeof wholeBatch>
export type BatchHolder = v.InferOutput<typeof holder>
