import * as v from 'valibot'
import { leastOfOneLine, mostOfOneLine } from '#shop/catalogue/pricing.ts'
import { lineMoves, weightSources } from '#shop/orders/line-status.ts'
import { wishesBeside } from '#shop/orders/order-wishes.ts'
import { reasonTold } from '#shop/text.ts'
import { lineEntries, staffOrder } from '#shop/wire/staff/orders.ts'
import { pictureFiles } from '#shop/wire/staff/pictures.ts'
import { doneBy, pressKey, seen, waited } from '#shop/wire/staff/press.ts'
import { staffCall } from '#shop/wire/staff-call.ts'

/** A picture of a product: one that the shop came with, by its name alone, or one that its staff sent, with its files. */
const linePicture = v.object({
  name: v.string(),
  sent: v.optional(pictureFiles),
})

/** Money at the counter is whole paise, weight whole grams, a moment epoch milliseconds. */
const weighedLine = v.object({
  ...lineEntries,
  /** of its product, as the shop shows it; none where the product is gone */
  picture: v.optional(linePicture),
  /** rises with each act at the line: an act names the one that it saw */
  version: v.number(),
  /** which weight the label means, so which one goes on the scale; '' where an old order does not say */
  labelWeight: v.picklist(['net', 'gross', '']),
  /** of one pack, and of the others that the sheet had of the fish; this and all money is left out without the right to see sums */
  ratePaise: v.optional(v.number()),
  otherPacks: v.array(v.object({ grams: v.number(), ratePaise: v.optional(v.number()) })),
  /** the most that was shown for the line; a yes among its moves may raise it for a number of grams */
  mostPaise: v.optional(v.number()),
  /** the heaviest that nobody need be asked about by its weight alone; and by what it costs too, or by a yes */
  toleratedGrams: v.number(),
  mostGrams: v.number(),
  /** what it costs, once that is settled */
  pricePaise: v.optional(v.number()),
  /** what lay on the scale last, as long as it counts */
  weighed: v.optional(
    v.object({
      grams: v.number(),
      source: v.picklist(weightSources),
      at: v.number(),
      by: doneBy,
      hasPhotograph: v.boolean(),
    }),
  ),
  /** what the buyer is asked to pay, until when they may say yes, and whether a text message has asked them or still may */
  asked: v.optional(v.object({ pricePaise: v.optional(v.number()), until: v.number(), byLink: v.boolean() })),
  /** the batch that it was weighed from; left out where that is not recorded */
  batch: v.optional(v.string()),
  /** what it can be cut from today, the oldest use-by first; grams as landed */
  batches: v.array(
    v.object({ code: v.string(), landedDay: v.string(), useBy: v.string(), jetty: v.string(), left: v.number() }),
  ),
  /** the line that it replaces */
  replaces: v.optional(v.number()),
  /** its customer said yes to it on the telephone */
  isAgreed: v.optional(v.literal(true)),
  /** what can replace it, the next larger size first; each costs what the line's own rate says, or less */
  replacements: v.array(
    v.object({
      productId: v.number(),
      title: v.string(),
      english: v.optional(v.string()),
      size: v.string(),
      picture: v.optional(linePicture),
      ratePaise: v.optional(v.number()),
    }),
  ),
  moves: v.array(
    v.object({
      move: v.picklist(lineMoves),
      at: v.number(),
      by: doneBy,
      grams: v.optional(v.number()),
      source: v.optional(v.picklist(weightSources)),
      pricePaise: v.optional(v.number()),
      reason: v.string(),
    }),
  ),
})

/** An order on the scale. Buyers and sums only for people who may see them. */
const weighing = v.object({
  now: v.number(),
  order: staffOrder,
  lines: v.array(weighedLine),
  ifMissing: wishesBeside.entries.ifMissing,
  /** the orders that lie cut and wait for this scale, the one that is due first in front; grams as ordered */
  waiting: v.array(
    v.object({ id: v.string(), number: v.string(), area: v.string(), items: v.number(), grams: v.number() }),
  ),
  /** the sum so far, down to the rupee, and the most that it may be; left out without the right to see sums */
  totalPaise: v.optional(v.number()),
  mostPaise: v.optional(v.number()),
})

/** up to a lakh of rupees */
const saidPaise = v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(10_000_000))

const reason = v.optional(reasonTold)
const at = '/counter/api/orders/:id/lines/:line'

export const weighingCalls = {
  weighing: staffCall('GET', '/counter/api/orders/:id/weighing', 'weigh-lines', v.unknown(), weighing),
  /** 409 brings the order on the scale as it stands now: what was typed stays on the screen. */
  weighLine: staffCall(
    'POST',
    `${at}/weighings`,
    'weigh-lines',
    v.object({
      seen,
      key: pressKey,
      /** net of the tare; whether a line can weigh that, the shop decides */
      grams: v.number(),
      tareGrams: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
      source: v.picklist(weightSources),
      /** what the scale or the label said, as it came */
      raw: v.optional(v.pipe(v.string(), v.maxLength(200))),
      /** the batch that it was cut from; left out: not recorded */
      batch: v.optional(v.pipe(v.string(), v.maxLength(60))),
      /** what the same fish weighed before it was cleaned or after, whichever the label does not mean; for the yield book */
      otherGrams: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
      over: v.optional(v.picklist(['give', 'ask'])),
      isSure: v.optional(v.boolean()),
      reason,
      waited,
    }),
    weighing,
  ),
  /** What is too much of a line whose buyer was asked and said no, or nothing: theirs for the most that was shown. */
  giveRest: staffCall('POST', `${at}/gifts`, 'weigh-lines', v.object({ seen, key: pressKey }), weighing),
  /** What the buyer said on the telephone. */
  noteAnswer: staffCall(
    'POST',
    `${at}/answers`,
    'note-answers',
    v.object({ seen, key: pressKey, answer: v.picklist(['agree', 'decline']) }),
    weighing,
  ),
  leaveOutLine: staffCall(
    'POST',
    `${at}/left-out`,
    'weigh-lines',
    v.object({ seen, key: pressKey, reason, waited }),
    weighing,
  ),
  replaceLine: staffCall(
    'POST',
    `${at}/replacements`,
    'weigh-lines',
    v.object({
      seen,
      key: pressKey,
      productId: v.pipe(v.number(), v.integer()),
      size: v.pipe(v.string(), v.maxLength(60)),
      reason,
    }),
    weighing,
  ),
  /** Any fish of the catalogue, after a call that is noted with it: at most what was said, whatever the scale says. */
  replaceAgreed: staffCall(
    'POST',
    `${at}/agreed-replacements`,
    'note-answers',
    v.object({
      seen,
      key: pressKey,
      item: v.object({
        id: v.pipe(v.string(), v.maxLength(40)),
        size: v.optional(v.pipe(v.string(), v.maxLength(60))),
        weight: v.pipe(v.string(), v.maxLength(20)),
        cleaning: v.optional(v.pipe(v.string(), v.maxLength(80))),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(leastOfOneLine), v.maxValue(mostOfOneLine)),
      }),
      /** the customer said yes in a call that is noted now */
      saidYes: v.optional(v.boolean()),
      /** what they were told that it costs at most; and the whole order, where that is more than they were shown */
      mostPaise: saidPaise,
      orderMostPaise: v.optional(saidPaise),
    }),
    weighing,
  ),
  /** Of the last weighing of the line; another one takes its place. */
  addPhotograph: staffCall(
    'POST',
    `${at}/photograph`,
    'weigh-lines',
    /** a JPEG in base64, made small by the screen; the shop looks whether it is one, and takes off what else it carries */
    v.object({ seen, key: pressKey, jpeg: v.pipe(v.string(), v.base64(), v.maxLength(160_000)) }),
    weighing,
    { longestBody: 161_000 },
  ),
  photograph: staffCall('GET', `${at}/photograph`, 'weigh-lines', v.unknown(), v.object({ jpeg: v.string() })),
} as const

export type Weighing = v.InferOutput<typeof weighing>
export type LinePicture = v.InferOutput<typeof linePicture>
export type WeighedLine = v.InferOutput<typeof weighedLine>
