import type { Transaction } from 'kysely'
import { catalogueTopic } from '#server/catalogue/catalogue-store.ts'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import type { OwnYield } from '#shop/catalogue/rates/yields.ts'

interface NoddingYield {
  readonly species: string
  readonly cut: string
  /** what the weighings say now */
  readonly own: OwnYield
  readonly key: string
  readonly by: By
  readonly at: number
}

/** The shop's own figure takes the place of the one before: its pages say it from now on. */
export function nodYield(
  tx: Transaction<Tables>,
  { species, cut, own, key, by, at }: NoddingYield,
): Promise<{ readonly nodded: true } | Repeated> {
  const press = { key, thing: `yield/${cut}/${species}`, by, pressed: { percent: own.percent } }
  return once(tx, press, async () => {
    const row = {
      percent: own.percent,
      from_percent: own.from,
      to_percent: own.to,
      samples: own.samples,
      nodded_by: byInOneWord(by),
      nodded_at: at,
    }
    const before = await tx
      .selectFrom('yields')
      .select('percent')
      .where('species', '=', species)
      .where('cut', '=', cut)
      .executeTakeFirst()
    await tx
      .insertInto('yields')
      .values({ species, cut, ...row })
      .onConflict((known) => known.columns(['species', 'cut']).doUpdateSet(row))
      .execute()
    await announce(tx, catalogueTopic)
    await writeAct(tx, { ...press, act: 'nod-yields', at, before: before ?? {}, after: { species, cut, ...own } })
    return { nodded: true } as const
  })
}
