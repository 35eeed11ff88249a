import { Refusal } from '#server/http/refusal.ts'
import type { StaffVisitor } from '#server/staff/staff-sessions.ts'
import { isId } from '#shop/id.ts'
import type { Moving } from './staff-move.ts'

/** 409: it is not as the screen shows it, and the answer brings how it is. */
export const statusOf = {
  'no-such-order': 404,
  'not-your-stop': 404,
  'not-your-act': 403,
  'order-moved': 409,
  'move-impossible': 409,
  'cut-off-ahead': 409,
  'reason-missing': 400,
  'rider-missing': 400,
  'rider-unknown': 400,
  'line-not-weighed': 409,
  'answer-awaited': 409,
  'nothing-to-pack': 409,
  'other-press': 422,
  'undo-nothing': 409,
  'undo-not-yours': 409,
  'undo-too-late': 409,
  'undo-told': 409,
  'undo-sold-meanwhile': 409,
  'batch-past-use-by': 409,
  'batch-recalled': 409,
} as const satisfies Record<Extract<Moving, { refused: string }>['refused'], number>

/** What can be no id is not looked for. */
export function idFrom(typed = ''): string {
  if (!isId(typed)) throw new Refusal(404, { refused: 'no-such-order' })
  return typed
}

/** Riders are not told whether there is such an order at all. */
export const notThere = ({ role }: StaffVisitor) =>
  new Refusal(404, { refused: role === 'rider' ? 'not-your-stop' : 'no-such-order' })
