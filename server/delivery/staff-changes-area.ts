import type { Transaction } from 'kysely'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import type { Pincode } from '#shop/delivery/delivery.ts'
import { addToArea, removeFromArea } from './change-area.ts'

interface StaffAreaChange {
  readonly key: string
  readonly by: By
  readonly at: number
  readonly pincode: Pincode
  readonly change: 'add' | 'remove'
}

/** Adds a pincode to the delivery area or takes it out, and writes the act down. */
export function staffChangesArea(
  tx: Transaction<Tables>,
  { key, by, at, pincode, change }: StaffAreaChange,
): Promise<{ changed: true } | { refused: 'already' } | Repeated> {
  const press = { key, thing: `pincode/${pincode}`, by, pressed: { change } }
  return once(tx, press, async () => {
    const isChanged =
      change === 'add'
        ? (await addToArea(tx, { pincode, by, addedAt: at })).added
        : (await removeFromArea(tx, { pincode })).removed
    if (!isChanged) return { refused: 'already' } as const
    const isIn = change === 'add'
    const [before, after] = [{ delivered: !isIn }, { delivered: isIn }]
    await writeAct(tx, { ...press, act: 'change-area', at, before, after })
    return { changed: true } as const
  })
}
