import type { Transaction } from 'kysely'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import { byInOneWord } from '#shop/by.ts'
import type { TakenPicture } from './picture-maker.ts'
import { picturesTopic } from './picture-shelf.ts'

interface NewPicture {
  readonly picture: TakenPicture
  readonly alt: string
  readonly key: string
  readonly by: By
  readonly at: number
}

/** Notes a picture whose files are in their place. The same file again is the picture that is there, as it is described. */
export function addPicture(
  tx: Transaction<Tables>,
  { picture, alt, key, by, at }: NewPicture,
): Promise<{ readonly added: boolean } | Repeated> {
  const { name, width, height, colour, files, original, originalBytes } = picture
  const press = { key, thing: `picture/${name}`, by, pressed: { alt } }
  return once(tx, press, async () => {
    const added = await tx
      .insertInto('pictures')
      .values({
        name,
        alt,
        width,
        height,
        colour,
        files_json: JSON.stringify(files),
        original,
        original_bytes: originalBytes,
        added_by: byInOneWord(by),
        added_at: at,
      })
      .onConflict((known) => known.column('name').doNothing())
      .executeTakeFirstOrThrow()
    if (added.numInsertedOrUpdatedRows !== 1n) return { added: false }
    await writeAct(tx, { ...press, act: 'change-pictures', at, after: { alt, width, height } })
    await announce(tx, picturesTopic)
    return { added: true }
  })
}
