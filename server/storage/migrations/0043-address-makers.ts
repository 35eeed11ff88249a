import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/**
 * Who made each one-time address. Those that one owner made for another before this say nothing of their maker, so they
 * go. People who are not owners lose the keys of one, and the sessions that such a key opened.
 */
export const addressMakers: Migration = {
  id: '0043-address-makers',
  async up(tx) {
    await sql`alter table staff_addresses add column made_by text not null default 'command/staff'`.execute(tx)
    await sql`delete from staff_addresses where staff_id is not null`.execute(tx)
    for (const table of ['staff_passkeys', 'staff_recovery_codes'])
      await sql`delete from ${sql.table(table)} where staff_id in (select id from staff where role <> 'owner')`.execute(
        tx,
      )
    await sql`update staff set login = null, password_hash = null, totp_salt = null where role <> 'owner'`.execute(tx)
    await sql`delete from staff_sessions where staff_id in (select id from staff where role <> 'owner')
      and device_id in (select id from staff_devices where kind = 'own')`.execute(tx)
  },
}
