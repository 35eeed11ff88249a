import * as v from 'valibot'
import { staffCall } from '#shop/wire/staff-call.ts'
import { done, pressKey } from './press.ts'

const request = v.object({
  /** as it was searched for, in its plain form */
  word: v.string(),
  /** how often, in the days for which it is kept */
  times: v.number(),
  /** the last day on which somebody asked */
  lastDay: v.string(),
})

export const requestCalls = {
  /** The most asked for first; without what the shop sells by now, and what was put aside. */
  requests: staffCall(
    'GET',
    '/counter/api/requests',
    'see-requests',
    v.unknown(),
    v.object({ requests: v.array(request) }),
  ),
  /** `aside`: the shop does not mean to sell it; false takes that back. */
  putRequestAside: staffCall(
    'POST',
    '/counter/api/requests/aside',
    'settle-requests',
    v.object({
      word: v.pipe(v.string(), v.regex(/^[a-z\p{Script=Devanagari} ]{1,30}$/u)),
      aside: v.boolean(),
      key: pressKey,
    }),
    done,
  ),
} as const

export type StaffRequest = v.InferOutput<typeof request>
