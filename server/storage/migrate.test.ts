import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { NeedsOperator } from '#server/needs-operator.ts'
import { migrate } from '#server/storage/migrate.ts'
import type { Migration } from '#server/storage/migration.ts'
import { migrations } from '#server/storage/migrations.ts'
import { connectTo, eachDatabase, onDatabase } from '#tests/running/databases.ts'

const now = Date.UTC(2026, 0, 1)
const all = migrations.map(({ id }) => id)

const half: Migration = {
  id: '9000-half',
  async up(tx, { bigint, strict }) {
    await sql`create table half (id ${bigint} primary key) ${strict}`.execute(tx)
    throw new Error('half way')
  },
}

const userWith = (id: string) => ({
  id,
  name: id,
  email: id,
  email_form: id,
  mobile: `+91${id}`,
  password: '',
  registered_at: 1,
  signed_in_at: 1,
})

eachDatabase((engine, _, { fresh }) => {
  test('an empty database gets every table, and the next start finds nothing to do', async () => {
    const database = connectTo(engine, await fresh())
    expect(await migrate(database, engine, migrations, now)).toEqual(all)
    expect(await migrate(database, engine, migrations, now)).toEqual([])
  })

  test('four that start at once apply each migration once', async () => {
    const where = await fresh()
    const starting = Array.from({ length: 4 }, () => connectTo(engine, where))
    const applied = await Promise.all(starting.map((database) => migrate(database, engine, migrations, now)))
    expect(applied.flat().toSorted()).toEqual(all)
  })

  test('whose mobile ever answered the code of a new password has it proven, and nobody else', async () => {
    const database = connectTo(engine, await fresh())
    await migrate(database, engine, migrations.slice(0, all.indexOf('0010-mobile-proofs')), now)
    for (const id of ['reset twice', 'changed', 'neither'])
      await database.insertInto('users').values(userWith(id)).execute()
    for (const [user_id, changed_by, changed_at] of [
      ['reset twice', 'code', 7],
      ['reset twice', 'code', 5],
      ['changed', 'password', 6],
      ['erased since', 'code', 4],
    ] as const)
      await database
        .insertInto('password_changes')
        .values({ id: `${user_id} ${changed_at}`, user_id, changed_by, changed_at })
        .execute()
    await migrate(database, engine, migrations, now)
    expect(await database.selectFrom('mobile_proofs').selectAll().execute()).toEqual([
      { user_id: 'reset twice', mobile: '+91reset twice', proven_by: 'reset', proven_at: 5 },
    ])
  })

  test('a migration that fails leaves nothing behind, and can be tried again when it is mended', async () => {
    const database = connectTo(engine, await fresh())
    await expect(migrate(database, engine, [...migrations, half], now)).rejects.toThrow('half way')
    await expect(sql`select id from half`.execute(database)).rejects.toThrow(/half/)

    const mended: Migration = {
      id: half.id,
      up: async (tx) => void (await sql`create table half (id text)`.execute(tx)),
    }
    expect(await migrate(database, engine, [...migrations, mended], now)).toEqual([half.id])
  })

  test('a migration that was changed after it had been applied is refused, with its name, the cause and the cure', async () => {
    const database = connectTo(engine, await fresh())
    const first: Migration = {
      id: '9000-boats',
      up: async (tx) => void (await sql`create table boats (id text)`.execute(tx)),
    }
    const other: Migration = {
      id: first.id,
      up: async (tx) => void (await sql`create table boats (id text, name text)`.execute(tx)),
    }
    await migrate(database, engine, [...migrations, first], now)
    const restarting = migrate(database, engine, [...migrations, other], now)
    await expect(restarting).rejects.toBeInstanceOf(NeedsOperator)
    await expect(restarting).rejects.toThrow(/another text of the migration 9000-boats .* its change into a new one/)
    expect(await migrate(database, engine, [...migrations, first], now)).toEqual([])
  })

  test('a database from before there were checksums is taken as it is, and held to it from then on', async () => {
    const database = connectTo(engine, await fresh())
    await migrate(database, engine, migrations, now)
    await sql`drop table migration_checksums`.execute(database)
    expect(await migrate(database, engine, migrations, now)).toEqual([])
    const kept = await database.selectFrom('migration_checksums').select('id').orderBy('id').execute()
    expect(kept.map(({ id }) => id)).toEqual(all)
  })

  test('an older version of the shop starts on the tables of a newer one', async () => {
    const database = connectTo(engine, await fresh())
    await migrate(database, engine, migrations, now)
    expect(await migrate(database, engine, migrations.slice(0, 1), now)).toEqual([])
  })
})

onDatabase('sqlite', (engine, _, { fresh }) => {
  test('what has been released is never changed, only followed', async () => {
    const database = connectTo(engine, await fresh())
    await migrate(database, engine, migrations, now)
    const kept = await database.selectFrom('migration_checksums').select(['id', 'checksum']).execute()
    expect(Object.fromEntries(kept.map(({ id, checksum }) => [id, checksum]))).toMatchObject({
      '0001-catalogue': '6276bd4ec9f96041',
      '0002-orders': '55ca538f89d260ff',
      '0003-outbox': 'a72a942cf5efe271',
      '0004-limits': 'ad24a81cc2f4d246',
      '0005-delivery': '03858e3e3fca403b',
      '0006-accounts': 'b5a90e57426d3d9a',
      '0007-reviews': '42dbdfcc4bbb5b6e',
      '0008-duties': '66c9d4a22f85b1f1',
    })
  })
})
