import type { Kysely } from 'kysely'
import { type By, byOfWord } from '#shop/by.ts'
import type { DoneBy } from '#shop/wire/staff/press.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { StaffVisitor } from './staff-sessions.ts'

/** As it stands beside what they do. */
export const byOf = ({ staffId, deviceId }: StaffVisitor): By => ({ staff: staffId, device: deviceId })

/** Who is meant by the words that stand beside acts, as screens show them. */
export async function doneBys(read: Kysely<Tables>, words: readonly string[]): Promise<(word: string) => DoneBy> {
  const ids = [...new Set(words.map(byOfWord).flatMap((by) => (by && 'staff' in by ? [by.staff] : [])))]
  const rows =
    ids.length === 0 ? [] : await read.selectFrom('staff').select(['id', 'name']).where('id', 'in', ids).execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (word) => {
    const by = byOfWord(word)
    if (by === undefined || 'command' in by) return { who: 'command' }
    return 'staff' in by ? { who: 'staff', name: names.get(by.staff) ?? by.staff } : { who: 'shopper' }
  }
}
