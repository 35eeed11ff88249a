import type { Answer } from '#browser/read-answer.ts'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { type Outcome, useForm } from '#forms/use-form.ts'
import { Dropdown } from '#kit/field.tsx'
import { shopDay, shopHour, startOfShopDay } from '#shop/moment.ts'
import { days, hours } from '#shop/time.ts'
import type { StockCell } from '#shop/wire/staff/stock.ts'
import { clockInWords, dayInWords } from '#words/formatters.ts'
import { stockWords as words } from '#words/stock.ts'
import { useAct } from '../press/use-act.ts'
import { nameOf, type OnDone } from './in-words.ts'

/** When shoppers can have it again, once nothing is left: a day and an hour, or nothing. */
export function BackAtForm({
  cell,
  now,
  onDone,
  onFailed,
}: {
  cell: StockCell
  now: number
  onDone: OnDone
  onFailed: (answer: Answer<unknown>) => void
}) {
  const act = useAct('setBackAt')
  const { species, size, version: seen, backAt } = cell
  const form = useForm({ day: () => undefined, hour: () => undefined }, async ({ day, hour }): Promise<Outcome> => {
    const at = day === '' ? null : startOfShopDay(day) + hours(Number(hour))
    const answer = await act({ body: { species, size, seen, backAt: at } })
    if (!answer.ok) {
      onFailed(answer)
      return refusalOf(answer)
    }
    await onDone(words.did(nameOf(cell), words.you, words.done['back-at']()), answer.body)
    return undefined
  })
  return (
    <form className="stack" aria-label={words.backHead} {...form.events}>
      <p>
        <strong>{words.backHead}</strong>
      </p>
      <div className="back-at">
        <Dropdown
          {...form.field('day')}
          label={words.backDay}
          placeholder={words.backNone}
          options={nextDays(now)}
          defaultValue={backAt === undefined ? '' : shopDay(backAt)}
          required={false}
          unmarked
        />
        <Dropdown
          {...form.field('hour')}
          label={words.backHour}
          options={allHours}
          defaultValue={String(backAt === undefined ? usualHour : shopHour(backAt))}
          unmarked
        />
      </div>
      <FormAnswer form={form} />
      <SendButton form={form} doing={words.saving} look="quiet">
        {words.backSave}
      </SendButton>
    </form>
  )
}

/** The boats are in by then. */
const usualHour = 7

const allHours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: clockInWords(startOfShopDay('2026-01-01') + hours(hour)),
}))

const nextDays = (now: number) =>
  Array.from({ length: 14 }, (_, nr) => ({ value: shopDay(now + days(nr)), label: dayInWords(now + days(nr)) }))
