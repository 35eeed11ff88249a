import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { catalogueTopic } from './catalogue-reader.ts'

/** Another one with each change of what is sold and what it costs; 0 of a catalogue as the shop opened with it. */
export async function catalogueVersion(read: Kysely<Tables>): Promise<number> {
  const row = await read.selectFrom('changes').select('version').where('topic', '=', catalogueTopic).executeTakeFirst()
  return row?.version ?? 0
}
