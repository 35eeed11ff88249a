import { useEffect, useId, useRef } from 'react'

export interface FieldError {
  readonly field: string
  readonly message: string
}

/** Stands above a form that could not go: takes the focus, and leads to each field in the same words. */
export function ErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  const ref = useRef<HTMLDivElement>(null)
  const head = useId()
  useEffect(() => {
    if (errors.length > 0) ref.current?.focus()
  }, [errors])
  if (errors.length === 0) return null
  return (
    <div className="error-summary" ref={ref} tabIndex={-1} role="alert" aria-labelledby={head}>
      <h2 id={head}>There is a problem</h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
