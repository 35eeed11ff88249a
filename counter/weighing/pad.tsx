import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { parseOrderNumber } from '#shop/order-number.ts'
import { mostWeight } from '#shop/weighing.ts'
import { wholeGrams } from '#shop/weight.ts'
import { grouped } from '#shop/grouped.ts'
import { weighingScreenWords as words } from '#words/weighing-screen.ts'
import { Button } from '#kit/button.tsx'
import { keepTyped, typedFor } from '#counter/order/acts.ts'
import { typedAt } from './line-acts.ts'
import type { StationProps } from './line-station.tsx'
import { LeaveOutOrReplace } from './leave-out-or-replace.tsx'
import { NumberPad } from './number-pad.tsx'
import { Tare, useTare } from './tare.tsx'
import { ToleranceBar } from './tolerance-bar.tsx'
import { afterKey, readTypedWeight } from './typed-weight.ts'
import { isSecondTap } from './taps.ts'
import { UnitSwitch } from './unit-switch.tsx'
import { verdictOn, weighable } from './verdict.ts'
import { comesTo, verdictInWords } from './in-words.ts'
import { WhyAgain } from './why-again.tsx'

/** The weight of a line, typed by keyboard or by thumb; what it means stands beside it while it is typed. */
export function Pad({ weighing, line, station, unit, onUnit, onScan }: StationProps) {
  const { order } = weighing
  const [typed, setTyped] = useState(() => typedFor(order.id, typedAt(line)))
  const [reason, setReason] = useState(station.again ?? '')
  const [tare, setTare] = useTare()
  const field = useRef<HTMLInputElement>(null)
  const isByThumb = useRef(false)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])

  const read = readTypedWeight(typed, unit)
  const net = typeof read === 'object' && read.grams > tare ? wholeGrams(read.grams - tare) : undefined
  const verdict = net === undefined ? undefined : verdictOn(weighable(line, order), net)

  function type(next: string) {
    setTyped(next)
    keepTyped(order.id, typedAt(line), next)
    station.setWrong(undefined)
  }

  function weigh(event: FormEvent) {
    event.preventDefault()
    if (isScanned(typed, read)) {
      type('')
      return onScan(typed)
    }
    if (read === 'nothing') return station.setWrong(words.typeFirst)
    if (read === 'no-weight') return station.setWrong(words.noWeight)
    if (net === undefined) return station.setWrong(tare > 0 ? words.tareTooMuch : words.impossible)
    station.take(line, { grams: net, tareGrams: tare, source: 'typed', ...(reason === '' ? {} : { reason }) })
  }

  /** Whoever taps beside the field goes on typing in it; whoever goes by keyboard stays where they are. */
  function backToField() {
    if (isByThumb.current) field.current?.focus({ preventScroll: true })
  }

  function pressKey(event: KeyboardEvent) {
    const place = weighing.lines.findIndex(({ lineNo }) => lineNo === line.lineNo)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const to = weighing.lines[place + step]
    if (step === 0 || to === undefined) return
    event.preventDefault()
    station.go(to.lineNo)
  }

  return (
    <form
      className="pad-form"
      noValidate
      onSubmit={weigh}
      onPointerDown={() => (isByThumb.current = true)}
      onKeyDown={() => (isByThumb.current = false)}
    >
      {line.version > 0 && <WhyAgain reason={reason} onReason={setReason} onTapped={backToField} />}
      <div className="weight-field">
        <label htmlFor="weight">{words.field}</label>
        <input
          ref={field}
          id="weight"
          className="input"
          // the pad below is the keyboard of a tablet; another one would cover it
          inputMode="none"
          autoComplete="off"
          maxLength={20}
          value={typed}
          aria-invalid={station.wrong !== undefined || undefined}
          aria-describedby="weight-means"
          onChange={({ currentTarget: { value } }) => type(value)}
          onKeyDown={pressKey}
        />
        <UnitSwitch
          unit={unit}
          onUnit={(next) => {
            onUnit(next)
            backToField()
          }}
        />
      </div>
      <div id="weight-means" className="means stack">
        <p className="weight-wrong" role="alert">
          {station.wrong}
        </p>
        {net !== undefined && tare > 0 && <p>{words.net(grouped(net + tare), grouped(tare), grouped(net))}</p>}
        <ToleranceBar verdict={verdict} line={line} />
        {verdict === undefined ? (
          <p className="muted">{words.fieldHint}</p>
        ) : (
          <>
            {typeof read === 'object' && read.meant === 'kg' && tare === 0 && (
              <p>{words.reads(typed.trim(), grouped(verdict.grams))}</p>
            )}
            <p className="verdict" data-is={verdict.is}>
              {verdictInWords(verdict)}
            </p>
            <p className="comes-to">{comesTo(verdict)}</p>
          </>
        )}
      </div>
      <NumberPad onKey={(key) => type(afterKey(typed, key))} />
      <Button
        type="submit"
        className="weigh-button needs-script"
        aria-disabled={read === 'nothing' || undefined}
        onClick={(event: MouseEvent) => isSecondTap(event) && event.preventDefault()}
      >
        {words.weigh}
      </Button>
      <Tare grams={tare} onGrams={setTare} />
      <LeaveOutOrReplace weighing={weighing} line={line} station={station} isUrged={verdict?.is === 'short'} />
      {station.again !== undefined && (
        <Button look="quiet" className="wide needs-script" onClick={() => station.go(line.lineNo)}>
          {words.keepIt}
        </Button>
      )}
    </form>
  )
}

/** A scanner types into a field as it does anywhere: what is no weight may be a number of an order. */
const isScanned = (typed: string, read: ReturnType<typeof readTypedWeight>): boolean =>
  (read === 'no-weight' || (typeof read === 'object' && read.grams > mostWeight)) &&
  parseOrderNumber(typed) !== undefined
