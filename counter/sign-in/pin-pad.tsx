import { type FormEvent, useEffect, useRef, useState } from 'react'
import { latinDigits } from '#shop/digits.ts'
import { pinDigits } from '#shop/staff/pin.ts'
import { signInWords } from '#words/sign-in.ts'
import { Button } from '#kit/button.tsx'

/** Six digits by finger or keyboard. It sends by itself with the sixth. */
export function PinPad({
  label,
  busy,
  onPin,
}: {
  label: string
  busy: boolean
  /** resolves when the digits were refused: they are typed again */
  onPin: (pin: string) => Promise<void>
}) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  async function type(next: string) {
    const digits = latinDigits(next)
      .replaceAll(/[^0-9]/g, '')
      .slice(0, pinDigits)
    setTyped(digits)
    if (digits.length < pinDigits || busy) return
    await onPin(digits)
    setTyped('')
    field.current?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void type(typed)
  }

  return (
    <form className="pin-pad stack" method="post" onSubmit={submit}>
      <label className="field-label" htmlFor="pin">
        {label}
      </label>
      <input
        ref={field}
        id="pin"
        className="input pin-field"
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={pinDigits}
        value={typed}
        aria-busy={busy}
        onChange={(event) => void type(event.currentTarget.value)}
      />
      <div className="pin-keys">
        {keys.map((key) => (
          <Button
            key={key}
            look="quiet"
            aria-label={signInWords.digit(key)}
            disabled={busy}
            onClick={() => void type(typed + key)}
          >
            {key}
          </Button>
        ))}
        <Button
          look="plain"
          className="pin-delete"
          aria-label={signInWords.deleteDigit}
          disabled={busy}
          onClick={() => setTyped(typed.slice(0, -1))}
        >
          ⌫
        </Button>
      </div>
    </form>
  )
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']
