import type { Transaction } from 'kysely'
import { complaintNoted } from '#shop/messages.ts'
import { writeMessage } from '#server/gateways/outbox.ts'
import type { Tables } from '#server/storage/tables.ts'

export interface NewComplaint {
  readonly ticket: string
  readonly mobile: string
  readonly about: string
  readonly receivedAt: number
  readonly messageId: string
  readonly shop: string
  /** the day by which it is settled, in words */
  readonly settledBy: string
}

/** A complaint is noted, and who made it learns its number by the same deed. */
export async function noteComplaint(kept: Transaction<Tables>, noted: NewComplaint): Promise<void> {
  const { ticket, mobile, about, receivedAt, messageId: id, shop, settledBy } = noted
  await kept
    .insertInto('complaints')
    .values({ ticket, mobile, about, received_at: receivedAt, settled_at: null, settlement: null })
    .execute()
  const { kind, ...body } = complaintNoted({ ticket, shop, settledBy })
  await writeMessage(kept, { id, kind, to: mobile, body, dedupeKey: `complaint-noted/${ticket}` }, receivedAt)
}

/** Once: a settlement is not changed afterwards. */
export async function settleComplaint(
  kept: Transaction<Tables>,
  { ticket, settlement, at }: { ticket: string; settlement: string; at: number },
): Promise<{ settled: boolean }> {
  const { numUpdatedRows } = await kept
    .updateTable('complaints')
    .set({ settled_at: at, settlement })
    .where('ticket', '=', ticket)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { settled: numUpdatedRows === 1n }
}
