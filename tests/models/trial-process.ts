import type { Where } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { migratePostgres } from '#server/storage/postgres-database.ts'
import { migrateSqlite } from '#server/storage/sqlite-database.ts'
import { commands } from './trial-commands.ts'

/** A process beside the tests: it may be killed, or die. Run as `node tests/models/trial-process.ts <part> <where>`. */
const parts = { migrate, migrateAloud, serve, markUntilKilled, fall }

const [part, where] = process.argv.slice(2)
await parts[part as keyof typeof parts](JSON.parse(where ?? '{}') as Where)

async function migrate({ dataDir, databaseUrl }: Where) {
  say(JSON.stringify(await (databaseUrl ? migratePostgres(databaseUrl) : migrateSqlite(dataDir))))
}

/** Says when it begins, to be killed soon after. */
async function migrateAloud(where: Where) {
  say('now')
  await migrate(where)
}

async function serve(where: Where) {
  await openDatabase(where, commands)
  say('serving')
}

/** Says each mark when it is answered, and not before. */
async function markUntilKilled(where: Where) {
  const { run } = await openDatabase(where, commands)
  async function marker(who: string) {
    for (let at = 0; ; at += 1) {
      await run.mark({ who, at })
      say(`${who} ${at}`)
    }
  }
  await Promise.all(['asha', 'bina', 'chitra', 'devi'].map(marker))
}

async function fall(where: Where) {
  const { run } = await openDatabase(where, commands)
  await Promise.all([
    run.fall().catch((error: Error) => say(error.name)),
    run.mark({ who: 'asha', at: 1 }).catch((error: Error) => say(error.name)),
  ])
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
