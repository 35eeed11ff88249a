import type { LabelLayout } from '#shop/wire/staff/scale.ts'
import { scalePageWords as words } from '#words/scale-page.ts'
import { Button } from '#kit/button.tsx'
import { Dropdown } from '#kit/field.tsx'

/** What the world leaves to each shop for its own labels. */
export const prefixes = Array.from({ length: 10 }, (_, place) => `2${place}`)

/** One kind of label. */
export function LayoutRow({
  layout,
  onChange,
  onRemove,
}: {
  layout: LabelLayout
  onChange: (layout: LabelLayout) => void
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
function patternOf({ prefix, codeDigits, isVerified, carries }: LabelLayout): string {
  const verifier = Number(isVerified)
  return words.pattern(prefix, codeDigits, verifier, 12 - prefix.length - codeDigits - verifier, carries === 'price')
}
