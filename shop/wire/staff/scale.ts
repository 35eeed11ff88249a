import * as v from 'valibot'
import { longestReason, plainText } from '#shop/text.ts'
import { pressKey } from '#shop/wire/staff/press.ts'
import { staffCall } from '#shop/wire/staff-call.ts'

/** How a scale speaks: one of the two built-in protocols, or lines that a pattern reads. */
const protocol = v.variant('speaks', [
  v.object({ speaks: v.literal('toledo-8217') }),
  v.object({ speaks: v.literal('toledo-continuous'), hasChecksum: v.boolean() }),
  v.object({
    speaks: v.literal('lines'),
    /** the byte that ends a line, as a number */
    ends: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)),
    /** where the figure stands: the text before it and the text after it, each may be empty */
    before: v.pipe(v.string(), v.maxLength(20)),
    after: v.pipe(v.string(), v.maxLength(20)),
    unit: v.picklist(['g', 'kg']),
    /** what a line of a stable reading has in it; '': each line is stable */
    stable: v.pipe(v.string(), v.maxLength(20)),
  }),
])

export const baudRates = [1200, 2400, 4800, 9600, 19_200, 38_400, 57_600, 115_200] as const

export const scaleSettings = v.object({
  protocol,
  baudRate: v.picklist(baudRates),
  dataBits: v.picklist([7, 8]),
  parity: v.picklist(['none', 'even', 'odd']),
  /** the last day of the certificate that the scale was verified, 'YYYY-MM-DD' */
  verifiedUntil: v.optional(v.pipe(v.string(), v.isoDate())),
})

/** How the labels of a weighing scale are laid out (EAN-13 with 20 to 29 in front). The first that fits counts. */
const labelLayout = v.object({
  /** '20' to '29' */
  prefix: v.pipe(v.string(), v.regex(/^2[0-9]$/)),
  /** how many digits name the product, after the prefix */
  codeDigits: v.picklist([4, 5]),
  /** whether one digit before the figure checks it */
  isVerified: v.boolean(),
  /** what the figure is: prices are not taken, for the shop's own rule prices */
  carries: v.picklist(['grams', 'price']),
})

export const labelLayouts = v.pipe(v.array(labelLayout), v.maxLength(10))

const settings = v.object({
  scale: scaleSettings,
  layouts: labelLayouts,
  /** how many percent more than ordered a line of a product may weigh without asking its buyer */
  tolerances: v.array(
    v.object({
      productId: v.number(),
      title: v.string(),
      percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30)),
    }),
  ),
})

export const scaleCalls = {
  scale: staffCall('GET', '/counter/api/scale', 'see-scale', v.unknown(), settings),
  /** Sets what is sent, and leaves the rest as it is. */
  setScale: staffCall(
    'POST',
    '/counter/api/scale',
    'set-scale',
    v.object({ key: pressKey, scale: v.optional(scaleSettings), layouts: v.optional(labelLayouts) }),
    settings,
  ),
  setTolerance: staffCall(
    'POST',
    '/counter/api/scale/tolerances',
    'set-scale',
    v.object({
      key: pressKey,
      productId: v.pipe(v.number(), v.integer()),
      percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(30)),
      reason: v.optional(plainText('reason', longestReason)),
    }),
    settings,
  ),
} as const

export type ScaleSettings = v.InferOutput<typeof scaleSettings>
export type LabelLayoutView = v.InferOutput<typeof labelLayout>
export type CounterScale = v.InferOutput<typeof settings>
