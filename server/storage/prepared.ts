import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely'
import { engineOf } from '#server/storage/engine-of.ts'
import type { Engine } from '#server/storage/migration.ts'
import type { Plain } from '#server/storage/plain.ts'
import type { Tables } from '#server/storage/tables.ts'

/**
 * A statement whose SQL is always the same: built once for each engine, then only its values change. Building takes
 * longer than running, and placing an order needs a dozen.
 */
export function prepared<Values extends Readonly<Record<string, Plain>> | readonly Plain[], Row>(
  build: (database: Kysely<Tables>, values: Values) => Compilable<Row>,
): (database: Kysely<Tables>, values: Values) => Promise<QueryResult<Row>> {
  const known = new Map<Engine, CompiledQuery<Row>>()

  function statementFor(database: Kysely<Tables>): CompiledQuery<Row> {
    const engine = engineOf(database)
    const statement = known.get(engine) ?? build(database, blanks as Values).compile()
    known.set(engine, statement)
    return statement
  }

  return async (database, values) => {
    const statement = statementFor(database)
    const parameters = statement.parameters.map((part) =>
      part instanceof Blank ? values[part.name as keyof Values] : part,
    )
    return database.executeQuery({ ...statement, parameters })
  }
}

/** A placeholder for a value. */
class Blank {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const blanks: unknown = new Proxy({}, { get: (_, name) => new Blank(String(name)) })
