import type { Kysely, Transaction } from 'kysely'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'

/** The version of each topic, which every process compares with what it has seen. */
export type Versions = ReadonlyMap<string, number>

/** Call it in the command that changes the topic, so that both are committed together. */
export async function announce(tx: Transaction<Tables>, topic: string): Promise<void> {
  await oneMore(tx, { topic })
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
