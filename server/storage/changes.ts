import type { Kysely, Transaction } from 'kysely'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'

/** The version of each topic, which every process compares with what it has seen. */
export type Versions = ReadonlyMap<string, number>

/** What a command that is under way has changed. */
const changed = new WeakMap<Transaction<Tables>, Set<string>>()

/**
 * Runs a command, and counts once what it has announced: at its end and always in the same turn, as everybody who changes the same
 * topic waits for its row until the transaction ends.
 */
export async function countingChanges<Left>(tx: Transaction<Tables>, command: () => Promise<Left>): Promise<Left> {
  const topics = new Set<string>()
  changed.set(tx, topics)
  try {
    const left = await command()
    for (const topic of [...topics].toSorted()) await oneMore(tx, { topic })
    return left
  } finally {
    changed.delete(tx)
  }
}

/** Call it in the command that changes the topic, so that both are committed together. */
export async function announce(tx: Transaction<Tables>, topic: string): Promise<void> {
  const topics = changed.get(tx)
  if (topics === undefined) await oneMore(tx, { topic })
  else topics.add(topic)
}

const oneMore = prepared((tx, { topic }: { topic: string }) =>
  tx
    .insertInto('changes')
    .values({ topic, version: 1 })
    .onConflict((known) => known.column('topic').doUpdateSet((row) => ({ version: row('changes.version', '+', 1) }))),
)

export async function versions(read: Kysely<Tables>): Promise<Versions> {
  const rows = await read.selectFrom('changes').select(['topic', 'version']).execute()
  return new Map(rows.map(({ topic, version }) => [topic, version]))
}
