import * as v from 'valibot'
import { isDay } from '#shop/moment.ts'
import { heaviestBatch } from '#shop/stock/batches.ts'
import { stockDeeds } from '#shop/stock/stock-hand.ts'
import { stockMoves } from '#shop/stock/stock-moves.ts'
import { plainText } from '#shop/text.ts'
import { staffCall } from '#shop/wire/staff-call.ts'
import { doneBy, pressKey } from './press.ts'

const grams = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(heaviestBatch))

/** A kind of fish in one size, '' where it has none. */
const cellName = { species: v.pipe(v.string(), v.maxLength(100)), size: v.pipe(v.string(), v.maxLength(100)) }

/** A cell as the screen showed it: of two acts at the same moment one wins, and the other is shown what became of it. */
const atCell = { ...cellName, key: pressKey, seen: v.pipe(v.number(), v.integer(), v.minValue(0)) }

const cell = v.object({
  ...cellName,
  /** 'Pomfret (Paplet)' */
  title: v.string(),
  isCounted: v.boolean(),
  /** grams as landed, as all that follow: what lies there */
  kept: v.number(),
  /** ordered and not weighed yet */
  reserved: v.number(),
  /** for shoppers to order */
  left: v.number(),
  /** ordered, and not there */
  missing: v.optional(v.number()),
  /** since the day began */
  today: v.object({ bought: v.number(), sold: v.number(), wasted: v.number() }),
  backAt: v.optional(v.number()),
  /** the batches of it that something is left of, the one to use first in front: what is thrown away is of one of them */
  batches: v.array(v.object({ code: v.string(), left: v.number() })),
  /** 0: nobody ever did anything here */
  version: v.number(),
  /** what staff did here last; 'other': in another room, as with a batch */
  last: v.optional(
    v.object({
      does: v.picklist([...stockDeeds, 'other']),
      grams: v.optional(v.number()),
      at: v.number(),
      by: doneBy,
      reason: v.string(),
      /** until then the asker can undo it */
      undoUntil: v.optional(v.number()),
    }),
  ),
})

/** Fish that was weighed for an order which came to nothing: somebody says whether it goes back or is thrown away. */
const cameBack = v.object({
  orderId: v.string(),
  number: v.string(),
  lineNo: v.number(),
  title: v.string(),
  ...cellName,
  grams: v.number(),
})

const stock = v.object({ now: v.number(), cells: v.array(cell), cameBack: v.array(cameBack) })

const move = v.object({
  no: v.number(),
  kind: v.picklist(stockMoves),
  grams: v.number(),
  at: v.number(),
  by: doneBy,
  reason: v.string(),
  /** of the order that it is for */
  orderNumber: v.optional(v.string()),
  orderId: v.optional(v.string()),
  batch: v.optional(v.string()),
})

/** What was thrown away and not taken back. */
const wasted = v.object({
  at: v.number(),
  by: doneBy,
  ...cellName,
  title: v.string(),
  grams: v.number(),
  reason: v.string(),
  batch: v.optional(v.string()),
  /** what it was bought for; left out where nobody said, and without the right to see costs */
  costPaise: v.optional(v.number()),
})

const wastedOfDay = v.object({
  /** the last first, and no more than anybody reads */
  wasted: v.array(wasted),
  /** of all of it */
  grams: v.number(),
  /** what it was bought for, as far as somebody said; left out without the right to see costs */
  costPaise: v.optional(v.number()),
})

const reason = v.optional(plainText('reason', 200))

export const stockCalls = {
  stock: staffCall('GET', '/counter/api/stock', 'see-stock', v.unknown(), stock),
  /** All that happened to a cell, the last first; `before`: older than the move of this number. */
  stockHistory: staffCall(
    'GET',
    '/counter/api/stock/history',
    'see-stock',
    /** '' is left out of an address */
    v.object({
      ...cellName,
      size: v.optional(cellName.size, ''),
      before: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{1,9}$/))),
    }),
    v.object({ now: v.number(), title: v.string(), moves: v.array(move), older: v.optional(v.number()) }),
  ),
  /** What was thrown away on that day of the shop, the last first; today's where none is named. */
  wasted: staffCall(
    'GET',
    '/counter/api/stock/wasted',
    'see-stock',
    v.object({ day: v.optional(v.pipe(v.string(), v.check(isDay))) }),
    v.object({ now: v.number(), day: v.string(), ...wastedOfDay.entries }),
  ),
  wasteStock: staffCall(
    'POST',
    '/counter/api/stock/waste',
    'change-stock',
    /** `batch`: of which it is, where the shop keeps some of it */
    v.object({ ...atCell, grams, reason, batch: v.optional(v.pipe(v.string(), v.maxLength(20))) }),
    stock,
  ),
  /** What lies there now, the fish of orders that are not weighed yet with it. A cell is counted from then on. */
  countStock: staffCall(
    'POST',
    '/counter/api/stock/count',
    'change-stock',
    v.object({ ...atCell, kept: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(heaviestBatch)), reason }),
    v.object({
      ...stock.entries,
      /** promised to orders, and not there */
      missing: v.optional(v.number()),
    }),
  ),
  stopCounting: staffCall('POST', '/counter/api/stock/stop', 'change-stock', v.object(atCell), stock),
  /** When it is back; null takes it away. */
  setBackAt: staffCall(
    'POST',
    '/counter/api/stock/back-at',
    'change-stock',
    v.object({ ...atCell, backAt: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))) }),
    stock,
  ),
  /** Takes back what the same person did there last. */
  undoStock: staffCall('POST', '/counter/api/stock/undo', 'change-stock', v.object(atCell), stock),
  settleCameBack: staffCall(
    'POST',
    '/counter/api/stock/came-back',
    'change-stock',
    v.object({
      key: pressKey,
      orderId: v.string(),
      lineNo: v.pipe(v.number(), v.integer(), v.minValue(1)),
      goes: v.picklist(['back', 'to-waste']),
    }),
    stock,
  ),
} as const

export type StockNow = v.InferOutput<typeof stock>
export type StockCell = v.InferOutput<typeof cell>
export type CameBack = v.InferOutput<typeof cameBack>
export type WastedOfDay = v.InferOutput<typeof wastedOfDay>
export type StockMoveTold = v.InferOutput<typeof move>
