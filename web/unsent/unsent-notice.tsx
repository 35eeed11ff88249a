import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { Button, ButtonLink } from '#kit/button.tsx'
import { isWaiting, type UnsentOrder } from '#shop/wire/unsent.ts'
import { paths } from '#web/paths.ts'
import { unsentWords } from '#words/unsent.ts'
import { endAttempt } from './attempt.ts'
import { useUnsent } from './use-unsent.ts'
import { WaitingOrder } from './waiting-order.tsx'
import { whyNotPlaced } from './why-not-placed.ts'

/**
 * What came of somebody's order, or that nobody knows yet. `onPlaced`: the page shows the order itself, so that it is placed
 * is told once; elsewhere it stands until they have read it.
 */
export function UnsentNotice({
  userId,
  token,
  onPlaced,
}: {
  userId: string
  token: string | undefined
  onPlaced?: () => void
}) {
  const { unsent, isSending } = useUnsent(userId)
  const [placed, setPlaced] = useState('')
  const { key } = unsent ?? {}
  const words = unsent?.placed && placedWords(unsent.placed.orderNumber, unsent.discarded)
  const isTold = onPlaced !== undefined
  const told = useEffectEvent(() => onPlaced?.())
  useEffect(() => {
    if (!isTold || key === undefined || words === undefined) return
    async function tell(attempt: { userId: string; key: string }, said: string) {
      await endAttempt(attempt)
      setPlaced(said)
      told()
    }
    void tell({ userId, key }, words)
  }, [isTold, userId, key, words])
  const ok = (
    <Button look="quiet" onClick={() => void (unsent && endAttempt(unsent))}>
      {unsentWords.ok}
    </Button>
  )
  return (
    <>
      <p role="status" className={placed === '' ? 'only-heard' : ''}>
        {placed}
      </p>
      {isWaiting(unsent) && <WaitingOrder as="h2" unsent={unsent} token={token} isSending={isSending} />}
      {!isTold && words !== undefined && (
        <Told head={words} look="placed">
          <div className="unsent-deeds">
            <ButtonLink to={paths.myOrders}>{unsentWords.toMyOrders}</ButtonLink>
            {ok}
          </div>
        </Told>
      )}
      {unsent?.refused && (
        <Told head={unsentWords.notPlaced}>
          <p role="alert">{whyNotPlaced(unsent.refused, token !== undefined)}</p>
          <div className="unsent-deeds">
            <ButtonLink to={paths.checkout}>{unsentWords.toCheckout}</ButtonLink>
            {ok}
          </div>
        </Told>
      )}
      <DiscardedNotice unsent={unsent} />
    </>
  )
}

/** Of what its person has discarded here, or somebody else's login: that it may be placed, or that it is not. */
export function DiscardedNotice({ unsent }: { unsent: UnsentOrder | undefined }) {
  if (unsent?.discarded && !unsent.placed)
    return (
      <Told head={unsentWords.maybePlaced}>
        <p>{unsentWords.discardedAsked}</p>
      </Told>
    )
  if (!unsent?.thrownAway) return null
  if (unsent.tried)
    return (
      <Told head={unsentWords.maybePlaced}>
        <p>{unsentWords.triedThrownAway}</p>
      </Told>
    )
  return (
    <Told head={unsentWords.notPlaced}>
      <p>{unsentWords.thrownAway}</p>
      <div className="unsent-deeds">
        <Button look="quiet" onClick={() => void endAttempt(unsent)}>
          {unsentWords.ok}
        </Button>
      </div>
    </Told>
  )
}

function Told({
  head,
  look = 'refused',
  children,
}: {
  head: string
  look?: 'refused' | 'placed'
  children: ReactNode
}) {
  const named = useId()
  return (
    <section className="unsent" data-look={look} aria-labelledby={named}>
      <h2 id={named}>{head}</h2>
      {children}
    </section>
  )
}

const placedWords = (number: string, wasDiscarded: true | undefined): string =>
  wasDiscarded ? unsentWords.placedBefore(number) : unsentWords.placed(number)
