import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** Who wants to be told when the shop delivers to their pincode. */
export const areaWishes: Migration = {
  id: '0031-area-wishes',
  async up(tx, { bigint, strict }) {
    await sql`create table area_wishes (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      pincode text not null,
      wished_at ${bigint} not null,
      due_at ${bigint} not null,
      told_at ${bigint},
      message_id text,
      unique (user_id, pincode)
    ) ${strict}`.execute(tx)
    await sql`create index area_wishes_to_tell on area_wishes (pincode, wished_at)`.execute(tx)
  },
}
