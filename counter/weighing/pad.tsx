import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { counterTimings } from '#counter/live/timings.ts'
import { useTyped } from '#counter/live/typed.ts'
import { NumberPad } from '#counter/number-pad/number-pad.tsx'
import { afterKey } from '#counter/number-pad/pad-keys.ts'
import type { Scale } from '#counter/scale/use-scale.ts'
import { isField } from '#counter/scan/use-scanner.ts'
import { Button } from '#kit/button.tsx'
import { grouped, latinDigits } from '#shop/digits.ts'
import { parseOrderNumber } from '#shop/orders/order-number.ts'
import { readWeight, type TypedWeight, type Unit } from '#shop/orders/weighing/typed-weight.ts'
import { showsMoney, weighable } from '#shop/outbox/waiting-weights.ts'
import type { ScaleReading } from '#shop/scale/protocol.ts'
import { reasonCodes } from '#shop/staff/reasons.ts'
import { parseBatchCode } from '#shop/stock/batch-code.ts'
import { heaviestTare, mostWeight, wholeGrams } from '#shop/weight.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import type { WeighedLine, Weighing } from '#shop/wire/staff/weighing.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { otherWeightWords } from '#words/batches.ts'
import { scaleWords } from '#words/scale.ts'
import { reasonNames } from '#words/staff-orders.ts'
import { typedWeightWords, weighingScreenWords as words } from '#words/weighing.ts'
import { comesTo, gramsInWords, verdictInWords } from './in-words.ts'
import { LeaveOutOrReplace } from './leave-out-or-replace.tsx'
import { typedAt } from './line-acts.ts'
import { LineBatch } from './line-batch.tsx'
import { OtherReason } from './other-reason.tsx'
import { OtherWeight } from './other-weight.tsx'
import { Tare, type TareTyped, useTare } from './tare.tsx'
import { ToleranceBar } from './tolerance-bar.tsx'
import type { Station } from './use-station.ts'
import { verdictOn } from './verdict.ts'

export interface StationProps {
  readonly weighing: Weighing
  readonly line: WeighedLine
  readonly me: Me
  readonly now: number
  readonly station: Station
  readonly scale: Scale
  readonly unit: Unit
  readonly onUnit: (unit: Unit) => void
  readonly onScan: (scanned: string) => void
}

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
        <NumberPad point onKey={(key) => type(afterKey(typed, key))} />
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

/** A weight before it counts: what was typed, or else what lies on the scale, less the box. */
function usePad({ weighing: { order }, line, station, scale, unit, onScan }: StationProps) {
  const [typed, setTyped] = useTyped(order.id, typedAt(line))
  const [reason, setReason] = useState(station.again ?? '')
  const tare = useTare()
  const [other, setOther] = useState('')

  const read = readWeight(typed, unit)
  const reading = read === 'nothing' ? scale.reading : undefined
  const gross = typeof read === 'object' ? read.grams : reading?.grams
  const box = boxOf(reading, tare)
  const net = gross !== undefined && box !== undefined && gross > box ? wholeGrams(gross - box) : undefined
  const verdict = net === undefined ? undefined : verdictOn(weighable(line, order), net)

  const otherRead = readWeight(other, unit)
  const otherWrong = whyNotOther(otherRead)

  function type(next: string) {
    setTyped(next)
    station.setWrong(undefined)
  }

  /** What else is kept with a weight; undefined where the other weight is not a number. */
  function more() {
    if (otherWrong !== undefined) return station.setWrong(otherWrong)
    return { ...because(reason), ...(typeof otherRead === 'object' ? { otherGrams: otherRead.grams } : {}) }
  }

  function takeTyped() {
    if (isScanned(typed, read)) {
      type('')
      return onScan(typed)
    }
    if (read === 'no-weight') return station.setWrong(words.noWeight)
    if (read === 'unclear') return station.setWrong(typedWeightWords.unclear)
    if (box === undefined) return station.setWrong(noTare)
    if (net === undefined) return station.setWrong(box > 0 ? words.tareTooMuch : words.impossible)
    const beside = more()
    if (beside) station.take(line, { grams: net, tareGrams: box, source: 'typed', ...beside })
  }

  function takeReading() {
    const asked = scale.take()
    if ('refused' in asked) return station.setWrong(scaleWords.refusals[asked.refused])
    const { taken } = asked
    const tareGrams = boxOf(taken, tare)
    if (tareGrams === undefined) return station.setWrong(noTare)
    if (taken.grams <= tareGrams) return station.setWrong(words.tareTooMuch)
    const grams = taken.grams - tareGrams
    const beside = more()
    if (beside) station.take(line, { grams, tareGrams, source: 'scale', raw: taken.raw, ...beside }, taken)
  }

  function weigh(event: FormEvent) {
    event.preventDefault()
    if (read !== 'nothing') takeTyped()
    else if (scale.state === 'on') takeReading()
    else station.setWrong(words.typeFirst)
  }

  return { typed, type, read, reason, setReason, other, setOther, otherWrong, tare, gross, box, net, verdict, weigh }
}

/** A scale that takes its tare off itself leaves nothing to take off. */
const boxOf = (reading: ScaleReading | undefined, { grams }: TareTyped): number | undefined =>
  reading?.isNet === true ? 0 : grams

const noTare = words.tareWrong(grouped(heaviestTare))

function whyNotOther(read: TypedWeight): string | undefined {
  if (read === 'unclear') return typedWeightWords.unclear
  return read === 'no-weight' ? otherWeightWords.noWeight : undefined
}

const because = (reason: string): { reason?: string } => (reason === '' ? {} : { reason })

/** A scanner types into a field as it does anywhere: what is no weight may be the number of an order, or a label. */
const isScanned = (typed: string, read: TypedWeight): boolean =>
  (read === 'no-weight' || (typeof read === 'object' && read.grams > mostWeight)) &&
  (parseOrderNumber(typed) !== undefined ||
    parseBatchCode(typed) !== undefined ||
    /^\d{12,14}$/.test(latinDigits(typed.trim())))
