import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { actorIn, type By } from '#shop/by.ts'
import type { DoneBy } from '#shop/wire/staff/press.ts'
import type { StaffVisitor } from './staff-sessions.ts'

/** As it stands beside what they do. */
export const byOf = ({ staffId, deviceId }: StaffVisitor): By => ({ staff: staffId, device: deviceId })

/** Who did an act, as screens name them. */
export async function doneBys(read: Kysely<Tables>, words: readonly string[]): Promise<(word: string) => DoneBy> {
  const actors = words.map(actorIn)
  const ids = [...new Set(actors.flatMap((actor) => (actor.who === 'staff' ? [actor.id] : [])))]
  const rows =
    ids.length === 0 ? [] : await read.selectFrom('staff').select(['id', 'name']).where('id', 'in', ids).execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (word) => {
    const actor = actorIn(word)
    return actor.who === 'staff' ? { who: 'staff', name: names.get(actor.id) ?? actor.id } : actor
  }
}
