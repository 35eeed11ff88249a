import { commands } from './commands.ts'
import { type ClosedCliCommand, type CliCommand, WrongArgs } from './cli-command.ts'
import { backup, backups, restore } from './backups/backups-cli.ts'
import { erase } from './accounts/erase-cli.ts'
import { signOut } from './accounts/sign-out-cli.ts'
import { complaints } from './complaints/complaints-cli.ts'
import { delivery } from './delivery/delivery-cli.ts'
import { orders } from './orders/orders-cli.ts'
import { rates } from './catalogue/rates-cli.ts'
import { reviews } from './reviews/reviews-cli.ts'
import { readSettings, type Settings } from './settings.ts'
import { CannotOpen } from './storage/cannot-open.ts'
import { openDatabase } from './storage/open-database.ts'

// Opening the database brings the tables up to date, so that is all there is to do.
const migrate: CliCommand = {
  use: 'migrate',
  does: 'brings the tables up to date',
  run: async () => 'The tables are up to date.',
}

/** The operator's commands: `npm run shop -- rates set 4 Jumbo "1 kg" 1850`. They work while the shop is open. */
const cliCommands: Readonly<Record<string, CliCommand | ClosedCliCommand>> = {
  rates,
  orders,
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
const cliCommand = cliCommands[name]

if ('problems' in read) fail(read.problems.join('\n'))
else if (cliCommand) await run(cliCommand, read.settings)
else console.log(help())

async function run(chosen: CliCommand | ClosedCliCommand, settings: Settings) {
  const now = Date.now()
  try {
    const said =
      'run' in chosen ? await runOpen(chosen, settings, now) : await chosen.runClosed(words, { settings, now })
    console.log(said)
  } catch (trouble) {
    if (trouble instanceof WrongArgs) fail(`${trouble.message}\nUse: npm run shop -- ${chosen.use}`)
    else if (trouble instanceof CannotOpen) fail(trouble.message)
    else throw trouble
  }
}

async function runOpen(chosen: CliCommand, settings: Settings, now: number): Promise<string> {
  const database = await openDatabase(settings, commands, { alone: false })
  try {
    return await chosen.run(words, { database, settings, now })
  } finally {
    await database.close()
  }
}

function help(): string {
  const rows = Object.values(cliCommands).map(({ use, does }) => `  ${use}\n      ${does}`)
  return ['npm run shop -- COMMAND', ...rows].join('\n')
}

function fail(sentence: string) {
  console.error(sentence)
  process.exitCode = 1
}
