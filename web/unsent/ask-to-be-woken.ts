/** Where a browser wakes the worker when there is a line again, the worker wakes the pages. */
export async function askToBeWoken(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration: Waking | undefined = await navigator.serviceWorker.getRegistration()
  await registration?.sync?.register('send-orders').catch(() => undefined)
}

/** Not every browser has it, and types know it nowhere. */
interface Waking extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> }
}
