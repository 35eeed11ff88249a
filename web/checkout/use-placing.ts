import { useEffect, useRef, useState } from 'react'
import type { Sends } from '#shop/wire/calls.ts'
import { isAnswered, isWaiting, loginEnded, type UnsentOrder } from '#shop/wire/unsent.ts'
import { endLogin } from '#web/accounts/account.ts'
import { hereNow } from '#web/unsent/here-now.ts'
import { useUnsent } from '#web/unsent/use-unsent.ts'
import { checkoutWords } from '#words/checkout.ts'
import type { CheckoutFacts } from './checkout-facts.ts'
import { answerOf, type PlaceOutcome, placeOrder } from './place-order.ts'

export interface PlacingNow {
  /** on its way: nothing else can be sent */
  readonly busy: boolean
  /** what this browser keeps has not been read or told yet */
  readonly reading: boolean
  /** an order without a definite answer */
  readonly waiting: UnsentOrder | undefined
  /** what is kept of one: where it was discarded, the person is still to be told something of it */
  readonly discarded: UnsentOrder | undefined
  readonly isSending: boolean
  readonly outcome: PlaceOutcome | undefined
  /** undefined when one is on its way already */
  send(order: Sends<'placeOrder'>): Promise<PlaceOutcome | undefined>
}

/** Sends an order, once however often it is asked to, and tells what the shop answered: now, or to one that waited. */
export function usePlacing({ user, token }: Pick<CheckoutFacts, 'user' | 'token'>): PlacingNow {
  const [outcome, setOutcome] = useState<PlaceOutcome>()
  const [busy, setBusy] = useState(false)
  const { isRead, unsent, isSending } = useUnsent(user._id)
  const sending = useRef(false)

  async function send(order: Sends<'placeOrder'>) {
    if (sending.current) return undefined
    sending.current = true
    setBusy(true)
    setOutcome(undefined)
    try {
      const placing = await placeOrder(order, token)
      setOutcome(placing)
      if ('signedOut' in placing) endLogin()
      return placing
    } catch (trouble) {
      // Of what was kept it is said what came of it; else nothing has left.
      const refused: PlaceOutcome = {
        refused: checkoutWords.placeError(trouble instanceof Error ? trouble.message : ''),
      }
      setOutcome(refused)
      return refused
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  // The answer to a press is shown by the press itself.
  const isTold = outcome !== undefined && !('waits' in outcome)
  // Whose login is over reads it once they have logged in again.
  const isLater = unsent?.refused?.status === loginEnded.status && unsent.login === hereNow(token).login
  const isToTell = !busy && !isTold && !isLater && unsent !== undefined && isAnswered(unsent)
  useEffect(() => {
    if (!isToTell) return
    async function tell() {
      const placing = await answerOf(user._id, token)
      if (placing) setOutcome(placing)
    }
    void tell()
  }, [isToTell, user._id, token])

  return {
    busy,
    reading: !isRead || isToTell,
    waiting: !busy && isWaiting(unsent) ? unsent : undefined,
    discarded: busy ? undefined : unsent,
    isSending,
    outcome,
    send,
  }
}
