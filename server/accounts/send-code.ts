import type { Transaction } from 'kysely'
import type { Mobile } from '#shop/accounts.ts'
import type { Wording } from '#shop/messages.ts'
import { codeLives, resendAfter, resendWait } from '#shop/one-time-code.ts'
import { type Message, toNobody, writeMessage } from '#server/gateways/outbox.ts'
import { countOf, giveBackTurns, type OverLimit, overNow, takeTurns, type Turn } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'

export interface NewCode {
  readonly id: string
  readonly mobile: Mobile
  readonly mobileKey: string
  readonly salt: string
  readonly hash: string
  readonly message: Wording
  readonly turns: readonly Turn[]
  /** so many wrong codes that no more are sent */
  readonly barring: readonly Turn[]
  /** what the shop can spend on messages in a day */
  readonly budget: Turn
  readonly at: number
}

export type CodeSending = { sent: true; halfSpent: boolean } | { refused: OverLimit } | { refused: 'no-budget' }

/** A mobile that nobody registered is treated alike, but for the message, which then goes to nobody. */
export async function sendCode(tx: Transaction<Tables>, wanted: NewCode): Promise<CodeSending> {
  const { mobile, mobileKey, turns, barring, budget, at } = wanted
  const barred = await overNow(tx, { turns: barring, at })
  if (barred) return { refused: barred }
  const tooOften = await takeTurns(tx, { turns, at })
  if (tooOften) return { refused: tooOften }
  const spent = await countOf(tx, budget, at)
  if (spent >= budget.limit.most) return { refused: 'no-budget' }
  if (!(await writeCode(tx, wanted))) {
    await giveBackTurns(tx, { turns, at })
    return { refused: { what: 'code-resend', wait: await waitAfterLast(tx, mobileKey, at) } }
  }
  const owner = await tx.selectFrom('users').select('id').where('mobile', '=', mobile).executeTakeFirst()
  await writeMessage(tx, messageOf(wanted, owner !== undefined), at)
  const counted = owner ? [budget] : [{ ...budget, who: 'nobody' }]
  await takeTurns(tx, { turns: counted, at })
  return { sent: true, halfSpent: spent + 1 === Math.ceil(budget.limit.most / 2) }
}

function messageOf({ id, mobile, message, at }: NewCode, isKnown: boolean): Message {
  const { kind, text, vars } = message
  const body = { text, vars, until: at + codeLives }
  return { id, kind: isKnown ? kind : toNobody, to: mobile, body, dedupeKey: `${kind}/${id}` }
}

/** The code that was sent before is dead from now on; but within 30 seconds of it there is no other. */
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

async function waitAfterLast(tx: Transaction<Tables>, mobileKey: string, at: number): Promise<number> {
  const last = await tx
    .selectFrom('codes')
    .select('sent_at')
    .where('mobile_key', '=', mobileKey)
    .executeTakeFirstOrThrow()
  return resendWait(last.sent_at, at)
}
