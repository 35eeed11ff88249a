import { randomUUID } from 'node:crypto'
import { catalogueVersion } from '#server/catalogue/catalogue-version.ts'
import type { CliCommand } from '#server/cli-command.ts'
import { WrongArgs } from '#server/cli-command.ts'
import { wasOpened } from './opening.ts'
import type { openingCommands } from './opening-commands.ts'

/** For a shop without a browser at hand. */
export const open: CliCommand<typeof openingCommands> = {
  use: 'open',
  does: 'opens a live shop to customers at the rates that stand now, as its owner does at the counter',
  async run(_, { database: { read, run }, settings, now }) {
    if (settings.mode === 'trial') return 'A trial shop is always open.'
    if (await wasOpened(read)) return 'The shop is open already.'
    const seen = await catalogueVersion(read)
    const left = await run.openShop({ key: randomUUID(), by: { command: 'open' }, at: now, seen })
    if ('refused' in left) throw new WrongArgs('Somebody has just changed a rate. Check the rates again.')
    return 'The shop is open. Customers can order at the rates that `rates list` shows.'
  },
}
