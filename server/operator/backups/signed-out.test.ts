import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '#server/settings/settings.ts'
import type { Where } from '#server/storage/database.ts'
import { minutes } from '#shop/time.ts'
import { openAuthenticator } from '#tests/fakes/authenticator.ts'
import { openStaffShop } from '#tests/rooms/staff-room.ts'
import { connectTo, eachDatabase, onDatabase } from '#tests/running/databases.ts'
import { backup, restore } from './backups-cli.ts'
import { signEverybodyOut } from './postgres-dump.ts'
import { openingStatements } from './sign-everybody-out.ts'

/** An operator with one folder of backups, in front of one database or another. */
function operator() {
  const folder = mkdtempSync(join(tmpdir(), 'darya-backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return ({ dataDir, databaseUrl }: Where) => {
    const read = readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, BACKUP_DIR: folder })
    if ('problems' in read) throw new Error(read.problems.join('\n'))
    return { settings: read.settings, now: Date.now() }
  }
}

const installed = Number(/\) (\d+)/.exec(spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1])

eachDatabase((engine, open, { fresh }) => {
  test.runIf(engine === 'sqlite' || installed >= 18)(
    'after a restore nobody is signed in at the counter, and what was used or open before opens nothing',
    async () => {
      const [where, other, at] = [await fresh(), await fresh(), operator()]
      const shop = await openStaffShop(open, { where })
      const owner = await shop.owner()
      const person = await shop.added(owner, { name: 'Asif', role: 'counter' })
      const tablet = await shop.tablet(owner)
      await tablet.call('pinSignIn', { person, pin: '402917' })
      await tablet.call('changePin', { old: '402917', pin: '918273' })
      const { body } = await owner.call('inviteDevice', { name: 'Phone', kind: 'phone' })
      const invited = String(body['address']).split('/').at(-1)
      const [token, key] = [await shop.ownerAddress({ isFirst: false }), openAuthenticator(shop.site)]
      const asked = await shop.browser().challengeOf('passkeySignInOptions')
      await backup.runClosed([], at(where))
      const used = key.made(await shop.browser().challengeOf('ownerOptions', { token, name: 'Ravi' }))
      expect((await shop.browser().call('ownerByPasskey', { token, name: 'Ravi', response: used })).status).toBe(200)

      const said = await restore.runClosed(['newest'], at(other))
      expect(said).toContain('revoke')
      const restored = await openStaffShop(open, { where: other })
      const again = ({ cookies }: { cookies: ReadonlyMap<string, string> }) => {
        const here = restored.browser()
        for (const [name, value] of cookies) here.cookies.set(name, value)
        return here
      }
      for (const before of [owner, tablet])
        for (const name of ['me', 'people'] as const) expect((await again(before).call(name)).status).toBe(401)
      expect((await restored.browser().call('ownerAddress', { token })).status).toBe(410)
      expect((await restored.browser().call('enrol', { token: invited })).status).toBe(410)
      const shown = owner.key.shown(asked)
      expect((await restored.browser().call('passkeySignIn', { response: shown })).status).toBe(403)

      expect((await again(tablet).call('pinSignIn', { person, pin: '918273' })).status).toBe(200)
      const here = again(owner)
      const response = owner.key.shown(await here.challengeOf('passkeySignInOptions'))
      expect((await here.call('passkeySignIn', { response })).status).toBe(200)
      const { devices } = (await here.call('devices')).body as { devices: { name: string; state: string }[] }
      expect(devices).toContainEqual(expect.objectContaining({ name: 'Phone', state: 'over' }))
    },
    minutes(1),
  )
})

onDatabase('postgres', (_, open, { fresh }) => {
  test('what a restore ends it ends on PostgreSQL too, also where a dump is older than the counter', async () => {
    const where = await fresh()
    const shop = await openStaffShop(open, { where })
    const owner = await shop.owner()
    const token = await shop.ownerAddress({ isFirst: false })
    const { body } = await owner.call('inviteDevice', { name: 'Phone', kind: 'phone' })
    await sql`drop table staff_challenges`.execute(connectTo('postgres', where))
    await signEverybodyOut(where.databaseUrl ?? '')
    expect((await owner.call('me')).status).toBe(401)
    expect((await shop.browser().call('ownerAddress', { token })).status).toBe(410)
    const invited = String(body['address']).split('/').at(-1)
    expect((await shop.browser().call('enrol', { token: invited })).status).toBe(410)
  })
})

/** Tables that keep a hash, and whose rows a restore leaves: what a copy knows of them is true, or opens nothing. */
const left = {
  staff: 'PINs and passwords',
  staff_recovery_codes: 'an owner who lost the key needs them',
  known_devices: 'opens nothing by itself',
  line_asks: 'binds one weighing of its order, which the copy has as it was',
  order_attempts: 'of what was asked, not of a secret',
  push_devices: 'goes with its session',
}

onDatabase('sqlite', (_engine, open, { fresh }) => {
  test('whoever adds a table of hashes decides whether a restore empties it', async () => {
    const where = await fresh()
    await openStaffShop(open, { where })
    const file = new DatabaseSync(join(where.dataDir, 'shop.db'), { readOnly: true })
    onTestFinished(() => file.close())
    const hashed = file
      .prepare(
        `select distinct t.name from sqlite_master t join pragma_table_info(t.name) c
         where t.type = 'table' and (c.name = 'hash' or c.name like '%\\_hash' escape '\\')`,
      )
      .all()
      .map(({ name }) => String(name))
    expect(hashed.toSorted()).toEqual([...Object.keys(openingStatements), ...Object.keys(left)].toSorted())
  })
})
