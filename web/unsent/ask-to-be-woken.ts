import { apiHost } from '#browser/api-host.ts'
import { isWaiting, type UnsentOrder } from '#shop/wire/unsent.ts'
import { sendOrders } from '#shop/wire/worker.ts'
import { unsentOrders } from './kept-here.ts'

/**
 * Where a browser wakes the worker when there is a line again, the worker sends what waits though no page is open. It cannot read
 * what a page reads, so the order has the token beside it as long as it waits. A shop whose calls go elsewhere has pages alone.
 */
export async function askToBeWoken({ userId, token }: { userId: string; token: string }): Promise<void> {
  if (!('serviceWorker' in navigator) || apiHost() !== '') return
  const registration: Waking | undefined = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  if (registration?.sync === undefined) return
  const keep = (change: Partial<UnsentOrder>) =>
    unsentOrders.update(userId, (now) => (isWaiting(now) ? { ...now, ...change } : now))
  await keep({ token })
  await registration.sync.register(sendOrders).catch(() => keep({ token: undefined }))
}

/** Not every browser has it, and types know it nowhere. */
interface Waking extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> }
}
