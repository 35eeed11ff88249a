import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely'
import type { Plain } from '#server/storage/plain.ts'
import type { Tables } from '#server/storage/tables.ts'

/**
 * A statement whose SQL is always the same: built once for each engine, then only its values change. Building takes
 * longer than running, and placing an order needs a dozen.
 */
export function prepared<Values extends Readonly<Record<string, Plain>> | readonly Plain[], Row>(
  build: (database: Kysely<Tables>, values: Values) => Compilable<Row>,
): (database: Kysely<Tables>, values: Values) => Promise<QueryResult<Row>> {
  const known = new WeakMap<object, CompiledQuery<Row>>()

  function wordsFor(database: Kysely<Tables>, engine: object): CompiledQuery<Row> {
    const words = known.get(engine) ?? build(database, blanks as Values).compile()
    known.set(engine, words)
    return words
  }

  return async (database, values) => {
    const { adapter } = database.getExecutor()
    const words = wordsFor(database, adapter.constructor)
    const parameters = words.parameters.map((part) =>
      part instanceof Blank ? values[part.name as keyof Values] : part,
    )
    if (asksAtOnce(adapter)) return adapter.askAtOnce<Row>(words.sql, parameters)
    return database.executeQuery({ ...words, parameters })
  }
}

/** SQLite has one connection and answers synchronously, so ready SQL need not pass through Kysely again. */
export interface AsksAtOnce {
  askAtOnce<Row>(words: string, values: readonly unknown[]): QueryResult<Row>
}

const asksAtOnce = (adapter: object): adapter is AsksAtOnce => 'askAtOnce' in adapter

/** A placeholder for a value. */
class Blank {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const blanks: unknown = new Proxy({}, { get: (_, name) => new Blank(String(name)) })
