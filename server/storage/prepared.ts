import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely'
import type { Plain } from '#server/storage/plain.ts'
import type { Tables } from '#server/storage/tables.ts'

/**
 * A question, or what is written, whose words are always the same: they are put together once for each engine, and then
 * only the values change. Putting them together takes longer than asking; on the way of an order there are a dozen.
 */
export function prepared<Values extends Readonly<Record<string, Plain>>, Row>(
  build: (database: Kysely<Tables>, values: Values) => Compilable<Row>,
): (database: Kysely<Tables>, values: Values) => Promise<QueryResult<Row>> {
  const known = new WeakMap<object, CompiledQuery<Row>>()

  function wordsFor(database: Kysely<Tables>): CompiledQuery<Row> {
    const engine = database.getExecutor().adapter.constructor
    const words = known.get(engine) ?? build(database, blanks as Values).compile()
    known.set(engine, words)
    return words
  }

  return (database, values) => {
    const words = wordsFor(database)
    const parameters = words.parameters.map((part) => (part instanceof Blank ? values[part.name] : part))
    return database.executeQuery({ ...words, parameters })
  }
}

/** The place of a value that is not known yet. */
class Blank {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const blanks: unknown = new Proxy({}, { get: (_, name) => new Blank(String(name)) })
