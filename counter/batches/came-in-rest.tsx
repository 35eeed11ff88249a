import type { ChangeEvent } from 'react'
import { Button } from '#kit/button.tsx'
import { DayField } from '#kit/day-field.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { Dropdown, Field } from '#kit/field.tsx'
import { shopDay } from '#shop/moment.ts'
import { batchOrigins } from '#shop/stock/batches.ts'
import { batchesWords, cameInWords as words } from '#words/batches.ts'
import { timeWords } from '#words/measures.ts'
import { stockWords } from '#words/stock.ts'
import type { Offers, TypedRest } from './typed-came-in.ts'

const hourOptions = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: timeWords.clock(hour, 0) }))
const originOptions = batchOrigins.map((value) => ({ value, label: batchesWords.origins[value] }))

/** Where it is from, and until when it keeps: what nobody has to type on most mornings. */
export function CameInRest({
  offers,
  rest,
  days,
  now,
  onRest,
  onClose,
}: {
  offers: Offers
  rest: TypedRest
  /** as they would be sent now */
  days: Pick<TypedRest, 'landedDay' | 'landedHour' | 'useBy'>
  now: number
  onRest: (rest: TypedRest) => void
  onClose: () => void
}) {
  const field = (name: keyof TypedRest, value = rest[name]) => ({
    name,
    value,
    optional: true,
    required: false,
    autoComplete: 'off',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onRest({ ...rest, [name]: currentTarget.value }),
  })
  return (
    <Dialog head={words.more} className="dialog desk-dialog desk came-in-rest" onClose={onClose}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
        }}
      >
        <p className="muted">{words.lead}</p>
        <Field {...field('jetty')} label={batchesWords.jetty} list="jetties-known" maxLength={80} />
        <Known id="jetties-known" words={offers.jetties} />
        <Field {...field('boatOrGear')} label={batchesWords.boat} list="boats-known" maxLength={80} />
        <Known id="boats-known" words={offers.boats} />
        <Dropdown {...field('origin')} label={batchesWords.origin} options={originOptions} />
        <DayField
          {...field('useBy', days.useBy)}
          label={batchesWords.lastDay}
          hint={words.lastDayHint}
          min={shopDay(now)}
        />
        <DayField {...field('landedDay', days.landedDay)} label={words.landedDay} max={shopDay(now)} />
        <Dropdown
          {...field('landedHour', days.landedHour)}
          label={words.landedHour}
          options={hourOptions}
          placeholder={words.hourUnknown}
        />
        <Field {...field('temperature')} label={words.temperature} inputMode="text" maxLength={6} />
        <Field {...field('note')} label={batchesWords.note} maxLength={200} />
        <div className="dialog-deeds">
          <Button look="quiet" type="submit">
            {stockWords.close}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const Known = ({ id, words: known }: { id: string; words: readonly string[] }) => (
  <datalist id={id}>
    {known.map((one) => (
      <option key={one}>{one}</option>
    ))}
  </datalist>
)
