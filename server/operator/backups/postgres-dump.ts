import { spawnSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import { Kysely } from 'kysely'
import { Client } from 'pg'
import { NeedsOperator } from '#server/needs-operator.ts'
import { refuseFilledPostgres } from '#server/storage/foreign.ts'
import { forMigrations, postgresDialect } from '#server/storage/postgres.ts'
import type { Tables } from '#server/storage/tables.ts'
import { toDisk } from '#server/storage/to-disk.ts'
import { partOf } from './backups-folder.ts'
import { type Holdings, writeContents } from './contents.ts'
import { restoringStatementsFor } from './sign-everybody-out.ts'

/** PostgreSQL is copied by its own programs, which the operator installs, at least as new as the server. */
export async function dumpPostgres(databaseUrl: string, to: string): Promise<Holdings> {
  const part = partOf(to)
  try {
    run('pg_dump', databaseUrl, ['--format=custom', '--no-owner', '--no-privileges', `--file=${part}`])
    toDisk(part)
    const holdings = await withClient(databaseUrl, count)
    writeContents(to, { part, holdings })
    renameSync(part, to)
    return holdings
  } finally {
    rmSync(part, { force: true })
  }
}

/** Restores into an empty database only, all or nothing, so that nothing is overwritten. */
export async function restorePostgres(databaseUrl: string, dump: string): Promise<Holdings> {
  await refuseFilled(databaseUrl)
  run('pg_restore', databaseUrl, ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', dump])
  return signEverybodyOut(databaseUrl)
}

export const signEverybodyOut = (databaseUrl: string): Promise<Holdings> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select tablename as name from pg_tables where schemaname = current_schema()',
    )
    for (const statement of restoringStatementsFor(rows.map(({ name }) => name))) await client.query(statement)
    return count(client)
  })

async function refuseFilled(databaseUrl: string): Promise<void> {
  const database = new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, forMigrations) })
  try {
    await refuseFilledPostgres(database)
  } finally {
    await database.destroy()
  }
}

async function count(client: Client): Promise<Holdings> {
  const { rows } = await client.query<{ orders: string; accounts: string }>(
    'select (select count(*) from orders) as orders, (select count(*) from users) as accounts',
  )
  return { orders: Number(rows[0]?.orders), accounts: Number(rows[0]?.accounts) }
}

async function withClient<Found>(databaseUrl: string, ask: (client: Client) => Promise<Found>): Promise<Found> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

/** The password is passed in the environment, because every user of a machine can read a command line. */
function run(program: string, databaseUrl: string, args: readonly string[]) {
  const { address, password } = withoutPassword(databaseUrl)
  const env = { PATH: process.env['PATH'], ...(password === '' ? {} : { PGPASSWORD: password }) }
  const { error, status, stderr } = spawnSync(program, [`--dbname=${address}`, ...args], { env, encoding: 'utf8' })
  if (error)
    throw new NeedsOperator(
      'configuration',
      `${program} could not be run (${error.message}): install the client programs of PostgreSQL.`,
    )
  if (status !== 0)
    throw new NeedsOperator(
      'unavailable',
      `${program} failed, nothing was changed: ${stderr.trim().split('\n').join('; ')}`,
    )
}

/** The address of a socket may have a user but no host, which no URL may: it is given one, and loses it again. */
function withoutPassword(databaseUrl: string): { address: string; password: string } {
  const url = new URL(databaseUrl.replaceAll(' ', '%20').replace('@/', '@socket/'))
  const isSocket = databaseUrl.includes('@/')
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password)
  url.password = ''
  url.search = url.search.replace(/([?&])password=[^&]*&?/, '$1').replace(/[?&]$/, '')
  return { address: isSocket ? url.href.replace('@socket/', '@/') : url.href, password }
}
