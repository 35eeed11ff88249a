import { account, follow } from '#web/accounts/account.ts'
import { store, storedJson, storeJson } from '#browser/storage.ts'
import { leaveCart } from './cart.ts'

/** The cart and the addresses in it are a person's own: they go with who signs out, and come to who logs in. */
export function followAccount(): void {
  follow({
    personGone: leave,
    loggedIn: (token) =>
      void import('./restore-addresses.ts').then(({ restoreAddresses }) => restoreAddresses(token), ignore),
  })
  account.subscribe(
    ({ state }) => state === 'signed-in' && void keeping().then(({ followCart }) => followCart(), ignore),
  )
}

/** What is not with the account yet is set aside, for them alone. */
function leave(who: string | undefined): void {
  if (who !== undefined)
    storeJson('cartLeft', { of: who, known: storedJson('cartSync'), items: storedJson('cartItems') })
  store('cartSync', undefined)
  leaveCart()
  void keeping().then(({ sendLeft }) => sendLeft(), ignore)
}

const keeping = () => import('./sync-cart.ts')

/** Where a part of the page cannot be had now, the cart stays in this browser until the next page. */
const ignore = () => undefined
