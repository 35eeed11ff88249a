import * as v from 'valibot'
import { complaintForm, longestComplaint } from '#shop/complaints/complaint-form.ts'
import { freeText } from '#shop/text.ts'
import { staffCall } from '#shop/wire/staff-call.ts'
import { done, pressKey } from './press.ts'

const complaint = v.object({
  /** 'C-D7K4-29XM' */
  ticket: v.string(),
  mobile: v.string(),
  /** as it was typed; left out when none was named */
  orderNumber: v.optional(v.string()),
  /** of the order that it means; left out where the shop has none of that number */
  orderId: v.optional(v.string()),
  about: v.string(),
  receivedAt: v.number(),
  settleBy: v.number(),
  settled: v.optional(v.object({ at: v.number(), how: v.string() })),
})

export const deskComplaintCalls = {
  /** The open ones, the oldest first; or those that were settled, the newest first. */
  deskComplaints: staffCall(
    'GET',
    '/counter/api/complaints',
    'see-complaints',
    v.object({ which: v.picklist(['open', 'settled']), page: v.optional(v.string()) }),
    v.object({ now: v.number(), complaints: v.array(complaint), next: v.optional(v.string()), open: v.number() }),
  ),
  /** Of somebody who called or wrote. `told`: their number goes to their mobile. */
  noteComplaint: staffCall(
    'POST',
    '/counter/api/complaints',
    'settle-complaints',
    v.object({ ...complaintForm.entries, key: pressKey }),
    v.object({ ticket: v.string(), settleBy: v.number(), told: v.boolean() }),
  ),
  settleComplaint: staffCall(
    'POST',
    '/counter/api/complaints/:ticket/settlement',
    'settle-complaints',
    v.object({ settlement: freeText('reason', longestComplaint), key: pressKey }),
    done,
  ),
} as const

export type DeskComplaint = v.InferOutput<typeof complaint>
