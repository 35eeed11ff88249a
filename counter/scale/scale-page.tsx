import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { ask } from '#counter/ask.ts'
import { useAct } from '#counter/press/use-act.ts'
import { Answer } from '#forms/answer.tsx'
import { typedIn } from '#forms/typed.ts'
import { Button } from '#kit/button.tsx'
import { Dropdown, Field } from '#kit/field.tsx'
import { shopDay } from '#shop/moment.ts'
import { readScaleLabel, type ScannedLabel } from '#shop/orders/weighing/scale-label.ts'
import { certificateOn } from '#shop/scale/certificate.ts'
import { bytesInRows } from '#shop/scale/frames.ts'
import { may } from '#shop/staff/staff.ts'
import type { CounterScale, LabelLayoutView } from '#shop/wire/staff/scale.ts'
import { scalePageWords, scaleWords, scalePageWords as words } from '#words/scale.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import type { Route } from './+types/scale-page'
import { scaleStore } from './scale-store.ts'
import { SpeaksForm } from './speaks-form.tsx'
import { Tolerances } from './tolerances.tsx'
import { useScale } from './use-scale.ts'
import { useSetting } from './use-setting.ts'
import './scale.css'

/** Shows what comes over the line, byte by byte, so that a scale can be set up that nobody knows. */
function Recorder() {
  const [isOpen, setOpen] = useState(false)
  const [held, setHeld] = useState<readonly number[]>([])
  const live = useSyncExternalStore(scaleStore.watch, isOpen ? scaleStore.recording : nothing, nothing)
  const [isCopied, setCopied] = useState(false)
  const text = bytesInRows(isOpen ? live : held)

  function toggle() {
    setHeld(live)
    setOpen(!isOpen)
  }

  function clear() {
    setHeld([])
    scaleStore.clearRecording()
  }

  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }

  return (
    <section className="stack desk-form recorder" aria-labelledby="recorder">
      <h2 id="recorder">{words.recorder}</h2>
      <p>{words.recorderLead}</p>
      <p className="row-acts needs-script">
        <Button look="quiet" onClick={toggle}>
          {isOpen ? words.hold : words.record}
        </Button>
        {text !== '' && (
          <>
            <Button look="quiet" onClick={clear}>
              {words.clear}
            </Button>
            <Button look="quiet" onClick={() => void copy()}>
              {words.copy}
            </Button>
            <Button look="quiet" onClick={() => save(text)}>
              {words.saveText}
            </Button>
          </>
        )}
      </p>
      <p role="status">{isCopied && words.copied}</p>
      {isOpen && text === '' && <p>{words.nothingCame}</p>}
      {text !== '' && (
        <pre className="scale-bytes" tabIndex={0} role="region" aria-label={words.bytes}>
          {text}
        </pre>
      )}
    </section>
  )
}

const none: readonly number[] = []
const nothing = () => none

function save(text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = words.fileName
  link.click()
  URL.revokeObjectURL(link.href)
}

/** What the world leaves to each shop for its own labels. */
const prefixes = Array.from({ length: 10 }, (_, place) => `2${place}`)

/** One kind of label. */
function LayoutRow({
  layout,
  onChange,
  onRemove,
}: {
  layout: LabelLayoutView
  onChange: (layout: LabelLayoutView) => void
  onRemove: () => void
}) {
  const { prefix, codeDigits, isVerified, carries } = layout
  return (
    <fieldset className="stack scale-part">
      <legend>{words.labelOf(prefix)}</legend>
      <div className="scale-fields">
        <Dropdown
          label={words.prefix}
          value={prefix}
          onChange={({ currentTarget }) => onChange({ ...layout, prefix: currentTarget.value })}
          options={prefixes.map((value) => ({ value, label: value }))}
          unmarked
        />
        <Dropdown
          label={words.codeDigits}
          value={codeDigits}
          onChange={({ currentTarget }) => onChange({ ...layout, codeDigits: currentTarget.value === '4' ? 4 : 5 })}
          options={['5', '4'].map((value) => ({ value, label: value }))}
          unmarked
        />
        <Dropdown
          label={words.carries}
          value={carries}
          onChange={({ currentTarget }) =>
            onChange({ ...layout, carries: currentTarget.value === 'price' ? 'price' : 'grams' })
          }
          options={Object.entries(words.carriesOf).map(([value, label]) => ({ value, label }))}
          unmarked
        />
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={isVerified}
          onChange={({ currentTarget }) => onChange({ ...layout, isVerified: currentTarget.checked })}
        />
        {words.isVerified}
      </label>
      <p>{words.patternHint(patternOf(layout))}</p>
      <Button look="quiet" onClick={onRemove}>
        {words.removeLabel(prefix)}
      </Button>
    </fieldset>
  )
}

/** '21 PPPPP GGGGG C' */
function patternOf({ prefix, codeDigits, isVerified, carries }: LabelLayoutView): string {
  const verifier = Number(isVerified)
  return words.pattern(prefix, codeDigits, verifier, 12 - prefix.length - codeDigits - verifier, carries === 'price')
}

export async function loader(asked: Route.LoaderArgs) {
  const [me, settings] = await Promise.all([ask(asked, 'me'), ask(asked, 'scale')])
  const certificate = certificateOn(shopDay(Date.now()), settings.scale.verifiedUntil)
  return { mayChange: may(me.role, 'set-scale'), certificate, settings }
}

export const meta = () => [{ title: scalePageWords.title }]

/** How the scale at this screen is set up, from its first byte to the labels that it prints. */
export default function ScalePage({ loaderData: { mayChange, certificate, settings } }: Route.ComponentProps) {
  const { is, daysLeft } = certificate
  return (
    <div className="desk stack scale-page">
      <DeskHead title={scalePageWords.title} />
      <p>{scalePageWords.lead}</p>
      {(is === 'ends-soon' || is === 'over') && <p className="trouble">{scalePageWords.certificate[is](daysLeft)}</p>}
      <LiveScale />
      {mayChange && <SpeaksForm scale={settings.scale} />}
      <Recorder />
      {mayChange && <LabelLayouts settings={settings} />}
      {mayChange && <Tolerances settings={settings} />}
    </div>
  )
}

/** What lies on the scale at this moment, in figures that are read from afar, and where the port is chosen. */
function LiveScale() {
  const { state, reading, fault, canConnect, connect } = useScale()
  const trouble = state === 'on' ? (fault ?? (reading === undefined ? 'silent' : undefined)) : undefined
  return (
    <section className="stack scale-live" aria-labelledby="live" data-state={state}>
      <h2 id="live">{scalePageWords.live}</h2>
      <p className="scale-figure">
        <strong>{reading === undefined ? scaleWords.noWeight : scaleWords.weight(reading.grams)}</strong>
        {reading !== undefined && (
          <span>
            {reading.isStable ? scaleWords.rests : scaleWords.moves}
            {reading.isNet && `, ${scaleWords.net}`}
          </span>
        )}
      </p>
      <p role="status">{trouble === undefined ? scaleWords.states[state] : scaleWords.refusals[trouble]}</p>
      {reading !== undefined && <p className="muted">{scalePageWords.said(reading.raw)}</p>}
      {canConnect && (
        <p>
          <Button look={state === 'off' ? 'strong' : 'quiet'} onClick={() => void connect()}>
            {state === 'off' ? scaleWords.connect : scaleWords.connectOther}
          </Button>
        </p>
      )}
    </section>
  )
}

/** The kinds of labels that the shop's weighing scales print. What is described can be tried before it is set. */
function LabelLayouts({ settings }: { settings: CounterScale }) {
  const [layouts, setLayouts] = useState<readonly LabelLayoutView[]>(settings.layouts)
  const { answered, settle } = useSetting()
  const act = useAct('setScale')
  const free = prefixes.find((prefix) => layouts.every((layout) => layout.prefix !== prefix))

  const change = (place: number, changed: LabelLayoutView) =>
    setLayouts(layouts.map((layout, at) => (at === place ? changed : layout)))

  const productOf = (id: number) => settings.tolerances.find(({ productId }) => productId === id)

  return (
    <section className="stack desk-form" aria-labelledby="labels">
      <h2 id="labels">{words.labels}</h2>
      <p>{words.labelsLead}</p>
      {layouts.length === 0 && <p>{words.noLabels}</p>}
      {layouts.map((layout, place) => (
        <LayoutRow
          // oxlint-disable-next-line react/no-array-index-key -- the rows stand where they are, and hold nothing themselves
          key={place}
          layout={layout}
          onChange={(changed) => change(place, changed)}
          onRemove={() => setLayouts(layouts.filter((other) => other !== layout))}
        />
      ))}
      <p className="row-acts needs-script">
        {free !== undefined && (
          <Button look="quiet" onClick={() => setLayouts([...layouts, { ...usual, prefix: free }])}>
            {words.addLabel}
          </Button>
        )}
        <Button
          onClick={() => void act({ body: { layouts: [...layouts] } }).then((set) => settle(set, words.savedLabels))}
        >
          {words.saveLabels}
        </Button>
      </p>
      <Answer to={answered} />
      <TryScan
        read={(scanned) => readScaleLabel(scanned, { layouts, isSold: (id) => productOf(id) !== undefined })}
        titleOf={(id) => productOf(id)?.title ?? ''}
      />
    </section>
  )
}

const usual = { codeDigits: 5, isVerified: false, carries: 'grams' } as const

/** A scanner types what it reads, and ends with Enter: the field says what the shop makes of it. */
function TryScan({
  read,
  titleOf,
}: {
  read: (scanned: string) => ScannedLabel
  titleOf: (productId: number) => string
}) {
  const [scanned, setScanned] = useState<string>()
  const label = scanned === undefined ? undefined : read(scanned)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setScanned(typedIn(event.currentTarget)['scanned'] ?? '')
    event.currentTarget.querySelector('input')?.select()
  }

  return (
    <form className="stack needs-script" onSubmit={submit}>
      <Field
        name="scanned"
        label={words.tryScan}
        hint={words.tryHint}
        autoComplete="off"
        inputMode="numeric"
        maxLength={40}
        unmarked
        optional
        beside={
          <Button type="submit" look="quiet">
            {words.try}
          </Button>
        }
      />
      <p role="status" className="scale-tried">
        {label !== undefined &&
          ('refused' in label
            ? scaleWords.labelRefusals[label.refused]
            : words.read(
                titleOf(label.weighed.productId),
                label.weighed.productId,
                scaleWords.weight(label.weighed.grams),
              ))}
      </p>
    </form>
  )
}
