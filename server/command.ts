import { deeds } from './deeds.ts'
import { type Errand, WrongWords } from './errand.ts'
import { delivery } from './delivery/delivery-errand.ts'
import { rates } from './catalogue/rates-errand.ts'
import { readSettings, type Settings } from './settings.ts'
import { migrateDatabase, openDatabase } from './storage/database.ts'

/** The operator's commands: `npm run shop -- rates set 4 Jumbo "1 kg" 1850`. They work while the shop is open. */
const errands: Readonly<Record<string, Errand>> = { rates, delivery }

const [name = 'help', ...words] = process.argv.slice(2)
const read = readSettings(process.env)
const errand = errands[name]

if ('problems' in read) fail(read.problems.join('\n'))
else if (name === 'migrate') console.log(await migrated(read.settings))
else if (errand) await run(errand, read.settings)
else console.log(help())

async function run(chosen: Errand, settings: Settings) {
  const database = await openDatabase(settings, deeds, { alone: false })
  try {
    console.log(await chosen.run(words, { database, settings, now: Date.now() }))
  } catch (trouble) {
    if (!(trouble instanceof WrongWords)) throw trouble
    fail(`${trouble.message}\nUse: npm run shop -- ${chosen.use}`)
  } finally {
    await database.close()
  }
}

/** A start does the same; by command it can be done before the new version is started. */
async function migrated(settings: Settings): Promise<string> {
  const done = await migrateDatabase(settings)
  return done.length === 0 ? 'The tables are up to date.' : `The tables were brought up to date: ${done.join(', ')}.`
}

function help(): string {
  const rows = Object.values(errands).map(({ use, does }) => `  ${use}\n      ${does}`)
  return ['npm run shop -- COMMAND', ...rows, '  migrate\n      brings the tables up to date'].join('\n')
}

function fail(sentence: string) {
  console.error(sentence)
  process.exitCode = 1
}
