import { type ReactNode, useRef } from 'react'
import { NumberPad } from '#counter/number-pad/number-pad.tsx'
import { pinDigits } from '#shop/staff/pin.ts'
import './pins-on-pad.css'

/**
 * Fields of a PIN with the keys of the lock below them. The keys type where the focus is, at first into the first field, and go on
 * to the next one after six digits. A key after the sixth begins anew: it was refused, or mistyped.
 */
export function PinsOnPad({ children }: { children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null)

  function type(key: string) {
    const fields = [...(around.current?.querySelectorAll('input') ?? [])]
    const field =
      fields.find((one) => one === document.activeElement) ?? fields.find((one) => !isFull(one)) ?? fields[0]
    if (field === undefined) return
    field.focus()
    field.value = key === 'delete' ? field.value.slice(0, -1) : isFull(field) ? key : field.value + key
    // as if it had come from a keyboard: the form looks at it again
    field.dispatchEvent(new Event('input', { bubbles: true }))
    if (key !== 'delete' && isFull(field))
      fields
        .slice(fields.indexOf(field) + 1)
        .find((one) => !isFull(one))
        ?.focus()
  }

  return (
    <div ref={around} className="pins-on-pad stack">
      {children}
      <div className="pins-keys">
        <NumberPad onKey={type} />
      </div>
    </div>
  )
}

const isFull = ({ value }: HTMLInputElement): boolean => value.length >= pinDigits
