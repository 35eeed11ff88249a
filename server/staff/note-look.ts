import type { Transaction } from 'kysely'
import { type OverLimit, takeTurns } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import { limits } from '#shop/accounts/limits.ts'
import type { By } from '#shop/by.ts'
import type { WrittenAct } from '#shop/staff/staff.ts'
import { writeAct } from './acts.ts'

interface Look {
  readonly key: string
  readonly act: Extract<WrittenAct, 'find-orders' | 'export-catalogue'>
  readonly thing: string
  readonly staffId: string
  readonly by: By
  readonly at: number
  /** what was looked for, and how much came of it */
  readonly after: object
}

/** Writes down that somebody looked where much of the shop can be seen at once; so many an hour. */
export async function noteLook(
  tx: Transaction<Tables>,
  { staffId, ...look }: Look,
): Promise<{ noted: true } | { over: OverLimit }> {
  const turns = [{ limit: limits.looksPerPerson, who: `staff/${staffId}` }]
  const over = await takeTurns(tx, { turns, at: look.at })
  if (over) return { over }
  await writeAct(tx, look)
  return { noted: true }
}
