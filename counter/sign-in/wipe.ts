import { databaseName, keptHere } from '#counter/outbox/kept.ts'

/** What the counter's pages keep in a browser begins with this. The shopper's things are not theirs. */
const ours = 'counter'

/**
 * Removes all that this browser kept of the counter: its device was revoked. How much of what was pressed here was not sent: a
 * page whose calls hear it one after the other has done so once, and says the same to each.
 */
export const wipe = (): Promise<number> => (wiped ??= wipeNow())

let wiped: Promise<number> | undefined

async function wipeNow(): Promise<number> {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage).filter((one) => one.startsWith(ours))) storage.removeItem(key)
  const { outbox, snapshots } = keptHere()
  const unsent = (await outbox.getAll()).length
  await Promise.all([outbox.clear(), snapshots.clear()])
  indexedDB.deleteDatabase(databaseName)
  return unsent
}
