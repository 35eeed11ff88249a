import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ask } from '#counter/ask.ts'
import { useAct } from '#counter/press/use-act.ts'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { DayField } from '#kit/day-field.tsx'
import { Dropdown, Field } from '#kit/field.tsx'
import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { batchOrigins } from '#shop/stock/batches.ts'
import { days } from '#shop/time.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { batchesWords, takeInWords as words } from '#words/batches.ts'
import { readableSize } from '#words/formatters.ts'
import { timeWords } from '#words/measures.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import type { Route } from './+types/take-in-page'
import { checks, typedBatch } from './typed-batch.ts'
import './batches.css'

export const loader = (asked: Route.LoaderArgs) => ask(asked, 'batchForm')

export const meta = () => [{ title: words.title }]

/** A batch comes in: today, now and the last landing place stand there already. */
export default function TakeInPage({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <div className="desk stack">
      <DeskHead title={words.title} />
      <p className="muted">{words.lead}</p>
      <TakeInForm offers={loaderData} onTaken={(code) => void navigate(`/batches/${code}`)} />
    </div>
  )
}

type Offers = StaffGives<'batchForm'>

const hourOptions = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: timeWords.clock(hour, 0) }))
const originOptions = batchOrigins.map((value) => ({ value, label: batchesWords.origins[value] }))

/** What was landed together, as it comes through the door. */
function TakeInForm({ offers, onTaken }: { offers: Offers; onTaken: (code: string) => void }) {
  const [species, setSpecies] = useState('')
  const takeIn = useAct('takeInBatch')
  const form = useForm(checks, async (typed) => {
    const answer = await takeIn({ body: typedBatch(typed) })
    if (!answer.ok) return refusalOf(answer)
    onTaken(answer.body.batch.code)
    return undefined
  })
  const fish = offers.fish.find((one) => one.species === species)
  const lastDay = shopDay(startOfShopDay(offers.today) + days(fish?.keeps ?? 1))
  return (
    <form className="stack desk-form take-in needs-script" aria-label={words.title} {...form.events}>
      <Dropdown
        {...form.field('species')}
        label={words.species}
        options={offers.fish.map(({ species: value, title }) => ({ value, label: title }))}
        placeholder={words.chooseFish}
        value={species}
        onChange={({ currentTarget: { value } }) => setSpecies(value)}
      />
      {fish !== undefined && fish.sizes.length > 0 && (
        <Dropdown
          key={species}
          {...form.field('size')}
          label={words.size}
          optional
          options={fish.sizes.map((value) => ({ value, label: readableSize(value) }))}
          placeholder={words.anySize}
          defaultValue=""
        />
      )}
      <Field
        {...form.field('kilos')}
        label={words.kilos}
        hint={batchesWords.kilosHint}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
      />
      <div className="take-in-pair">
        <DayField {...form.field('landedDay')} label={words.landedDay} max={offers.today} defaultValue={offers.today} />
        <Dropdown
          {...form.field('landedHour')}
          label={words.landedHour}
          optional
          options={hourOptions}
          placeholder={words.hourUnknown}
          defaultValue={String(offers.hour)}
        />
      </div>
      <Offered form={form} name="jetty" label={words.jetty} hint={words.jettyHint} known={offers.jetties} isLast />
      <DayField
        key={`${species}/use-by`}
        {...form.field('useBy')}
        label={words.lastDay}
        hint={words.lastDayHint}
        min={offers.today}
        defaultValue={lastDay}
      />
      <Offered form={form} name="boatOrGear" label={words.boat} hint={words.boatHint} known={offers.boats} />
      <Offered form={form} name="supplier" label={words.supplier} known={offers.suppliers} />
      <Dropdown
        {...form.field('origin')}
        label={words.origin}
        optional
        options={originOptions}
        defaultValue={offers.origin}
      />
      <Field
        {...form.field('temperature')}
        label={words.temperature}
        optional
        required={false}
        inputMode="text"
        autoComplete="off"
        maxLength={6}
      />
      {offers.mayCost && (
        <Field
          {...form.field('cost')}
          label={words.cost}
          hint={words.costHint}
          optional
          required={false}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
        />
      )}
      <Field {...form.field('note')} label={words.note} optional required={false} autoComplete="off" maxLength={200} />
      <FormAnswer form={form} />
      <SendButton form={form} doing={batchesWords.takingIn}>
        {batchesWords.saveBatch}
      </SendButton>
    </form>
  )
}

/** A field that offers what was typed before; `isLast`: the newest of it stands there already. */
function Offered({
  form,
  name,
  label,
  hint,
  known,
  isLast = false,
}: {
  form: ReturnType<typeof useForm<keyof typeof checks>>
  name: 'jetty' | 'boatOrGear' | 'supplier'
  label: string
  hint?: string
  known: readonly string[]
  isLast?: boolean
}) {
  return (
    <>
      <Field
        {...form.field(name)}
        label={label}
        hint={hint}
        optional
        required={false}
        list={`${name}-known`}
        autoComplete="off"
        maxLength={80}
        defaultValue={isLast ? known[0] : undefined}
      />
      <datalist id={`${name}-known`}>
        {known.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
    </>
  )
}
