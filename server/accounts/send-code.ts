import type { Transaction } from 'kysely'
import {
  bodyOf,
  type Message,
  type MessageBudget,
  type MessageResult,
  toNobody,
  writeMessage,
} from '#server/messages/outbox.ts'
import { giveBackTurns, type OverLimit, overNow, takeTurns } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Mobile } from '#shop/accounts/accounts.ts'
import type { Turn } from '#shop/accounts/callers.ts'
import { codeLives, resendAfter, resendWait } from '#shop/accounts/one-time-code.ts'
import type { Wording } from '#shop/words/messages/messages.ts'

interface NewCode {
  readonly id: string
  readonly mobile: Mobile
  readonly mobileKey: string
  readonly salt: string
  readonly hash: string
  readonly message: Wording
  readonly turns: readonly Turn[]
  /** too many wrong codes: none is sent */
  readonly barring: readonly Turn[]
  readonly budget: MessageBudget
  readonly at: number
}

type CodeSending =
  | { readonly sent: true; readonly writing: MessageResult }
  | { readonly refused: OverLimit }
  | { readonly refused: 'no-budget'; readonly writing: Extract<MessageResult, { dropped: 'over-budget' }> }

/** An unregistered mobile is treated alike, but its message goes to nobody. */
export async function sendCode(tx: Transaction<Tables>, wanted: NewCode): Promise<CodeSending> {
  const { mobile, mobileKey, turns, barring, at } = wanted
  const barred = await overNow(tx, { turns: barring, at })
  if (barred) return { refused: barred }
  const tooOften = await takeTurns(tx, { turns, at })
  if (tooOften) return { refused: tooOften }
  // The limits of a mobile are counted one after the other, so nobody else changes its code meanwhile.
  const before = await codeOf(tx, mobileKey)
  if (!(await writeCode(tx, wanted))) {
    await giveBackTurns(tx, { turns, at })
    return { refused: { what: 'code-resend', wait: resendWait(before?.sent_at ?? at, at) } }
  }
  const owner = await tx.selectFrom('users').select('id').where('mobile', '=', mobile).executeTakeFirst()
  const writing = await writeMessage(tx, messageOf(wanted, owner?.id), at)
  if ('dropped' in writing && writing.dropped === 'over-budget') {
    await putBack(tx, wanted, before)
    return { refused: 'no-budget', writing }
  }
  return { sent: true, writing }
}

function messageOf({ id, mobile, message, budget, at }: NewCode, account: string | undefined): Message {
  const { kind, purpose } = message
  const body = bodyOf(message, at + codeLives)
  const asked = account === undefined ? toNobody : kind
  return { id, kind: asked, purpose, to: mobile, account, body, dedupeKey: `${kind}/${id}`, budget }
}

const codeOf = (tx: Transaction<Tables>, mobileKey: string) =>
  tx
    .selectFrom('codes')
    .select(['id', 'salt', 'hash', 'sent_at', 'verified_at', 'tries'])
    .where('mobile_key', '=', mobileKey)
    .executeTakeFirst()

/** A code that is not sent replaces nothing: the one sent before stays valid. */
async function putBack(tx: Transaction<Tables>, { id, mobileKey }: NewCode, before: CodeBefore): Promise<void> {
  if (before) await tx.updateTable('codes').set(before).where('mobile_key', '=', mobileKey).execute()
  else await tx.deleteFrom('codes').where('id', '=', id).execute()
}

type CodeBefore = Awaited<ReturnType<typeof codeOf>>

/** The previous code is invalid from now on, but no new one is sent within 30 seconds of it. */
async function writeCode(tx: Transaction<Tables>, { id, mobileKey, salt, hash, at }: NewCode): Promise<boolean> {
  const fresh = { id, salt, hash, sent_at: at, verified_at: null, tries: 0 }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('codes')
    .values({ mobile_key: mobileKey, ...fresh })
    .onConflict((known) =>
      known
        .column('mobile_key')
        .doUpdateSet(fresh)
        .where((row) => row.or([row('codes.sent_at', '<=', at - resendAfter), row('codes.sent_at', '>', at)])),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
