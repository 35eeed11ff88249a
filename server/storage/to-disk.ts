import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Until a sync, a file or a name is only in memory. */
export function toDisk(path: string): void {
  const open = openSync(path, 'r')
  try {
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
}
