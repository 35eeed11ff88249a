import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import type { MadePicture, PictureFile } from '#shop/catalogue/picture-rules.ts'

export interface StoredPicture extends MadePicture {
  readonly addedBy: string
  readonly addedAt: number
}

/** Those that staff sent, the newest first. */
export async function keptPictures(read: Kysely<Tables>): Promise<readonly StoredPicture[]> {
  const rows = await pictureRows(read).orderBy('added_at', 'desc').orderBy('name').execute()
  return rows.map(pictureIn)
}

/** Of these names those that staff sent; the others came with the shop. */
export async function picturesNamed(read: Kysely<Tables>, names: readonly string[]): Promise<readonly StoredPicture[]> {
  if (names.length === 0) return []
  return (await pictureRows(read).where('name', 'in', names).execute()).map(pictureIn)
}

export async function keptPicture(read: Kysely<Tables>, name: string): Promise<StoredPicture | undefined> {
  const row = await pictureRows(read).where('name', '=', name).executeTakeFirst()
  return row && pictureIn(row)
}

const pictureRows = (read: Kysely<Tables>) =>
  read.selectFrom('pictures').select(['name', 'alt', 'width', 'height', 'colour', 'files_json', 'added_by', 'added_at'])

type Row = Awaited<ReturnType<ReturnType<typeof pictureRows>['execute']>>[number]

const pictureIn = ({ files_json, added_by, added_at, ...row }: Row): StoredPicture => ({
  ...row,
  files: JSON.parse(files_json) as PictureFile[],
  addedBy: added_by,
  addedAt: added_at,
})
