import type { Transaction } from 'kysely'
import { catalogueVersion } from '#server/catalogue/catalogue-version.ts'
import { takeTurn } from '#server/catalogue/take-turn.ts'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import { openedSetting, openingTopic, wasOpened } from './opening.ts'

type OpeningShop = { readonly opened: true } | { readonly refused: 'rates-changed-since' } | Repeated

/** Opens the shop at the rates that its owner saw: while one of them changed since, nothing is opened. */
export function openShop(
  tx: Transaction<Tables>,
  { key, by, at, seen }: { readonly key: string; readonly by: By; readonly at: number; readonly seen: number },
): Promise<OpeningShop> {
  const press = { key, thing: 'opening', by, pressed: { seen } }
  return once<Exclude<OpeningShop, Repeated>>(tx, press, async () => {
    await takeTurn(tx)
    if (await wasOpened(tx)) return { opened: true }
    if ((await catalogueVersion(tx)) !== seen) return { refused: 'rates-changed-since' }
    await tx
      .insertInto('counter_settings')
      .values({ name: openedSetting, value_json: 'true', changed_at: at })
      .onConflict((known) => known.column('name').doNothing())
      .execute()
    await writeAct(tx, { ...press, act: 'open-shop', at })
    await announce(tx, openingTopic)
    return { opened: true }
  })
}
