import type { Transaction } from 'kysely'
import { catalogueTopic } from '#server/catalogue/catalogue-store.ts'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'

interface NewTolerance {
  readonly key: string
  readonly by: By
  readonly at: number
  readonly productId: number
  readonly percent: number
  readonly reason: string
}

/** Sets what a line of a product may weigh too much. What shoppers are shown as the most changes with it; placed orders keep theirs. */
export function setTolerance(
  tx: Transaction<Tables>,
  { key, by, at, productId, percent, reason }: NewTolerance,
): Promise<{ set: true } | { refused: 'no-such-product' | 'set-meanwhile' } | Repeated> {
  const press = { key, thing: `product/${productId}`, by, pressed: { percent, reason } }
  return once(tx, press, async () => {
    const product = await tx
      .selectFrom('products')
      .select('tolerance_percent')
      .where('id', '=', productId)
      .executeTakeFirst()
    if (product === undefined) return { refused: 'no-such-product' } as const
    const changed = await tx
      .updateTable('products')
      .set({ tolerance_percent: percent })
      .where('id', '=', productId)
      .where('tolerance_percent', '=', product.tolerance_percent)
      .executeTakeFirstOrThrow()
    if (changed.numUpdatedRows === 0n) return { refused: 'set-meanwhile' } as const
    const [before, after] = [{ tolerance: product.tolerance_percent }, { tolerance: percent }]
    await writeAct(tx, { ...press, act: 'set-scale', at, before, after, reason })
    if (percent !== product.tolerance_percent) await announce(tx, catalogueTopic)
    return { set: true } as const
  })
}
