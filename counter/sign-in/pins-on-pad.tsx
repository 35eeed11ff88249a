import { type ReactNode, useRef } from 'react'
import { NumberPad } from '#counter/number-pad/number-pad.tsx'
import { pinDigits } from '#shop/staff/pin.ts'
import './pins-on-pad.css'

/**
 * Fields of a PIN with the keys of the lock below them. The keys type where the focus is, at first into the first field, and go on
 * to the next one after six digits.
 */
export function PinsOnPad({ children }: { children: ReactNode }) {
  const around = useRef<HTMLDivElement>(null)

  function type(key: string) {
    const fields = [...(around.current?.querySelectorAll('input') ?? [])]
    const field = fields.find((one) => one === document.activeElement) ?? fields.find(isUnfinished) ?? fields[0]
    if (field === undefined) return
    field.focus()
    field.value = key === 'delete' ? field.value.slice(0, -1) : (field.value + key).slice(0, pinDigits)
    // as if it had come from a keyboard: the form looks at it again
    field.dispatchEvent(new Event('input', { bubbles: true }))
    if (key !== 'delete' && !isUnfinished(field))
      fields
        .slice(fields.indexOf(field) + 1)
        .find(isUnfinished)
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

const isUnfinished = ({ value }: HTMLInputElement): boolean => value.length < pinDigits
