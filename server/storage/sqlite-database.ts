import { constants, copyFileSync, existsSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { type CommandList, type Commands, runCommands } from '#server/storage/command.ts'
import type { Database, Lost } from '#server/storage/database.ts'
import { onEngine } from '#server/storage/engine-of.ts'
import { refuseForeignFile } from '#server/storage/foreign.ts'
import { type OnFall, startWriter } from '#server/storage/hand-over.ts'
import { holdsShop, migrate } from '#server/storage/migrate.ts'
import { migrations } from '#server/storage/migrations.ts'
import { openReadiness } from '#server/storage/readiness.ts'
import { makeOwnFile } from '#server/storage/rights.ts'
import { logBeside, shopFile } from '#server/storage/shop-file.ts'
import { takeShopLock } from '#server/storage/shop-lock.ts'
import { NodeSqliteDialect, openSqlite } from '#server/storage/sqlite.ts'
import type { Tables } from '#server/storage/tables.ts'
import { seconds } from '#shop/time.ts'
import { LostShop } from './lost-shop.ts'
import { commitsIn, missingCommits, readProgress } from './progress-note.ts'

/**
 * Checks the files of an earlier run before the first write: whether the shop is there, and whether everything
 * acknowledged is there. If something is missing, the files are copied aside as they were.
 */
async function lookBefore(
  dataDir: string,
  { signs, at }: { signs: readonly string[]; at: number },
): Promise<{ lost: Lost | undefined; done: () => void }> {
  const path = shopFile(dataDir)
  // Read first: another process may write meanwhile, and then the database is ahead.
  const noted = readProgress(dataDir)
  const sqlite = existsSync(path) && statSync(path).size > 0 ? openToLook(path) : undefined
  const done = () => sqlite?.close()
  try {
    if (signs.length > 0 && !(sqlite && (await holdsShop(asked(sqlite))))) throw new LostShop(dataDir, signs)
    const found = sqlite && commitsOrNothing(sqlite)
    const commits = noted === undefined || found === undefined ? 0 : missingCommits({ noted, found })
    return { lost: commits > 0 ? { commits, aside: keepAside(path, at) } : undefined, done }
  } catch (error) {
    done()
    throw error
  }
}

/** Stays open until the shop is open, so that the log is read only once. */
const openToLook = (path: string) => new DatabaseSync(path, { readOnly: true, timeout: seconds(5) })

const asked = (sqlite: DatabaseSync) => new Kysely<Tables>({ dialect: new NodeSqliteDialect(sqlite) })

/** A file that cannot be read fails when it is opened, which comes next. */
function commitsOrNothing(sqlite: DatabaseSync): number | undefined {
  try {
    return commitsIn(sqlite)
  } catch {
    return undefined
  }
}

function keepAside(path: string, at: number): string {
  const aside = path.replace(/\.db$/, `-behind-${new Date(at).toISOString().replaceAll(/[:.]/g, '-')}.db`)
  for (const [from, to] of [
    [path, aside],
    [logBeside(path), logBeside(aside)],
  ] as const) {
    if (!existsSync(from)) continue
    makeOwnFile(to)
    copyFileSync(from, to, constants.COPYFILE_FICLONE)
  }
  return aside
}

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
    const read = onEngine(new Kysely<Tables>({ dialect: new NodeSqliteDialect(reading) }), 'sqlite')
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
