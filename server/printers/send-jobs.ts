import type { Transaction } from 'kysely'
import { announce } from '#server/storage/changes.ts'
import { didUpdate } from '#server/storage/did-update.ts'
import type { Tables } from '#server/storage/tables.ts'
import { isHeld, isSettledBy, type JobState, mostClaims, type SendingEnd } from '#shop/printers/jobs.ts'
import { jobColumns, jobIn, printerIn, type StoredJob, type StoredPrinter } from './printers-store.ts'
import { printersTopic } from './printers-topic.ts'

interface Claimed {
  readonly job: StoredJob
  readonly printer: StoredPrinter
}

/**
 * Takes the next job of a printer, if none is being sent to it: one connection a printer, whatever number of processes there
 * are. What a stopped process left is settled first: nothing had gone out yet, so it waits again, once; or something had, and
 * nobody knows whether it was printed.
 */
export async function claimJob(
  tx: Transaction<Tables>,
  { printerId, claim, at }: { readonly printerId: string; readonly claim: string; readonly at: number },
): Promise<Claimed | undefined> {
  // of two who claim at the same moment the second waits here, and then sees what the first took
  const printerRow = await tx
    .updateTable('printers')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', printerId)
    .returning(['id', 'name', 'paper', 'size', 'language', 'address', 'by_itself', 'answers', 'version', 'removed_at'])
    .executeTakeFirst()
  const printer = printerRow?.removed_at === null ? printerIn(printerRow) : undefined
  const left = await tx
    .selectFrom('printer_jobs')
    .select(['id', 'claimed_at', 'began_at', 'claims'])
    .where('printer_id', '=', printerId)
    .where('state', '=', 'sending')
    .executeTakeFirst()
  if (left !== undefined) {
    if (isHeld(left.claimed_at ?? 0, at)) return undefined
    const state = left.began_at !== null ? 'unknown' : left.claims < mostClaims ? 'waiting' : 'not-drawn'
    await settle(tx, { id: left.id, state, at, before: 'sending' })
  }
  const next = await tx
    .selectFrom('printer_jobs')
    .select(jobColumns)
    .where('printer_id', '=', printerId)
    .where('state', '=', 'waiting')
    .orderBy('no')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (next === undefined) return undefined
  if (printer === undefined) {
    await settle(tx, { id: next.id, state: 'dropped', at, before: 'waiting' })
    return undefined
  }
  const isClaimed = await didUpdate(
    tx
      .updateTable('printer_jobs')
      .set((row) => ({ state: 'sending', claim, claimed_at: at, claims: row('claims', '+', 1) }))
      .where('id', '=', next.id)
      .where('state', '=', 'waiting'),
  )
  if (!isClaimed) return undefined
  await announce(tx, printersTopic)
  return { job: { ...jobIn(next), state: 'sending' }, printer }
}

/** From here on something of it may come out. False: somebody else has it by now, so nothing is sent. */
export function beginJob(
  tx: Transaction<Tables>,
  { id, claim, grams, at }: { id: string; claim: string; grams: number | null; at: number },
): Promise<boolean> {
  return didUpdate(
    tx
      .updateTable('printer_jobs')
      .set({ began_at: at, grams })
      .where('id', '=', id)
      .where('claim', '=', claim)
      .where('state', '=', 'sending'),
  )
}

/** What became of it. Nothing, where it was settled meanwhile. 'waiting': it is given back, and nothing of it went out. */
export async function endJob(
  tx: Transaction<Tables>,
  { id, claim, state, at }: { id: string; claim: string; state: SendingEnd | 'dropped' | 'waiting'; at: number },
): Promise<void> {
  await settle(tx, { id, state, at, before: 'sending', claim })
}

async function settle(
  tx: Transaction<Tables>,
  { id, state, at, before, claim }: { id: string; state: JobState; at: number; before: JobState; claim?: string },
): Promise<void> {
  let ended = tx
    .updateTable('printer_jobs')
    .set({
      state,
      ended_at: state === 'waiting' ? null : at,
      claim: null,
      claimed_at: null,
      settled_at: isSettledBy(state) ? at : null,
      // who gives it back in order was not stopped by it
      ...(state === 'waiting' && claim !== undefined ? { claims: 0 } : {}),
    })
    .where('id', '=', id)
    .where('state', '=', before)
  if (claim !== undefined) ended = ended.where('claim', '=', claim)
  if (await didUpdate(ended)) await announce(tx, printersTopic)
}
