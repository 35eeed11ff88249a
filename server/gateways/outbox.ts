import type { Transaction } from 'kysely'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'

/** Something the world must be told. A command writes it in its own transaction, so that it is told if and only if that is kept. */
export interface Message {
  readonly id: string
  /** which of the shop's messages it is, and by that the text that the gateway has approved: 'reset-code', 'order-placed' */
  readonly kind: string
  readonly to: string
  readonly body: MessageBody
  /** the same message is written once: 'order-placed/<order id>' */
  readonly dedupeKey: string
}

export interface MessageBody {
  readonly text: string
  /** what stands in the places that the approved text leaves open */
  readonly vars?: Readonly<Record<string, string>>
  /** after that moment it is of no use, and is not sent; a day if not said */
  readonly until?: number
}

/**
 * A message of this kind is sent to nobody. It takes the place of another where the time that a command takes must not
 * tell whether there is one.
 */
export const toNobody = 'to-nobody'

/** For a command: what must be told once this transaction is kept. */
export async function writeMessage(
  tx: Transaction<Tables>,
  { id, kind, to, body, dedupeKey }: Message,
  at: number,
): Promise<void> {
  await insertMessage(tx, { id, kind, to, body: JSON.stringify(body), dedupeKey, at })
}

const insertMessage = prepared(
  (
    tx,
    { id, kind, to, body, dedupeKey, at }: Record<'id' | 'kind' | 'to' | 'body' | 'dedupeKey', string> & { at: number },
  ) =>
    tx
      .insertInto('outbox')
      .values({
        id,
        kind,
        send_to: to,
        body_json: body,
        written_at: at,
        due_at: at,
        tries: 0,
        taken_until: 0,
        sent_at: null,
        failed_at: null,
        dedupe_key: dedupeKey,
      })
      .onConflict((known) => known.column('dedupe_key').doNothing()),
)
