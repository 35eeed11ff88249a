import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Icon } from '#counter/look/icon.tsx'
import { NumberPad } from '#counter/number-pad/number-pad.tsx'
import { afterKey } from '#counter/number-pad/pad-keys.ts'
import { kilosTyped } from '#counter/number-pad/typed-kilos.ts'
import { useAct } from '#counter/press/use-act.ts'
import { type Failed, refusalOf } from '#forms/refusal.ts'
import { useAlive } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { readableShort } from '#shop/money.ts'
import { type CameInQuestion, cameInQuestions, marginOf } from '#shop/stock/came-in.ts'
import { kilosAsTyped } from '#shop/stock/kilos.ts'
import { isDefinite } from '#shop/wire/meaning.ts'
import type { WholeBatch } from '#shop/wire/staff/batches.ts'
import { isConflict } from '#shop/wire/why-no.ts'
import { batchesWords, cameInWords as words } from '#words/batches.ts'
import { readableKilos, readableSize } from '#words/formatters.ts'
import { CameInRest } from './came-in-rest.tsx'
import { shortNameOf } from './in-words.ts'
import {
  bodyOf,
  type CameInPart,
  costTyped,
  daysOf,
  type OfferedFish,
  type Offers,
  type TypedCameIn,
  type TypedLanding,
  whyNotSent,
} from './typed-came-in.ts'
import './came-in-form.css'

/** What stands where the change is shown otherwise: a question with its two answers, or what is wrong. */
type Told =
  | { readonly asks: CameInQuestion; readonly said: string }
  | { readonly part: CameInPart | undefined; readonly said: string }

/**
 * One crate, as it comes through the door: size, kilos, what a kilo cost, and who brought it. Out of sight it keeps what was
 * typed, and the key of a press that nobody answered.
 */
export function CameInForm({
  fish,
  offers,
  now,
  isShown,
  isBusy,
  onBusy,
  landing: begun,
  onLanding,
  onSaved,
  onDropped,
}: {
  fish: OfferedFish
  offers: Offers
  now: number
  isShown: boolean
  /** it is on its way to the shop */
  isBusy: boolean
  onBusy: (isBusy: boolean) => void
  /** it begins with what was typed of the crate before */
  landing: TypedLanding
  onLanding: (landing: TypedLanding) => void
  onSaved: (whole: WholeBatch) => Promise<void>
  /** it was said already */
  onDropped: () => Promise<void>
}) {
  const alive = useAlive()
  const takeIn = useAct('takeInBatch')
  const isSized = fish.sizes.some(({ size }) => size !== '')
  const [size, setSize] = useState<string | undefined>(isSized ? undefined : '')
  const [figures, setFigures] = useState({ kilos: '', rate: '' })
  const [at, setAt] = useState<'kilos' | 'rate'>('kilos')
  const [{ supplier, rest }, setLanding] = useState(begun)
  const [told, setTold] = useState<Told>()
  const [sure, setSure] = useState<readonly CameInQuestion[]>([])
  const [isOpen, setOpen] = useState(false)
  // No chip moves while a crate is typed, whoever else takes some in.
  const [suppliers] = useState(offers.suppliers)
  const sending = useRef(false)
  // While nobody knows what came of it, it goes again as it was, of the hour in which it was pressed.
  const pressedAt = useRef<number>(undefined)
  const box = useId()
  const fields = { kilos: useRef<HTMLInputElement>(null), rate: useRef<HTMLInputElement>(null) }
  const typed: TypedCameIn = { species: fish.species, size, supplier, ...figures, rest }
  const asks = told && 'asks' in told ? told.asks : undefined
  const wrong = told && 'part' in told ? told.part : undefined

  /** Whatever is typed anew is asked about anew. */
  function change(work: () => void) {
    work()
    pressedAt.current = undefined
    setTold(undefined)
    setSure([])
  }

  function land(different: Partial<TypedLanding>) {
    const landing = { supplier, rest, ...different }
    change(() => setLanding(landing))
    onLanding(landing)
  }

  async function send(yes: readonly CameInQuestion[]) {
    if (sending.current) return
    const no = whyNotSent(typed)
    setTold(no)
    if (no !== undefined) {
      if (no.part === 'kilos' || no.part === 'rate') fields[no.part].current?.focus()
      return
    }
    sending.current = true
    onBusy(true)
    pressedAt.current ??= now
    const answer = await takeIn({ body: bodyOf(typed, { fish, now: pressedAt.current, sure: yes }) }).finally(() => {
      sending.current = false
      onBusy(false)
    })
    if (isDefinite(answer)) pressedAt.current = undefined
    if (answer.ok) await onSaved(answer.body)
    else setTold(toldOf(answer))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (asks === undefined) void send(sure)
  }

  function yes(question: CameInQuestion) {
    const all = [...sure, question]
    setSure(all)
    void send(all)
  }

  function no(question: CameInQuestion) {
    if (question === 'same-delivery') {
      void onDropped()
      return
    }
    setTold(undefined)
    fields[question === 'far-off-rate' ? 'rate' : 'kilos'].current?.focus()
  }

  if (!isShown) return null

  const figure = (name: 'kilos' | 'rate', label: string) => (
    <label className="came-in-figure" data-at={at === name || undefined}>
      <span>{label}</span>
      <input
        ref={fields[name]}
        name={name}
        inputMode="none"
        autoComplete="off"
        maxLength={20}
        value={figures[name]}
        aria-invalid={wrong === name || undefined}
        aria-describedby={wrong === name ? box : undefined}
        onFocus={() => setAt(name)}
        onChange={({ currentTarget: { value } }) => change(() => setFigures({ ...figures, [name]: value }))}
      />
    </label>
  )

  return (
    <>
      <form className="came-in-form needs-script" aria-label={words.title} noValidate onSubmit={submit}>
        <fieldset className="came-in-sizes" aria-describedby={wrong === 'size' ? box : undefined}>
          <legend className="only-heard">{words.size}</legend>
          {isSized
            ? [...fish.sizes.map((one) => one.size), ''].map((one) => (
                <Chip
                  key={one}
                  name="size"
                  checked={size === one}
                  onChoose={() => {
                    change(() => setSize(one))
                    fields.kilos.current?.focus()
                  }}
                >
                  {one === '' ? words.mixed : readableSize(one)}
                </Chip>
              ))
            : null}
        </fieldset>
        <div className="came-in-beside">
          <Suppliers
            known={suppliers}
            chosen={supplier}
            isWrong={wrong === 'supplier'}
            box={box}
            onChoose={(name) => land({ supplier: name })}
          />
          <Button
            look="plain"
            className="came-in-more"
            onClick={() => setOpen(true)}
            aria-invalid={wrong === 'rest' || undefined}
          >
            <Icon name="forward" />
            <span>{words.more}</span>
          </Button>
        </div>
        <div className="came-in-after" id={box} data-told={told && ('asks' in told ? 'asks' : 'wrong')}>
          {told === undefined ? (
            <After fish={fish} typed={typed} mayCost={offers.mayCost} />
          ) : (
            <p role="alert">{told.said}</p>
          )}
          {asks !== undefined && (
            <div className="came-in-answers">
              <Button look="soft" disabled={isBusy} onClick={() => yes(asks)}>
                {words.yes[asks]}
              </Button>
              <Button look="quiet" onClick={() => no(asks)}>
                {words.no[asks]}
              </Button>
            </div>
          )}
        </div>
        <div className="came-in-hand">
          <div className="came-in-figures" data-many={offers.mayCost || undefined}>
            {figure('kilos', words.kilos)}
            {offers.mayCost && figure('rate', words.rate)}
          </div>
          <div className="came-in-keys">
            <NumberPad
              point
              onKey={(key) => {
                change(() => setFigures((before) => ({ ...before, [at]: afterKey(before[at], key) })))
                // No key moves under the thumb, whatever of the page is in sight.
                fields[at].current?.focus({ preventScroll: true })
              }}
            />
          </div>
          <Button
            type="submit"
            className="came-in-save"
            disabled={!alive}
            aria-disabled={isBusy || asks !== undefined || undefined}
          >
            {isBusy ? words.saving : asks === undefined ? words.save : words.answerFirst}
          </Button>
        </div>
      </form>
      {isOpen && (
        <CameInRest
          offers={offers}
          rest={rest}
          days={daysOf(rest, fish, now)}
          now={now}
          onRest={(typedRest) => land({ rest: typedRest })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** A question of the shop, or why not. */
function toldOf(failed: Failed): Told {
  const refusal = refusalOf(failed)
  const said = 'message' in refusal ? refusal.message : refusal.said.join(' ')
  const why =
    'unreachable' in failed || !isConflict(failed) ? undefined : (failed.refused.more as { why?: unknown }).why
  const asks = cameInQuestions.find((one) => one === why)
  return asks === undefined ? { part: undefined, said } : { asks, said }
}

function Chip({
  name,
  checked,
  onChoose,
  children,
}: {
  name: string
  checked: boolean
  onChoose: () => void
  children: ReactNode
}) {
  return (
    <label className="came-in-chip">
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      {children}
    </label>
  )
}

/** Those of the last weeks, the last one chosen; another is typed. */
function Suppliers({
  known,
  chosen,
  isWrong,
  box,
  onChoose,
}: {
  known: readonly string[]
  chosen: string
  isWrong: boolean
  box: string
  onChoose: (name: string) => void
}) {
  const few = known.slice(0, mostSuppliers)
  const [isOther, setOther] = useState(chosen !== '' && !few.includes(chosen))
  return (
    <fieldset className="came-in-suppliers">
      <legend>{batchesWords.supplier}</legend>
      {few.map((one) => (
        <Chip
          key={one}
          name="supplier"
          checked={!isOther && chosen === one}
          onChoose={() => {
            setOther(false)
            onChoose(one)
          }}
        >
          {one}
        </Chip>
      ))}
      <Chip
        name="supplier"
        checked={isOther || chosen === ''}
        onChoose={() => {
          setOther(true)
          onChoose('')
        }}
      >
        {words.other}
      </Chip>
      {(isOther || chosen === '') && (
        <input
          className="input"
          name="supplier-name"
          aria-label={words.nameOfSupplier}
          placeholder={words.nameOfSupplier}
          autoComplete="off"
          list="suppliers-known"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? box : undefined}
          value={chosen}
          onChange={({ currentTarget: { value } }) => {
            setOther(true)
            onChoose(value)
          }}
        />
      )}
      <datalist id="suppliers-known">
        {known.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
    </fieldset>
  )
}

const mostSuppliers = 2

/** What it does to what lies there, and what is earned on a kilo: before it is saved. */
function After({ fish, typed, mayCost }: { fish: OfferedFish; typed: TypedCameIn; mayCost: boolean }) {
  const { size } = typed
  const cell = fish.sizes.find((one) => one.size === size)
  const isMixed = size === '' && cell === undefined
  const grams = kilosTyped(typed.kilos) ?? 0
  const cost = costTyped(typed.rate)
  const name = size === undefined || size === '' ? shortNameOf(fish) : `${shortNameOf(fish)} ${readableSize(size)}`
  const margin = cell?.earns === undefined || cost === undefined ? undefined : marginOf(cell.earns, cost)
  if (isMixed)
    return (
      <p>
        <strong>{batchesWords.notForSale}</strong>
      </p>
    )
  return (
    <dl aria-label={words.after}>
      <div>
        <dt>{words.inStock(name)}</dt>
        <dd>{size === undefined ? words.chooseSize : stockAfter(cell?.kept, grams)}</dd>
      </div>
      <div>
        <dt>{words.sellingRate}</dt>
        <dd>{cell?.rate === undefined ? words.notKnownYet : readableShort(cell.rate)}</dd>
      </div>
      {mayCost && (
        <div data-thin={margin && margin.paise <= 0}>
          <dt>{words.margin}</dt>
          <dd>
            {margin === undefined ? words.notKnownYet : words.marginOf(readableShort(margin.paise), margin.percent)}
          </dd>
        </div>
      )}
    </dl>
  )
}

function stockAfter(kept: number | undefined, grams: number): string {
  if (kept === undefined) return words.notTracked
  return grams === 0 ? readableKilos(kept) : words.becomes(kilosAsTyped(kept), kilosAsTyped(kept + grams))
}
