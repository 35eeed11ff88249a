/** What the counter's pages keep in a browser begins with this. The shopper's things are not theirs. */
const ours = 'counter'

/** Removes all that this browser kept of the counter: its device was revoked. */
export async function wipe(): Promise<void> {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage).filter((one) => one.startsWith(ours))) storage.removeItem(key)
  const databases = (await indexedDB.databases?.()) ?? []
  for (const { name } of databases) if (name?.startsWith(ours)) indexedDB.deleteDatabase(name)
}
