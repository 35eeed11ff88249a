// Random days in the cold room, judged by a slow model: npm exec -- node bench/faults/stock-days.ts [DAYS] [ENGINES]
// ENGINES are sqlite, postgres or sqlite,postgres, one after the other.

import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sample } from 'fast-check'
import { commands } from '#server/commands.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { playStockDay } from '#tests/models/stock-days.ts'
import { stockDay } from '#tests/models/stock-deeds.ts'
import { startPostgres } from '#tests/running/postgres-server.ts'
import { keptIn } from '#tests/running/room.ts'
import { recordFigure } from '../record-figure.ts'
import { report } from './report.ts'

/** So many are played at once: most of the time is spent waiting for the database. */
const atOnce = 4

const days = Number(process.argv[2] ?? 10_000)
for (const engine of process.argv[3]?.split(',') ?? ['sqlite', 'postgres']) {
  const dataDir = mkdtempSync(join(keptIn(), 'darya-stock-'))
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const database = await openDatabase({ dataDir, databaseUrl: postgres?.url }, commands, { alone: false })
  const waiting = [...sample(stockDay, days).entries()]
  let wrong = 0
  const player = async () => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      const [nr, day] = one
      const faults = await playStockDay(database, day, `fish-${nr}`)
      if (faults.length > 0) console.error(JSON.stringify({ day, faults }))
      wrong += faults.length > 0 ? 1 : 0
    }
  }
  await Promise.all(Array.from({ length: atOnce }, player))
  await database.close()
  await postgres?.stop()
  rmSync(dataDir, { recursive: true, force: true })
  report(`${days} days on ${engine}`, undefined, { 'days that do not add up': [wrong, 0] })
  recordFigure(`stock-days-${engine}`, `${wrong} of ${days} days`)
}
