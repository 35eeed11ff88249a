import { spokenAt } from '#shop/languages.ts'
import { drop, keptKeys } from './kept.ts'

/** Everybody's pages stay. Which fish somebody had is written on their slip alone: those pages go with the person. */
export async function wipe(): Promise<void> {
  for (const kind of ['page', 'data'] as const)
    for (const key of await keptKeys(kind)) if (/^\/catch\//i.test(spokenAt(key).path)) await drop(kind, key)
}
