import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/**
 * Labels that were kept become codes, and who acted is said in one way. The version before this one shows the codes as
 * they are; what it writes meanwhile is read as it is.
 */
export const codes: Migration = {
  id: '0013-codes',
  async up(tx) {
    await sql`update order_lines
      set cleaning = case cleaning
        when 'Clean and Devein with no tail' then 'devein-no-tail'
        when 'Clean and Devein with tail' then 'devein-with-tail'
        when 'Keep head (clean body and devein)' then 'devein-keep-head'
        when 'Keep whole' then 'keep-whole'
        when 'Fillet (along with head and bone)' then 'fillet'
        when 'Gut and keep whole' then 'gut-and-keep-whole'
        when 'Pocket cut for filling' then 'pocket-cut'
        when 'Slices' then 'slices'
        else cleaning
      end
      where cleaning is not null`.execute(tx)

    await sql`update reviews set username = ''
      where username = 'A former customer' and email = '' and user_id is null`.execute(tx)

    await sql`update sessions
      set device = case
        when device = 'An unknown device' then '/'
        when device like 'A browser on %' then replace(device, 'A browser on ', '/')
        when device like '% on %' then replace(device, ' on ', '/')
        else device || '/'
      end
      where device not like '%/%'`.execute(tx)

    await sql`update order_moves set moved_by = 'person/' || moved_by where moved_by not like '%/%'`.execute(tx)
    await sql`update cancellations set canceled_by = 'person/' || canceled_by
      where canceled_by not like '%/%'`.execute(tx)
    await sql`update review_moves
      set moved_by = case moved_by when 'operator' then 'command/reviews' else 'person/' || moved_by end
      where moved_by not like '%/%'`.execute(tx)
    await sql`update erasures
      set asked_by = case asked_by when 'owner' then 'person/' || user_id else 'command/erase' end
      where asked_by in ('owner', 'operator')`.execute(tx)
    await sql`update rate_changes set changed_by = 'command/rates' where changed_by = 'operator'`.execute(tx)
    await sql`update availability_changes set changed_by = 'command/rates' where changed_by = 'operator'`.execute(tx)
    await sql`update delivery_area set added_by = 'command/delivery' where added_by = 'operator'`.execute(tx)
    await sql`update delivery_area set added_by = 'command/opening' where added_by = 'opening'`.execute(tx)
  },
}
