import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { counterTimings } from '#counter/live/timings.ts'
import { NumberPad } from '#counter/number-pad/number-pad.tsx'
import { afterKey } from '#counter/number-pad/pad-keys.ts'
import type { Scale } from '#counter/scale/use-scale.ts'
import { isField } from '#counter/scan/use-scanner.ts'
import { Button } from '#kit/button.tsx'
import { showsMoney } from '#shop/checkout/waiting-weights.ts'
import { latinDigits } from '#shop/digits.ts'
import { grouped } from '#shop/orders/grouped.ts'
import type { Unit } from '#shop/orders/weighing/typed-weight.ts'
import { reasonCodes } from '#shop/staff/reasons.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { scaleWords } from '#words/scale.ts'
import { reasonNames } from '#words/staff-orders.ts'
import { weighingScreenWords as words } from '#words/weighing.ts'
import { comesTo, gramsInWords, verdictInWords } from './in-words.ts'
import { LeaveOutOrReplace } from './leave-out-or-replace.tsx'
import { LineBatch } from './line-batch.tsx'
import type { StationProps } from './line-station.tsx'
import { OtherReason } from './other-reason.tsx'
import { OtherWeight } from './other-weight.tsx'
import { Tare } from './tare.tsx'
import { ToleranceBar } from './tolerance-bar.tsx'
import { usePad } from './use-pad.ts'

/** The weight of a line, from the scale, by keyboard or by thumb; what it means stands beside it at once. */
export function Pad(props: StationProps) {
  const { weighing, line, station, scale, unit, onUnit, now } = props
  const { typed, type, read, reason, setReason, other, setOther, otherWrong, tare, gross, box, net, verdict, weigh } =
    usePad(props)
  const field = useRef<HTMLInputElement>(null)
  const isByThumb = useRef(false)
  const thumb = useRef<HTMLDivElement>(null)
  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    // on a phone the keys lie at the foot of the screen, and the line comes up to them
    const lies = thumb.current && getComputedStyle(thumb.current).position === 'sticky'
    if (lies) field.current?.closest('.station')?.scrollIntoView()
  }, [])
  useTyping(field)

  /** After a tap the focus goes back to the field; with a keyboard it stays where it is. */
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
        <ScaleNow scale={scale} />
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
        {net !== undefined && gross !== undefined && box !== undefined && box > 0 && (
          <p>{words.net(grouped(gross), grouped(box), grouped(net))}</p>
        )}
        <ToleranceBar verdict={verdict} line={line} />
        {verdict === undefined ? (
          <p className="muted">{scale.state === 'on' ? words.scaleHint : words.fieldHint}</p>
        ) : (
          <>
            {typeof read === 'object' && read.meant === 'kg' && box === 0 && (
              <p>{words.reads(typed.trim(), grouped(verdict.grams))}</p>
            )}
            <p className="verdict" data-is={verdict.is}>
              {verdictInWords(verdict)}
            </p>
            {showsMoney(line) && <p className="comes-to">{comesTo(verdict)}</p>}
          </>
        )}
      </div>
      <div ref={thumb} className="under-thumb">
        <NumberPad onKey={(key) => type(afterKey(typed, key))} />
        <Button
          type="submit"
          className="weigh-button needs-script"
          aria-disabled={(read === 'nothing' && scale.state !== 'on') || undefined}
        >
          {words.weigh}
        </Button>
      </div>
      <div className="beside-scale">
        <ScaleAway scale={scale} />
        <LineBatch
          line={line}
          chosen={station.batchOf(line)}
          now={now}
          onChoose={(code) => {
            station.chooseBatch(line, code)
            backToField()
          }}
        />
        <Tare tare={tare} />
        <OtherWeight line={line} typed={other} wrong={otherWrong} onTyped={setOther} />
      </div>
      <LeaveOutOrReplace weighing={weighing} line={line} station={station} isUrged={verdict?.is === 'short'} />
      {station.again !== undefined && (
        <Button look="quiet" className="wide needs-script" onClick={() => station.go(line.lineNo)}>
          {words.keepIt}
        </Button>
      )}
    </form>
  )
}

/** What a whole figure means. */
function UnitSwitch({ unit, onUnit }: { unit: Unit; onUnit: (unit: Unit) => void }) {
  return (
    <fieldset className="units needs-script">
      <legend className="only-heard">{words.unit}</legend>
      {(['g', 'kg'] as const).map((one) => (
        <label key={one} className="choice">
          <input type="radio" name="unit" checked={unit === one} onChange={() => onUnit(one)} />
          {words.units[one]}
        </label>
      ))}
    </fieldset>
  )
}

/** A digit that somebody types anywhere on the page goes into the field. What a scanner types is none of it. */
function useTyping(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY
    function press({ key, timeStamp, target, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) {
      const isFast = timeStamp - last <= counterTimings.scannerKey
      last = timeStamp
      if (isFast || ctrlKey || metaKey || altKey || isField(target) || !/^[\d.,]$/.test(latinDigits(key))) return
      if (document.querySelector(':modal') === null) field.current?.focus({ preventScroll: true })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [field])
}

/** What lies on the scale of this screen, read from afar. */
function ScaleNow({ scale: { state, reading, fault } }: { scale: Scale }) {
  if (state !== 'on') return null
  return (
    <p className="scale-now" data-rests={reading?.isStable || undefined}>
      <strong>{reading === undefined ? scaleWords.noWeight : gramsInWords(reading.grams)}</strong>{' '}
      <span>{whatItDoes(reading?.isStable, fault)}</span>
    </p>
  )
}

/**
 * Why there is none, below the pad, which stays where it is while the scale is looked for. Where a browser can have none,
 * nothing is said: weights are typed.
 */
function ScaleAway({ scale: { state, connect } }: { scale: Scale }) {
  if (state === 'none' || state === 'on') return null
  if (state !== 'off') return <p role="status">{scaleWords.states[state]}</p>
  return (
    <Button look="quiet" className="wide needs-script" onClick={() => void connect()}>
      {scaleWords.connect}
    </Button>
  )
}

function whatItDoes(isStable: boolean | undefined, fault: Scale['fault']): string {
  if (isStable === undefined) return scaleWords.refusals[fault ?? 'silent']
  return isStable ? scaleWords.rests : scaleWords.moves
}

/** Why a line is weighed again: one tap, or a few words. */
function WhyAgain({
  reason,
  onReason,
  onTapped,
}: {
  reason: string
  onReason: (reason: string) => void
  /** a reason was chosen, and needs no words */
  onTapped: () => void
}) {
  const known: readonly string[] = reasonCodes.again
  return (
    <fieldset className="why-again">
      <legend>{words.whyAgain}</legend>
      <div className="chips">
        {known.map((one) => (
          <label key={one} className="choice">
            <input
              type="radio"
              name="why"
              checked={reason === one}
              onChange={() => {
                onReason(one)
                onTapped()
              }}
            />
            {reasonSaid(one, { reasonNames })}
          </label>
        ))}
      </div>
      <OtherReason typed={known.includes(reason) ? '' : reason} onTyped={onReason} />
    </fieldset>
  )
}
