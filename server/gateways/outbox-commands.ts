import { type Kysely, type Transaction, sql } from 'kysely'
import { days, seconds } from '#shop/time.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { OutboxRow, Tables } from '#server/storage/tables.ts'

/**
 * Longer than both gateways may take, so that no two processes send the same message; after a crash others wait as
 * long.
 */
const held = seconds(25)
const mostAtOnce = 50
const keptFor = days(30)

const pauses = [seconds(2), seconds(10), seconds(30), seconds(120), seconds(600)]

/** A moment further ahead than any that we set comes from a wrong clock; clocks differ a little. */
const furthest = Math.max(held, ...pauses) + seconds(60)

export interface TakenMessage
  extends Pick<OutboxRow, 'id' | 'kind' | 'send_to' | 'body_json' | 'written_at' | 'due_at' | 'tries'> {}

/** A push; its `send_to` names the device. */
export const pushLane = 'push'

/** Text messages wait for no push service: each goes its own way. */
export type Lane = 'sms' | typeof pushLane

/** Whether any message is due. */
export async function isAnythingDue(read: Kysely<Tables>, at: number, lane: Lane = 'sms'): Promise<boolean> {
  const { rows } = await anyDue[lane](read, { at, wrong: at + furthest })
  return rows.length > 0
}

const anyDue = inEach((lane) => prepared((read, moment: Moment) => due(read, moment, lane).limit(sql.lit(1))))

/** Claims the messages that are due: the process that changes the row sends the message. */
export async function takeMessages(
  tx: Transaction<Tables>,
  { at, lane = 'sms' }: { at: number; lane?: Lane },
): Promise<TakenMessage[]> {
  const { rows } = await take[lane](tx, { at, wrong: at + furthest, until: at + held })
  return rows.toSorted((one, other) => one.due_at - other.due_at || (one.id < other.id ? -1 : 1))
}

/** The conditions are repeated: two processes may choose the same row, and the second checks again. */
const take = inEach((lane) =>
  prepared((tx, { at, wrong, until }: Moment & { until: number }) =>
    tx
      .updateTable('outbox')
      .set((row) => ({ taken_until: until, tries: row('tries', '+', 1) }))
      .where('id', 'in', due(tx, { at, wrong }, lane).orderBy('due_at').orderBy('id').limit(sql.lit(mostAtOnce)))
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where((row) => row.or([row('taken_until', '<=', at), row('taken_until', '>', wrong)]))
      .returning(['id', 'kind', 'send_to', 'body_json', 'written_at', 'due_at', 'tries']),
  ),
)

interface Moment extends Readonly<Record<string, number>> {
  readonly at: number
  /** a later moment is not believed */
  readonly wrong: number
}

const due = (read: Kysely<Tables>, { at, wrong }: Moment, lane: Lane) =>
  read
    .selectFrom('outbox')
    .select('id')
    .where('kind', lane === pushLane ? '=' : '!=', sql.lit(pushLane))
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((row) => row.or([row('due_at', '<=', at), row('due_at', '>', wrong)]))
    .where((row) => row.or([row('taken_until', '<=', at), row('taken_until', '>', wrong)]))

function inEach<Made>(make: (lane: Lane) => Made): Record<Lane, Made> {
  return { sms: make('sms'), [pushLane]: make(pushLane) }
}

/** Forgets the texts once they are sent: a code must not outlive its sending. */
export async function messagesSent(
  tx: Transaction<Tables>,
  { ids, at }: { ids: readonly string[]; at: number },
): Promise<void> {
  for (const id of ids) await setSent(tx, { id, at })
}

const setSent = prepared((tx, { id, at }: { id: string; at: number }) =>
  tx.updateTable('outbox').set({ sent_at: at, taken_until: 0, body_json: '{}' }).where('id', '=', id),
)

/** Retries after a pause, until `until`, then gives up. */
export async function messageFailed(
  tx: Transaction<Tables>,
  { id, tries, until, at }: { id: string; tries: number; until: number; at: number },
): Promise<{ givenUp: boolean }> {
  const dueAt = at + (pauses[Math.min(tries, pauses.length) - 1] ?? seconds(2))
  const givenUp = dueAt >= until
  const outcome = givenUp ? { failed_at: at, body_json: '{}' } : { due_at: dueAt }
  await tx
    .updateTable('outbox')
    .set({ ...outcome, taken_until: 0 })
    .where('id', '=', id)
    .execute()
  return { givenUp }
}

/** Deletes old messages; the facts are in the shop's own tables. */
export async function forgetMessages(tx: Transaction<Tables>, { at }: { at: number }): Promise<void> {
  await tx
    .deleteFrom('outbox')
    .where('written_at', '<', at - keptFor)
    .where((row) => row.or([row('sent_at', 'is not', null), row('failed_at', 'is not', null)]))
    .execute()
}
