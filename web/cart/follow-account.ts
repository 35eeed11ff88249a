import { store, storedJson, storeJson } from '#browser/storage.ts'
import { account, follow } from '#web/accounts/account.ts'
import { leaveCart } from './cart.ts'

/** The cart and the addresses in it belong to a person: they leave when that person signs out, and come when they log in. */
export function followAccount(): void {
  follow({
    personGone: leave,
    loggedIn(token) {
      store('cartHeld', undefined)
      bringAddresses(token)
    },
    stayed(who, token) {
      store('cartHeld', who)
      bringAddresses(token)
    },
  })
  account.subscribe(
    ({ state }) => state === 'signed-in' && void keeping().then(({ followCart }) => followCart(), ignore),
  )
}

/** What is not with the account yet is set aside, for them alone, with what was set aside before and has not met it since. */
function leave(who: string | undefined): void {
  const before = storedJson('cartLeft') as { of?: unknown; known?: unknown; items?: unknown } | undefined
  const again = before?.of === who ? before : undefined
  const items = [storedJson('cartItems'), again?.items].flat()
  if (who !== undefined) storeJson('cartLeft', { of: who, known: storedJson('cartSync') ?? again?.known, items })
  store('cartSync', undefined)
  store('cartHeld', undefined)
  leaveCart()
  void keeping().then(({ sendLeft }) => sendLeft(), ignore)
}

const bringAddresses = (token: string) =>
  void import('./restore-addresses.ts').then(({ restoreAddresses }) => restoreAddresses(token), ignore)

const keeping = () => import('./sync-cart.ts')

/** Where a part of the page cannot be had now, the cart stays in this browser until the next page. */
const ignore = () => undefined
