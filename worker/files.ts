import { drop, keep, kept, keptKeys } from './kept.ts'
import { beginStretch } from './stretch.ts'

const mostPictures = 80

/** What never changes under its name: the kept one, else from the network. */
export function answerFile(event: FetchEvent, kind: 'file' | 'picture', key: string): void {
  event.respondWith(fileFor(event, kind, key))
}

async function fileFor(event: FetchEvent, kind: 'file' | 'picture', key: string): Promise<Response> {
  const known = await kept(kind, key)
  if (known !== undefined) return known
  const answer = await fetch(event.request)
  // A kept page may be of a build that the shop has no more.
  if (answer.status === 404) event.waitUntil(beginStretch())
  event.waitUntil(keepFile(kind, key, answer.clone()))
  return answer
}

async function keepFile(kind: 'file' | 'picture', key: string, answer: Response) {
  await keep(kind, key, answer)
  if (kind === 'picture') await dropOldPictures()
}

/** Of the pictures that were seen the newest stay: a cache gives its names in the order in which they came. */
async function dropOldPictures() {
  const seen = await keptKeys('picture')
  for (const key of seen.slice(0, Math.max(0, seen.length - mostPictures))) await drop('picture', key)
}
