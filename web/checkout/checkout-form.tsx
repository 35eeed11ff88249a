import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useKeptView } from '#browser/kept-view.ts'
import { serverNow } from '#browser/server-clock.ts'
import { stored } from '#browser/storage.ts'
import { timings } from '#browser/timings.ts'
import { useTimeout } from '#browser/use-timeout.ts'
import { typedIn } from '#forms/typed.ts'
import { type Outcome, useForm } from '#forms/use-form.ts'
import { readableMobile } from '#shop/accounts/accounts.ts'
import type { Address } from '#shop/accounts/address.ts'
import { linesToday, mostToday, totalToday } from '#shop/cart/cart-today.ts'
import type { ShownSlot } from '#shop/slots/slots.ts'
import { minutes } from '#shop/time.ts'
import type { AddressView } from '#shop/wire/address.ts'
import { namesIn, orderToSend, paymentIn, payments } from '#shop/wire/checkout.ts'
import type { Person } from '#web/accounts/account-storage.ts'
import {
  type AddressOf,
  addressIn,
  checksFor,
  finishedAddress,
  isSame,
  isWrongPincode,
} from '#web/addresses/address-checks.ts'
import { KeptAddresses } from '#web/addresses/kept-addresses.tsx'
import { keepAddresses, takeRates } from '#web/cart/cart.ts'
import { sentenceOfWrong } from '#web/cart/sentence-of-wrong.ts'
import { keptPincode, rememberPincode } from '#web/delivery/remembered.ts'
import { keepWishes, keptWishes, type WishesHere } from '#web/unsent/kept-wishes.ts'
import { checkoutWords } from '#words/checkout.ts'
import { slotChoiceWords } from '#words/orders.ts'
import { AddressStep } from './address-step.tsx'
import { CheckoutEnd } from './checkout-end.tsx'
import type { CheckoutFacts } from './checkout-facts.ts'
import type { PlaceOutcome } from './place-order.ts'
import { SlotStep } from './slot-step.tsx'
import type { PlacingNow } from './use-placing.ts'
import { useSlot } from './use-slot.ts'
import { Wishes, wishesChecks } from './wishes.tsx'

export function CheckoutForm({
  catalogue,
  area,
  slots: offered,
  cart,
  book,
  user,
  token,
  placing,
}: CheckoutFacts & { placing: PlacingNow }) {
  const checks = { ...checksFor(area), ...wishesChecks, slot: () => undefined }
  const [sameBilling, setSameBilling] = useState(() => isSame(cart.shippingAddress, cart.billingAddress))
  const [wishes, setWishes] = useState(keptWishes)
  const [brought, setBrought] = useState(0)
  const [noPincode, setNoPincode] = useState(false)
  useTimeout(() => setNoPincode(false), noPincode ? timings.emptyPincode : undefined)
  const [guess] = useState(() => firstGuess(user, area))
  const page = useRevalidator()
  const kept = useKeptView()
  const { outcome } = placing
  const refused = outcome && 'refused' in outcome ? outcome : undefined
  const { slots, slot, isMissing, notThere, chosen, toPincode, onPincode } = useSlot(offered, {
    pincode: cart.shippingAddress?.pincode ?? guess.pincode,
    wished: wishes.slot,
    told: refused?.free,
  })
  const lines = linesToday(catalogue, cart.items, refused?.told, refused?.left)
  const total = totalToday(lines)
  const form = useForm(checks, send, said(outcome))
  // An order on its way has kept its addresses. And who is signed in by now may be somebody else, or nobody: then it is not theirs to find.
  useKeptTyping(form.events.ref, (typed) => {
    if (placing.busy || stored('token') !== token) return
    const to = addressIn(typed, 'shipping')
    rememberPincode(to.pincode)
    keepAddresses(to, sameBilling ? undefined : addressIn(typed, 'billing'))
  })
  const badPincode = [form.errorOf('shipping-pincode'), form.errorOf('billing-pincode')].find(isWrongPincode)

  /** An address of the book replaces what is in the fields; one that cannot be delivered to says so. */
  function bring(address: AddressView) {
    keepAddresses(address, sameBilling ? undefined : cart.billingAddress)
    form.forgive('shipping-')
    setBrought(brought + 1)
    toPincode(address.pincode)
    rememberPincode(address.pincode)
    requestAnimationFrame(() => form.events.ref.current && form.read(form.events.ref.current, 'shipping-'))
  }
  const shipping = cart.shippingAddress ?? guess

  const step = (of: AddressOf, known: Partial<AddressView>) => (
    <AddressStep
      key={brought}
      of={of}
      known={known}
      finished={finishedAddress(checks, of, known)}
      form={form}
      onUse={(address) =>
        of === 'shipping'
          ? keepAddresses(address, sameBilling ? address : cart.billingAddress)
          : keepAddresses(cart.shippingAddress, address)
      }
      {...(of === 'shipping' && { book })}
    />
  )

  function wish(chosen: WishesHere) {
    setWishes(chosen)
    keepWishes(chosen)
  }

  async function send(typed: Readonly<Record<string, string | undefined>>): Promise<Outcome> {
    if (kept?.isTooOld) return { said: [checkoutWords.ratesTooOld] }
    const wrong = lines.map(sentenceOfWrong).find((sentence) => sentence !== undefined)
    if (wrong !== undefined) return { said: [wrong] }
    if (isMissing) return { field: 'slot', message: slotChoiceWords.chooseFirst }
    const shippingAddress = addressIn(typed, 'shipping')
    const billingAddress = sameBilling ? shippingAddress : addressIn(typed, 'billing')
    keepAddresses(shippingAddress, billingAddress)
    const items = lines.map(({ item }) => item)
    takeRates(items)
    const order = orderToSend({
      userId: user._id,
      items,
      total,
      most: mostToday(lines, wishes.cap),
      shippingAddress,
      billingAddress,
      payment: paymentIn(typed.payment),
      wishes,
      slot: slot?.name,
      sendBefore: sendBefore(slot),
    })
    const placed = await placing.send(order)
    // What the shop no longer has since the page came is then said at its line.
    if (placed && 'refused' in placed && (placed.field === undefined || placed.free)) void page.revalidate()
    return said(placed)
  }

  return (
    <form
      className="checkout"
      {...form.events}
      onInput={(event) => {
        form.events.onInput(event)
        onPincode(event.target)
      }}
      onSubmit={(event) => {
        // The code's own form stands within this one.
        if (event.target !== event.currentTarget) return
        setNoPincode(typedIn(event.currentTarget)['shipping-pincode'] === '')
        form.events.onSubmit(event)
      }}
    >
      <h1>{checkoutWords.title}</h1>
      <div className="checkout-parts stack">
        <fieldset className="checkout-part">
          <legend>
            <h2>{checkoutWords.shippingAddress}</h2>
          </legend>
          <KeptAddresses book={book} shown={shipping} onBring={bring} />
          {step('shipping', shipping)}
        </fieldset>
        <fieldset className="checkout-part">
          <legend>
            <h2>{checkoutWords.billingAddress}</h2>
          </legend>
          <label className="check">
            <input
              type="checkbox"
              name="same-billing"
              checked={sameBilling}
              onChange={({ target }) => setSameBilling(target.checked)}
            />
            {checkoutWords.sameAddress}
          </label>
          {!sameBilling && step('billing', cart.billingAddress ?? {})}
        </fieldset>
        <SlotStep
          slots={slots}
          chosen={slot}
          notThere={notThere}
          error={form.errorOf('slot')}
          onChoose={(name) => {
            chosen()
            wish({ ...wishes, slot: name })
          }}
        />
        <Payment />
        <Wishes form={form} wishes={wishes} total={total} onChange={(said) => wish({ ...wishes, ...said })} />
      </div>
      <CheckoutEnd
        form={form}
        lines={lines}
        cap={wishes.cap}
        slot={slot}
        noPincode={noPincode}
        badPincode={badPincode}
        token={token}
        isUnproven={refused?.unproven === true}
      />
    </form>
  )
}

/** The outcome of placing, as the form says it. After a success, or when the session is over, the page changes. */
function said(placing: PlaceOutcome | undefined): Outcome {
  return placing && 'refused' in placing ? { field: placing.field ?? '', message: placing.refused } : undefined
}

/** Until when an order is meant, by the server's clock: its slot's cut-off, else for half an hour. */
function sendBefore(slot: ShownSlot | undefined): number | undefined {
  const now = serverNow()
  return slot?.cutOffAt ?? (now === undefined ? undefined : now + minutes(30))
}

/** How it is paid. Ways that do not work yet are shown disabled. */
function Payment() {
  return (
    <fieldset className="checkout-part">
      <legend>
        <h2>{checkoutWords.payment}</h2>
      </legend>
      {payments.map(({ code, open }) => (
        <label key={code} className="check payment">
          <input type="radio" name="payment" value={code} defaultChecked={open} disabled={!open} />
          <span>
            {checkoutWords.payments[code]} {!open && <span className="tag">{checkoutWords.comingSoon}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/**
 * Hands over what was typed when a field is left, when the page is, and when the browser goes out of sight, for then a
 * phone may drop its page: nobody should type an address twice.
 */
function useKeptTyping(form: RefObject<HTMLFormElement | null>, keep: (typed: ReturnType<typeof typedIn>) => void) {
  const changed = useRef(false)
  const keepNow = useEffectEvent(() => {
    if (changed.current && form.current) keep(typedIn(form.current))
    changed.current = false
  })
  // The form is still there when the way leads to another page.
  useLayoutEffect(() => {
    const element = form.current
    const note = () => {
      changed.current = true
    }
    const left = () => keepNow()
    const outOfSight = () => {
      if (document.visibilityState === 'hidden') keepNow()
    }
    element?.addEventListener('input', note)
    element?.addEventListener('focusout', left)
    document.addEventListener('visibilitychange', outOfSight)
    return () => {
      element?.removeEventListener('input', note)
      element?.removeEventListener('focusout', left)
      document.removeEventListener('visibilitychange', outOfSight)
      keepNow()
    }
  }, [form])
}

/** What the account and this browser know is not asked again. */
function firstGuess({ fullName, email, mobile }: Person, area: readonly string[]): Partial<Address> {
  const pincode = keptPincode() ?? ''
  return {
    ...namesIn(fullName),
    email,
    phone: readableMobile(mobile),
    ...(area.includes(pincode) ? { pincode } : {}),
  }
}
