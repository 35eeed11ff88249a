import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** People who set a new password by a code have proven their mobile; others prove it once. */
export const mobileProofs: Migration = {
  id: '0010-mobile-proofs',
  async up(tx, { bigint, strict }) {
    await sql`create table mobile_proofs (
      user_id text primary key,
      mobile text not null,
      proven_by text not null,
      proven_at ${bigint} not null
    ) ${strict}`.execute(tx)
    await sql`insert into mobile_proofs (user_id, mobile, proven_by, proven_at)
      select users.id, users.mobile, 'reset', min(password_changes.changed_at)
      from users join password_changes on password_changes.user_id = users.id
      where password_changes.changed_by = 'code'
      group by users.id, users.mobile`.execute(tx)
  },
}
