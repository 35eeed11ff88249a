import type { Transaction } from 'kysely'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import { picturesTopic } from './picture-shelf.ts'

interface PictureDescription {
  readonly name: string
  readonly alt: string
  /** what stood there when somebody changed it */
  readonly seen: string
  readonly key: string
  readonly by: By
  readonly at: number
}

/** Changes a picture's alternative text, on every page that shows it. */
export function describePicture(
  tx: Transaction<Tables>,
  { name, alt, seen, key, by, at }: PictureDescription,
): Promise<{ readonly described: true } | { readonly refused: 'picture-described-meanwhile' } | Repeated> {
  const press = { key, thing: `picture/${name}`, by, pressed: { alt, seen } }
  return once(tx, press, async () => {
    const changed = await tx
      .updateTable('pictures')
      .set({ alt })
      .where('name', '=', name)
      .where('alt', '=', seen)
      .executeTakeFirstOrThrow()
    if (changed.numUpdatedRows !== 1n) return { refused: 'picture-described-meanwhile' } as const
    await writeAct(tx, { ...press, act: 'change-pictures', at, before: { alt: seen }, after: { alt } })
    await announce(tx, picturesTopic)
    return { described: true } as const
  })
}
