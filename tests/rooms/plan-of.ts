import { type Compilable, CompiledQuery, type Kysely } from 'kysely'
import type { Engine } from '#server/storage/migration.ts'
import type { Tables } from '#server/storage/tables.ts'

/** How the engine would find the answer, step by step. */
export async function planOf(database: Kysely<Tables>, asked: Compilable, engine: Engine): Promise<string> {
  const { sql: text, parameters } = asked.compile()
  const explain = engine === 'sqlite' ? 'explain query plan' : 'explain'
  const { rows } = await database.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]))
  return JSON.stringify(rows)
}
