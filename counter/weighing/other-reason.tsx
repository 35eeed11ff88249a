import { Field } from '#kit/field.tsx'
import { longestReason } from '#shop/text.ts'
import { weighingScreenWords as words } from '#words/weighing.ts'

/** A reason in somebody's own words, beside those that are one tap. */
export const OtherReason = ({
  typed,
  error,
  onTyped,
}: {
  typed: string
  error?: string | undefined
  onTyped: (typed: string) => void
}) => (
  <Field
    label={words.otherReason}
    unmarked
    optional
    maxLength={longestReason}
    autoComplete="off"
    value={typed}
    error={error}
    onChange={({ currentTarget: { value } }) => onTyped(value)}
  />
)
