import { account, follow } from '#web/accounts/account.ts'

/** What waits to be sent is a person's own: it goes out when they are known to be here, and goes with them. */
export function sendWhatWaits(): void {
  follow({ personGone: () => void forgetting().then(({ forgetPerson }) => forgetPerson(), ignore), loggedIn: ignore })
  account.subscribe((now) => {
    if (now.state === 'signed-in') void watching().then(({ watchUnsent }) => watchUnsent(), ignore)
    else if ('ended' in now) void forgetting().then(({ forgetOrders }) => forgetOrders(), ignore)
  })
}

const watching = () => import('./watch-unsent.ts')
const forgetting = () => import('./forget.ts')

/** Where this part of the page cannot be had now, the next page does it. */
const ignore = () => undefined
