import { type ComponentProps, useState } from 'react'
import { Field } from './field.tsx'
import './day-field.css'

/** A day, or a moment of one. Safari's engine writes today's into an empty field: it is told which fields are. */
export function DayField({
  type = 'date',
  onInput,
  ...rest
}: Omit<ComponentProps<typeof Field>, 'type'> & { type?: 'date' | 'datetime-local' }) {
  const [typed, setTyped] = useState(rest.defaultValue)
  const { value = typed } = rest
  return (
    <Field
      {...rest}
      type={type}
      data-empty={!value || undefined}
      onInput={(event) => {
        setTyped(event.currentTarget.value)
        onInput?.(event)
      }}
    />
  )
}
