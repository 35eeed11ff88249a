import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useNow } from '#counter/live/use-now.ts'
import { Icon } from '#counter/look/icon.tsx'
import type { Answered } from '#forms/answer.tsx'
import { useAlive } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { dialled } from '#shop/accounts/accounts.ts'
import { chosenFor } from '#shop/orders/closing.ts'
import { undoFor } from '#shop/orders/decide-move.ts'
import { slotName } from '#shop/slots/slots.ts'
import { seconds } from '#shop/time.ts'
import type { ClosedDay as Closed, ClosingPage } from '#shop/wire/staff/closing.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { dayInFull, momentInShort, weekdayOfSlot } from '#words/formatters.ts'
import { dayWords, closeWords as words } from '#words/staff-slots.ts'
import { placeName } from '../order/in-words.ts'
import { answeredOf } from '../press/answered.ts'
import { useAct } from '../press/use-act.ts'
import { whySaid } from './order-to-close.tsx'
import { SlotBars } from './slot-bars.tsx'
import './slots.css'

/** What came of closing the day, with the way back as long as there is one; who is still to be called, and how full it is where the others come. */
export function ClosedDay({
  page,
  onUndone,
  onLost,
}: {
  page: ClosingPage
  onUndone: (page: StaffGives<'undoCloseDay'>) => Promise<void>
  onLost: (failed: Answered) => Promise<void>
}) {
  const { day, orders, others, closed, now: told } = page
  const alive = useAlive()
  const navigate = useNavigate()
  const open = useAct('openDay')
  const params = { day: day.day }
  const toCall = chosenFor(orders, { way: 'call', own: new Map(), target: undefined }).map(({ order, why }) => ({
    id: order.id,
    number: order.number,
    name: order.buyer.name,
    phone: order.buyer.phone,
    area: order.area,
    why: why === undefined || why === 'own' ? '' : whySaid(order, why, undefined),
  }))
  const untold = closed?.untold.map(({ way, ...order }) => ({ ...order, why: words.untold[way] })) ?? []
  const calls = [...toCall, ...untold]
  const names = new Set(closed?.moved.map(({ slot }) => slot))
  const filled = Map.groupBy(
    others.filter((slot) => names.has(slotName(slot))),
    (slot) => slot.day,
  )

  async function reopen() {
    const answer = await open({ params, body: { seen: day.version } })
    if (answer.ok) await navigate(`/slots/${day.day}`)
    else await onLost(answeredOf(answer))
  }

  return (
    <div className="closed-day">
      {closed !== undefined && <Done closed={closed} told={told} day={day} onUndone={onUndone} onLost={onLost} />}
      <section aria-labelledby="to-call">
        <h2 id="to-call">{words.toCallHead(calls.length)}</h2>
        {calls.length === 0 ? (
          <p className="muted">{words.noneToCall}</p>
        ) : (
          <ul role="list" className="closing-rows">
            {calls.map(({ id, number, name, phone, area, why }, place) => (
              <li key={id} className="closing-order" data-call>
                <Link className="closing-sign" to={`/orders/${id}`}>
                  <span aria-hidden>{number.slice(-4)}</span>
                  <span className="only-heard">{number}</span>
                </Link>
                <p className="closing-who">
                  <b>{name}</b> {placeName(area)}
                  {why !== '' && <span className="closing-amber">{why}</span>}
                </p>
                <a className="button" data-look={place === 0 ? 'strong' : 'quiet'} href={`tel:${dialled(phone)}`}>
                  <Icon name="phone" />
                  {words.callNow} <span className="only-heard">{number}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
      {[...filled].map(([one, slots]) => (
        <section key={one} aria-labelledby={`on-${one}`}>
          <h2 id={`on-${one}`}>{dayInFull(one)}</h2>
          <SlotBars slots={slots} now={told} />
        </section>
      ))}
      <p className="closed-open">
        <Button look="quiet" className="needs-script" disabled={!alive} onClick={() => void reopen()}>
          {dayWords.openAgain}
        </Button>
      </p>
    </div>
  )
}

function Done({
  closed: { by, at, moved, rejected, told: sms, undoUntil },
  told,
  day,
  onUndone,
  onLost,
}: {
  closed: Closed
  told: number
  day: ClosingPage['day']
  onUndone: (page: StaffGives<'undoCloseDay'>) => Promise<void>
  onLost: (failed: Answered) => Promise<void>
}) {
  const goesAt = at + undoFor
  const now = useNow(told, goesAt > told)
  const alive = useAlive()
  const undo = useAct('undoCloseDay')
  const [busy, setBusy] = useState(false)
  const left = Math.max(0, Math.ceil((goesAt - now) / seconds(1)))
  const done = [
    ...moved.map(({ slot, count }) => words.moved(count, weekdayOfSlot(slot))),
    ...(rejected === 0 ? [] : [words.rejected(rejected)]),
  ]
  const name = by.who === 'staff' ? by.name : dayWords.aCommand

  async function takeBack() {
    if (busy) return
    setBusy(true)
    const answer = await undo({ params: { day: day.day }, body: { seen: day.version } })
    setBusy(false)
    if (answer.ok) await onUndone(answer.body)
    else await onLost(answeredOf(answer))
  }

  return (
    <section className="closed-done">
      <Icon name="check" size={34} />
      <p role="status">
        <b>{done.length === 0 ? words.nothingDone : done.join(', ')}</b>
        <span>{left > 0 && sms > 0 ? <span aria-hidden>{words.smsGo(sms, left)}</span> : words.smsGone(sms)}</span>
        <span className="muted">{words.closedBy(name, momentInShort(at, told))}</span>
      </p>
      {left > 0 && undoUntil !== undefined && (
        <Button
          look="quiet"
          className="needs-script"
          disabled={!alive}
          aria-busy={busy || undefined}
          onClick={() => void takeBack()}
        >
          <Icon name="undo" />
          {words.undo}
        </Button>
      )}
    </section>
  )
}
