import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Sends } from '#shop/wire/calls.ts'
import { endLogin } from '#web/accounts/account.ts'
import { clearCart } from '#web/cart/cart.ts'
import { forgetLastPacks } from '#web/cart/last-packs.ts'
import { interruptedOrder } from './attempt.ts'
import type { CheckoutFacts } from './checkout-facts.ts'
import { forgetOrder } from './kept-wishes.ts'
import { placeOrder, type Placing } from './place-order.ts'

export interface PlacingNow {
  /** on its way: nothing else can be sent */
  readonly busy: boolean
  /** the page went while an order was on its way, and it is being asked after */
  readonly resuming: boolean
  readonly outcome: Placing | undefined
  /** undefined when one is on its way already */
  send(order: Sends<'placeOrder'>): Promise<Placing | undefined>
}

/** Sends an order, once however often it is asked to, and does what follows from the answer. */
export function usePlacing({ user, token }: Pick<CheckoutFacts, 'user' | 'token'>): PlacingNow {
  const [outcome, setOutcome] = useState<Placing>()
  const [busy, setBusy] = useState(false)
  const [interrupted] = useState(() => interruptedOrder(user._id, Date.now()))
  const sending = useRef(false)

  async function send(order: Sends<'placeOrder'>) {
    if (sending.current) return undefined
    sending.current = true
    setBusy(true)
    setOutcome(undefined)
    const placing = await placeOrder(order, token)
    sending.current = false
    setBusy(false)
    setOutcome(placing)
    if ('placed' in placing) {
      clearCart(order.cartItems)
      forgetOrder()
      forgetLastPacks()
    }
    if ('signedOut' in placing) endLogin()
    return placing
  }

  const resume = useEffectEvent(() => interrupted && void send(interrupted))
  useEffect(() => resume(), [])

  return {
    busy,
    resuming: interrupted !== undefined && outcome === undefined,
    outcome,
    send,
  }
}
