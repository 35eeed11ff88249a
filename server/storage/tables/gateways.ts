import type { Selectable } from 'kysely'

export interface GatewaysTables {
  outbox: OutboxTable
}

/** What the world must be told, written in the command's own transaction. */
interface OutboxTable {
  id: string
  /** which message it is: 'order-placed' */
  kind: string
  send_to: string
  body_json: string
  written_at: number
  /** not before; moves on with each failed try */
  due_at: number
  tries: number
  /** its sender has it until then; 0 when nobody has */
  taken_until: number
  sent_at: number | null
  /** given up */
  failed_at: number | null
  /** why the last try failed, in the gateway's words as far as they tell nothing of the message */
  failure: string | null
  /** the same message is written once: 'order-placed/<order id>' */
  dedupe_key: string
}

export type OutboxRow = Selectable<OutboxTable>
