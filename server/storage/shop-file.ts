import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** The one file in which SQLite keeps the shop; its folder is made where there is none. */
export function shopFile(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  return join(dataDir, 'shop.db')
}
