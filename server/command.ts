import { deeds } from './deeds.ts'
import { type Errand, WrongWords } from './errand.ts'
import { delivery } from './delivery/delivery-errand.ts'
import { rates } from './catalogue/rates-errand.ts'
import { reviews } from './reviews/reviews-errand.ts'
import { readSettings, type Settings } from './settings.ts'
import { openDatabase } from './storage/open-database.ts'

// Opening the database brings the tables up to date, so that is all there is to do.
const migrate: Errand = {
  use: 'migrate',
  does: 'brings the tables up to date',
  run: async () => 'The tables are up to date.',
}

/** The operator's commands: `npm run shop -- rates set 4 Jumbo "1 kg" 1850`. They work while the shop is open. */
const errands: Readonly<Record<string, Errand>> = { rates, delivery, reviews, migrate }

const [name = 'help', ...words] = process.argv.slice(2)
const read = readSettings(process.env)
const errand = errands[name]

if ('problems' in read) fail(read.problems.join('\n'))
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

function help(): string {
  const rows = Object.values(errands).map(({ use, does }) => `  ${use}\n      ${does}`)
  return ['npm run shop -- COMMAND', ...rows].join('\n')
}

function fail(sentence: string) {
  console.error(sentence)
  process.exitCode = 1
}
