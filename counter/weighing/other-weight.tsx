import { Field } from '#kit/field.tsx'
import type { WeighedLine } from '#shop/wire/staff/weighing.ts'
import { otherWeightWords as words } from '#words/batches.ts'

/** What the same fish weighed before it was cleaned, or after: who notes it helps the yield book, and nobody has to. */
export function OtherWeight({
  line: { labelWeight },
  typed,
  wrong,
  onTyped,
}: {
  line: WeighedLine
  typed: string
  wrong: string | undefined
  onTyped: (typed: string) => void
}) {
  if (labelWeight === '') return null
  return (
    <Field
      label={words.head[labelWeight]}
      hint={words.hint}
      error={wrong}
      unmarked
      optional
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={typed}
      onChange={({ currentTarget: { value } }) => onTyped(value)}
    />
  )
}
