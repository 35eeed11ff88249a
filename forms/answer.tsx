import { type ComponentProps, useEffect, useId, useRef } from 'react'
import { formsWords } from '#words/forms.ts'

export interface FieldError {
  readonly field: string
  readonly message: string
}

/** What came of what somebody did: good news, what went wrong with the whole, or the fields that are wrong. */
export type Answered =
  | { readonly done: string }
  | { readonly said: readonly string[] }
  | { readonly wrong: readonly string[] }

const none: readonly FieldError[] = []

/**
 * Stands beside what was pressed, and says what came of it. Each answer takes the focus, which brings it into the screen
 * and has it read out.
 */
export function Answer({ to, errors = none }: { to: Answered | undefined; errors?: readonly FieldError[] }) {
  const ref = useRef<HTMLDivElement>(null)
  const head = useId()
  useEffect(() => {
    if (to) ref.current?.focus()
  }, [to])
  const box: ComponentProps<'div'> = { ref, tabIndex: -1, role: 'alert' }
  if (to === undefined) return null
  if ('done' in to)
    return (
      <div {...box} className="banner" role="status">
        <p>{to.done}</p>
      </div>
    )
  if ('said' in to)
    return (
      <div {...box} className="trouble">
        {to.said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    )
  // A line goes the moment its field is right.
  const left = errors.filter(({ field }) => to.wrong.includes(field))
  return left.length === 0 ? null : (
    <div {...box} className="error-summary" aria-labelledby={head}>
      <h2 id={head}>{formsWords.problem}</h2>
      <ul>
        {left.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
