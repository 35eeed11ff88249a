import { deeds } from './deeds.ts'
import { type ClosedErrand, type Errand, WrongWords } from './errand.ts'
import { backup, backups, restore } from './backups/backups-errands.ts'
import { erase } from './accounts/erase-errand.ts'
import { signOut } from './accounts/sign-out-errand.ts'
import { complaints } from './complaints/complaints-errand.ts'
import { delivery } from './delivery/delivery-errand.ts'
import { rates } from './catalogue/rates-errand.ts'
import { reviews } from './reviews/reviews-errand.ts'
import { readSettings, type Settings } from './settings.ts'
import { CannotOpen } from './storage/cannot-open.ts'
import { openDatabase } from './storage/open-database.ts'

// Opening the database brings the tables up to date, so that is all there is to do.
const migrate: Errand = {
  use: 'migrate',
  does: 'brings the tables up to date',
  run: async () => 'The tables are up to date.',
}

/** The operator's commands: `npm run shop -- rates set 4 Jumbo "1 kg" 1850`. They work while the shop is open. */
const errands: Readonly<Record<string, Errand | ClosedErrand>> = {
  rates,
  delivery,
  reviews,
  complaints,
  erase,
  'sign-out': signOut,
  migrate,
  backup,
  backups,
  restore,
}

const [name = 'help', ...words] = process.argv.slice(2)
const read = readSettings(process.env)
const errand = errands[name]

if ('problems' in read) fail(read.problems.join('\n'))
else if (errand) await run(errand, read.settings)
else console.log(help())

async function run(chosen: Errand | ClosedErrand, settings: Settings) {
  const now = Date.now()
  try {
    const said =
      'run' in chosen ? await runOpen(chosen, settings, now) : await chosen.runClosed(words, { settings, now })
    console.log(said)
  } catch (trouble) {
    if (trouble instanceof WrongWords) fail(`${trouble.message}\nUse: npm run shop -- ${chosen.use}`)
    else if (trouble instanceof CannotOpen) fail(trouble.message)
    else throw trouble
  }
}

async function runOpen(chosen: Errand, settings: Settings, now: number): Promise<string> {
  const database = await openDatabase(settings, deeds, { alone: false })
  try {
    return await chosen.run(words, { database, settings, now })
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
