import * as v from 'valibot'
import { allCuts } from '#shop/catalogue/cuts.ts'
import { staffCall } from '#shop/wire/staff-call.ts'
import { doneBy, pressKey } from './press.ts'

/** Of 100 g before cleaning: the middle weighing, and from where to where without the strays. */
const figure = { percent: v.number(), from: v.number(), to: v.number(), samples: v.number() }

const yieldRow = v.object({
  species: v.string(),
  title: v.string(),
  cut: v.picklist(allCuts),
  /** what the shop opened with */
  aboutPercent: v.number(),
  /** the shop's own, once the owner nodded it */
  own: v.optional(v.object({ ...figure, at: v.number(), by: doneBy })),
  /** weighed on both sides of cleaning so far, and how many it takes */
  samples: v.number(),
  enough: v.number(),
  /** what the weighings say now, where there are enough and it is another figure */
  proposed: v.optional(v.object(figure)),
})

const yields = v.object({ now: v.number(), rows: v.array(yieldRow) })

export const yieldCalls = {
  yields: staffCall('GET', '/counter/api/yields', 'see-batches', v.unknown(), yields),
  /** Takes over the figure that the screen showed. */
  nodYield: staffCall(
    'POST',
    '/counter/api/yields',
    'nod-yields',
    v.object({
      key: pressKey,
      species: v.pipe(v.string(), v.maxLength(100)),
      cut: v.picklist(allCuts),
      percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    }),
    yields,
  ),
} as const

export type YieldRow = v.InferOutput<typeof yieldRow>
