import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { readableShort } from '#shop/money.ts'
import { type WeightLabel, weightLabels } from '#shop/weight.ts'
import { catalogueFields as fields, deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { readableLabel } from '#words/formatters.ts'
import { type SizeTyped, type SoldRates, soldRateOf } from './product-typed.ts'
import { idOf } from './wrong-fields.ts'

/** A size with the packs that it is sold in. Its fields are named as a refusal names them. */
export function SizeRow({
  size,
  nr,
  prefix,
  sold,
  errorOf,
  onChange,
  onRemove,
}: {
  size: SizeTyped
  nr: number
  /** of its product in the form */
  prefix: string
  sold: SoldRates
  errorOf: (field: string) => string | undefined
  onChange: (size: Partial<SizeTyped>) => void
  onRemove: (() => void) | undefined
}) {
  const field = (part: string) => {
    const name = `sizes.${nr}.${part}`
    const id = idOf(`${prefix}${name}`)
    return { id, name: id, error: errorOf(name), autoComplete: 'off', unmarked: true }
  }
  const called = size.label.trim() || words.sizeNo(nr + 1)
  const weights = errorOf(`sizes.${nr}.weights`)
  return (
    <fieldset className="size-row">
      <legend>{called}</legend>
      <Field
        {...field('label')}
        label={fields['sizes.label']}
        value={size.label}
        onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
        maxLength={40}
      />
      <fieldset className="packs" id={idOf(`${prefix}sizes.${nr}.weights`)} tabIndex={-1}>
        <legend>{fields['sizes.weights']}</legend>
        {weights !== undefined && <p className="field-error">{weights}</p>}
        {weightLabels.map((weight) => (
          <Pack
            key={weight}
            weight={weight}
            pack={size.packs[weight]}
            soldAt={soldRateOf(sold, size.label, weight)}
            field={field(`rates.${weight}`)}
            onChange={(pack) => onChange({ packs: { ...size.packs, [weight]: { ...size.packs[weight], ...pack } } })}
          />
        ))}
      </fieldset>
      <div className="spans">
        {(['piecesPerKilo', 'kilosEach'] as const).map((what) => (
          <Span
            key={what}
            label={fields[`sizes.${what}`]}
            value={size[what]}
            field={field(what)}
            onChange={(span) => onChange({ [what]: span })}
          />
        ))}
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={size.usual}
          onChange={({ currentTarget }) => onChange({ usual: currentTarget.checked })}
        />
        {words.usual}
      </label>
      {onRemove && (
        <p>
          <Button look="plain" onClick={onRemove}>
            {words.removeSize(called)}
          </Button>
        </p>
      )}
    </fieldset>
  )
}

interface Named {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
  readonly unmarked: boolean
}

/** A weight that a size is sold in. What is sold already says its rate; of another it is typed. */
function Pack({
  weight,
  pack: { isSold, rate },
  soldAt,
  field,
  onChange,
}: {
  weight: WeightLabel
  pack: SizeTyped['packs'][WeightLabel]
  soldAt: number | undefined
  field: Named
  onChange: (pack: Partial<SizeTyped['packs'][WeightLabel]>) => void
}) {
  return (
    <div className="pack">
      <label className="check">
        <input
          type="checkbox"
          checked={isSold}
          onChange={({ currentTarget }) => onChange({ isSold: currentTarget.checked })}
        />
        {readableLabel(weight)}
      </label>
      {isSold && soldAt !== undefined && <p className="muted">{words.soldAt(readableShort(soldAt))}</p>}
      {isSold && soldAt === undefined && (
        <Field
          {...field}
          label={words.rateOf(readableLabel(weight))}
          value={rate}
          onChange={({ currentTarget }) => onChange({ rate: currentTarget.value })}
          inputMode="decimal"
          maxLength={12}
        />
      )}
    </div>
  )
}

/** From and to; a single value is both. */
function Span({
  label,
  value: [from, to],
  field,
  onChange,
}: {
  label: string
  value: readonly [string, string]
  field: Named
  onChange: (span: readonly [string, string]) => void
}) {
  return (
    <Field
      {...field}
      label={label}
      value={from}
      onChange={({ currentTarget }) => onChange([currentTarget.value, to])}
      inputMode="decimal"
      maxLength={8}
      beside={
        <>
          <span className="span-to">{words.to}</span>
          <input
            className="input"
            aria-label={words.upTo(label)}
            value={to}
            onChange={({ currentTarget }) => onChange([from, currentTarget.value])}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
          />
        </>
      }
    />
  )
}
