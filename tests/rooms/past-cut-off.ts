import { openDatabase } from '#server/storage/open-database.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { commands } from './slot-commands.ts'

/** From now on its buyer can no longer change an order, and it may be cut: a test waits for no cut-off. */
export async function pastCutOff(
  { dataDir }: Pick<RunningShop, 'dataDir'>,
  { id }: { readonly id: string },
): Promise<void> {
  const database = await openDatabase({ dataDir }, commands, { alone: false })
  try {
    await database.run.setCutOff({ orderId: id, until: Date.now() })
  } finally {
    await database.close()
  }
}
