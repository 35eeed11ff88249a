import type { Compilable, Kysely } from 'kysely'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'

/** As many ids as one statement takes: of one thing, of a page, of many. So few sizes that the SQL is mostly a known one. */
const sizes = [1, 20, 100]
const mostAtOnce = 100

/** A question about many things, however many there are; the order of the answers is that of each batch. */
export function batched<Row>(
  build: (read: Kysely<Tables>, ids: readonly string[]) => Compilable<Row>,
): (read: Kysely<Tables>, ids: readonly string[]) => Promise<Row[]> {
  const statements = sizes.map((size) => {
    const places = Array.from({ length: size }, (_, nr) => nr)
    const ask = prepared((read, ids: readonly string[]) =>
      build(
        read,
        places.map((nr) => ids[nr] ?? ''),
      ),
    )
    return { ask, places }
  })

  return async (read, ids) => {
    const found: Row[] = []
    for (let from = 0; from < ids.length; from += mostAtOnce) {
      const batch = ids.slice(from, from + mostAtOnce)
      const { ask, places } = fitting(statements, batch.length)
      const [first = ''] = batch
      const { rows } = await ask(
        read,
        places.map((nr) => batch[nr] ?? first),
      )
      found.push(...rows)
    }
    return found
  }
}

/** The smallest that takes so many. */
function fitting<Statement extends { readonly places: readonly number[] }>(
  statements: readonly Statement[],
  count: number,
): Statement {
  const found = statements.find(({ places }) => places.length >= count)
  if (found === undefined) throw new RangeError(`no statement takes ${count} ids`)
  return found
}
