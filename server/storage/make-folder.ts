import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * A folder that only the shop's own user can read, with those above it. Node's own `recursive` never ends where the
 * system says that a folder is missing and lets nobody make it, as in /proc.
 */
export function makeFolder(path: string): void {
  const whole = resolve(path)
  if (isFolder(whole)) return
  if (dirname(whole) !== whole) makeFolder(dirname(whole))
  try {
    mkdirSync(whole, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(whole)) throw error
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}
