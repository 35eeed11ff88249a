import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { whoDid } from '#counter/acts/moved-in-words.ts'
import { counterTimings } from '#counter/live/timings.ts'
import { Icon } from '#counter/look/icon.tsx'
import { afterKey } from '#counter/number-pad/pad-keys.ts'
import type { Scale } from '#counter/scale/use-scale.ts'
import { isField } from '#counter/scan/use-scanner.ts'
import { Button } from '#kit/button.tsx'
import { grouped, latinDigits } from '#shop/digits.ts'
import { type Paise, paise, readableShort, times } from '#shop/money.ts'
import { showsMoney, weighable } from '#shop/outbox/waiting-weights.ts'
import { reasonCodes } from '#shop/staff/reasons.ts'
import type { WeighedLine } from '#shop/wire/staff/weighing.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { clockInWords } from '#words/formatters.ts'
import { reasonNames } from '#words/reasons.ts'
import { scaleWords } from '#words/scale.ts'
import { weighingScreenWords as words } from '#words/weighing.ts'
import { Areas, NotNow, TypeAgain, Way, Ways } from './areas.tsx'
import { gramsInWords, kilosInWords, sumInWords, verdictInWords } from './in-words.ts'
import { JustSaved } from './just-saved.tsx'
import { OtherReasonWay } from './other-reason.tsx'
import { Reading, Said, toneOf } from './reading.tsx'
import { Tools } from './tools.tsx'
import { asOrdered, type Choice, type PadNow, type PadProps, type StationProps, usePad } from './use-pad.ts'
import { likelierThan } from './verdict.ts'

/** The weight of a line, from the scale, by keyboard or by thumb; what it means stands beside it at once. */
export function Pad(props: StationProps) {
  const { weighing, line, station, scale, prints } = props
  const pad = usePad(props)
  const { typed, type, filled, read, verdict, choice, reason } = pad
  const [showsTools, setShowsTools] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    // whoever chose one of the ways goes on typing
    if (choice === undefined && [null, document.body].includes(document.activeElement as HTMLElement | null))
      field.current?.focus({ preventScroll: true })
  }, [choice])
  useTyping(field, () => type(asOrdered))
  const orderedPrice = priceOrdered(line)

  return (
    <Areas
      reading={
        <form id="weigh" className="scale-reading" noValidate onSubmit={pad.weigh}>
          <Reading
            line={line}
            verdict={verdict}
            wrong={station.wrong}
            figure={<WeightField field={field} pad={pad} scale={scale} line={line} wrong={station.wrong} />}
          >
            {station.note !== undefined ? (
              <Said tone={station.note.tone}>{station.note.text}</Said>
            ) : verdict === undefined ? (
              <JustSaved weighing={weighing} station={station} scale={scale} prints={prints} />
            ) : (
              <Said tone={toneOf(verdict)} {...sumInWords(verdict, { orderedPrice })}>
                {verdictInWords(verdict)}
              </Said>
            )}
          </Reading>
        </form>
      }
      beside={
        choice === undefined
          ? {
              is: showsTools ? 'ways' : 'tools',
              shows: <Tools {...props} pad={pad} onKeys={() => setShowsTools(false)} />,
            }
          : { is: 'ways', shows: <Choices {...props} pad={pad} choice={choice} /> }
      }
      above={
        <>
          <Button look="soft" className="as-ordered" onClick={() => type(asOrdered)}>
            <span>{words.asOrdered}</span> <b>{gramsInWords(line.grams * line.quantity)}</b>
          </Button>
          <Button look="quiet" className="more-tools" aria-label={words.moreTools} onClick={() => setShowsTools(true)}>
            <Icon name="more" />
          </Button>
        </>
      }
      onKey={(key) => {
        const goesOn = key === 'delete' ? filled === undefined : !pad.isAnew()
        type(afterKey(goesOn ? typed : '', key))
      }}
    >
      {choice === undefined ? (
        <Button
          type="submit"
          form="weigh"
          className="save needs-script"
          aria-disabled={(read === 'nothing' && scale.state !== 'on') || undefined}
        >
          {words.weigh}
        </Button>
      ) : (
        <NotNow why={choice === 'reason' && reason === '' ? words.reasonFirst : words.chooseFirst} points />
      )}
    </Areas>
  )
}

/** What a line costs as it was ordered; undefined for who may see no sums. */
const priceOrdered = ({ ratePaise, quantity }: WeighedLine): Paise | undefined =>
  ratePaise === undefined ? undefined : times(paise(ratePaise), quantity)

/** The figure: typed here, or read from the scale. In thousands, as it is read aloud. */
function WeightField({
  field,
  pad: { typed, type, filled, isAnew, read, gross, box, net, reason },
  scale,
  line,
  wrong,
}: {
  field: RefObject<HTMLInputElement | null>
  pad: PadNow
  scale: Scale
  line: WeighedLine
  wrong: string | undefined
}) {
  const shown = filled === undefined ? shownOf(typed) : grouped(filled)
  const onScale = typed === '' && filled === undefined ? scale.reading : undefined
  const isKilos = filled === undefined && typeof read === 'object' && read.meant === 'kg'
  const caption =
    filled === undefined && net !== undefined && gross !== undefined && box !== undefined && box > 0
      ? words.net(grouped(gross), grouped(box), grouped(net))
      : isKilos
        ? words.readAs(typed.trim(), grouped(read.grams))
        : typed === '' && filled === undefined && scale.state === 'on'
          ? whatItDoes(scale)
          : reason === ''
            ? saidBefore(line)
            : words.because(reasonSaid(reason, { reasonNames }))
  return (
    <>
      <p className="figure-says" data-rests={onScale?.isStable || undefined} aria-live="polite">
        {caption}
      </p>
      <label className="only-heard" htmlFor="weight">
        {words.field}
      </label>
      <input
        ref={field}
        id="weight"
        className="figure-field"
        // the pad is the keyboard of a tablet; another one would cover it
        inputMode="none"
        autoComplete="off"
        maxLength={20}
        placeholder={onScale === undefined ? '0' : grouped(onScale.grams)}
        data-live={onScale !== undefined || undefined}
        data-long={shown.length > 6 || undefined}
        value={shown}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby="weight-means"
        onChange={({ currentTarget: { value }, nativeEvent }) =>
          type(typedIn(value, { typed, shown, isFilled: filled !== undefined, isAnew: isAnew(), edit: nativeEvent }))
        }
      />
      <span aria-hidden className="figure-unit">
        {isKilos ? words.units.kg : words.units.g}
      </span>
    </>
  )
}

/** What lies there by another weighing: 'Meera, 12:00 pm, typed', and how much. */
const saidBefore = ({ weighed }: WeighedLine): string =>
  weighed === undefined
    ? ''
    : `${gramsInWords(weighed.grams)}, ${words.weighedBy(whoDid(weighed), clockInWords(weighed.at), words.source[weighed.source])}`

const shownOf = (typed: string): string => (/^[1-9]\d{3,5}$/.test(typed) ? grouped(Number(typed)) : typed)

/**
 * What somebody typed into a figure that shows its thousands: our commas are none of it, theirs are. Of a figure that does not
 * go on only what was added to it counts.
 */
function typedIn(
  value: string,
  {
    typed,
    shown,
    isFilled,
    isAnew,
    edit,
  }: { typed: string; shown: string; isFilled: boolean; isAnew: boolean; edit: Partial<InputEvent> },
): string {
  if (value.includes(asOrdered)) return asOrdered
  const isDeleted = edit.inputType?.startsWith('delete') === true
  if (isAnew && (isFilled || !isDeleted)) return isDeleted ? '' : (edit.data ?? addedTo(shown, value))
  return shown !== typed && commas(value) <= commas(shown) ? value.replaceAll(',', '') : value
}

/** What stands in a text that did not stand in it before; all of it where what stood there is gone. */
function addedTo(shown: string, value: string): string {
  if (value.length < shown.length) return value
  const at = [...shown, ''].findLastIndex(
    (_, place) => value.startsWith(shown.slice(0, place)) && value.endsWith(shown.slice(place)),
  )
  return at === -1 ? value : value.slice(at, value.length - (shown.length - at))
}

const commas = (text: string): number => text.split(',').length

const whatItDoes = ({ reading, fault }: Scale): string => {
  if (reading === undefined) return scaleWords.refusals[fault ?? 'silent']
  return reading.isStable ? scaleWords.rests : scaleWords.moves
}

/** A digit that somebody types anywhere on the page goes into the field. What a scanner types is none of it. */
function useTyping(field: RefObject<HTMLInputElement | null>, onAsOrdered: () => void): void {
  const fill = useEffectEvent(onAsOrdered)
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY
    function press(event: globalThis.KeyboardEvent) {
      const { key, timeStamp, target, ctrlKey, metaKey, altKey } = event
      const isFast = timeStamp - last <= counterTimings.scannerKey
      last = timeStamp
      if (isFast || ctrlKey || metaKey || altKey || document.querySelector(':modal') !== null) return
      if (key === asOrdered && (target === field.current || !isField(target))) {
        event.preventDefault()
        fill()
      } else if (!isField(target) && /^[\d.,]$/.test(latinDigits(key))) field.current?.focus({ preventScroll: true })
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [field])
}

function Choices(props: PadProps & { choice: Choice }) {
  const { choice } = props
  if (choice === 'reason') return <WhyAgain {...props} />
  return choice === 'doubt' ? <GramsOrKilos {...props} /> : <OverChoices {...props} />
}

/** Why a line is weighed again: one tap, or a few words. */
function WhyAgain({ line, station, pad: { setReason } }: PadProps) {
  return (
    <Ways named={words.whyAgain}>
      {reasonCodes.again.map((one) => (
        <Way key={one} icon={reasonIcons[one]} name={reasonSaid(one, { reasonNames })} onTake={() => setReason(one)} />
      ))}
      <OtherReasonWay onReason={setReason} />
      {station.again !== undefined && (
        <Button look="quiet" className="way-back" onClick={() => station.go(line.lineNo)}>
          {words.keepIt}
        </Button>
      )}
    </Ways>
  )
}

const reasonIcons = { 'cut-down': 'knife', 'weighed-wrong': 'scale', 'another-piece': 'fish' } as const

/** Three ways out of too much, none of them before the others: the counter never stands still. */
function OverChoices({ line, station, pad: { take, verdict } }: PadProps) {
  if (verdict === undefined) return null
  const { grams, most, given, price } = verdict
  const [now, hasMoney] = [grouped(grams), showsMoney(line)]
  return (
    <Ways named={words.whatNow(verdictInWords(verdict))} foot={<TypeAgain onTake={() => station.clear(line)} />}>
      <Way
        icon="knife"
        name={words.cutDown}
        more={words.cutDownMore(grouped(grams - most))}
        onTake={() => station.cutDown(line, grams - most)}
      />
      <Way
        icon="plus"
        name={words.give}
        more={hasMoney ? words.giveMore(readableShort(given), now) : words.giveGrams(now, grouped(most))}
        onTake={() => take({ over: 'give' })}
      />
      <Way
        icon="phone"
        name={words.ask}
        more={hasMoney ? words.askMore(readableShort(price)) : words.askPlain}
        onTake={() => take({ over: 'ask' })}
      />
    </Ways>
  )
}

/** 18.4 kg where 1.8 kg were ordered: nobody is called wrong, both weights are there to tap. */
function GramsOrKilos({ weighing, line, station, pad: { take, net } }: PadProps) {
  if (net === undefined) return null
  const thing = weighable(line, weighing.order)
  const likelier = likelierThan(thing, net)
  const typed = kilosInWords(net)
  return (
    <Ways
      named={likelier === undefined ? words.doubtAlone(typed) : words.doubtHead(typed, kilosInWords(likelier))}
      foot={<TypeAgain onTake={() => station.clear(line)} />}
    >
      {likelier !== undefined && (
        <Way
          icon="check"
          name={words.itIs(kilosInWords(likelier))}
          more={words.doubtMore(gramsInWords(line.grams * line.quantity))}
          onTake={() => take({ instead: likelier })}
        />
      )}
      <Way
        icon="scale"
        name={words.itIs(typed)}
        more={likelier === undefined ? words.doubtMore(gramsInWords(line.grams * line.quantity)) : undefined}
        onTake={() => take({ isSure: true })}
      />
    </Ways>
  )
}
