import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { isDone } from './acts.ts'

export interface Repeated {
  readonly repeated: true
}

/**
 * Does once what was pressed. The same key again finds it done; so does one that came at the same moment, which loses the
 * race for the row that the act changes.
 */
export async function once<Left extends object>(
  tx: Transaction<Tables>,
  key: string,
  work: () => Promise<Left>,
): Promise<Left | Repeated> {
  if (await isDone(tx, key)) return { repeated: true }
  const left = await work()
  return 'refused' in left && (await isDone(tx, key)) ? { repeated: true } : left
}
