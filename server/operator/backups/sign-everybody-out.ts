import type { Tables } from '#server/storage/tables.ts'

/**
 * What lets somebody in, table by table, and how a restore ends it: otherwise people who signed out or changed their
 * password after the backup would be signed in again, and what was used since would work once more. The same for both
 * engines.
 */
export const openingStatements = {
  sessions: 'delete from sessions',
  stays: 'delete from stays',
  codes: 'delete from codes',
  staff_sessions: 'delete from staff_sessions',
  staff_addresses: 'delete from staff_addresses',
  staff_challenges: 'delete from staff_challenges',
  staff_devices: 'update staff_devices set invite_hash = null, invite_until = 0 where invite_hash is not null',
} as const satisfies Partial<Record<keyof Tables, string>>

/**
 * That it was restored: its next start leaves room for the bills that were drawn since the copy was made. What waited for a
 * printer then may have been printed since, so nothing of it is printed by itself.
 */
const noted = {
  printer_jobs:
    "update printer_jobs set state = 'unknown', claim = null, ended_at = queued_at where state in ('waiting', 'sending')",
  restores: 'insert into restores (no, settled_at) select coalesce(max(no), 0) + 1, null from restores',
} as const satisfies Partial<Record<keyof Tables, string>>

/** All that a restore does to a copy, which may be older than some of these tables. */
export const restoringStatementsFor = (tables: readonly unknown[]): readonly string[] =>
  Object.entries({ ...openingStatements, ...noted }).flatMap(([table, statement]) =>
    tables.includes(table) ? [statement] : [],
  )
