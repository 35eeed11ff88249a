import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'

/** Each topic's version: what every process compares with what it has seen. */
export type Versions = ReadonlyMap<string, number>

/** To be called in the command that changes what the topic is about, so that both are seen together. */
export async function announce(tx: Transaction<Tables>, topic: string): Promise<void> {
  await tx
    .insertInto('changes')
    .values({ topic, version: 1 })
    .onConflict((known) => known.column('topic').doUpdateSet((row) => ({ version: row('changes.version', '+', 1) })))
    .execute()
}

export async function versions(read: Kysely<Tables>): Promise<Versions> {
  const rows = await read.selectFrom('changes').select(['topic', 'version']).execute()
  return new Map(rows.map(({ topic, version }) => [topic, version]))
}
