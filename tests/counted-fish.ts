import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { catalogueTopic } from '#server/catalogue/catalogue-store.ts'
import { count } from '#server/stock/hand-acts.ts'
import { announce } from '#server/storage/changes.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Cell } from '#shop/stock-cell.ts'
import type { RunningShop } from '#tests/running-shop.ts'

/** What somebody of staff counts of a fish, and when more of it comes. */
export interface CountedFish extends Cell {
  readonly kilos: number
  readonly backAt?: number
}

/** Staff count a fish. */
async function countFish(tx: Transaction<Tables>, { species, size, kilos, backAt }: CountedFish): Promise<void> {
  const cell = { species, size }
  await count(tx, cell, kilos * 1000, { by: { command: 'stock' }, at: Date.now(), key: randomUUID() })
  if (backAt === undefined) return
  await tx
    .updateTable('stock_cells')
    .set({ back_at: backAt })
    .where('species', '=', species)
    .where('size', '=', size)
    .execute()
  await announce(tx, catalogueTopic)
}

export const commands = { list: { countFish }, at: import.meta.url }

/** The same in a shop that runs. */
export async function countedAt({ dataDir }: RunningShop, ...fish: readonly CountedFish[]): Promise<void> {
  const database = await openDatabase({ dataDir }, commands, { alone: false })
  try {
    for (const one of fish) await database.run.countFish(one)
  } finally {
    await database.close()
  }
}
