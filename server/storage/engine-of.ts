import type { Kysely } from 'kysely'
import type { Engine } from '#server/storage/migration.ts'
import type { Tables } from '#server/storage/tables.ts'

const engines = new WeakMap<Kysely<Tables>, Engine>()

/** Whoever opens a connection or begins a transaction knows its engine, and says so here: Kysely tells nobody. */
export function onEngine<Asked extends Kysely<Tables>>(database: Asked, engine: Engine): Asked {
  engines.set(database, engine)
  return database
}

/** The engine that keeps this database, or that this transaction runs on. */
export function engineOf(database: Kysely<Tables>): Engine {
  const engine = engines.get(database)
  if (engine === undefined) throw new TypeError('nobody said which engine this database is on')
  return engine
}
