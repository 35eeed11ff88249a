import { join } from 'node:path'
import { statSync } from 'node:fs'
import type { Log } from '#server/http/log.ts'
import type { Settings } from '#server/settings/settings.ts'

/** A shop on SQLite from which PostgreSQL takes over nothing. */
export function sayShopLeft(
  log: Pick<Log, 'warn'>,
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
): void {
  const file = join(dataDir, 'shop.db')
  if (databaseUrl !== undefined && (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0)
    log.warn(
      { file },
      'the orders and people of this file are not in PostgreSQL and are not served: unset DATABASE_URL to go on with them, or move the file away',
    )
}
