import type { Transaction } from 'kysely'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import { keptSettings, type SetByHand, setByHand, settingNames } from './scale-settings.ts'

/** Pages of the counter that read a scale follow this topic. */
const scaleTopic = 'scale'

interface NewScale {
  /** left out: stays as it is */
  readonly scale?: SetByHand['scale'] | undefined
  readonly layouts?: SetByHand['layouts'] | undefined
  readonly key: string
  readonly by: By
  readonly at: number
}

/** Sets how the scales speak and how their labels are laid out, and writes the act down. */
export function setScale(
  tx: Transaction<Tables>,
  { key, by, at, ...wanted }: NewScale,
): Promise<{ set: true } | { refused: 'set-meanwhile' } | Repeated> {
  const press = { key, thing: 'counter/scale', by, pressed: wanted }
  return once(tx, press, async () => {
    const [before, kept] = [await setByHand(tx), await keptSettings(tx)]
    const after = { scale: wanted.scale ?? before.scale, layouts: wanted.layouts ?? before.layouts }
    for (const part of ['scale', 'layouts'] as const) {
      if (wanted[part] === undefined) continue
      const name = settingNames[part]
      const row = { name, value_json: JSON.stringify(after[part]), changed_at: at }
      if (!(await replace(tx, row, kept.get(name)))) return { refused: 'set-meanwhile' } as const
    }
    await writeAct(tx, { ...press, act: 'set-scale', at, before, after })
    await announce(tx, scaleTopic)
    return { set: true } as const
  })
}

/** Only as it was seen: of two at the same moment one wins. */
async function replace(
  tx: Transaction<Tables>,
  row: Tables['counter_settings'],
  seen: string | undefined,
): Promise<boolean> {
  if (seen === undefined) {
    const added = await tx
      .insertInto('counter_settings')
      .values(row)
      .onConflict((known) => known.column('name').doNothing())
      .executeTakeFirstOrThrow()
    return added.numInsertedOrUpdatedRows === 1n
  }
  const changed = await tx
    .updateTable('counter_settings')
    .set(row)
    .where('name', '=', row.name)
    .where('value_json', '=', seen)
    .executeTakeFirstOrThrow()
  return changed.numUpdatedRows === 1n
}
