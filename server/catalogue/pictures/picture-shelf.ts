import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import type { Changes, TopicListener } from '#server/storage/watch-changes.ts'
import type { MadePicture } from '#shop/catalogue/picture-rules.ts'
import { keptPictures } from './pictures-store.ts'

export interface PictureShelf {
  named(name: string): MadePicture | undefined
  /** Calls back with 'picture/<name>' for each that is new or has a new description. */
  onChange(listener: TopicListener): void
}

export const picturesTopic = 'pictures'

export const pictureTopic = (name: string): string => `picture/${name}`

/** Keeps in memory what pages say of the pictures that staff sent, and reads it again when it changes. */
export async function openPictureShelf(
  read: Kysely<Tables>,
  changes: Pick<Changes, 'onChange'>,
): Promise<PictureShelf> {
  const listeners: TopicListener[] = []
  let pictures = await shelfOf(read)

  changes.onChange(async (topics) => {
    if (!topics.includes(picturesTopic)) return
    const before = pictures
    pictures = await shelfOf(read)
    const touched = [...pictures.values()].filter(({ name, alt }) => before.get(name)?.alt !== alt)
    if (touched.length === 0) return
    for (const listener of listeners) await listener(touched.map(({ name }) => pictureTopic(name)))
  })

  return { named: (name) => pictures.get(name), onChange: (listener) => void listeners.push(listener) }
}

const shelfOf = async (read: Kysely<Tables>): Promise<ReadonlyMap<string, MadePicture>> =>
  new Map((await keptPictures(read)).map((picture) => [picture.name, picture]))
