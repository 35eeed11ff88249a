import type { LineGrammar } from '#shop/scale/protocol.ts'
import { scalePageWords as words } from '#words/scale-page.ts'
import { Dropdown, Field } from '#kit/field.tsx'

/** What a line looks like of a scale that speaks neither protocol. */
export function GrammarFields({ grammar }: { grammar: LineGrammar | undefined }) {
  const endings = new Set([10, 13, 3, 4, grammar?.ends ?? 10])
  return (
    <fieldset className="stack scale-part">
      <legend>{words.grammar}</legend>
      <p>{words.grammarHint}</p>
      <div className="scale-fields">
        <Dropdown
          name="ends"
          label={words.ends}
          defaultValue={grammar?.ends ?? 10}
          options={[...endings].map((byte) => ({ value: String(byte), label: words.endings(byte) }))}
          unmarked
        />
        <Field name="before" label={words.before} defaultValue={grammar?.before} maxLength={20} {...asTyped} />
        <Field name="after" label={words.after} defaultValue={grammar?.after ?? 'kg'} maxLength={20} {...asTyped} />
        <Dropdown
          name="unit"
          label={words.unit}
          defaultValue={grammar?.unit ?? 'kg'}
          options={Object.entries(words.units).map(([value, label]) => ({ value, label }))}
          unmarked
        />
      </div>
      <Field
        name="stable"
        label={words.stable}
        hint={words.stableHint}
        defaultValue={grammar?.stable}
        maxLength={20}
        {...asTyped}
      />
    </fieldset>
  )
}

/** Each letter counts as it is. */
const asTyped = { optional: true, autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const
