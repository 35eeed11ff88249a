import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import { Client } from 'pg'
import { afterEach, describe, expect, inject, onTestFinished } from 'vitest'
import type { CommandList, Commands } from '#server/storage/command.ts'
import type { Database, Where } from '#server/storage/database.ts'
import type { Engine } from '#server/storage/migration.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { forMigrations, postgresDialect } from '#server/storage/postgres.ts'
import { NodeSqliteDialect, openSqlite } from '#server/storage/sqlite.ts'
import type { Tables } from '#server/storage/tables.ts'
import { commands as harmless } from '#tests/rooms/slot-commands.ts'
import { lendDatabases } from './lent-databases.ts'

export interface OpenOptions {
  /** a place made before, which several stores then share as several processes do; one with nothing in it if not said */
  readonly where?: Where
  /** refuses a second on SQLite, as the served shop does */
  readonly alone?: boolean
}

export type Open = <List extends Commands>(
  commands: CommandList<List>,
  options?: OpenOptions,
) => Promise<Database<List>>

export interface Places {
  /** Where an empty database is: a new folder, or a new database of the PostgreSQL of this test run. */
  readonly fresh: () => Promise<Where>
}

type Suite = (engine: Engine, open: Open, places: Places) => void

/**
 * The same suite on both engines. Whatever a test opens is closed and removed after it. `npm test` takes one engine for each file,
 * by turns, and `npm test -- .long.` the other.
 */
export function eachDatabase(suite: Suite): void {
  const engines: Engine[] = isEvenPath(expect.getState().testPath ?? '')
    ? ['sqlite', 'postgres']
    : ['postgres', 'sqlite']
  const asked = { first: engines.slice(0, 1), second: engines.slice(1) }[process.env['ENGINE'] ?? ''] ?? engines
  for (const engine of asked) onDatabase(engine, suite)
}

const isEvenPath = (path: string): boolean =>
  Buffer.from(path.slice(path.indexOf('/server/'))).reduce((sum, byte) => sum + byte, 0) % 2 === 0

/** What is true of one engine only. */
export function onDatabase(engine: Engine, suite: Suite): void {
  describe(`on ${engine}`, () => {
    const leftToDo: (() => Promise<void>)[] = []
    afterEach(async () => {
      for (const undo of leftToDo.splice(0).toReversed()) await undo()
    })

    async function fresh(template?: string): Promise<Where> {
      const { where, remove } = await placeOn(engine, template)
      leftToDo.push(remove)
      return where
    }

    async function lent() {
      const { database, giveBack } = await lenders[engine]()
      leftToDo.push(giveBack)
      return database
    }

    /** The shop's own commands, and those that change slots, harm no database. Those of a trial may. */
    async function open<List extends Commands>(
      commands: CommandList<List>,
      { where, alone }: OpenOptions = {},
    ): Promise<Database<List>> {
      if (where === undefined && alone === undefined && isHarmless(commands))
        return (await lent()) as unknown as Database<List>
      const there = where ?? (await fresh(inject('postgresTemplate')))
      const database = await openDatabase(there, commands, { alone: alone ?? false })
      leftToDo.push(() => database.close())
      return database
    }

    suite(engine, open, { fresh: () => fresh() })
  })
}

/** Each of them is one of the lent database's own. */
const isHarmless = ({ list }: CommandList<Commands>): boolean =>
  Object.entries(list).every(([name, command]) => (harmless.list as Commands)[name] === command)

/** A connection such as the start of a process has; its tables are as they were found. */
export function connectTo(engine: Engine, { dataDir, databaseUrl = '' }: Where): Kysely<Tables> {
  const dialect =
    engine === 'sqlite'
      ? new NodeSqliteDialect(openSqlite(join(dataDir, 'shop.db')))
      : postgresDialect(databaseUrl, forMigrations)
  const database = new Kysely<Tables>({ dialect })
  onTestFinished(() => database.destroy())
  return database
}

/** Lent to one test after the other of all files that a process runs. They end with it. */
const lenders = { sqlite: lenderOf('sqlite'), postgres: lenderOf('postgres') }

function lenderOf(engine: Engine) {
  return lendDatabases(async () => {
    const { where } = await placeOn(engine, inject('postgresTemplate'))
    const database = await openDatabase(where, harmless, { alone: false })
    return { database, run: await runnerOn(where) }
  })
}

/** A connection of its own, that stays open. */
async function runnerOn({ dataDir, databaseUrl }: Where): Promise<(statements: string) => Promise<void>> {
  if (databaseUrl === undefined) {
    const sqlite = openSqlite(join(dataDir, 'shop.db'))
    return async (statements) => sqlite.exec(statements)
  }
  const client = await connected(databaseUrl)
  return async (statements) => void (await client.query(statements))
}

const placeOn = (engine: Engine, template?: string) => (engine === 'sqlite' ? freshFolder() : freshPostgres(template))

function freshFolder(): { where: Where; remove: () => Promise<void> } {
  const dataDir = mkdtempSync(join(inject('sqliteFolder'), 'shop-'))
  return { where: { dataDir }, remove: async () => rmSync(dataDir, { recursive: true, force: true }) }
}

async function freshPostgres(template = 'template1'): Promise<{ where: Where; remove: () => Promise<void> }> {
  const name = `shop_${randomUUID().replaceAll('-', '')}`
  await ask(`create database ${name} template ${template}`)
  const databaseUrl = Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href
  return { where: { dataDir: '', databaseUrl }, remove: () => ask(`drop database ${name} with (force)`) }
}

let asking: Promise<Client> | undefined

/** One connection for all files that a process runs: each is a process of PostgreSQL's. */
async function ask(statement: string): Promise<void> {
  await (await (asking ??= connected(inject('postgresUrl')))).query(statement)
}

async function connected(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString })
  await client.connect()
  return client
}
