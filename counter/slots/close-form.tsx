import { type FormEvent, useState } from 'react'
import { useLine } from '#browser/line.ts'
import { Icon, type IconName } from '#counter/look/icon.tsx'
import type { Answered } from '#forms/answer.tsx'
import { useAlive } from '#forms/use-form.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { Field } from '#kit/field.tsx'
import { bestTarget, type Chosen, chosenFor, type Target, targetsOf, unfitIn, type Way } from '#shop/orders/closing.ts'
import { reasonCodes } from '#shop/staff/reasons.ts'
import { longestReason } from '#shop/text.ts'
import type { ClosingPage, DayChoice, DayOrder } from '#shop/wire/staff/closing.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { whenWords } from '#words/availability.ts'
import { dayInFull, hoursOfSlotInShort, slotInShort, weekdayOfSlot } from '#words/formatters.ts'
import { reasonNames } from '#words/reasons.ts'
import { daysWords, closeWords as words } from '#words/staff-slots.ts'
import { answeredOf } from '../press/answered.ts'
import { useAct } from '../press/use-act.ts'
import { ClosingTexts } from './closing-texts.tsx'
import { OrderToClose } from './order-to-close.tsx'

type ChosenOrder = Chosen<DayOrder>

const other = 'other'

/** Why, one way for all, the exceptions, and what customers will read: one press does all of it. */
export function CloseForm({
  page: { now, day, orders, others },
  onClosed,
  onLost,
}: {
  page: ClosingPage
  onClosed: (page: StaffGives<'closeDay'>) => Promise<void>
  onLost: (failed: Answered) => Promise<void>
}) {
  const alive = useAlive()
  const line = useLine()
  const act = useAct('closeDay')
  const [code, setCode] = useState('')
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState<Way>()
  const [slot, setSlot] = useState<string>()
  const [own, setOwn] = useState<ReadonlyMap<string, Way>>(new Map())
  const [busy, setBusy] = useState(false)
  const targets = targetsOf(others, { day: day.day, at: now })
  const target = targets.find(({ name }) => name === slot) ?? bestTarget(targets, orders)
  const way = wanted ?? (target === undefined ? 'call' : 'move')
  const chosen = chosenFor(orders, { way, own, target })
  const reason = code === other ? typed.trim() : code
  const sms = chosen.filter((one) => one.way !== 'call' && one.order.isTold).length
  const weekday = weekdayOf(day.day)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (busy || reason === '' || line === 'offline') return
    setBusy(true)
    const choices = chosen.flatMap((one) => choiceOf(one, target))
    const answer = await act({ params: { day: day.day }, body: { seen: day.version, reason, choices } })
    setBusy(false)
    if (answer.ok) await onClosed(answer.body)
    else await onLost(answeredOf(answer))
  }

  return (
    <form className="closing-form" noValidate onSubmit={(event) => void send(event)}>
      <Reasons code={code} typed={typed} onCode={setCode} onTyped={setTyped} />
      {orders.length > 0 && (
        <>
          <WaysForAll
            orders={orders}
            way={way}
            targets={targets}
            target={target}
            onWay={setWanted}
            onSlot={(name) => {
              setSlot(name)
              setWanted('move')
            }}
          />
          <Orders
            chosen={chosen}
            way={way}
            target={target}
            onChoose={(id, as) => setOwn((before) => new Map(before).set(id, as))}
          />
          <ClosingTexts day={day.day} reason={reason} slot={target?.name} chosen={chosen} />
        </>
      )}
      <footer className="closing-foot">
        <ButtonLink look="quiet" to={`/slots/${day.day}`}>
          {words.cancel}
        </ButtonLink>
        <Button
          type="submit"
          className="needs-script"
          disabled={!alive || reason === '' || line === 'offline'}
          aria-busy={busy || undefined}
        >
          {foot()}
        </Button>
      </footer>
    </form>
  )

  function foot(): string {
    if (busy) return words.closing
    if (line === 'offline') return words.offline
    if (reason === '') return words.reasonFirst
    return sms === 0 ? words.close(weekday) : words.closeAndSend(weekday, sms)
  }
}

const weekdayOf = (day: string): string => whenWords.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''

function choiceOf(
  { way, order: { id: orderId, version: seen } }: ChosenOrder,
  target: Target | undefined,
): DayChoice[] {
  if (way === 'reject') return [{ choice: 'reject', orderId, seen }]
  return way === 'move' && target !== undefined ? [{ choice: 'move', orderId, seen, slot: target.name }] : []
}

function Reasons({
  code,
  typed,
  onCode,
  onTyped,
}: {
  code: string
  typed: string
  onCode: (code: string) => void
  onTyped: (typed: string) => void
}) {
  return (
    <fieldset className="closing-why">
      <legend>{words.why}</legend>
      <div className="closing-chips">
        {[...reasonCodes['no-delivery'], other].map((one) => (
          <label key={one} className="closing-chip">
            <input type="radio" name="why" value={one} checked={code === one} onChange={() => onCode(one)} />
            {one === other ? words.other : reasonNames[one as (typeof reasonCodes)['no-delivery'][number]]}
          </label>
        ))}
      </div>
      {code === other && (
        <Field
          label={words.otherReason}
          unmarked
          autoComplete="off"
          maxLength={longestReason}
          value={typed}
          onChange={({ currentTarget }) => onTyped(currentTarget.value)}
        />
      )}
    </fieldset>
  )
}

/** So many other times stand in sight; the rest is behind 'Choose'. */
const timesInSight = 2

function WaysForAll({
  orders,
  way,
  targets,
  target,
  onWay,
  onSlot,
}: {
  orders: readonly DayOrder[]
  way: Way
  targets: readonly Target[]
  target: Target | undefined
  onWay: (way: Way) => void
  onSlot: (name: string) => void
}) {
  const [all, setAll] = useState(false)
  const unfit = target === undefined ? 0 : unfitIn(target, orders)
  const rest = targets.filter(({ name }) => name !== target?.name)
  const tile = (one: Way, icon: IconName, head: string, more: string, isAmber = false) => (
    <label className="closing-way" data-way={one}>
      <input
        type="radio"
        name="way"
        checked={way === one}
        disabled={one === 'move' && target === undefined}
        onChange={() => onWay(one)}
      />
      <Icon name={icon} size={30} />
      <span>
        <b>{head}</b>
        <span className={isAmber ? 'closing-amber' : undefined}>{more}</span>
      </span>
    </label>
  )
  return (
    <fieldset className="closing-all">
      <legend>{words.all(orders.length)}</legend>
      <div className="closing-ways">
        {target === undefined
          ? tile('move', 'calendar', words.moveNowhere, words.noSlot, true)
          : tile(
              'move',
              'calendar',
              words.move(weekdayOfSlot(target.name)),
              [
                words.free(hoursOfSlotInShort(target.name), target.free),
                ...(unfit === 0 ? [] : [words.unfit(unfit)]),
              ].join('; '),
              unfit > 0,
            )}
        {tile('call', 'phone', words.call, words.callHint)}
        {tile('reject', 'leave-out', words.reject, words.rejectHint)}
      </div>
      {rest.length > 0 && (
        <p className="closing-times">
          {words.otherTime}{' '}
          {rest.slice(0, timesInSight).map(({ name }) => (
            <Button key={name} look="plain" className="needs-script" onClick={() => onSlot(name)}>
              {slotInShort(name)}
            </Button>
          ))}
          <Button look="plain" className="needs-script" aria-haspopup="dialog" onClick={() => setAll(true)}>
            {words.choose}
          </Button>
        </p>
      )}
      {all && (
        <Dialog head={words.times} className="dialog closing-slots" onClose={() => setAll(false)}>
          <div className="closing-days">
            {[...Map.groupBy(targets, ({ name }) => name.slice(0, 10))].map(([day, ofDay]) => (
              <section key={day} aria-labelledby={day}>
                <h3 id={day}>{dayInFull(day)}</h3>
                <ul role="list">
                  {ofDay.map((one) => (
                    <li key={one.name}>
                      <Button
                        look={one.name === target?.name ? 'soft' : 'quiet'}
                        onClick={() => {
                          onSlot(one.name)
                          setAll(false)
                        }}
                      >
                        {hoursOfSlotInShort(one.name)} <small>{freeSaid(one, orders)}</small>
                      </Button>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <Button look="quiet" onClick={() => setAll(false)}>
            {words.cancel}
          </Button>
        </Dialog>
      )}
    </fieldset>
  )
}

function freeSaid(target: Target, orders: readonly DayOrder[]): string {
  const taken = target.slots.reduce((sum, one) => sum + one.taken, 0)
  const unfit = unfitIn(target, orders)
  return [daysWords.taken(taken, taken + target.free), ...(unfit === 0 ? [] : [words.unfit(unfit)])].join('; ')
}

/** Those that are looked at first in sight, the others folded. */
function Orders({
  chosen,
  way,
  target,
  onChoose,
}: {
  chosen: readonly ChosenOrder[]
  way: Way
  target: Target | undefined
  onChoose: (id: string, way: Way) => void
}) {
  const isException = ({ why }: ChosenOrder) => why !== undefined && why !== 'own'
  // What does not fit comes last: which these are changes with what is chosen for the others.
  const exceptions = chosen
    .filter(isException)
    .toSorted((one, two) => Number(one.why === 'full') - Number(two.why === 'full'))
  const rest = chosen.filter((one) => !isException(one))
  const row = (one: ChosenOrder) => <OrderToClose key={one.order.id} chosen={one} target={target} onChoose={onChoose} />
  return (
    <section aria-labelledby="except">
      <h2 id="except" className={exceptions.length === 0 ? 'only-heard' : undefined}>
        {exceptions.length === 0 ? words.orders : words.except}
      </h2>
      <div className="closing-rows">
        {exceptions.length > 0 && <ul role="list">{exceptions.map(row)}</ul>}
        {rest.length > 0 && (
          <details className="closing-others">
            <summary>
              <b>{exceptions.length === 0 ? words.all(rest.length) : words.others(rest.length)}</b>{' '}
              {words.othersWay[way](target === undefined ? '' : slotInShort(target.name))}
            </summary>
            <ul role="list">{rest.map(row)}</ul>
          </details>
        )}
      </div>
    </section>
  )
}
