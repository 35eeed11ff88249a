import { useEffect, useRef, useState } from 'react'
import type { Answer } from '#browser/read-answer.ts'
import { NumberPad } from '#counter/number-pad/number-pad.tsx'
import { afterKey } from '#counter/number-pad/pad-keys.ts'
import { kilosTyped, whyNotKilos } from '#counter/number-pad/typed-kilos.ts'
import { useAct } from '#counter/press/use-act.ts'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { type Outcome, useForm } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { reasonCodes } from '#shop/staff/reasons.ts'
import { kilosAsTyped } from '#shop/stock/kilos.ts'
import { countNeedsReason } from '#shop/stock/stock-hand.ts'
import { longestReason } from '#shop/text.ts'
import type { StockCell } from '#shop/wire/staff/stock.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { reasonSaid, reasonTyped } from '#shop/words/reasons.ts'
import { reasonNames } from '#words/reasons.ts'
import { stockWords as words } from '#words/stock.ts'
import { nameOf, type OnDone } from './in-words.ts'
import '#counter/look/choices.css'

/** Kilos are counted or thrown away: one big figure, by pad or by keyboard. What comes in comes with its batch. */
export function KilosForm({
  cell,
  onDone,
  onFailed,
  onClose,
}: {
  cell: StockCell
  onDone: OnDone
  onFailed: (answer: Answer<unknown>) => void
  onClose: () => void
}) {
  const field = useRef<HTMLInputElement>(null)
  // The dialog itself gives the focus to what stands first in it.
  useEffect(() => field.current?.focus(), [])
  const [deed, setDeed] = useState<Deed>('count')
  const [typed, setTyped] = useState('')
  const [tapped, setBatch] = useState<string>()
  const batch = batchOf(cell, tapped)
  const act = useKilosAct(cell, batch ?? '')
  const grams = kilosTyped(typed)
  const differs = deed === 'count' && grams !== undefined && countNeedsReason(cell, grams)
  const asksWhy = deed === 'waste' || differs

  const checks = {
    kilos(now: string) {
      const isNothing = kilosTyped(now) === 0 && deed === 'waste'
      return isNothing ? words.moreThanNothing : whyNotKilos(now, words.typeKilos)
    },
    reason: (now: string) => (asksWhy && now.trim() === '' ? words.sayWhy : undefined),
  }
  const form = useForm(checks, async ({ kilos, reason }): Promise<Outcome> => {
    const read = kilosTyped(kilos)
    if (read === undefined) return { field: 'kilos', message: words.typeKilos }
    if (deed === 'waste' && batch === undefined) return { said: [words.chooseBatch] }
    const answer = await act(
      deed,
      read,
      reasonTyped(reason, reasonCodes[deed === 'waste' ? 'waste' : 'count'], { reasonNames }),
    )
    if (!answer.ok) {
      onFailed(answer)
      return refusalOf(answer)
    }
    await onDone(words.did(nameOf(cell), words.you, words.done[deed](kilosAsTyped(read))), answer.body, {
      missing: missingOf(answer.body),
    })
    return undefined
  })
  const left = grams !== undefined ? leftAfter(cell, deed, grams) : undefined

  return (
    <form className="stack kilos-form" {...form.events}>
      <fieldset className="deeds">
        <legend className="only-heard">{words.what}</legend>
        {deedsOf(cell).map((one) => (
          <label key={one} className="choice">
            <input type="radio" name="deed" value={one} checked={deed === one} onChange={() => setDeed(one)} />
            {words.deeds[one]}
          </label>
        ))}
      </fieldset>
      <Field
        {...form.field('kilos')}
        ref={field}
        label={words.kilosOf[deed]}
        hint={deed === 'count' ? words.countHint : undefined}
        unmarked
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        beside={<span className="unit">kg</span>}
      />
      <p className="becomes" aria-live="polite">
        {differs && grams !== undefined && (
          <strong>{words.differs(kilosAsTyped(Math.abs(grams - cell.kept)), grams > cell.kept)} </strong>
        )}
        {left !== undefined && words.becomes(kilosAsTyped(left))}
      </p>
      <NumberPad
        point
        onKey={(key) => {
          setTyped((before) => afterKey(before, key))
          field.current?.focus()
        }}
      />
      {deed === 'waste' && cell.batches.length > 0 && (
        <fieldset className="why-again">
          <legend>{words.fromWhich}</legend>
          <div className="chips">
            {cell.batches.map(({ code, left: inBatch }) => (
              <label key={code} className="choice">
                <input type="radio" name="batch" checked={batch === code} onChange={() => setBatch(code)} />
                {words.leftOf(code, kilosAsTyped(inBatch))}
              </label>
            ))}
            <label className="choice">
              <input type="radio" name="batch" checked={batch === ''} onChange={() => setBatch('')} />
              {words.noBatch}
            </label>
          </div>
        </fieldset>
      )}
      {asksWhy && <Reasons key={deed} deed={deed === 'waste' ? 'waste' : 'count'} {...form.field('reason')} />}
      <FormAnswer form={form} />
      <div className="dialog-deeds">
        <Button look="quiet" onClick={onClose}>
          {words.close}
        </Button>
        <SendButton form={form} doing={words.saving}>
          {words.deeds[deed]}
        </SendButton>
      </div>
    </form>
  )
}

/** What is promised to orders and does not lie there, in words. */
const missingOf = (body: StaffGives<'countStock'>): string =>
  body.missing === undefined ? '' : words.missing(kilosAsTyped(body.missing))

/** Sends what somebody does with a figure at a cell, as the screen shows the cell. */
function useKilosAct({ species, size, version: seen }: StockCell, batch: string) {
  const waste = useAct('wasteStock')
  const count = useAct('countStock')
  return (deed: Deed, grams: number, typed: string) => {
    const at = { species, size, seen }
    const reason = typed === '' ? {} : { reason: typed }
    if (deed === 'waste') return waste({ body: { ...at, grams, ...reason, ...(batch === '' ? {} : { batch }) } })
    return count({ body: { ...at, kept: grams, ...reason } })
  }
}

/** Why it is thrown away, or not what the books say: one tap, or a few words. */
function Reasons({ deed, ...field }: { deed: 'waste' | 'count'; id: string; name: string; error: string | undefined }) {
  const [reason, setReason] = useState('')
  return (
    <fieldset className="why-again">
      <legend>{words.why}</legend>
      <div className="chips">
        {reasonCodes[deed]
          .map((code) => reasonSaid(code, { reasonNames }))
          .map((one) => (
            <label key={one} className="choice">
              <input type="radio" name="why" checked={reason === one} onChange={() => setReason(one)} />
              {one}
            </label>
          ))}
      </div>
      <Field
        {...field}
        label={words.otherReason}
        unmarked
        maxLength={longestReason}
        autoComplete="off"
        value={reason}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
    </fieldset>
  )
}

/**
 * The batch that is seen chosen: the first to use until another is tapped; '' for none of them. Undefined where what was tapped
 * is not there any more: nothing else takes its place unseen.
 */
function batchOf({ batches: [first, ...others] }: StockCell, tapped: string | undefined): string | undefined {
  if (tapped === undefined || first === undefined) return first?.code ?? ''
  return tapped === '' || [first, ...others].some(({ code }) => code === tapped) ? tapped : undefined
}

const deeds = ['count', 'waste'] as const

/** What is done with a figure. */
type Deed = (typeof deeds)[number]

/** What is not counted is counted first. */
const deedsOf = ({ isCounted }: StockCell): readonly Deed[] => (isCounted ? deeds : ['count'])

/** What is left for shoppers then, as far as this screen knows; undefined where the shop will refuse it. */
function leftAfter({ left, reserved }: StockCell, deed: Deed, grams: number): number | undefined {
  if (deed === 'count') return Math.max(0, grams - reserved)
  return left < grams ? undefined : left - grams
}
