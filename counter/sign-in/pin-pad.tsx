import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Face } from '#counter/look/face.tsx'
import { Icon } from '#counter/look/icon.tsx'
import { NumberPad } from '#counter/number-pad/number-pad.tsx'
import { latinDigits } from '#shop/digits.ts'
import { pinDigits } from '#shop/staff/pin.ts'
import { signInWords } from '#words/staff.ts'

/**
 * Six digits by finger or keyboard; the sixth sends them. The line of what is wrong has its place from the start, so no key moves
 * under a finger that types again, and the focus stays in the field.
 */
export function PinPad({
  name,
  wrong,
  onPin,
}: {
  name: string
  wrong: string | undefined
  /** resolves when the digits were refused: they are typed again */
  onPin: (pin: string) => Promise<void>
}) {
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  async function type(next: string) {
    if (busy) return
    const digits = latinDigits(next)
      .replaceAll(/[^0-9]/g, '')
      .slice(0, pinDigits)
    setTyped(digits)
    if (digits.length < pinDigits) return
    setBusy(true)
    await onPin(digits)
    setBusy(false)
    setTyped('')
    field.current?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void type(typed)
  }

  return (
    <form className="pin-pad" method="post" onSubmit={submit}>
      <p className="pin-who">
        <Face name={name} />
        <strong>{name}</strong>
      </p>
      <div className="pin-dots">
        <label className="only-heard" htmlFor="pin">
          {signInWords.pinOf(name)}
        </label>
        <input
          ref={field}
          id="pin"
          type="password"
          // the keys below are the keyboard of a tablet; another one would cover them
          inputMode="none"
          autoComplete="off"
          maxLength={pinDigits}
          value={typed}
          aria-busy={busy}
          aria-describedby="pin-wrong"
          onChange={(event) => void type(event.currentTarget.value)}
        />
        {Array.from({ length: pinDigits }, (_, place) => (
          <i key={place} data-is={place < typed.length ? 'typed' : place === typed.length ? 'next' : undefined} />
        ))}
      </div>
      <p id="pin-wrong" className="pin-wrong" role="alert">
        {wrong !== undefined && (
          <>
            <Icon name="late" />
            {wrong}
          </>
        )}
      </p>
      <NumberPad onKey={(key) => void type(key === 'delete' ? typed.slice(0, -1) : typed + key)} />
    </form>
  )
}
