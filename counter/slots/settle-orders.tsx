import { type FormEvent, useState } from 'react'
import type { Answer as CallAnswer } from '#browser/read-answer.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { typedIn } from '#forms/typed.ts'
import { useAlive } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { Dropdown, Field } from '#kit/field.tsx'
import { dialled, readableMobile } from '#shop/accounts/accounts.ts'
import { startOfShopDay } from '#shop/moment.ts'
import { serves, slotName } from '#shop/slots/slots.ts'
import { longestReason } from '#shop/text.ts'
import { minutes } from '#shop/time.ts'
import { isDefinite } from '#shop/wire/meaning.ts'
import type { DayChoice, DayOrder, DayPage } from '#shop/wire/staff/slots.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { hoursSaid, slotInFull } from '#words/formatters.ts'
import { dayWords as words } from '#words/slots.ts'
import { answeredOf } from '../press/answered.ts'
import { useAct } from '../press/use-act.ts'

type Settled = StaffGives<'closeDay'>

/** What becomes of each order of a day that is closed: also later, for those whose buyers had to be called first. */
export function SettleOrders({
  page: { day, orders, free },
  onDone,
  onLost,
}: {
  page: DayPage
  onDone: (page: Settled) => void
  onLost: () => void
}) {
  const isClosed = day.closed !== ''
  const [answered, setAnswered] = useState<Answered>()
  const [reasonError, setReasonError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const alive = useAlive()
  const close = useAct('closeDay')
  const settle = useAct('settleDay')

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const { reason = '', ...typed } = typedIn(event.currentTarget)
    const choices = orders.flatMap((order) => choiceOf(order, typed[order.id] ?? ''))
    setReasonError(reason.trim() === '' ? words.reasonMissing : undefined)
    if (reason.trim() === '') return document.querySelector<HTMLElement>('#reason')?.focus()
    if (isClosed && choices.length === 0) return setAnswered({ said: [words.notChosen] })
    setBusy(true)
    const params = { day: day.day }
    const answer: CallAnswer<Settled> = isClosed
      ? await settle({ params, body: { reason, choices } })
      : await close({ params, body: { seen: day.version, reason, choices } })
    setBusy(false)
    if (answer.ok) return onDone(answer.body)
    setAnswered(answeredOf(answer))
    if (isDefinite(answer)) onLost()
  }

  return (
    <form className="stack desk-form" aria-labelledby="settle" noValidate onSubmit={(event) => void send(event)}>
      <h2 id="settle">{isClosed ? words.orders(orders.length) : words.close}</h2>
      <p className="muted">{isClosed ? words.settleLead : words.closeLead}</p>
      <Field
        id="reason"
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        error={reasonError}
        defaultValue={day.closed}
        unmarked
        autoComplete="off"
        maxLength={longestReason}
      />
      {!isClosed && <p>{words.orders(orders.length)}</p>}
      <ul role="list" className="rows">
        {orders.map((order) => (
          <li key={order.id} className="row">
            <Dropdown
              id={order.id}
              name={order.id}
              label={words.choice(order.number)}
              hint={factsOf(order, day.day)}
              unmarked
              defaultValue="call"
              options={[
                { value: 'call', label: words.choices.call },
                ...(order.mayReject ? [{ value: 'reject', label: words.choices.reject }] : []),
                ...free
                  .filter((slot) => slot.day !== day.day && serves(slot, order.buyer.pincode))
                  .map((slot) => ({
                    value: slotName(slot),
                    label: words.choices.move(slotInFull(slotName(slot))),
                  })),
              ]}
            />
            <a className="settle-call" href={`tel:${dialled(order.buyer.phone)}`}>
              {words.call(readableMobile(order.buyer.phone))}
            </a>
          </li>
        ))}
      </ul>
      <Answer to={answered} />
      <Button type="submit" className="needs-script" disabled={!alive} aria-disabled={busy || undefined}>
        {isClosed ? words.settle : words.close}
      </Button>
    </form>
  )
}

function choiceOf({ id: orderId, version: seen }: DayOrder, chosen: string): DayChoice[] {
  if (chosen === '' || chosen === 'call') return []
  return chosen === 'reject' ? [{ choice: 'reject', orderId, seen }] : [{ choice: 'move', orderId, seen, slot: chosen }]
}

function factsOf({ startsAt, endsAt, buyer: { name, pincode } }: DayOrder, day: string): string {
  const [from, to] = [startsAt, endsAt].map((at) => (at - startOfShopDay(day)) / minutes(1))
  return words.ofOrder(hoursSaid({ from: from ?? 0, to: to ?? 0 }), name, pincode)
}
