import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { actWithKey, writeAct } from '#server/staff/acts.ts'
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

/** Notes what somebody said on the telephone, and writes the act down. A repeated press is told the number that it had. */
export async function staffNotesComplaint(
  tx: Transaction<Tables>,
  noting: AtDesk & NewComplaint,
): Promise<NotingComplaint | OtherPress> {
  const { key, by, ...wanted } = noting
  const before = await actWithKey(tx, key)
  const press = { key, thing: before?.thing ?? `complaint/${wanted.ticket}`, by, pressed: { said: marked(wanted) } }
  const left = await once<NotingComplaint>(tx, press, async () => {
    const done = await noteComplaint(tx, wanted)
    if ('refused' in done) return done
    const thing = `complaint/${done.noted.ticket}`
    await writeAct(tx, { ...press, thing, act: 'settle-complaints', at: wanted.receivedAt, after: { noted: true } })
    return done
  })
  // The same press was done between the two looks for it: it is known now what it was about.
  if ('refused' in left && before === undefined && (await actWithKey(tx, key)) !== undefined)
    return staffNotesComplaint(tx, noting)
  if (!('repeated' in left)) return left
  const ticket = press.thing.slice('complaint/'.length)
  const { received_at: receivedAt } = await tx
    .selectFrom('complaints')
    .select('received_at')
    .where('ticket', '=', ticket)
    .executeTakeFirstOrThrow()
  return { noted: { ticket, receivedAt }, writing: undefined }
}

/** The log tells two complaints apart, and says nothing of either. */
const marked = ({ mobile, orderNumber = '', about }: NewComplaint): string =>
  createHash('sha256')
    .update(JSON.stringify([mobile, orderNumber, about]))
    .digest('base64url')

const isKnown = async (tx: Transaction<Tables>, ticket: string): Promise<boolean> =>
  (await tx.selectFrom('complaints').select('ticket').where('ticket', '=', ticket).executeTakeFirst()) !== undefined
