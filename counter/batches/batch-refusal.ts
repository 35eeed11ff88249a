import * as v from 'valibot'
import type { Answered } from '#forms/answer.tsx'
import type { Failed } from '#forms/refusal.ts'
import { batchCalls, type WholeBatch } from '#shop/wire/staff/batches.ts'
import { isConflict } from '#shop/wire/why-no.ts'
import { batchesWords as words } from '#words/batches.ts'
import { answeredOf } from '../press/answered.ts'
import { movedInWords, whoDid } from './in-words.ts'

/** Why it was not done; where somebody was quicker, who, and what they did. */
export function batchRefusal(failed: Failed): Extract<Answered, { said: readonly string[] }> {
  const answered = answeredOf(failed)
  const said = 'said' in answered ? answered.said : []
  const last = lastMoveIn(failed)
  return { said: last === undefined ? said : [...said, words.faster(whoDid(last.by), movedInWords(last), last.at)] }
}

const lastMoveIn = (failed: Failed) => freshIn(failed)?.moves.at(-1)

/** The batch as it stands now, where somebody was quicker. */
export function freshIn(failed: Failed): WholeBatch | undefined {
  if ('unreachable' in failed || !isConflict(failed)) return undefined
  const fresh = v.safeParse(batchCalls.batch.gives, failed.refused.more)
  return fresh.success ? fresh.output : undefined
}
