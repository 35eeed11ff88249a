import { Client } from 'pg'
import { inject } from 'vitest'
import { migratePostgres } from '#server/storage/postgres-database.ts'
import { type Broken, database, listener, nothingWritten, setting } from './start.ts'

/** Like the PostgreSQL of this test run, except for a role, a password or a database. */
function postgres(changes: Partial<Pick<URL, 'username' | 'password' | 'pathname' | 'port'>>): string {
  return Object.assign(new URL(inject('postgresUrl')), changes).href
}

async function onPostgres(statements: readonly string[], url = inject('postgresUrl')) {
  const client = new Client({ connectionString: url })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** The databases and roles that these starts ask for. */
export async function makeDatabases() {
  await onPostgres([
    "create role guarded login password 'right'",
    'create role stranger login',
    'create role reader login',
    'create database bare',
    'create database foreign_tables',
    'create database shut',
  ])
  await migratePostgres(postgres({ pathname: '/shut' }))
  await onPostgres(['create table invoices (id int)'], postgres({ pathname: '/foreign_tables' }))
}

export async function dropDatabases() {
  await onPostgres([
    ...['bare', 'foreign_tables', 'shut'].map((name) => `drop database ${name}`),
    ...['guarded', 'reader', 'stranger'].map((name) => `drop role ${name}`),
  ])
}

export const brokenPostgres: readonly Broken[] = [
  {
    ...setting('DATABASE_URL', 'mysql://db/shop'),
    says: /^DATABASE_URL must start with postgres/,
    ends: 'configuration',
  },
  {
    ...setting('DATABASE_URL', 'postgres://fish:s3cret@@db:x'),
    says: /^DATABASE_URL must be like/,
    ends: 'configuration',
  },
  {
    name: 'PostgreSQL that is away',
    given: () => database('postgres://fish:s3cret@127.0.0.1:1/shop'),
    says: /^PostgreSQL at 127\.0\.0\.1:1 cannot be reached \(ECONNREFUSED\): start it, or correct DATABASE_URL/,
    ends: 'unavailable',
  },
  {
    name: 'PostgreSQL on a machine that nobody knows',
    given: () => database('postgres://fish:s3cret@nosuch.invalid/shop'),
    says: /^PostgreSQL at nosuch\.invalid cannot be reached/,
    ends: 'unavailable',
  },
  {
    name: 'PostgreSQL that says nothing',
    given: async () => database(`postgres://fish:s3cret@127.0.0.1:${await listener()}/shop`),
    says: /^PostgreSQL at 127\.0\.0\.1:\d+ cannot be reached/,
    ends: 'unavailable',
  },
  {
    name: 'no such database',
    given: () => database(postgres({ pathname: '/nosuch' })),
    says: /has no database nosuch: make it/,
    ends: 'configuration',
  },
  {
    name: 'no such role',
    given: () => database(postgres({ username: 'nobody_here' })),
    says: /refuses the user nobody_here .*correct DATABASE_URL/,
    ends: 'configuration',
  },
  {
    name: 'a wrong password',
    given: () => database(postgres({ username: 'guarded', password: 's3cret' })),
    says: /refuses the user guarded .*wrong password/,
    ends: 'configuration',
  },
  {
    name: 'a role that may make no tables',
    given: () => database(postgres({ username: 'reader', pathname: '/bare' })),
    says: /user reader may not make the tables in the database bare/,
    ends: 'configuration',
  },
  {
    name: "a role without rights on the shop's own tables",
    given: () => database(postgres({ username: 'stranger', pathname: '/shut' })),
    says: /^The user stranger has no rights on the shop's tables in the database shut .*name their owner in DATABASE_URL/,
    ends: 'configuration',
  },
  {
    name: 'a certificate that is not there',
    given: () => database('postgres://fish:s3cret@127.0.0.1:1/shop?sslmode=verify-full&sslrootcert=/nope/root.crt'),
    says: /^DATABASE_URL names the file \/nope\/root\.crt, which cannot be read by .*\(ENOENT\): /,
    ends: 'configuration',
  },
  {
    name: "another program's PostgreSQL database",
    given: () => database(postgres({ pathname: '/foreign_tables' })),
    says: /belongs to another program \(its tables are invoices\): set DATABASE_URL/,
    ends: 'data',
  },
  {
    name: 'no room for the pepper beside PostgreSQL',
    given: () => ({ ...database(postgres({ pathname: '/bare' })), through: nothingWritten }),
    says: /^The disk that holds .* does not allow files of this size.*set DATA_DIR/,
    ends: 'unavailable',
  },
]
