import { store } from '#browser/storage.ts'
import type { ToWorker } from '#shop/wire/worker.ts'
import { account, follow } from '#web/accounts/account.ts'

/** What waits to be sent is a person's own: it goes out when they are known to be here, and goes with them. */
export function sendWhatWaits(): void {
  // What became of the earlier person's order is theirs to read: the person here now keeps that note for them.
  follow({ personGone: (who, isAnotherHere) => isAnotherHere || leave(who), loggedIn: ignore })
  account.subscribe((now) => {
    if (now.state === 'signed-in' || 'ended' in now) tell(now.state)
  })
}

/** Said at once, to the worker and to the next page too: where the script that forgets cannot be had, nothing is sent all the same. */
function leave(who: string | undefined): void {
  store('orderLeft', who)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  navigator.serviceWorker?.controller?.postMessage({ kind: 'left' } satisfies ToWorker)
  tell('gone', who)
}

const tell = (what: 'gone' | 'signed-in' | 'anonymous', who?: string) =>
  void import('./with-person.ts').then(({ withPerson }) => withPerson[what](who), ignore)

/** Where this part of the page cannot be had now, the next page does it. */
const ignore = () => undefined
