/** The modules of any page of the shop that have to do with an order, as the frame begins with them. */
export const modulesOfPage = async () => {
  const [account, accounts, keeping, placing, attempt, unsent, cart, wishes] = await Promise.all([
    import('#web/accounts/account.ts'),
    import('#web/accounts/account-storage.ts'),
    import('#web/unsent/send-what-waits.ts'),
    import('#web/checkout/place-order.ts'),
    import('#web/unsent/attempt.ts'),
    import('#web/unsent/send-unsent.ts'),
    import('#web/cart/cart.ts'),
    import('#web/unsent/kept-wishes.ts'),
    import('#web/unsent/with-person.ts'),
    import('#browser/make-call.ts'),
  ])
  keeping.sendWhatWaits()
  const { user, token } = accounts.keptAccount()
  // The frame has asked whose token it is.
  if (user && token !== undefined) account.account.setState({ state: 'signed-in', user, token }, true)
  return { ...account, ...placing, ...attempt, ...unsent, ...cart, ...wishes }
}

export const modulesOfWorker = async () => {
  const orders = await import('../../worker/send-orders.ts')
  orders.wakeOnSync()
  return orders
}
