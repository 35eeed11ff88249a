import { scope } from './scope.ts'

/** Browsers that wake the worker when the line is back name what for; types know it nowhere. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

/** An order waits: every open page looks whether it is its person's to send, and one does. */
export function wakeOnSync(): void {
  scope.addEventListener('sync' as 'message', (event: Event) => {
    const { tag } = event as SyncEvent
    if (tag === 'send-orders') (event as SyncEvent).waitUntil(wakePages())
  })
}

async function wakePages(): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window' })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of ours is no other origin
  for (const page of pages) page.postMessage({ kind: 'send-orders' })
}
