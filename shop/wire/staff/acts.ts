import * as v from 'valibot'
import { actKinds } from '#shop/staff/act-said.ts'
import { pageEnd, toldPageEnd } from '#shop/wire/page-end.ts'
import { staffCall } from '#shop/wire/staff-call.ts'

const short = v.pipe(v.string(), v.maxLength(100))

const act = v.object({
  id: v.string(),
  act: v.string(),
  /** 'order/<id>' */
  thing: v.string(),
  /** its name, where it has one */
  thingName: v.string(),
  by: v.string(),
  device: v.string(),
  /** after a tap on a name alone */
  withoutPin: v.optional(v.literal(true)),
  at: v.number(),
  /** when it was pressed, as a device said that sent it later */
  pressedAt: v.optional(v.number()),
  /** what was there and what came, as written down */
  before: v.string(),
  after: v.string(),
  reason: v.string(),
})

export type DoneAct = v.InferOutput<typeof act>

export const actCalls = {
  /** Newest first; `until` is where the page before ended. */
  acts: staffCall(
    'GET',
    '/counter/api/acts',
    'see-acts',
    v.object({
      person: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{0,80}$/))),
      kind: v.optional(v.union([v.literal(''), v.picklist(actKinds)])),
      day: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.isoDate())])),
      thing: v.optional(short),
      until: pageEnd,
    }),
    v.object({
      now: v.number(),
      acts: v.array(act),
      people: v.array(v.object({ id: v.string(), name: v.string() })),
      until: toldPageEnd,
    }),
  ),
} as const
