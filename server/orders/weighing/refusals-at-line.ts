import { Refusal } from '#server/http/refusal.ts'
import type { RunCommands } from '#server/storage/command.ts'
import type { Refused } from '#shop/wire/refused.ts'
import type { Weighing } from '#shop/wire/staff/weighing.ts'
import type { weighingCommands } from './weighing-commands.ts'

/** What an act at a line left. */
export type LineActResult = Awaited<
  ReturnType<
    RunCommands<typeof weighingCommands>[
      | 'weighLine'
      | 'giveRest'
      | 'noteAnswer'
      | 'leaveOutLine'
      | 'replaceLine'
      | 'replaceAgreed']
  >
>
/** What a photograph of a line is refused for, beside what is refused of every act. */
type RefusedAct =
  | Extract<LineActResult, { refused: string }>
  | { readonly refused: 'nothing-weighed' | 'photographs-too-many' }

/** 409: it is not as the screen shows it, and the answer brings how it is. What can be chosen otherwise is a 400. */
const statusOf = {
  'no-such-order': 404,
  'no-such-line': 404,
  'not-your-act': 403,
  'pin-needed': 403,
  'line-moved': 409,
  'line-not-open': 409,
  'line-replaced': 409,
  'line-left-out': 409,
  'nothing-asked': 409,
  'nothing-weighed': 409,
  'photographs-too-many': 429,
  'ask-over': 409,
  'ask-too-late': 409,
  'no-replacement': 409,
  'call-not-noted': 400,
  'said-below-price': 400,
  'order-most-rises': 409,
  'over-cash-limit': 409,
  'replacement-short': 409,
  'weight-impossible': 400,
  'grams-or-kilos': 400,
  'over-most': 400,
  'reason-missing': 400,
  'yield-impossible': 400,
  'batch-unknown': 409,
  'batch-other-fish': 409,
  'batch-past-use-by': 409,
  'batch-mixed': 409,
  'batch-recalled': 409,
  'other-press': 422,
} as const satisfies Record<RefusedAct['refused'], number>

/** `why` tells the screen what to offer; what was typed stays on the screen. */
export function answerRefused(refused: RefusedAct, fresh: Weighing): Refusal {
  const { refused: why, ...args } = refused
  const status = statusOf[why]
  return new Refusal(status, refused satisfies Refused, {
    more: { why, ...args, ...(status === 409 ? fresh : {}) },
  })
}
