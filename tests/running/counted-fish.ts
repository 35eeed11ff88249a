import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Transaction } from 'kysely'
import { catalogueTopic } from '#server/catalogue/catalogue-store.ts'
import { count } from '#server/stock/cells/hand-acts.ts'
import { announce } from '#server/storage/changes.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { shopDay, startOfShopDay } from '#shop/moment.ts'
import type { Cell } from '#shop/stock/stock-cell.ts'
import { days, hours } from '#shop/time.ts'
import { paplet } from '#tests/journeys/catalogue/product-page.ts'
import type { RunningShop } from './running-shop.ts'

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

/** Read by the thread that writes, by the address of this file. @public */
export const commands = { list: { countFish }, at: import.meta.url }

/** The same in a shop that runs. */
async function countedAt({ dataDir }: RunningShop, ...fish: readonly CountedFish[]): Promise<void> {
  const database = await openDatabase({ dataDir }, commands, { alone: false })
  try {
    for (const one of fish) await database.run.countFish(one)
  } finally {
    await database.close()
  }
}

/** Counts, and waits until the page of a product tells it. */
export async function counts(
  { request }: Page,
  shop: RunningShop,
  fish: CountedFish,
  told: RegExp,
  path: string = paplet,
): Promise<void> {
  await countedAt(shop, fish)
  await expect.poll(async () => told.test(await (await request.get(path)).text())).toBe(true)
}

/** The page of the lobster, which has no sizes. */
export const lobster = '/lobsterDetails/19'

export const lobsters = (kilos: number): CountedFish => ({ species: 'lobster', size: '', kilos })

export const tomorrowAtSeven = (): number => startOfShopDay(shopDay(Date.now())) + days(1) + hours(7)
