import { keptAt, keptData, keptPages } from '#shop/kept-page.ts'
import { mayBeKept } from './asked.ts'
import { keptIn, stretchOfNow } from './stretch.ts'

export type Kind = 'page' | 'data' | 'file' | 'picture'

/** A cache for each kind. None is named by a version: nothing is thrown away because there is another build. */
const nameOf = { page: keptPages, data: keptData, file: 'files', picture: 'pictures' } as const satisfies Record<
  Kind,
  string
>

const openCache = (kind: Kind): Promise<Cache> => caches.open(nameOf[kind])

/** What is kept under a name. A browser that refuses its storage keeps nothing. */
export async function kept(kind: Kind, key: string): Promise<Response | undefined> {
  try {
    return await (await openCache(kind)).match(key)
  } catch {
    return undefined
  }
}

/**
 * Keeps a copy of an answer, if it may be kept. Where there is no room, pictures go first; what then has none is not kept,
 * nor is an answer that breaks off.
 */
export async function keep(kind: Kind, key: string, answer: Response): Promise<boolean> {
  if (!mayBeKept(kind, answer)) return false
  const headers = new Headers(answer.headers)
  const stretch = kind === 'page' ? await stretchOfNow() : undefined
  headers.set(keptAt, String(Date.now()))
  headers.delete(keptIn)
  if (stretch !== undefined) headers.set(keptIn, stretch)
  const copy = new Response(answer.clone().body, { status: 200, headers })
  const again = copy.clone()
  try {
    await (await openCache(kind)).put(key, copy)
    return true
  } catch (trouble) {
    return isFull(trouble) && kind !== 'picture' && keepWithoutPictures(kind, key, again)
  }
}

const isFull = (trouble: unknown): boolean => trouble instanceof DOMException && trouble.name === 'QuotaExceededError'

async function keepWithoutPictures(kind: Kind, key: string, answer: Response): Promise<boolean> {
  try {
    await caches.delete(nameOf.picture)
    await (await openCache(kind)).put(key, answer)
    return true
  } catch {
    return false
  }
}

/** The names of all that is kept of a kind, the oldest first. */
export async function keptKeys(kind: Kind): Promise<string[]> {
  try {
    return (await (await openCache(kind)).keys()).map(({ url }) => new URL(url).pathname)
  } catch {
    return []
  }
}

export async function drop(kind: Kind, key: string): Promise<void> {
  try {
    await (await openCache(kind)).delete(key)
  } catch {
    // What cannot be reached cannot be read either.
  }
}
