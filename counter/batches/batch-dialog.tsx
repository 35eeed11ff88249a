import type { Answer } from '#browser/read-answer.ts'
import { kilosTyped, whyNotKilos } from '#counter/number-pad/typed-kilos.ts'
import { useForm } from '#forms/use-form.ts'
import { Field, TextArea } from '#kit/field.tsx'
import { reasonCodes } from '#shop/staff/reasons.ts'
import { isDefinite } from '#shop/wire/meaning.ts'
import type { StaffBatch, WholeBatch } from '#shop/wire/staff/batches.ts'
import { reasonSaid, reasonTyped } from '#shop/words/reasons.ts'
import { batchesWords as words } from '#words/batches.ts'
import { readableKilos, readableSize } from '#words/formatters.ts'
import { reasonNames } from '#words/reasons.ts'
import { AskInWords } from '../desk/ask-in-words.tsx'
import { useAct } from '../press/use-act.ts'
import { batchRefusal } from './batch-refusal.ts'

export type BatchAct = 'waste' | 'count' | 'sort' | 'recall'

interface Props {
  readonly act: BatchAct
  readonly batch: StaffBatch
  /** that it can be sorted into */
  readonly sizes: readonly string[]
  /** how many orders hold it */
  readonly orders: number
  readonly onDone: (said: string, answered: WholeBatch) => Promise<void>
  /** somebody else was there: the page shows it, and what was typed stays */
  readonly onFaster: () => Promise<void>
  readonly onClose: () => void
}

/** Asks what is thrown away, what is left, which sizes are in it, or why it is recalled. */
export function BatchDialog(props: Props) {
  if (props.act === 'recall') return <RecallDialog {...props} />
  return props.act === 'sort' ? <SortDialog {...props} /> : <WeightDialog {...props} />
}

/** What lies in a crate of several sizes, size by size. */
function SortDialog({ batch: { code, version, left }, sizes, onDone, onFaster, onClose }: Props) {
  const act = useAct('sortBatch')
  const named = sizes.map((size, nr) => ({ size, name: `size-${nr}` }))
  const checks = Object.fromEntries(
    named.map(({ name }) => [
      name,
      (typed: string) => (typed.trim() === '' ? undefined : whyNotKilos(typed, words.noKilos)),
    ]),
  )
  const form = useForm(checks, async (typed) => {
    const parts = named.flatMap(({ size, name }) => {
      const grams = kilosTyped(typed[name] ?? '') ?? 0
      return grams === 0 ? [] : [{ size, grams }]
    })
    if (parts.length === 0) return { said: [words.sortNothing] }
    const answer = await act({ params: { code }, body: { seen: version, parts } })
    return refusedOf(answer, { onDone, onFaster })
  })
  return (
    <AskInWords head={words.sortHead(code)} form={form} yes={words.sort} doing={words.sorting} onClose={onClose}>
      <p>{words.sortMeans(readableKilos(left))}</p>
      <div className="sort-sizes">
        {named.map(({ size, name }, nr) => (
          <Field
            key={name}
            {...form.field(name)}
            label={readableSize(size)}
            unmarked
            required={false}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            autoFocus={nr === 0}
          />
        ))}
      </div>
    </AskInWords>
  )
}

function WeightDialog({ act, batch: { code, version }, onDone, onFaster, onClose }: Props) {
  const [waste, count] = [useAct('wasteBatch'), useAct('countBatch')]
  const isWaste = act === 'waste'
  const checks = {
    kilos: (typed: string) => whyNotKilos(typed, words.noKilos),
    reason: (typed: string) => (isWaste && typed.trim() === '' ? words.recallMissing : undefined),
  }
  const form = useForm(checks, async ({ kilos, reason }) => {
    const send = isWaste ? waste : count
    const answer = await send({
      params: { code },
      body: {
        seen: version,
        grams: kilosTyped(kilos) ?? 0,
        reason: reasonTyped(reason, reasonCodes['batch-waste'], { reasonNames }),
      },
    })
    return refusedOf(answer, { onDone, onFaster })
  })
  return (
    <AskInWords
      head={isWaste ? words.throwHead(code) : words.countHead(code)}
      form={form}
      yes={isWaste ? words.throwAway : words.count}
      doing={isWaste ? words.throwing : words.counting}
      onClose={onClose}
    >
      <Field
        {...form.field('kilos')}
        label={words.kilos}
        hint={isWaste ? words.kilosHint : words.countHint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        autoFocus
      />
      <Field
        {...form.field('reason')}
        label={isWaste ? words.whyWaste : words.noteWhy}
        optional={!isWaste}
        list="waste-reasons"
        autoComplete="off"
        maxLength={200}
      />
      <datalist id="waste-reasons">
        {reasonCodes['batch-waste'].map((reason) => (
          <option key={reason}>{reasonSaid(reason, { reasonNames })}</option>
        ))}
      </datalist>
    </AskInWords>
  )
}

function RecallDialog({ batch: { code, version, sortedFrom }, orders, onDone, onFaster, onClose }: Props) {
  const act = useAct('recallBatch')
  const checks = { reason: (typed: string) => (typed.trim() === '' ? words.recallMissing : undefined) }
  const form = useForm(checks, async ({ reason }) => {
    const answer = await act({ params: { code }, body: { seen: version, reason } })
    return refusedOf(answer, { onDone, onFaster })
  })
  return (
    <AskInWords head={words.recallHead(code)} form={form} yes={words.recall} doing={words.recalling} onClose={onClose}>
      <p>{words.recallMeans(orders)}</p>
      {sortedFrom !== undefined && <p>{words.recallOthers(sortedFrom)}</p>}
      <TextArea {...form.field('reason')} label={words.recallWhy} rows={3} maxLength={200} autoFocus />
    </AskInWords>
  )
}

/** What stands against it. While nobody knows what came of it, it goes again as it was. */
async function refusedOf(answer: Answer<WholeBatch>, { onDone, onFaster }: Pick<Props, 'onDone' | 'onFaster'>) {
  if (!answer.ok) {
    if (isDefinite(answer)) await onFaster()
    return batchRefusal(answer)
  }
  await onDone(words.done, answer.body)
  return undefined
}
