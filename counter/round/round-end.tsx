import { useState } from 'react'
import { Link } from 'react-router'
import { useLine } from '#browser/line.ts'
import { Icon } from '#counter/look/icon.tsx'
import { NotSent } from '#counter/outbox/not-sent.tsx'
import { forgetRound } from '#counter/outbox/snapshots.ts'
import { answeredOf } from '#counter/press/answered.ts'
import { useAct } from '#counter/press/use-act.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { shopDay } from '#shop/moment.ts'
import { toBringBack } from '#shop/orders/round.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { clockInWords } from '#words/formatters.ts'
import { reasonNames } from '#words/reasons.ts'
import { roundWords } from '#words/round.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { type RoundShown, RoundView, useNotSettled } from './foot.tsx'
import { forgetDraft } from './not-delivered.tsx'
import { packsOf, stopPath } from './stops.ts'

/** All stops are done: what comes back to the shop, and then this phone forgets all of it. */
export function RoundEnd({
  orders,
  onEnd,
  stops,
  signs,
  told,
}: RoundShown & { orders: readonly StaffOrder[]; onEnd: (at: number) => void }) {
  const endRound = useAct('endRound')
  const [isEnding, setEnding] = useState(false)
  const [answered, setAnswered] = useState<Answered>()
  const isOffline = useLine() === 'offline'
  const waiting = useNotSettled()
  const back = toBringBack(orders)
  const delivered = orders.filter(({ status, isTry }) => status === 'Delivered' && isTry !== true)

  async function end() {
    setEnding(true)
    const answer = await endRound({ body: {} })
    setEnding(false)
    if (!answer.ok) return setAnswered(answeredOf(answer))
    await forgetRound()
    for (const { id } of orders) forgetDraft(id)
    onEnd(answer.body.endedAt)
  }

  return (
    <RoundView
      title={roundWords.allDone}
      stops={stops}
      told={told}
      acts={
        <Button className="round-go" disabled={isOffline || waiting > 0 || isEnding} onClick={() => void end()}>
          {isOffline && roundWords.finishNeedsSignal}
          {!isOffline && waiting > 0 && roundWords.finishSendsFirst}
          {!isOffline && waiting === 0 && (isEnding ? staffOrderWords.sending : roundWords.finish)}
        </Button>
      }
    >
      <h1 className="round-counts">
        <strong>{delivered.length}</strong> {roundWords.delivered}{' '}
        <span>
          <strong data-is={back.length > 0 ? 'back' : undefined}>{back.length}</strong> {roundWords.back}
        </span>
      </h1>
      <Answer to={answered} />
      <section className="round-card">
        <h2>{roundWords.bring}</h2>
        {back.length === 0 && <p>{roundWords.nothingBack}</p>}
        <ul role="list" className="round-bring-list">
          {back.map((order) => (
            <li key={order.id}>
              <p>
                <Link to={stopPath(order)} aria-label={order.number}>
                  {signs.get(order.id)}
                </Link>{' '}
                {order.buyer?.name}, {roundWords.packs(packsOf(order))}
              </p>
              {order.last.reason !== '' && (
                <p className="round-tag">{reasonSaid(order.last.reason, { reasonNames })}</p>
              )}
              <NotSent order={order.id} number={order.number} />
            </li>
          ))}
        </ul>
      </section>
    </RoundView>
  )
}

/** Nothing is out, and nothing of the last round is here any more. */
export function RoundClosed({ endedAt, stops, now, told }: RoundShown & { endedAt: number | undefined }) {
  const isToday = endedAt !== undefined && shopDay(endedAt) === shopDay(now)
  return (
    <RoundView title={roundWords.title} stops={stops} told={told} acts={null}>
      {isToday && (
        <section className="stop-done" data-is="delivered" role="status">
          <span className="stop-done-sign">
            <Icon name="check" size={56} />
          </span>
          <h1>{roundWords.closed(clockInWords(endedAt))}</h1>
          <p>{roundWords.keepsNothing}</p>
        </section>
      )}
      {!isToday && <h1 className="only-heard">{roundWords.title}</h1>}
      <p className="screen-none">{roundWords.none}</p>
    </RoundView>
  )
}
