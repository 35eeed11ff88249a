import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { Confirm } from '#kit/alert.tsx'
import { Button } from '#kit/button.tsx'
import { toast } from '#kit/toast.tsx'
import { readable, rupees } from '#shop/money.ts'
import { goesByItself, type UnsentOrder } from '#shop/wire/unsent.ts'
import { endLogin } from '#web/accounts/account.ts'
import { readableLabel, readableSize, slotInFull, untilInFull } from '#words/formatters.ts'
import { kitWords } from '#words/frame.ts'
import { slotChoiceWords } from '#words/orders.ts'
import { unsentWords } from '#words/unsent.ts'
import { maySendHere } from './attempt.ts'
import { cartMark, hereNow, onCartMark } from './here-now.ts'
import { saidOf } from './said-of.ts'
import { discardUnsent, sendUnsent } from './send-unsent.ts'
import { goOnLater } from './watch-unsent.ts'

/** An order without a definite answer: what it is, whether and until when it goes by itself, and what can be done about it. */
export function WaitingOrder({
  unsent,
  token,
  isSending,
  isOnDisk = true,
  saidFirst = '',
  as: Head,
}: {
  unsent: UnsentOrder
  /** none where its person must log in again first */
  token: string | undefined
  isSending: boolean
  isOnDisk?: boolean
  /** what the shop has just said */
  saidFirst?: string | undefined
  as: 'h1' | 'h2'
}) {
  const [said, setSaid] = useState(saidFirst)
  const [asked, setAsked] = useState(false)
  const head = useRef<HTMLHeadingElement>(null)
  const named = useId()
  const isPage = Head === 'h1'
  // What is said of it hangs on what is in the cart.
  useSyncExternalStore(onCartMark, cartMark, () => '')
  useEffect(() => {
    if (!isPage) return
    scrollTo({ top: 0 })
    head.current?.focus()
  }, [isPage])
  const { userId, order, tried } = unsent
  if (order === undefined) return null
  const { cartItems, totalPrice, slot, sendBefore } = order

  async function sendNow(by: { userId: string; token: string }) {
    setSaid('')
    const sent = await sendUnsent(by)
    if (sent.is === 'signed-out' || (sent.is === 'refused' && sent.refused.status === 401)) return endLogin()
    if (sent.is === 'unknown') goOnLater()
    setSaid(saidOf(sent))
  }

  async function discard() {
    setAsked(false)
    const sent = await discardUnsent({ userId, token: token ?? '' })
    if (sent.is === 'discarded') toast(unsentWords.discardedNow)
  }

  return (
    <section className="unsent" aria-labelledby={named}>
      <Head id={named} ref={head} tabIndex={-1}>
        {tried ? unsentWords.unknown : unsentWords.notSent}
      </Head>
      <p>{howItGoesOn(unsent, token)}</p>
      {!isOnDisk && <p className="field-error">{unsentWords.notOnDisk}</p>}
      <ul className="unsent-items">
        {cartItems.map(({ id, title = '', quantity, size, weight }) => (
          <li key={id}>
            {unsentWords.item({ quantity, title, size: readableSize(size ?? ''), weight: readableLabel(weight) })}
          </li>
        ))}
      </ul>
      <p>{unsentWords.total(readable(rupees(totalPrice)))}</p>
      {slot !== undefined && <p>{slotChoiceWords.comes(slotInFull(slot))}</p>}
      {sendBefore !== undefined && <p className="muted">{unsentWords.until(untilInFull(sendBefore))}</p>}
      <p role="status">{isSending ? unsentWords.sending : said}</p>
      <div className="unsent-deeds">
        {token !== undefined && (
          <Button aria-disabled={isSending || undefined} onClick={() => isSending || void sendNow({ userId, token })}>
            {unsentWords.sendNow}
          </Button>
        )}
        {(token !== undefined || !tried) && (
          <Button look="quiet" onClick={() => setAsked(true)}>
            {unsentWords.discard}
          </Button>
        )}
      </div>
      {asked && (
        <Confirm
          text={tried ? unsentWords.mayDiscardTried : unsentWords.mayDiscard}
          yes={unsentWords.discardIt}
          no={kitWords.keepIt}
          onYes={() => void discard()}
          onNo={() => setAsked(false)}
        />
      )}
    </section>
  )
}

/** Whether it is sent again by itself, only if somebody presses, or not before they have logged in. */
function howItGoesOn(unsent: UnsentOrder, token: string | undefined): string {
  const { tried } = unsent
  if (token === undefined) return tried ? unsentWords.logInToSee : unsentWords.logInToPlace
  const here = hereNow(token)
  if (goesByItself(unsent, here) && (maySendHere() || unsent.token !== undefined))
    return tried ? unsentWords.triedAgain : unsentWords.waits
  if (unsent.cart !== here.cart) return tried ? unsentWords.unknownCartChanged : unsentWords.cartChanged
  return tried ? unsentWords.unknownHeld : unsentWords.waitsForPress
}
