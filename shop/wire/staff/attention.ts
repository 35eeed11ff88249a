import * as v from 'valibot'
import { boardAlarms } from '#shop/alarms/alarms.ts'
import { staffCall } from '#shop/wire/staff-call.ts'

const alarm = v.object({
  kind: v.picklist(boardAlarms),
  /** a folder, an address, a name, a slot; '' where its sentence names nothing */
  about: v.string(),
  count: v.number(),
  of: v.number(),
  /** left out of what is so whenever it is looked at */
  since: v.optional(v.number()),
})

const attention = v.object({
  now: v.number(),
  /** false: nothing can be ordered yet */
  isOpen: v.boolean(),
  /** those that the reader can do something about, the gravest first */
  alarms: v.array(alarm),
  /** of today and tomorrow, those that can still be ordered for */
  slots: v.array(v.object({ name: v.string(), taken: v.number(), capacity: v.number() })),
})

export type BoardAlarm = v.InferOutput<typeof alarm>
export type Attention = v.InferOutput<typeof attention>

export const attentionCalls = {
  attention: staffCall('GET', '/counter/api/attention', 'see-attention', v.object({}), attention),
} as const
