import { useEffect, useRef } from 'react'
import { slotNamed } from '#shop/slots/slot-names.ts'
import type { ShownSlot } from '#shop/slots/slots.ts'
import { dayInFull, hoursOfSlot, slotInFull, untilInFull } from '#words/formatters.ts'
import { slotChoiceWords } from '#words/orders.ts'

/** When it comes. The earliest is chosen already, or what an order has; the others are a tap away, day by day. */
export function SlotStep({
  slots,
  chosen,
  had,
  notThere,
  error,
  onChoose,
}: {
  slots: readonly ShownSlot[]
  chosen: ShownSlot | undefined
  /** the one in which the order that is changed comes now */
  had?: string | undefined
  /** one that does not go to this pincode, and was chosen for another */
  notThere: string | undefined
  error: string | undefined
  onChoose: (name: string) => void
}) {
  const others = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (error !== undefined && others.current) others.current.open = true
  }, [error])
  const days = Map.groupBy(slots, ({ name }) => slotNamed(name)?.day ?? '')
  const until = had === undefined ? slotChoiceWords.cutOff : slotChoiceWords.changeUntil
  return (
    <fieldset className="checkout-part slot-step">
      <legend>
        <h2>{slotChoiceWords.title}</h2>
      </legend>
      {error !== undefined && (
        <p id="slot-error" className="field-error">
          {error}
        </p>
      )}
      {slots.length === 0 && <p>{slotChoiceWords.unknown}</p>}
      {slots.length > 0 && (
        <details ref={others}>
          <summary id="slot" aria-describedby={error === undefined ? undefined : 'slot-error'}>
            <strong>{chosen ? slotInFull(chosen.name) : slotChoiceWords.choose}</strong>{' '}
            <span className="slot-change">{slotChoiceWords.change}</span>
          </summary>
          {[...days].map(([day, ofDay]) => (
            <SlotDay key={day} day={day} slots={ofDay} chosen={chosen} had={had} onChoose={onChoose} />
          ))}
        </details>
      )}
      <p role="status" className="small muted">
        {notThere !== undefined && <strong>{slotChoiceWords.notThere(slotInFull(notThere))} </strong>}
        {chosen && until(untilInFull(chosen.cutOffAt))}
      </p>
      {slots.length > 0 && !slots.some(({ room }) => room === 'free') && <p>{slotChoiceWords.noneFree}</p>}
    </fieldset>
  )
}

function SlotDay({
  day,
  slots,
  chosen,
  had,
  onChoose,
}: {
  day: string
  slots: readonly ShownSlot[]
  chosen: ShownSlot | undefined
  had: string | undefined
  onChoose: (name: string) => void
}) {
  const isClosed = slots.every(({ room }) => room === 'closed')
  return (
    <fieldset className="slot-day">
      <legend>{dayInFull(day)}</legend>
      {slots.some(({ room }) => room === 'free') ? (
        slots.map(({ name, room }) => (
          <label key={name} className="check slot">
            <input
              type="radio"
              name="slot"
              value={name}
              checked={name === chosen?.name}
              disabled={room !== 'free'}
              onChange={() => onChoose(name)}
            />
            <span>
              {hoursOfSlot(name)} {room !== 'free' && <span className="tag">{slotChoiceWords[room]}</span>}
              {name === had && <span className="tag">{slotChoiceWords.asNow}</span>}
            </span>
          </label>
        ))
      ) : (
        <p className="muted">{isClosed ? slotChoiceWords.dayClosed : slotChoiceWords.dayFull}</p>
      )}
    </fieldset>
  )
}
