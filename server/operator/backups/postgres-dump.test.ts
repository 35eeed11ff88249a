import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { NeedsOperator } from '#server/needs-operator.ts'
import { readSettings } from '#server/settings/settings.ts'
import { commands } from '#tests/models/trial-commands.ts'
import { onDatabase } from '#tests/running/databases.ts'
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

function shopOnSqlite(backupDir: string) {
  const { settings, now } = shopOn(undefined)
  return { settings: { ...settings, backupDir, dataDir: backupDir }, now }
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

  test('an address that names a socket is understood, and its password is on no command line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'darya-programs-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const asked = join(folder, 'asked')
    const program = `#!/bin/sh\nprintf '%s\\n' "$PGPASSWORD" "$1" > ${asked}\necho gone >&2\nexit 1\n`
    writeFileSync(join(folder, 'pg_dump'), program, { mode: 0o755 })
    vi.stubEnv('PATH', folder)
    onTestFinished(() => void vi.unstubAllEnvs())
    for (const [address, shown] of [
      ['postgres://darya:p%40w@/darya?host=/run/postgresql', 'postgres://darya@/darya?host=/run/postgresql'],
      ['postgres://darya@/darya?host=/run&password=p%40w&port=5433', 'postgres://darya@/darya?host=/run&port=5433'],
      ['postgres:///darya?user=darya&password=p%40w', 'postgres:///darya?user=darya'],
      ['postgresql://darya:p%40w@db.example:5433/darya', 'postgresql://darya@db.example:5433/darya'],
    ] as const) {
      await expect(backup.runClosed([], shopOn(address))).rejects.toThrow('pg_dump failed, nothing was changed: gone')
      expect(readFileSync(asked, 'utf8').split('\n')).toEqual(['p@w', `--dbname=${shown}`, ''])
    }
  })

  test('each engine is given its own backups: the newest of its kind, and no file of the other', async () => {
    const shop = shopOn((await fresh()).databaseUrl)
    const { backupDir } = shop.settings
    const [dump = '', db = ''] = ['shop-2026-11-21T12-00-00-000Z.dump', 'shop-2026-11-21T12-01-00-000Z.db'].map(
      (name) => join(backupDir, name),
    )
    writeFileSync(dump, 'PGDMP and no more')
    await expect(restore.runClosed(['newest'], shopOnSqlite(backupDir))).rejects.toThrow(
      /^There is no backup of SQLite in /,
    )
    new DatabaseSync(db).exec('create table fish (id text)')
    await expect(restore.runClosed(['newest'], shop)).rejects.toThrow(/^pg_restore /)
    await expect(restore.runClosed([db], shop)).rejects.toThrow(
      /db is a backup of SQLite, and DATABASE_URL names PostgreSQL: choose a \.dump, or unset DATABASE_URL/,
    )
    await expect(restore.runClosed([dump], shopOnSqlite(backupDir))).rejects.toThrow(
      /dump is a backup of PostgreSQL, and this shop is on SQLite: choose a \.db, or set DATABASE_URL/,
    )
    rmSync(dump)
    await expect(restore.runClosed(['newest'], shop)).rejects.toThrow(/^There is no backup of PostgreSQL in /)
  })

  test('a database that has tables is left as it is, and the operator told to make an empty one', async () => {
    const where = await fresh()
    await open(commands, { where })
    const shop = shopOn(where.databaseUrl)
    writeFileSync(join(shop.settings.backupDir, 'shop-2026-11-21T12-00-00-000Z.dump'), 'PGDMP and no more')
    const restoring = restore.runClosed(['newest'], shop)
    await expect(restoring).rejects.toBeInstanceOf(NeedsOperator)
    await expect(restoring).rejects.toThrow(
      /^the database that DATABASE_URL names is not empty \(it has .* and \d+ more\): make an empty one \(createdb\)/,
    )
  })

  test.runIf(installed >= newestServer)(
    'a dump goes into an empty database, and never over one that has tables',
    async () => {
      const where = await fresh()
      const { run } = await open(commands, { where })
      await run.mark({ who: 'asha', at: 1 })
      const shop = shopOn(where.databaseUrl)
      await backup.runClosed([], shop)
      await expect(restore.runClosed(['newest'], shop)).rejects.toThrow(/is not empty/)

      const other = await fresh()
      const { settings } = shopOn(other.databaseUrl)
      const said = await restore.runClosed([backupsIn(shop.settings.backupDir)[0]?.file ?? ''], { settings, now: 0 })
      expect(said).toContain('0 orders, 0 accounts')
      const marks = await (await open(commands, { where: other })).read.selectFrom('limits').select('who').execute()
      expect(marks).toEqual([{ who: 'asha' }])
    },
  )
})
