import type { ExpressionBuilder, Transaction } from 'kysely'
import { days, seconds } from '#shop/time.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { OutboxRow, Tables } from '#server/storage/tables.ts'

/** Longer than both gateways are given, so that no message is in two hands; after a crash others wait as long. */
const held = seconds(25)
const mostAtOnce = 20
const keptFor = days(30)

const pauses = [seconds(2), seconds(10), seconds(30), seconds(120), seconds(600)]

const longestPause = Math.max(...pauses)

/** A moment from further ahead than any that is ever set was set by a clock that was wrong. */
export const isDue = (row: Row, at: number) => row.or([row('due_at', '<=', at), row('due_at', '>', at + longestPause)])

const isFree = (row: Row, at: number) => row.or([row('taken_until', '<=', at), row('taken_until', '>', at + held)])

type Row = ExpressionBuilder<Tables, 'outbox'>

export type TakenMessage = Pick<OutboxRow, 'id' | 'kind' | 'send_to' | 'body_json' | 'written_at' | 'tries'>

/** The messages that are due, each of which nobody else has: whoever changes the row has the message. */
export async function takeMessages(kept: Transaction<Tables>, { at }: { at: number }): Promise<TakenMessage[]> {
  const due = await kept
    .selectFrom('outbox')
    .select(['id', 'kind', 'send_to', 'body_json', 'written_at', 'tries'])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((row) => isDue(row, at))
    .where((row) => isFree(row, at))
    .orderBy('due_at')
    .orderBy('id')
    .limit(mostAtOnce)
    .execute()
  const taken: TakenMessage[] = []
  for (const message of due) {
    const { numUpdatedRows } = await kept
      .updateTable('outbox')
      .set({ taken_until: at + held, tries: message.tries + 1 })
      .where('id', '=', message.id)
      .where('tries', '=', message.tries)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where((row) => isFree(row, at))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 1n) taken.push({ ...message, tries: message.tries + 1 })
  }
  return taken
}

/** What it said is forgotten as soon as it is said: a code in it must not outlive its sending. */
export async function messageSent(kept: Transaction<Tables>, { id, at }: { id: string; at: number }): Promise<void> {
  await setSent(kept, { id, at })
}

const setSent = prepared((kept, { id, at }: { id: string; at: number }) =>
  kept.updateTable('outbox').set({ sent_at: at, taken_until: 0, body_json: '{}' }).where('id', '=', id),
)

/** Another try after a pause, until `until`; then it is given up. */
export async function messageFailed(
  kept: Transaction<Tables>,
  { id, tries, until, at }: { id: string; tries: number; until: number; at: number },
): Promise<{ givenUp: boolean }> {
  const dueAt = at + (pauses[Math.min(tries, pauses.length) - 1] ?? seconds(2))
  const givenUp = dueAt >= until
  const outcome = givenUp ? { failed_at: at, body_json: '{}' } : { due_at: dueAt }
  await kept
    .updateTable('outbox')
    .set({ ...outcome, taken_until: 0 })
    .where('id', '=', id)
    .execute()
  return { givenUp }
}

/** Old messages go: what they told stands in the shop's own books. */
export async function forgetMessages(kept: Transaction<Tables>, { at }: { at: number }): Promise<void> {
  await kept
    .deleteFrom('outbox')
    .where('written_at', '<', at - keptFor)
    .where((row) => row.or([row('sent_at', 'is not', null), row('failed_at', 'is not', null)]))
    .execute()
}
