import type { Transaction } from 'kysely'
import { bodyOf, type MessageBudget, type MessageResult, writeMessage } from '#server/messages/outbox.ts'
import { didUpdate } from '#server/storage/did-update.ts'
import { type OverLimit, takeTurns } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Turn } from '#shop/accounts/callers.ts'
import { saidAgainWithin, settledKeptFor } from '#shop/complaints/complaints.ts'
import type { Language } from '#shop/languages.ts'
import { settledByOf } from '#shop/words/complaints/settled-by.ts'
import { complaintNoted } from '#shop/words/messages/messages.ts'
import { wordedIn } from '#shop/words/messages/worded-in.ts'

export interface NewComplaint {
  readonly ticket: string
  readonly mobile: string
  readonly orderNumber: string | undefined
  readonly about: string
  readonly receivedAt: number
  /** how its number is sent, and the owner of the mobile; an unknown mobile gets none */
  readonly telling:
    | {
        readonly id: string
        readonly shop: string
        readonly account: string
        readonly language: Language
        readonly budget: MessageBudget
      }
    | undefined
  readonly turns: readonly Turn[]
}

export type NotingComplaint =
  | { readonly noted: Noted; readonly writing: MessageResult | undefined }
  | { readonly refused: OverLimit }

/** Notes a complaint and sends its number in the same transaction. A repeat keeps its first number. */
export async function noteComplaint(tx: Transaction<Tables>, wanted: NewComplaint): Promise<NotingComplaint> {
  const over = await takeTurns(tx, { turns: wanted.turns, at: wanted.receivedAt })
  if (over) return { refused: over }
  // Two complaints of one sender at once wait for each other there, so the second finds the first.
  const noted = (await saidBefore(tx, wanted)) ?? (await writtenDown(tx, wanted))
  return { noted, writing: wanted.telling && (await tell(tx, wanted, wanted.telling, noted)) }
}

function tell(
  tx: Transaction<Tables>,
  { mobile, receivedAt: at }: NewComplaint,
  { id, shop, account, language, budget }: NonNullable<NewComplaint['telling']>,
  { ticket, receivedAt }: Noted,
): Promise<MessageResult> {
  const wording = wordedIn(language, (words) =>
    complaintNoted({ ticket, shop, settledBy: settledByOf(receivedAt, words) }, words),
  )
  const { kind, purpose } = wording
  const body = bodyOf(wording)
  return writeMessage(tx, { id, kind, purpose, to: mobile, account, body, dedupeKey: `${kind}/${ticket}`, budget }, at)
}

interface Noted {
  readonly ticket: string
  readonly receivedAt: number
}

async function saidBefore(
  tx: Transaction<Tables>,
  { mobile, orderNumber, about, receivedAt }: NewComplaint,
): Promise<Noted | undefined> {
  const known = await tx
    .selectFrom('complaints')
    .select(['ticket', 'received_at'])
    .where('mobile', '=', mobile)
    .where('received_at', '>', receivedAt - saidAgainWithin)
    .where('order_number', 'is not distinct from', orderNumber ?? null)
    .where('about', '=', about)
    .where('settled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return known && { ticket: known.ticket, receivedAt: known.received_at }
}

async function writtenDown(
  tx: Transaction<Tables>,
  { ticket, mobile, orderNumber, about, receivedAt }: NewComplaint,
): Promise<Noted> {
  await tx
    .insertInto('complaints')
    .values({
      ticket,
      mobile,
      order_number: orderNumber ?? null,
      about,
      received_at: receivedAt,
      settled_at: null,
      settlement: null,
    })
    .execute()
  return { ticket, receivedAt }
}

/** Settles once: a settlement never changes. */
export async function settleComplaint(
  tx: Transaction<Tables>,
  { ticket, settlement, at }: { ticket: string; settlement: string; at: number },
): Promise<{ settled: boolean }> {
  const settled = await didUpdate(
    tx
      .updateTable('complaints')
      .set({ settled_at: at, settlement })
      .where('ticket', '=', ticket)
      .where('settled_at', 'is', null),
  )
  return { settled }
}

/** Deletes complaints that were settled long ago. */
export async function forgetComplaints(tx: Transaction<Tables>, { at }: { at: number }): Promise<void> {
  await tx
    .deleteFrom('complaints')
    .where('settled_at', '<', at - settledKeptFor)
    .execute()
}
