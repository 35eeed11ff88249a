import * as v from 'valibot'
import { lineStates } from '#shop/orders/line-status.ts'
import { staffMoves } from '#shop/orders/moves.ts'
import { statuses } from '#shop/orders/order-status.ts'
import { wishesTold } from '#shop/orders/order-wishes.ts'
import { reasonCodes } from '#shop/staff/reasons.ts'
import { reasonTold } from '#shop/text.ts'
import { difference } from '#shop/wire/differences.ts'
import { staffCall } from '#shop/wire/staff-call.ts'
import { doneBy, pressKey, waited } from './press.ts'

/** A line of an order. Money at the counter is whole paise, weight whole grams, a moment epoch milliseconds. */
export const lineEntries = {
  lineNo: v.number(),
  productId: v.number(),
  /** in the asker's language */
  title: v.string(),
  /** what it is called on the order, where `title` is in another language */
  english: v.optional(v.string()),
  size: v.string(),
  /** the label of a pack: '500 g' */
  weight: v.string(),
  /** of one pack, as its label says */
  grams: v.number(),
  quantity: v.number(),
  /** the code of how it is cleaned; '' where the buyer has no wish */
  cleaning: v.string(),
  /** how it stands on the scale: what is left out or replaced is not cut */
  state: v.picklist(lineStates),
}

const line = v.object({
  ...lineEntries,
  /** ordered as one whole fish: it is cut from one */
  isWholeFish: v.optional(v.literal(true)),
  /** what the scale said of all of it, once it is weighed */
  weighedGrams: v.optional(v.number()),
  /** while its buyer is asked about its weight: until when they may answer */
  askedUntil: v.optional(v.number()),
})

const buyer = v.object({
  name: v.string(),
  phone: v.string(),
  /** house and street, to be read one below the other */
  lines: v.array(v.string()),
  /** for the rider, one of the lines: what it is opposite, which gate; left out where there is none */
  landmark: v.optional(v.string()),
  pincode: v.string(),
})

const moved = v.object({
  /** 'place' and 'undo' too */
  move: v.string(),
  to: v.string(),
  at: v.number(),
  /** when it was pressed, as a device said that sent it later */
  pressedAt: v.optional(v.number()),
  /** who: a name of staff, 'the buyer' or 'a command' is worded on the screen */
  by: v.variant('who', [
    v.object({ who: v.literal('staff'), id: v.string(), name: v.string() }),
    v.object({ who: v.literal('shopper') }),
    v.object({ who: v.literal('command') }),
  ]),
  reason: v.string(),
  /** the rider called the customer, and nobody answered */
  called: v.optional(v.literal(true)),
  /** of what was not delivered: the number under which its rider's photograph of the door is asked for */
  door: v.optional(v.number()),
})

/** An order as this person of staff may see it. */
export const staffOrder = v.object({
  id: v.string(),
  number: v.string(),
  status: v.picklist(statuses),
  /** rises with each move: an act names the one that it saw */
  version: v.number(),
  /** the counter is tried with it: it is said wherever it is shown, and nothing of it counts */
  isTry: v.optional(v.literal(true)),
  placedAt: v.number(),
  /** when it was moved last: what is weighed of it moves nothing */
  changedAt: v.number(),
  lines: v.array(line),
  /** when it comes; an order older than slots has none */
  slot: v.optional(v.object({ startsAt: v.number(), endsAt: v.number() })),
  /** when it comes instead, and why, as the counter said once it was behind */
  expected: v.optional(v.object({ at: v.number(), reason: v.string() })),
  /** until when its buyer can change it: it is cut from then on; an order older than slots has none */
  changeUntil: v.optional(v.number()),
  ...wishesTold.entries,
  /** the pincode's place is no secret of the cutter's list */
  area: v.string(),
  /** left out without the right to see it */
  buyer: v.optional(buyer),
  /** what is to pay, and what of the order's sum is not, because the owner gave it back; left out without the right to see sums */
  totalPaise: v.optional(v.number()),
  /** the most that it may come to; left out without the right to see sums, and once it is weighed */
  mostPaise: v.optional(v.number()),
  creditedPaise: v.optional(v.number()),
  rider: v.optional(v.object({ id: v.string(), name: v.string() })),
  last: moved,
  /** until when the person who asks can undo the last move; left out where they cannot */
  undoUntil: v.optional(v.number()),
})

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,80}$/))
/** The version of the order that the screen shows. */
const seen = v.pipe(v.number(), v.integer(), v.minValue(1))

const makesMove = v.object({
  move: v.picklist(staffMoves),
  seen,
  key: pressKey,
  /** a code, or as it was typed */
  reason: v.optional(reasonTold),
  /** who takes it out, for a move that names one */
  rider: v.optional(id),
  /** of what was not delivered: the rider called the customer, and nobody answered */
  called: v.optional(v.literal(true)),
  /** of what was not delivered: the door, as a JPEG in base64, made small by the screen */
  jpeg: v.optional(v.pipe(v.string(), v.base64(), v.maxLength(160_000))),
  waited,
})

/** An order with all that has happened to it, oldest first. */
const wholeOrder = v.object({
  order: staffOrder,
  moves: v.array(moved),
  /** what its buyer has changed, or staff for them, oldest first; `status` is how the order stood then */
  changes: v.array(v.object({ at: v.number(), by: doneBy, status: v.string(), what: v.array(difference) })),
})

export const orderCalls = {
  /**
   * All that is open and what ended today; with `since`, only what changed since that moment of the shop's day. The whole board too
   * where that is longer ago, or too much has changed.
   */
  board: staffCall(
    'GET',
    '/counter/api/orders',
    'see-board',
    v.object({ since: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{1,15}$/))) }),
    v.object({
      now: v.number(),
      orders: v.array(staffOrder),
      /** what is not among the orders is on the board no more */
      isWhole: v.optional(v.boolean()),
      /** the numbers of bills and credit notes that were left out of late; with the whole board, for who may see bills */
      billGaps: v.optional(v.array(v.object({ from: v.string(), to: v.string() }))),
      /** the riders that an order can be sent out with */
      riders: v.array(v.object({ id: v.string(), name: v.string(), isRider: v.boolean() })),
    }),
  ),
  /** When an order comes that is behind or late, and why. 409 brings the order as it stands now. */
  giveNewTime: staffCall(
    'POST',
    '/counter/api/orders/:id/new-time',
    'change-slots',
    v.object({
      /** the time that the screen showed; null: none */
      seenTime: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
      key: pressKey,
      expectedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
      reason: v.picklist(reasonCodes.later),
    }),
    v.object({ now: v.number(), ...wholeOrder.entries }),
  ),
  /** By a whole number or telephone among all orders, by a part of these or a name among the newest; newest first. */
  findOrders: staffCall(
    'GET',
    '/counter/api/found-orders',
    'find-orders',
    v.object({ search: v.pipe(v.string(), v.maxLength(100)) }),
    v.object({ now: v.number(), orders: v.array(staffOrder) }),
  ),
  order: staffCall(
    'GET',
    '/counter/api/orders/:id',
    'see-order',
    v.unknown(),
    /** the barcode is the address of a picture */
    v.object({ now: v.number(), ...wholeOrder.entries, barcode: v.string() }),
  ),
  /** 409 brings the order as it stands now, and its last move, in `order`. */
  moveOrder: staffCall(
    'POST',
    '/counter/api/orders/:id/moves',
    'see-order',
    makesMove,
    v.object({ now: v.number(), ...wholeOrder.entries }),
    { longestBody: 162_000 },
  ),
  /** How a rider found the door where an order was not delivered. */
  doorPhotograph: staffCall(
    'GET',
    '/counter/api/orders/:id/doors/:door',
    'see-buyers',
    v.unknown(),
    v.object({ jpeg: v.string() }),
  ),
  undoMove: staffCall(
    'POST',
    '/counter/api/orders/:id/undo',
    'see-order',
    v.object({ seen, key: pressKey }),
    v.object({ now: v.number(), ...wholeOrder.entries }),
  ),
} as const

export type StaffOrder = v.InferOutput<typeof staffOrder>
export type OrderChangeTold = v.InferOutput<typeof wholeOrder>['changes'][number]
export type StaffOrderMove = v.InferOutput<typeof moved>
