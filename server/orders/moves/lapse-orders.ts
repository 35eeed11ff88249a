import type { Kysely, Transaction } from 'kysely'
import type { RunCommands } from '#server/storage/command.ts'
import type { Runs } from '#server/storage/database.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import { seconds } from '#shop/time.ts'
import { moveOrder } from './move-order.ts'

type Lapses = { lapseOrder: typeof lapseOrder }

const looksEvery = seconds(1)

/**
 * An order whose mobile answered no code in time ends, and gives back its place and its fish. False: its buyer showed the
 * code, the shop confirmed it, or it ended otherwise.
 */
export async function lapseOrder(
  tx: Transaction<Tables>,
  { orderId, at }: { orderId: string; at: number },
): Promise<{ lapsed: boolean }> {
  const moving = await moveOrder(tx, { orderId, move: 'lapse', by: { command: 'lapse' }, at })
  return { lapsed: 'moved' in moving }
}

const dueOnes = prepared((read, { at }: { at: number }) =>
  read.selectFrom('orders').select('id').where('lapses_at', '<=', at).where('status', '=', 'Pending'),
)

export async function lapseDueOrders(
  { read, run }: { readonly read: Kysely<Tables>; readonly run: RunCommands<Lapses> },
  at: number,
): Promise<void> {
  for (const { id } of (await dueOnes(read, { at })).rows) await run.lapseOrder({ orderId: id, at })
}

/** Ends orders whose time is over. Every process may run one: each order ends once. */
export function startLapseClock({
  database,
  now,
  onError,
}: {
  database: Runs<Lapses>
  now: () => number
  onError: (trouble: unknown) => void
}): { close: () => Promise<void> } {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= lapseDueOrders(database, now())
      .catch(onError)
      .finally(() => (running = undefined))
  }, looksEvery)
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await running
    },
  }
}
