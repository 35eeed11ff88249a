// Places orders while the shop is killed again and again, then counts: npm exec -- node tools/faults/kill.ts [ORDERS] [KILLS]
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { startPostgres } from '#tests/postgres-server.ts'
import { killBench, readable } from './kill-bench.ts'

const [orders = 1000, kills = 20] = process.argv.slice(2).map(Number)
spawnSync(process.execPath, [join(import.meta.dirname, '../build-once.ts')], { stdio: 'inherit' })

const onSqlite = await killBench({ orders, kills })
console.log(readable('SQLite', onSqlite))

const postgres = await startPostgres()
const onPostgres = await killBench({ orders, kills, databaseUrl: postgres.url })
console.log(readable('PostgreSQL', onPostgres))
await postgres.stop()

const isSound = [onSqlite, onPostgres].every(({ lost, doubled, wrongTotals, repeatsThatDiffer, messages }) =>
  [lost, doubled, wrongTotals, repeatsThatDiffer, Math.abs(messages.missing), messages.doubled].every(
    (count) => count === 0,
  ),
)
process.exitCode = isSound ? 0 : 1
