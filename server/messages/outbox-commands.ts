import { type Kysely, sql, type Transaction } from 'kysely'
import { prepared } from '#server/storage/prepared.ts'
import type { OutboxRow, Tables } from '#server/storage/tables.ts'
import { isCodeKind } from '#shop/messages/message-kinds.ts'
import { days, hours, seconds } from '#shop/time.ts'

/**
 * Longer than both gateways may take, so that no two processes send the same message; after a crash others wait as
 * long.
 */
const held = seconds(25)
const mostAtOnce = 50
const keptFor = days(30)
/** How long what was given up can still be sent by an operator. */
const retriedFor = days(3)

const pauses = [seconds(2), seconds(10), seconds(30), seconds(120), seconds(600)]

/** A moment further ahead than any that we set comes from a wrong clock; clocks differ a little. */
const furthest = Math.max(held, ...pauses) + seconds(60)

export interface TakenMessage
  extends Pick<OutboxRow, 'id' | 'kind' | 'send_to' | 'body_json' | 'written_at' | 'due_at' | 'tries'> {}

/** A push; its `send_to` names the device. */
export const pushLane = 'push'

/** Text messages wait for no push service: each goes its own way. */
export type MessageLane = 'sms' | typeof pushLane

/** Whether any message is due. */
export async function isAnythingDue(read: Kysely<Tables>, at: number, lane: MessageLane = 'sms'): Promise<boolean> {
  const { rows } = await anyDue[lane](read, { at, wrong: at + furthest })
  return rows.length > 0
}

const anyDue = inEach((lane) => prepared((read, moment: Moment) => due(read, moment, lane).limit(sql.lit(1))))

/** Claims the messages that are due: the process that changes the row sends the message. */
export async function takeMessages(
  tx: Transaction<Tables>,
  { at, lane = 'sms' }: { at: number; lane?: MessageLane },
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

const due = (read: Kysely<Tables>, { at, wrong }: Moment, lane: MessageLane) =>
  read
    .selectFrom('outbox')
    .select('id')
    .where('kind', lane === pushLane ? '=' : '!=', sql.lit(pushLane))
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((row) => row.or([row('due_at', '<=', at), row('due_at', '>', wrong)]))
    .where((row) => row.or([row('taken_until', '<=', at), row('taken_until', '>', wrong)]))

function inEach<Made>(make: (lane: MessageLane) => Made): Record<MessageLane, Made> {
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

/**
 * Retries after a pause, until `until`, then gives up. The words of a message that was given up stay, so that an operator
 * can send it once the gateway works again; those of a code are forgotten.
 */
export async function messageFailed(
  tx: Transaction<Tables>,
  {
    id,
    kind,
    tries,
    why,
    until,
    at,
  }: { id: string; kind: string; tries: number; why: string; until: number; at: number },
): Promise<{ givenUp: boolean }> {
  const dueAt = at + (pauses[Math.min(tries, pauses.length) - 1] ?? seconds(2))
  const givenUp = dueAt >= until
  const outcome = givenUp ? { failed_at: at, ...(isCodeKind(kind) ? { body_json: '{}' } : {}) } : { due_at: dueAt }
  await tx
    .updateTable('outbox')
    .set({ ...outcome, failure: why, taken_until: 0 })
    .where('id', '=', id)
    .execute()
  return { givenUp }
}

/** Deletes old messages, and the words of those that nobody would send any more; the facts are in the shop's own tables. */
export async function forgetMessages(tx: Transaction<Tables>, { at }: { at: number }): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ body_json: '{}' })
    .where('failed_at', '<', at - retriedFor)
    .execute()
  await tx
    .deleteFrom('outbox')
    .where('written_at', '<', at - keptFor)
    .where((row) => row.or([row('sent_at', 'is not', null), row('failed_at', 'is not', null)]))
    .execute()
}

/** A text message that did not go out yet, or was given up. */
interface FailingMessage extends Pick<OutboxRow, 'id' | 'kind' | 'send_to' | 'tries' | 'failure'> {
  readonly writtenAt: number
  /** undefined: it is tried again by itself */
  readonly givenUpAt: number | undefined
}

/** What an operator sees when the gateway does not take messages: the newest first. */
export async function failingMessages(read: Kysely<Tables>, most: number): Promise<FailingMessage[]> {
  const rows = await failing(read)
    .select(['id', 'kind', 'send_to', 'tries', 'failure', 'written_at', 'failed_at'])
    .orderBy('written_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ written_at, failed_at, ...row }) => ({
    ...row,
    writtenAt: written_at,
    givenUpAt: failed_at ?? undefined,
  }))
}

const failing = (read: Kysely<Tables>) =>
  read
    .selectFrom('outbox')
    .where('kind', '!=', pushLane)
    .where('sent_at', 'is', null)
    .where((row) => row.or([row('failed_at', 'is not', null), row('failure', 'is not', null)]))

/** Longer than a gateway that stumbled once takes to go on. */
const stumbles = seconds(45)

/** Messages that a working gateway would have taken: those that have waited through several tries, and those given up within the hour. */
export async function stuckMessages(
  read: Kysely<Tables>,
  at: number,
): Promise<{ waiting: number; givenUp: number; why: string | undefined }> {
  const rows = await failing(read)
    .select(['failed_at', 'failure'])
    .where((row) =>
      row.or([
        row.and([row('failed_at', 'is', null), row('tries', '>', 1), row('written_at', '<=', at - stumbles)]),
        row('failed_at', '>', at - hours(1)),
      ]),
    )
    .orderBy('written_at', 'desc')
    .limit(1000)
    .execute()
  const givenUp = rows.filter(({ failed_at }) => failed_at !== null).length
  return { waiting: rows.length - givenUp, givenUp, why: rows[0]?.failure ?? undefined }
}

/**
 * Sends at once what waits for its next try, and once more what was given up: for an operator who has mended the gateway.
 * A code that was given up is of no use any more, and somebody who waits has asked for another.
 */
export async function retryMessages(tx: Transaction<Tables>, { at }: { at: number }): Promise<{ retried: number }> {
  const rows = await failing(tx)
    .select(['id', 'kind', 'body_json', 'failed_at'])
    .where('taken_until', '<=', at)
    .where((row) => row.or([row('failed_at', 'is', null), row('failed_at', '>=', at - retriedFor)]))
    .execute()
  const again = rows.filter(({ kind, failed_at }) => failed_at === null || !isCodeKind(kind))
  for (const { id, body_json, failed_at } of again) {
    const body = failed_at === null ? body_json : withLaterEnd(body_json, at + days(1))
    await tx
      .updateTable('outbox')
      .set({ due_at: at, failed_at: null, body_json: body })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .execute()
  }
  return { retried: again.length }
}

const withLaterEnd = (body: string, until: number): string => JSON.stringify({ ...(JSON.parse(body) as object), until })
