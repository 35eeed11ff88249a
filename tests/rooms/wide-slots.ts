import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { seconds } from '#shop/time.ts'

const widened = 'update delivery_slots set capacity = 1000000'

/** Gives each slot of a running shop room for all of a test: the capacity has tests of its own. */
export async function widenSlots({
  dataDir,
  databaseUrl,
}: {
  dataDir: string
  databaseUrl: string | undefined
}): Promise<void> {
  if (databaseUrl !== undefined) {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(widened)
    await client.end()
    return
  }
  const sqlite = new DatabaseSync(join(dataDir, 'shop.db'), { timeout: seconds(5) })
  sqlite.exec(widened)
  sqlite.close()
}
