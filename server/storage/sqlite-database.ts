import { Kysely } from 'kysely'
import type { Database } from '#server/storage/database.ts'
import { type CommandList, type Commands, runCommands } from '#server/storage/command.ts'
import { type OnFall, startWriter } from '#server/storage/hand-over.ts'
import { refuseForeignFile } from '#server/storage/foreign.ts'
import { migrate } from '#server/storage/migrate.ts'
import { migrations } from '#server/storage/migrations.ts'
import { lookBefore } from '#server/storage/look-before.ts'
import { openReadiness } from '#server/storage/readiness.ts'
import { makeOwnFile } from '#server/storage/rights.ts'
import { shopFile } from '#server/storage/shop-file.ts'
import { takeShopLock } from '#server/storage/shop-lock.ts'
import { NodeSqliteDialect, openSqlite } from '#server/storage/sqlite.ts'
import type { Tables } from '#server/storage/tables.ts'
import { seconds } from '#shop/time.ts'

/** Another process that starts at the same time may run the same migrations. */
const waits = seconds(10)

export async function openSqliteDatabase<List extends Commands>(
  dataDir: string,
  commands: CommandList<List>,
  { alone, onFall, signs }: { alone: boolean; onFall: OnFall; signs: readonly string[] },
): Promise<Database<List>> {
  const path = shopFile(dataDir)
  refuseForeignFile(path)
  const lock = alone ? takeShopLock(dataDir) : undefined
  try {
    const { lost, done } = await lookBefore(dataDir, { signs, at: Date.now() })
    makeOwnFile(path)
    await migrateSqlite(dataDir).finally(done)
    const reading = openSqlite(path, { readOnly: true })
    const writer = startWriter({ path, commandsAt: commands.at, notesIn: alone ? dataDir : undefined, onFall })
    const read = new Kysely<Tables>({ dialect: new NodeSqliteDialect(reading) })
    const readiness = openReadiness({
      answers: () => read.selectFrom('migrations').select('id').where('id', '=', '').executeTakeFirstOrThrow(),
      takesWrites: writer.takesWrites,
      probeIsCommand: false,
    })
    return {
      engine: 'sqlite',
      read,
      lost,
      run: runCommands(commands.list, (name, wanted) => readiness.watch(writer.run(name, wanted))),
      ready: readiness.isReady,
      async close() {
        // The writer closes last: it checkpoints the log, so that one whole file is left.
        if (reading.isOpen) reading.close()
        await writer.close()
        lock?.release()
      },
    }
  } catch (error) {
    lock?.release()
    throw error
  }
}

export async function migrateSqlite(dataDir: string): Promise<string[]> {
  const sqlite = openSqlite(shopFile(dataDir))
  try {
    const database = new Kysely<Tables>({ dialect: new NodeSqliteDialect(sqlite, { waits }) })
    return await migrate(database, 'sqlite', migrations, Date.now())
  } finally {
    sqlite.close()
  }
}
