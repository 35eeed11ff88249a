import { useEffect, useEffectEvent, useState } from 'react'
import { isWaiting } from '#shop/wire/unsent.ts'
import { unsentWords } from '#words/unsent.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { paths } from '#web/paths.ts'
import { endAttempt } from './attempt.ts'
import { refusalSaid } from './refusal-said.ts'
import { useUnsent } from './use-unsent.ts'
import { WaitingOrder } from './waiting-order.tsx'

/** Among somebody's orders: one that is not sent yet, or what came of it. */
export function UnsentNotice({ userId, token, onPlaced }: { userId: string; token: string; onPlaced: () => void }) {
  const { unsent, isSending } = useUnsent(userId)
  const [placed, setPlaced] = useState('')
  const { key } = unsent ?? {}
  const number = unsent?.placed?.orderNumber
  const told = useEffectEvent(onPlaced)
  useEffect(() => {
    if (key === undefined || number === undefined) return
    async function tell(attempt: { userId: string; key: string }, words: string) {
      await endAttempt(attempt)
      setPlaced(words)
      told()
    }
    void tell({ userId, key }, unsentWords.placed(number))
  }, [userId, key, number])
  return (
    <>
      <p role="status" className={placed === '' ? 'only-heard' : ''}>
        {placed}
      </p>
      {isWaiting(unsent) && <WaitingOrder as="h2" unsent={unsent} token={token} isSending={isSending} />}
      {unsent?.refused && (
        <section className="unsent" data-look="refused">
          <h2>{unsentWords.notPlaced}</h2>
          <p role="alert">{refusalSaid(unsent.refused)}</p>
          <div className="unsent-deeds">
            <ButtonLink to={paths.checkout}>{unsentWords.toCheckout}</ButtonLink>
            <Button look="quiet" onClick={() => void endAttempt(unsent)}>
              {unsentWords.ok}
            </Button>
          </div>
        </section>
      )}
      {unsent?.thrownAway && (
        <section className="unsent" data-look="refused">
          <h2>{unsent.tried ? unsentWords.maybePlaced : unsentWords.notPlaced}</h2>
          <p>{unsent.tried ? unsentWords.triedThrownAway : unsentWords.thrownAway}</p>
          <div className="unsent-deeds">
            <Button look="quiet" onClick={() => void endAttempt(unsent)}>
              {unsentWords.ok}
            </Button>
          </div>
        </section>
      )}
    </>
  )
}
