import { passing } from './pages.ts'
import { StorageUnavailable } from '#server/storage/trouble.ts'

/** What a page asks and can do without. While the database is away it goes without the answer, and is not kept. */
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
