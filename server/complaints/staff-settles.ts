import type { Transaction } from 'kysely'
import { writeAct } from '#server/staff/acts.ts'
import { type OtherPress, once, type Repeated } from '#server/staff/once.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import { type NewComplaint, type NotingComplaint, noteComplaint, settleComplaint } from './change-complaint.ts'

interface AtDesk {
  readonly key: string
  readonly by: By
}

/** Settles a complaint, and writes the act down. */
export function staffSettlesComplaint(
  tx: Transaction<Tables>,
  { key, by, ticket, settlement, at }: AtDesk & { ticket: string; settlement: string; at: number },
): Promise<{ settled: true } | { refused: 'unknown' | 'settled' } | Repeated> {
  const press = { key, thing: `complaint/${ticket}`, by, pressed: { settlement } }
  return once(tx, press, async () => {
    const { settled } = await settleComplaint(tx, { ticket, settlement, at })
    if (!settled) return { refused: (await isKnown(tx, ticket)) ? 'settled' : 'unknown' } as const
    await writeAct(tx, { ...press, act: 'settle-complaints', at, after: { settlement } })
    return { settled }
  })
}

/** Notes what somebody said on the telephone, and writes the act down. */
export async function staffNotesComplaint(
  tx: Transaction<Tables>,
  { key, by, ...wanted }: AtDesk & NewComplaint,
): Promise<NotingComplaint | OtherPress> {
  // The same words within a day keep their first number, so a repeated press needs no other answer.
  const noting = await noteComplaint(tx, wanted)
  if ('refused' in noting) return noting
  const press = { key, thing: `complaint/${noting.noted.ticket}`, by, pressed: { noted: true } }
  const left = await once(tx, press, async () => {
    await writeAct(tx, { ...press, act: 'settle-complaints', at: wanted.receivedAt, after: { noted: true } })
    return noting
  })
  return 'repeated' in left ? noting : left
}

const isKnown = async (tx: Transaction<Tables>, ticket: string): Promise<boolean> =>
  (await tx.selectFrom('complaints').select('ticket').where('ticket', '=', ticket).executeTakeFirst()) !== undefined
