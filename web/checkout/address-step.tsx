import { useRef, useState } from 'react'
import { FormAnswer } from '#forms/sending.tsx'
import type { Form } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { addressFields } from '#shop/accounts/address.ts'
import type { AddressView } from '#shop/wire/address.ts'
import { type AddressOf, addressIn } from '#web/addresses/address-checks.ts'
import { AddressForm } from '#web/addresses/address-form.tsx'
import { KeepAs } from '#web/addresses/keep-as.tsx'
import type { Book } from '#web/addresses/use-book.ts'
import { AddressLines } from '#web/orders/address-lines.tsx'
import { checkoutWords } from '#words/checkout.ts'

/**
 * The fields of an address, or once they are right, the address and the way back to them. Folded or not, the fields stay
 * in the form: they keep what was typed, and it is sent from there.
 */
export function AddressStep({
  of,
  known,
  finished,
  form,
  onUse,
  book,
}: {
  of: AddressOf
  known: Partial<AddressView>
  /** what is known, where nothing in it is missing or wrong */
  finished: AddressView | undefined
  form: Form
  /** what was typed is right: it need not be typed again, whatever becomes of this page */
  onUse: (address: AddressView) => void
  /** where the address that is shown can be kept for the next time */
  book?: Book
}) {
  const [folded, setFolded] = useState(finished)
  const step = useRef<HTMLDivElement>(null)
  // What is wrong must be seen.
  if (folded && addressFields.some((field) => form.errorOf(`${of}-${field}`))) setFolded(undefined)

  function use(element: HTMLFormElement | null) {
    const typed = element && form.read(element, `${of}-`)
    if (!typed) return
    const address = addressIn(typed, of)
    onUse(address)
    fold(address)
  }

  /** The button that was pressed goes, so the focus moves on to what has taken its place. */
  function fold(address: AddressView | undefined) {
    setFolded(address)
    requestAnimationFrame(() => {
      step.current?.scrollIntoView({ block: 'nearest' })
      step.current?.querySelector<HTMLElement>(address ? 'button' : 'input')?.focus()
    })
  }

  return (
    <div ref={step}>
      {folded && (
        <div className="address-folded">
          <AddressLines address={folded} />
          <Button look="quiet" aria-label={checkoutWords.changeAddress(of)} onClick={() => fold(undefined)}>
            {checkoutWords.change}
          </Button>
        </div>
      )}
      {folded && book && <KeepAs address={folded} book={book} />}
      <div className="stack" hidden={folded !== undefined}>
        <AddressForm of={of} known={known} errorOf={form.errorOf} />
        <FormAnswer form={form} part={`${of}-`} />
        <Button look="quiet" className="address-use" onClick={({ currentTarget }) => use(currentTarget.form)}>
          {checkoutWords.useAddress(of)}
        </Button>
      </div>
    </div>
  )
}
