import type { Kysely } from 'kysely'
import type { Settings } from '#server/settings/settings.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Changes } from '#server/storage/watch-changes.ts'

/** Announced when the shop opens: every page of a closed shop says that it opens soon. */
export const openingTopic = 'opening'

/** The row of `counter_settings` that says that an owner has opened the shop. */
export const openedSetting = 'opened'

export interface Opening {
  /** whether shoppers can order: as of the last look at the changes */
  isOpen(): boolean
}

/** A shop on trial is open. A live one is closed until an owner has nodded its rates; it never closes again. */
export async function openOpening(
  read: Kysely<Tables>,
  { mode, changes }: { readonly mode: Settings['mode']; readonly changes: Pick<Changes, 'onChange' | 'lookIfLate'> },
): Promise<Opening> {
  if (mode === 'trial') return { isOpen: () => true }
  let opened = await wasOpened(read)
  changes.onChange(async (topics) => {
    if (topics.includes(openingTopic)) opened = await wasOpened(read)
  })
  return {
    isOpen() {
      if (!opened) changes.lookIfLate()
      return opened
    },
  }
}

/** A shop that ever confirmed an order of a customer was open, whether or not anybody was asked then. */
export async function wasOpened(read: Kysely<Tables>): Promise<boolean> {
  const nodded = await read
    .selectFrom('counter_settings')
    .select('name')
    .where('name', '=', openedSetting)
    .executeTakeFirst()
  if (nodded) return true
  const confirmed = await read
    .selectFrom('order_moves')
    .innerJoin('orders', 'orders.id', 'order_moves.order_id')
    .select('move')
    .where('move', '=', 'confirm')
    .where('is_try', '=', 0)
    .limit(1)
    .executeTakeFirst()
  return confirmed !== undefined
}
