import { Icon } from '#counter/look/icon.tsx'
import { Button } from '#kit/button.tsx'
import { Dropdown, Field } from '#kit/field.tsx'
import { mostOfSlot } from '#shop/slots/slots.ts'
import { planWords as words } from '#words/staff-slots.ts'
import { capacityTyped, nextPlan, type PlanField, type TypedPlan, type WrongPlan } from './typed-plan.ts'

export const fieldIdOf = ({ row, field }: Pick<WrongPlan, 'row' | 'field'>): string => `time-${row}-${field}`

const dayOptions = Array.from({ length: 8 }, (_, before) => ({
  value: String(before),
  label: words.cutOffDays(before),
}))

/** The delivery times of a day, each in fields of its own. */
export function PlanRows({
  plans,
  wrong,
  onChange,
}: {
  plans: readonly TypedPlan[]
  wrong: readonly WrongPlan[]
  onChange: (plans: readonly TypedPlan[]) => void
}) {
  return (
    <div className="stack">
      {plans.length === 0 && <p>{words.none}</p>}
      {plans.map((plan, at) => (
        <PlanRow
          key={plan.row}
          plan={plan}
          name={words.nameOf(at + 1)}
          wrong={wrong.filter(({ row }) => row === plan.row)}
          onType={(field, value) =>
            onChange(plans.map((one) => (one.row === plan.row ? { ...one, [field]: value } : one)))
          }
          onRemove={() => onChange(plans.filter(({ row }) => row !== plan.row))}
        />
      ))}
      <p>
        <Button look="quiet" className="needs-script" onClick={() => onChange([...plans, nextPlan(plans.at(-1))])}>
          {words.add}
        </Button>
      </p>
    </div>
  )
}

function PlanRow({
  plan,
  name,
  wrong,
  onType,
  onRemove,
}: {
  plan: TypedPlan
  name: string
  wrong: readonly WrongPlan[]
  onType: (field: PlanField, value: string) => void
  onRemove: () => void
}) {
  const isHeld = plan.taken > 0
  const field = (of: PlanField) => ({
    id: fieldIdOf({ row: plan.row, field: of }),
    value: plan[of],
    error: wrong.find((one) => one.field === of)?.message,
    unmarked: true,
    autoComplete: 'off',
  })
  const typed = (of: PlanField) => ({
    ...field(of),
    onChange: ({ currentTarget: { value } }: React.ChangeEvent<HTMLInputElement>) => onType(of, value),
  })
  const clock = { inputMode: 'text', maxLength: 5 } as const
  return (
    <fieldset className="time-row">
      <legend>{name}</legend>
      {isHeld && <p className="muted time-note">{words.taken(plan.taken)}</p>}
      <Field {...typed('from')} {...clock} label={words.from} readOnly={isHeld} />
      <Field {...typed('to')} {...clock} label={words.to} readOnly={isHeld} />
      <Field
        {...typed('capacity')}
        label={words.capacity}
        inputMode="numeric"
        maxLength={4}
        beside={
          <>
            <Step
              by={-1}
              label={words.fewer(name)}
              typed={plan.capacity}
              onType={(value) => onType('capacity', value)}
            />
            <Step by={1} label={words.more(name)} typed={plan.capacity} onType={(value) => onType('capacity', value)} />
          </>
        }
      />
      <Dropdown
        {...field('daysBefore')}
        label={words.cutOffDay}
        options={dayOptions}
        onChange={({ currentTarget: { value } }) => onType('daysBefore', value)}
      />
      <Field {...typed('at')} {...clock} label={words.cutOffAt} />
      <div className="time-places">
        <Field
          {...typed('pincodes')}
          label={words.pincodes}
          hint={words.pincodesHint}
          inputMode="text"
          required={false}
          readOnly={isHeld}
        />
      </div>
      <Button look="plain" className="needs-script time-out" onClick={onRemove}>
        {words.remove(name)}
      </Button>
    </fieldset>
  )
}

/** One order fewer or more, within what a slot can have. */
function Step({
  by,
  label,
  typed,
  onType,
}: {
  by: 1 | -1
  label: string
  typed: string
  onType: (value: string) => void
}) {
  const capacity = capacityTyped(typed) ?? 0
  const next = Math.min(Math.max(0, capacity + by), mostOfSlot)
  return (
    <Button
      look="quiet"
      className="stepper needs-script"
      aria-label={label}
      disabled={next === capacity}
      onClick={() => onType(String(next))}
    >
      <Icon name={by > 0 ? 'plus' : 'minus'} />
    </Button>
  )
}
