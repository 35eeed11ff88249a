import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** The shop's own printers, and what each has to print: one job at a time is being sent to each. */
export const printers: Migration = {
  id: '0065-printers',
  async up(tx, { bigint, strict }) {
    await sql`create table printers (
      id text primary key,
      name text not null,
      paper text not null,
      size text not null,
      language text not null,
      address text not null,
      by_itself ${bigint} not null,
      answers ${bigint} not null,
      version ${bigint} not null,
      changed_at ${bigint} not null,
      removed_at ${bigint}
    ) ${strict}`.execute(tx)

    await sql`create table printer_jobs (
      id text primary key,
      no ${bigint} not null,
      printer_id text not null references printers (id),
      paper text not null,
      order_id text,
      line_no ${bigint},
      state text not null,
      asked_by text not null,
      queued_at ${bigint} not null,
      claim text,
      claimed_at ${bigint},
      began_at ${bigint},
      ended_at ${bigint},
      grams ${bigint},
      settled_at ${bigint}
    ) ${strict}`.execute(tx)
    await sql`create unique index one_job_sent on printer_jobs (printer_id) where state = 'sending'`.execute(tx)
    await sql`create index jobs_to_send on printer_jobs (printer_id, no) where state in ('waiting', 'sending')`.execute(
      tx,
    )
    await sql`create index jobs_that_ask on printer_jobs (printer_id) where settled_at is null`.execute(tx)
    await sql`create index jobs_of_order on printer_jobs (order_id)`.execute(tx)
    await sql`create index jobs_by_number on printer_jobs (no)`.execute(tx)
    await sql`create index jobs_by_age on printer_jobs (queued_at)`.execute(tx)
  },
}
