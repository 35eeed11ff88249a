import { mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder, and those above it, that only the shop's user can read. Node's `recursive` never ends where the
 * system reports a missing folder and refuses to make it, as in /proc.
 */
export function makeFolder(path: string): void {
  const whole = resolve(path)
  if (isFolder(whole)) return
  if (dirname(whole) !== whole) makeFolder(dirname(whole))
  try {
    mkdirSync(whole, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it in the meantime.
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
