import { follow } from '#web/accounts/account.ts'
import { api } from '#browser/api.ts'
import { stored } from '#browser/storage.ts'
import { forgetAddresses, keepAddresses } from './cart.ts'

/** The addresses in the cart are a person's own: they go with who signs out, and come to who logs in. */
export const followAccount = (): unknown => follow({ personGone: forgetAddresses, loggedIn: restoreAddresses })

/** Where the next order begins, so that nobody types an address twice. What this browser has kept stays. */
function restoreAddresses(token: string): void {
  if (stored('shippingAddress') !== null) return
  void api('addressBook', { token }).then((answer) => {
    const next = answer.ok ? answer.body.next : undefined
    // Meanwhile somebody else may be here.
    if (next && stored('token') === token) keepAddresses(next.shippingAddress, next.billingAddress)
    return next
  })
}
