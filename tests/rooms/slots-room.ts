import type { APIRequestContext } from '@playwright/test'
import type { Transaction } from 'kysely'
import { slotsTopic } from '#server/slots/slots-store.ts'
import { announce } from '#server/storage/changes.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { ShownSlot } from '#shop/slots/slots.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { expect } from '#tests/running/shop.ts'

/** What others have done to a slot meanwhile. */
export type Meanwhile = 'filled' | 'closed' | 'over' | 'free'

interface SlotMeanwhile {
  readonly name: string
  readonly now: Meanwhile
}

/** In a new shop the slots of a day have their names as ids. */
async function setSlot(tx: Transaction<Tables>, { name, now }: SlotMeanwhile): Promise<void> {
  const set = tx.updateTable('delivery_slots').where('id', '=', name)
  if (now === 'filled') await set.set((row) => ({ taken: row.ref('capacity') })).execute()
  if (now === 'free') await set.set({ taken: 0, is_open: 1 }).execute()
  if (now === 'closed') await set.set({ is_open: 0 }).execute()
  if (now === 'over') await set.set({ cut_off_at: Date.now() - 1 }).execute()
  await announce(tx, slotsTopic)
}

/** Read by the thread that writes, by the address of this file. @public */
export const commands = { list: { setSlot }, at: import.meta.url }

/** The same in a shop that runs. Whether the shop has heard of it is for a journey to wait for, or not. */
export async function meanwhile({ dataDir }: RunningShop, names: readonly string[], now: Meanwhile): Promise<void> {
  const database = await openDatabase({ dataDir }, commands, { alone: false })
  try {
    for (const name of names) await database.run.setSlot({ name, now })
  } finally {
    await database.close()
  }
}

/** What can be ordered for, as the shop tells it. */
export async function slotsOf(request: APIRequestContext, pincode = '400012'): Promise<readonly ShownSlot[]> {
  const answer = await request.get(`/slots?${new URLSearchParams({ pincode })}`)
  expect(answer.status()).toBe(200)
  return ((await answer.json()) as { slots: ShownSlot[] }).slots
}
