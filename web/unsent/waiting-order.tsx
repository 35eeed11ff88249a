import { useEffect, useRef, useState } from 'react'
import { readable, rupees } from '#shop/money.ts'
import { slotInFull, untilInFull } from '#shop/slot-in-full.ts'
import type { UnsentOrder } from '#shop/wire/unsent.ts'
import { kitWords } from '#words/kit.ts'
import { slotChoiceWords } from '#words/slot-choice.ts'
import { unsentWords } from '#words/unsent.ts'
import { endLogin } from '#web/accounts/account.ts'
import { Confirm } from '#kit/alert.tsx'
import { Button } from '#kit/button.tsx'
import { discardAttempt } from './attempt.ts'
import type { Sent } from './send-one.ts'
import { sendUnsent } from './send-unsent.ts'

/** An order that waits for a line: what it is, until when it is sent, and what can be done about it. */
export function WaitingOrder({
  unsent: { userId, order, tried },
  token,
  isSending,
  isOnDisk = true,
  as: Head,
}: {
  unsent: UnsentOrder
  token: string
  isSending: boolean
  isOnDisk?: boolean
  as: 'h1' | 'h2'
}) {
  const [said, setSaid] = useState('')
  const [asked, setAsked] = useState(false)
  const head = useRef<HTMLHeadingElement>(null)
  const isPage = Head === 'h1'
  useEffect(() => {
    if (!isPage) return
    scrollTo({ top: 0 })
    head.current?.focus()
  }, [isPage])
  if (order === undefined) return null
  const { cartItems, totalPrice, slot, sendBefore } = order

  async function sendNow() {
    setSaid('')
    const sent = await sendUnsent({ userId, token })
    if (sent.is === 'signed-out') return endLogin()
    setSaid(saidOf(sent))
  }

  return (
    <section className="unsent">
      <Head ref={head} tabIndex={-1}>
        {unsentWords.notSent}
      </Head>
      <p>{tried ? unsentWords.maybeThere : unsentWords.waits}</p>
      {!isOnDisk && <p className="field-error">{unsentWords.notOnDisk}</p>}
      <ul className="unsent-items">
        {cartItems.map(({ id, title = '', quantity, size, weight }) => (
          <li key={id}>{unsentWords.item({ quantity, title, size: size ?? '', weight })}</li>
        ))}
      </ul>
      <p>{unsentWords.total(readable(rupees(totalPrice)))}</p>
      {slot !== undefined && <p>{slotChoiceWords.comes(slotInFull(slot))}</p>}
      {sendBefore !== undefined && <p className="muted">{unsentWords.until(untilInFull(sendBefore))}</p>}
      <p role="status">{isSending ? unsentWords.sending : said}</p>
      <div className="unsent-deeds">
        <Button aria-disabled={isSending || undefined} onClick={() => isSending || void sendNow()}>
          {unsentWords.sendNow}
        </Button>
        <Button look="quiet" onClick={() => setAsked(true)}>
          {unsentWords.discard}
        </Button>
      </div>
      {asked && (
        <Confirm
          text={tried ? unsentWords.mayDiscardTried : unsentWords.mayDiscard}
          yes={unsentWords.discardIt}
          no={kitWords.keepIt}
          onYes={() => void discardAttempt(userId)}
          onNo={() => setAsked(false)}
        />
      )}
    </section>
  )
}

function saidOf(sent: Sent): string {
  if (sent.is === 'unanswered') return unsentWords.stillNoLine
  return sent.is === 'trouble' ? unsentWords.shopSays(sent.refused.message) : ''
}
