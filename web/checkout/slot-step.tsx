import { useEffect, useRef } from 'react'
import { slotNamed } from '#shop/slot-names.ts'
import { dayInFull, hoursOfSlot, slotInFull, untilInFull } from '#shop/slot-in-full.ts'
import type { ShownSlot } from '#shop/slots.ts'
import { slotChoiceWords } from '#words/slot-choice.ts'

/** When it comes. The earliest is chosen already; the others are a tap away, day by day. */
export function SlotStep({
  slots,
  chosen,
  error,
  onChoose,
}: {
  slots: readonly ShownSlot[]
  chosen: ShownSlot | undefined
  error: string | undefined
  onChoose: (name: string) => void
}) {
  const others = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (error !== undefined && others.current) others.current.open = true
  }, [error])
  const days = Map.groupBy(slots, ({ name }) => slotNamed(name)?.day ?? '')
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
            <SlotDay key={day} day={day} slots={ofDay} chosen={chosen} onChoose={onChoose} />
          ))}
        </details>
      )}
      {chosen && <p className="small muted">{slotChoiceWords.cutOff(untilInFull(chosen.cutOffAt))}</p>}
      {slots.length > 0 && !slots.some(({ isFree }) => isFree) && <p>{slotChoiceWords.noneFree}</p>}
    </fieldset>
  )
}

function SlotDay({
  day,
  slots,
  chosen,
  onChoose,
}: {
  day: string
  slots: readonly ShownSlot[]
  chosen: ShownSlot | undefined
  onChoose: (name: string) => void
}) {
  return (
    <fieldset className="slot-day">
      <legend>{dayInFull(day)}</legend>
      {slots.some(({ isFree }) => isFree) ? (
        slots.map(({ name, isFree }) => (
          <label key={name} className="check slot">
            <input
              type="radio"
              name="slot"
              value={name}
              checked={name === chosen?.name}
              disabled={!isFree}
              onChange={() => onChoose(name)}
            />
            <span>
              {hoursOfSlot(name)} {!isFree && <span className="tag">{slotChoiceWords.full}</span>}
            </span>
          </label>
        ))
      ) : (
        <p className="muted">{slotChoiceWords.dayFull}</p>
      )}
    </fieldset>
  )
}
