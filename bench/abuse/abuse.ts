// Tries each abuse many times over: npm exec -- node bench/abuse/abuse.ts [keys,tokens] [--engine sqlite|postgres] [--times 1000]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '#server/storage/open-database.ts'
import type { Open } from '#tests/running/databases.ts'
import { startPostgres } from '#tests/running/postgres-server.ts'
import { report } from '../faults/report.ts'
import { recordFigure } from '../record-figure.ts'
import { trials } from './trials.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { engine: { type: 'string', default: 'sqlite' }, times: { type: 'string' } },
})
const names = positionals[0]?.split(',') ?? Object.keys(trials)

for (const name of names) {
  const trial = trials[name]
  if (!trial) throw new Error(`there is no trial '${name}', only ${Object.keys(trials).join(', ')}`)
  const place = await freshPlace()
  const began = performance.now()
  const figures = await trial.run(place.open, Number(values.times ?? trial.long))
  report(`${name}, ${values.engine}: ${trial.title}`, undefined, {
    ...figures,
    'seconds that it took': [(performance.now() - began) / 1000],
  })
  const broken = Object.entries(figures).filter(([, [found, most]]) => most !== undefined && !(found <= most))
  recordFigure(`abuse-${name}`, `${broken.length} bounds broken in ${values.times ?? trial.long}`)
  await place.close()
}

async function freshPlace() {
  const dataDir = mkdtempSync(join(tmpdir(), 'darya-abuse-'))
  const postgres = values.engine === 'postgres' ? await startPostgres() : undefined
  const opened: { close: () => Promise<void> }[] = []
  const open: Open = async (commands) => {
    const database = await openDatabase({ dataDir, ...(postgres ? { databaseUrl: postgres.url } : {}) }, commands, {
      alone: false,
    })
    opened.push(database)
    return database
  }
  return {
    open,
    async close() {
      for (const database of opened) await database.close()
      await postgres?.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
