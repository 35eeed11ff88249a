import { useEffect, useRef, useState } from 'react'
import { readableMobile } from '#shop/accounts/accounts.ts'
import { momentInWords, shopTimeZone } from '#shop/moment.ts'
import type { DeskShopper } from '#shop/wire/staff/shoppers.ts'
import { deskShoppersWords } from '#words/desk-shoppers.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { answeredOf } from '../press/answered.ts'
import { useAct } from '../press/use-act.ts'
import { WorkList } from '../desk/work-list.tsx'
import { EraseShopper } from './erase-shopper.tsx'

type Session = DeskShopper['sessions'][number]

/** A person, where they are signed in, and ending that. */
export function Shopper({ shopper, onErased }: { shopper: DeskShopper; onErased: (said: string) => void }) {
  const { id, name, email, mobile, registeredAt, orders, openOrders } = shopper
  const [sessions, setSessions] = useState<readonly Session[]>(shopper.sessions)
  const [said, setSaid] = useState<string>()
  const [wrong, setWrong] = useState<Answered>()
  const signOut = useAct('signShopperOut')
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])

  async function end(session: Session | undefined) {
    const answer = await signOut({ params: { id }, body: session === undefined ? {} : { session: session.id } })
    setWrong(answer.ok ? undefined : answeredOf(answer))
    if (!answer.ok) return
    setSessions(answer.body.sessions)
    setSaid(session === undefined ? deskShoppersWords.allEnded : deskShoppersWords.ended(session.device))
  }

  return (
    <section className="stack" aria-labelledby="shopper">
      <h2 id="shopper" ref={head} tabIndex={-1}>
        {name}
      </h2>
      <p className="work-facts">
        <span>{email}</span>
        <span>{readableMobile(mobile)}</span>
        <span>{deskShoppersWords.since(registeredAt)}</span>
        <span>{deskShoppersWords.orders(orders, openOrders)}</span>
      </p>
      <h3>{deskShoppersWords.sessions}</h3>
      <p role="status">{said}</p>
      <Answer to={wrong} />
      {sessions.length === 0 ? (
        <p>{deskShoppersWords.none}</p>
      ) : (
        <>
          <WorkList label={deskShoppersWords.sessions} items={sessions} keyOf={(session) => session.id}>
            {(session) => (
              <>
                <p>
                  <strong>{session.device}</strong>
                </p>
                <p>{deskShoppersWords.times(inWords(session.createdAt), inWords(session.lastSeenAt))}</p>
                <p className="row-acts">
                  <Button
                    look="quiet"
                    aria-label={deskShoppersWords.endOf(session.device, inWords(session.createdAt))}
                    onClick={() => void end(session)}
                  >
                    {deskShoppersWords.end}
                  </Button>
                </p>
              </>
            )}
          </WorkList>
          <p>
            <Button look="quiet" onClick={() => void end(undefined)}>
              {deskShoppersWords.endAll}
            </Button>
          </p>
        </>
      )}
      <EraseShopper id={id} name={name} sessions={sessions.length} onErased={onErased} />
    </section>
  )
}

const inWords = (at: number) => momentInWords(at, shopTimeZone)
