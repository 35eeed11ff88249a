let asked = false

/**
 * Asks the browser, once a page, not to clear what this site keeps: something waits here that the shop does not have yet. It
 * may say no, or ask the person.
 */
export async function keepStorage(): Promise<void> {
  if (asked) return
  asked = true
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // A browser without it, or one that refuses site data, keeps what it will.
  }
}
