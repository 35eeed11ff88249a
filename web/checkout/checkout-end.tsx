import { useState } from 'react'
import { createPortal } from 'react-dom'
import { type LineToday, mostToday, totalToday } from '#shop/cart/cart-today.ts'
import { readable } from '#shop/money.ts'
import { slotInFull } from '#shop/slots/slot-in-full.ts'
import type { ShownSlot } from '#shop/slots/slots.ts'
import type { Cap } from '#shop/orders/wishes.ts'
import { checkoutWords } from '#words/checkout.ts'
import { slotChoiceWords } from '#words/slot-choice.ts'
import { unsentWords } from '#words/unsent.ts'
import { useLine } from '#browser/line.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import type { Form, Outcome } from '#forms/use-form.ts'
import { ProveMobile } from '#web/accounts/prove-mobile.tsx'
import { AtMost } from '#web/site/unweighed.tsx'
import { OrderSummary } from './order-summary.tsx'
import { SmallPrint } from './small-print.tsx'

/** What is ordered, when it comes, what stands against it, and the button. */
export function CheckoutEnd({
  form,
  lines,
  cap,
  slot,
  noPincode,
  badPincode,
  token,
  isUnproven,
}: {
  form: Form & { readonly show: (outcome: Outcome) => void }
  lines: readonly LineToday[]
  cap: Cap
  slot: ShownSlot | undefined
  noPincode: boolean
  badPincode: string | undefined
  token: string
  /** the order was refused until the mobile has answered a code */
  isUnproven: boolean
}) {
  const line = useLine()
  // A form of its own stands here, which no form may hold as it is drawn: it is put there.
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <div className="checkout-end stack">
      <OrderSummary lines={lines} cap={cap} onCured={() => form.show(undefined)} />
      {slot && <p>{slotChoiceWords.comes(slotInFull(slot.name))}</p>}
      <FormAnswer form={form} />
      <div role="alert" className="checkout-trouble" data-answered={form.answer !== undefined || undefined}>
        {noPincode && <p className="field-error">{checkoutWords.noPincode}</p>}
        {badPincode && form.answer === undefined && <p className="field-error">{badPincode}</p>}
      </div>
      <div ref={setPlace} />
      {place && createPortal(<ProveMobile token={token} isCalled={isUnproven} toOrder={!isUnproven} />, place)}
      <SendButton
        form={form}
        doing={checkoutWords.placing}
        aria-describedby="place-most"
        aria-disabled={form.busy || badPincode !== undefined || undefined}
      >
        {(line === 'offline' ? unsentWords.keep : checkoutWords.place)(readable(totalToday(lines)))}
      </SendButton>
      <p id="place-most" className="place-most">
        <AtMost most={mostToday(lines, cap)} />
      </p>
      <SmallPrint slot={slot} />
    </div>
  )
}
