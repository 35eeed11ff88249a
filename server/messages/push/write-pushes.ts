import type { Transaction } from 'kysely'
import { insertMessage, type MessageBudget } from '#server/messages/outbox.ts'
import { pushLane } from '#server/messages/outbox-commands.ts'
import { giveBackTurns, takeTurns } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Turn } from '#shop/accounts/callers.ts'
import { newsLives, type PushNews, pushLives } from '#shop/messages/push.ts'

type Tx = Transaction<Tables>

interface ToldOnDevices {
  readonly account: string | undefined
  readonly budget: Pick<MessageBudget, 'pushes'>
  /** of the text message that it goes beside */
  readonly dedupeKey: string
}

interface NewPushes extends ToldOnDevices {
  /** of the text message */
  readonly id: string
  readonly news: PushNews
  readonly dueAt: number
  readonly at: number
}

/** Beside a text message: one for each device of the buyer that asked, and no second one for the same event. */
export async function writePushes(tx: Tx, wanted: NewPushes): Promise<void> {
  const { id, account, dedupeKey, news, dueAt, at } = wanted
  const devices = await devicesOf(tx, account, at)
  if (devices.length === 0 || (await takeTurns(tx, { turns: [turnOf(wanted)], at }))) return
  const body = JSON.stringify({ news, until: dueAt + newsLives })
  for (const device of devices)
    await insertMessage(tx, {
      id: `${id}/${device}`,
      kind: pushLane,
      to: device,
      body,
      dedupeKey: keyOf(dedupeKey, device),
      at,
      dueAt,
    })
}

/** Those of an event that wait; undefined where one has gone out, or is about to. Held, so that none goes meanwhile. */
export async function waitingPushes(
  tx: Tx,
  { account, dedupeKey }: ToldOnDevices,
  at: number,
): Promise<readonly string[] | undefined> {
  const devices = await devicesOf(tx, account, at)
  if (devices.length === 0) return []
  const keys = devices.map((device) => keyOf(dedupeKey, device))
  const rows = await tx
    .updateTable('outbox')
    .set((row) => ({ tries: row.ref('tries') }))
    .where('dedupe_key', 'in', keys)
    .returning(['id', 'tries'])
    .execute()
  return rows.some(({ tries }) => tries > 0) ? undefined : rows.map((row) => row.id)
}

/** What was to be told is taken back. */
export async function withdrawPushes(
  tx: Tx,
  waiting: readonly string[],
  { writtenAt, ...told }: ToldOnDevices & { readonly writtenAt: number },
): Promise<void> {
  if (waiting.length === 0) return
  await tx.deleteFrom('outbox').where('id', 'in', waiting).execute()
  await giveBackTurns(tx, { turns: [turnOf(told)], at: writtenAt })
}

const keyOf = (dedupeKey: string, device: string) => `push/${dedupeKey}/${device}`

const turnOf = ({ account = '', budget }: Pick<ToldOnDevices, 'account' | 'budget'>): Turn => ({
  limit: budget.pushes,
  who: account,
})

async function devicesOf(tx: Tx, account: string | undefined, at: number): Promise<string[]> {
  if (account === undefined) return []
  const rows = await tx
    .selectFrom('push_devices')
    .select('id')
    .where('user_id', '=', account)
    .where('used_at', '>', at - pushLives)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}
