import { isWaiting } from '#shop/wire/unsent.ts'
import { unsentOrders } from './kept-here.ts'

/** Where a browser wakes the worker when there is a line again, the order goes out without an open page. */
export async function askToBeWoken(userId: string, token: string): Promise<void> {
  const registration: Waking | undefined = await navigator.serviceWorker?.getRegistration()
  if (!registration?.sync) return
  await unsentOrders.update(userId, (now) => (isWaiting(now) ? { ...now, token } : now))
  await registration.sync.register('send-orders').catch(() => undefined)
}

/** Not every browser has it, and types know it nowhere. */
interface Waking extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> }
}
