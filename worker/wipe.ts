import { drop, keptKeys } from './kept.ts'

/** Everybody's pages stay; those that tell where this person was go. */
export async function wipe(): Promise<void> {
  for (const kind of ['page', 'data'] as const)
    for (const key of await keptKeys(kind)) if (/^\/(myorders|catch|search)\b/.test(key)) await drop(kind, key)
}
