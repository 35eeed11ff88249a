import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { NeedsOperator } from '#server/start/needs-operator.ts'
import { readSettings } from '#server/settings/settings.ts'
import { onDatabase } from '#tests/databases.ts'
import { commands } from '#tests/trial-commands.ts'
import { backup, restore } from './backups-cli.ts'
import { backupsIn } from './backups-folder.ts'

const newestServer = 18
const installed = Number(/\) (\d+)/.exec(spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1])

function shopOn(databaseUrl: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'darya-backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const read = readSettings({ DATABASE_URL: databaseUrl, BACKUP_DIR: folder })
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  return { settings: read.settings, now: Date.now() }
}

onDatabase('postgres', (_, open, { fresh }) => {
  test('without the programs of PostgreSQL the operator is told what to install', async () => {
    const shop = shopOn((await fresh()).databaseUrl)
    vi.stubEnv('PATH', '/nowhere')
    onTestFinished(() => void vi.unstubAllEnvs())
    const backingUp = backup.runClosed([], shop)
    await expect(backingUp).rejects.toBeInstanceOf(NeedsOperator)
    await expect(backingUp).rejects.toThrow(/^pg_dump could not be run .* install the client programs of PostgreSQL/)
    expect(backupsIn(shop.settings.backupDir)).toEqual([])
  })

  test.runIf(installed >= newestServer)(
    'a dump goes into an empty database, and never over one that has tables',
    async () => {
      const where = await fresh()
      const { run } = await open(commands, { where })
      await run.mark({ who: 'asha', at: 1 })
      const shop = shopOn(where.databaseUrl)
      await backup.runClosed([], shop)
      await expect(restore.runClosed(['newest'], shop)).rejects.toThrow(/already exists/)

      const other = await fresh()
      const { settings } = shopOn(other.databaseUrl)
      const said = await restore.runClosed([backupsIn(shop.settings.backupDir)[0]?.file ?? ''], { settings, now: 0 })
      expect(said).toContain('0 orders, 0 accounts')
      const marks = await (await open(commands, { where: other })).read.selectFrom('limits').select('who').execute()
      expect(marks).toEqual([{ who: 'asha' }])
    },
  )
})
