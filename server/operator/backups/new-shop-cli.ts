import { renameSync } from 'node:fs'
import { type ClosedCliCommand, WrongArgs } from '#server/cli-command.ts'
import { commands } from '#server/commands.ts'
import { LostShop } from '#server/storage/lost-shop.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { forgetProgress } from '#server/storage/progress-note.ts'
import { setAside } from './restore-backup.ts'

/** The only way to an empty shop where there was another: a lost database must never pass for a new shop. */
export const newShop: ClosedCliCommand = {
  use: 'new-shop',
  does: 'makes an empty shop where a database was lost, without its orders and people; keeps all backups',
  async runClosed(_, { settings, now }) {
    if (await hasShop(settings)) throw new WrongArgs('There is a shop already. Nothing was changed.')
    if (settings.databaseUrl === undefined) {
      forgetProgress(settings.dataDir)
      setAside(settings.dataDir, { at: now, by: renameSync })
    }
    const database = await openDatabase(settings, commands)
    await database.close()
    return 'The new shop is ready, with no orders and no people. The backups of the earlier shop are kept for 30 days.'
  },
}

async function hasShop(settings: Parameters<ClosedCliCommand['runClosed']>[1]['settings']): Promise<boolean> {
  try {
    const database = await openDatabase(settings, commands, { signs: ['the wish for a new one'] })
    await database.close()
    return true
  } catch (error) {
    if (error instanceof LostShop) return false
    throw error
  }
}
