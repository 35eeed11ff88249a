import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { letIn } from '#server/accounts/let-in-cli.ts'
import { catalogue } from '#server/catalogue/editing/catalogue-cli.ts'
import { rates } from '#server/catalogue/rates/rates-cli.ts'
import { certificate } from '#server/certificate/certificate-cli.ts'
import { complaints } from '#server/complaints/complaints-cli.ts'
import { delivery } from '#server/delivery/delivery-cli.ts'
import { erase } from '#server/erasing/erase-cli.ts'
import { budgetOf } from '#server/messages/messaging.ts'
import { open } from '#server/opening/opening-cli.ts'
import { withShopFacts } from '#server/opening/shop-facts.ts'
import { backup, backups, restore } from '#server/operator/backups/backups-cli.ts'
import { newShop } from '#server/operator/backups/new-shop-cli.ts'
import { signsOfShop } from '#server/operator/backups/signs-of-shop.ts'
import { didYouMean, refuseWrongArgs } from '#server/operator/cli-use.ts'
import { messages } from '#server/operator/messages-cli.ts'
import { orders } from '#server/orders/moves/orders-cli.ts'
import { reviews } from '#server/reviews/reviews-cli.ts'
import { sampleDay } from '#server/sample-day/sample-day-cli.ts'
import { pepperOf } from '#server/settings/pepper.ts'
import { openSecrets } from '#server/settings/secrets.ts'
import type { Settings } from '#server/settings/settings.ts'
import { settingsNow } from '#server/settings/settings-now.ts'
import { signOut } from '#server/staff/sign-out-cli.ts'
import { staff } from '#server/staff/staff-cli.ts'
import { endWith } from '#server/start/end-with.ts'
import { lackedWhenOpened } from '#server/storage/database.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { version } from '#shop/version.ts'
import { type CliCommand, type ClosedCliCommand, WrongArgs } from './cli-command.ts'
import { commands } from './commands.ts'
import { NeedsOperator, shopCommand } from './needs-operator.ts'

// Opening the database already migrates the tables.
const migrate: CliCommand = {
  use: 'migrate',
  does: 'brings the tables up to date',
  makesShop: true,
  run: async () => 'The tables are up to date.',
}

/** The operator's commands: `npm run shop -- rates set 4 Jumbo "1 kg" 1850`. They work while the shop is open. */
const cliCommands: Readonly<Record<string, CliCommand | ClosedCliCommand>> = {
  open,
  rates,
  catalogue,
  orders,
  delivery,
  reviews,
  complaints,
  messages,
  erase,
  'sign-out': signOut,
  'let-in': letIn,
  staff,
  'sample-day': sampleDay,
  migrate,
  backup,
  backups,
  restore,
  'new-shop': newShop,
  certificate,
}

/** Runs the command and prints its result; throws a sentence if it cannot. */
export async function runCli([name = 'help', ...args]: readonly string[]): Promise<void> {
  if (['help', '--help', '-h'].includes(name)) return console.log(help())
  const chosen = Object.hasOwn(cliCommands, name) ? cliCommands[name] : undefined
  if (chosen === undefined)
    throw new WrongArgs(
      `There is no command '${name}'${didYouMean(name, Object.keys(cliCommands))} \`${shopCommand} help\` lists them.`,
    )
  const now = Date.now()
  try {
    refuseWrongArgs(chosen.use, args)
    const settings = settingsNow()
    refuseAsRoot(settings)
    console.log(
      'run' in chosen ? await runOpen(chosen, args, settings, now) : await chosen.runClosed(args, { settings, now }),
    )
  } catch (trouble) {
    if (!(trouble instanceof WrongArgs)) throw trouble
    throw new WrongArgs(`${trouble.message}\nUse: ${shopCommand} ${chosen.use}`)
  }
}

async function runOpen(chosen: CliCommand, args: readonly string[], settings: Settings, now: number): Promise<string> {
  const signs = signsOfShop(settings)
  if (!chosen.makesShop && signs.length === 0) refuseWithoutShop(settings)
  const database = await openDatabase(settings, commands, { alone: false, onFall: (why) => void endWith(why), signs })
  try {
    if (database.lost) console.error(`${lackedWhenOpened}. The files as they were found: ${database.lost.aside}`)
    // Only a command that counts somebody reads or makes the secret.
    const budgetFor = (mobile: string) => budgetOf({ ...settings, secrets: openSecrets(pepperOf(settings)) })(mobile)
    return await chosen.run(args, {
      database,
      settings: await withShopFacts(settings, database),
      now,
      budgetFor,
    })
  } finally {
    await database.close()
  }
}

/** What root writes the shop could not read afterwards. */
function refuseAsRoot({ dataDir }: Settings): void {
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid ?? 0
  if (process.getuid?.() !== 0 || owner === 0) return
  throw new NeedsOperator(
    'configuration',
    `${dataDir} belongs to another user (${owner}), and the shop could not read what root writes there. Run the command as that user (\`darya\` does, or use runuser). Nothing was done.`,
  )
}

/** Without the shop's own settings a command would begin another shop beside it, and do there what it was asked. */
function refuseWithoutShop({ databaseUrl, dataDir }: Settings): void {
  if (databaseUrl !== undefined || existsSync(join(dataDir, 'shop.db'))) return
  throw new NeedsOperator(
    'configuration',
    `There is no shop in ${dataDir}. Run the command with the settings of the shop, DATA_DIR above all (deploy/README.md says how), or start the shop first. Nothing was done.`,
  )
}

function help(): string {
  const rows = Object.values(cliCommands).map(({ use, does }) => `  ${use}\n      ${does}`)
  return [`Darya ${version}: ${shopCommand} COMMAND`, ...rows].join('\n')
}
