import { StorageUnavailable } from './trouble.ts'

/** A page that noted this lacks something for the moment: it is sent but not cached. */
export const passing = 'passing'

/**
 * For queries that a page can do without: while the database is away it is rendered without the answer and not cached.
 */
export async function unlessAway<Answer>(
  note: (topic: string) => void,
  ask: () => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await ask()
  } catch (trouble) {
    if (!(trouble instanceof StorageUnavailable)) throw trouble
    note(passing)
    return undefined
  }
}
