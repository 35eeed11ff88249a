import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { parsePincode, whyNotPincode } from '#shop/delivery/delivery.ts'
import { inWords } from '#shop/refusals.ts'
import { ownAddress, paths } from '#web/paths.ts'
import { addressFaults } from '#words/checkout.ts'
import { deliveryPageWords } from '#words/delivery.ts'

export const wrongPincode = (typed: string): string | undefined => inWords(addressFaults, whyNotPincode(typed))

/** Asks for a pincode. Before any script it leads to the page that answers. */
export function PincodeForm({
  id,
  known = '',
  wrong,
  onPincode,
}: {
  id: string
  known?: string | undefined
  /** what the shop said of what was typed, where it came with the page */
  wrong?: string | undefined
  onPincode: (pincode: string) => void
}) {
  const [error, setError] = useState(wrong)
  const field = useRef<HTMLInputElement>(null)
  function submit(event: FormEvent) {
    event.preventDefault()
    const typed = field.current?.value ?? ''
    const pincode = parsePincode(typed)
    setError(wrongPincode(typed))
    if (pincode === undefined) field.current?.focus()
    else onPincode(pincode)
  }
  return (
    <form method="get" action={ownAddress(paths.delivery)} className="stack pincode-form" noValidate onSubmit={submit}>
      <Field
        ref={field}
        id={id}
        name="pincode"
        label={deliveryPageWords.pincode}
        hint={deliveryPageWords.hint}
        error={error}
        defaultValue={known}
        unmarked
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="go"
        maxLength={20}
        onChange={({ target }) => error !== undefined && parsePincode(target.value) && setError(undefined)}
      />
      <Button type="submit">{deliveryPageWords.look}</Button>
    </form>
  )
}
