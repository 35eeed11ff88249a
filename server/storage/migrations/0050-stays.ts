import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/**
 * A browser that forgets its token may get a new one. Sessions are numbered as they begin, so that a clock that was set back
 * does not make the newest the oldest.
 */
export const stays: Migration = {
  id: '0050-stays',
  async up(tx, { bigint, strict }) {
    await sql`create table stays (
      id text primary key,
      user_id text not null,
      device text not null,
      value_hash text not null unique,
      before_hash text unique,
      mark_hash text not null,
      nr ${bigint} not null,
      begun_at ${bigint} not null,
      renewed_at ${bigint} not null
    ) ${strict}`.execute(tx)
    await sql`create index stays_of_a_person on stays (user_id)`.execute(tx)

    await sql`alter table sessions add column stay_id text`.execute(tx)
    await sql`alter table sessions add column nr ${bigint} not null default 0`.execute(tx)
    await sql`update sessions set nr = (select count(*) from sessions as other
      where other.user_id = sessions.user_id
        and (other.created_at < sessions.created_at
          or (other.created_at = sessions.created_at and other.token_hash >= sessions.token_hash)))`.execute(tx)
    await sql`create index sessions_of_a_stay on sessions (stay_id)`.execute(tx)
  },
}
