import type { Compilable, Kysely } from 'kysely'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'

/** As many ids as one statement takes. Always the same number, so that the SQL stays the same. */
const mostAtOnce = 100
const places = Array.from({ length: mostAtOnce }, (_, nr) => nr)

/** A question about many things, however many there are; the order of the answers is that of each batch. */
export function batched<Row>(
  build: (read: Kysely<Tables>, ids: readonly string[]) => Compilable<Row>,
): (read: Kysely<Tables>, ids: readonly string[]) => Promise<Row[]> {
  const ask = prepared((read, ids: Readonly<Record<string, string>>) =>
    build(
      read,
      places.map((nr) => ids[nr] ?? ''),
    ),
  )
  return async (read, ids) => {
    const found: Row[] = []
    for (let from = 0; from < ids.length; from += mostAtOnce) {
      const batch = ids.slice(from, from + mostAtOnce)
      const [first = ''] = batch
      const { rows } = await ask(read, Object.fromEntries(places.map((nr) => [nr, batch[nr] ?? first])))
      found.push(...rows)
    }
    return found
  }
}
