import { useEffect, useEffectEvent, useState } from 'react'
import { useAsk } from '#forms/use-ask.ts'
import { Dropdown, Field } from '#kit/field.tsx'
import { parsePincode } from '#shop/delivery/delivery.ts'
import type { AddressView } from '#shop/wire/address.ts'
import { firstCity, states } from '#shop/wire/checkout.ts'
import { readablePlace, readableState } from '#shop/words/packs.ts'
import { checkoutWords } from '#words/checkout.ts'
import { placeNames, stateNames } from '#words/usual.ts'
import type { AddressOf } from './address-checks.ts'
import { lookUpPincode } from './look-up-pincode.ts'
import './address-form.css'

const { labels, hints } = checkoutWords

/** An address, pincode first: it fills city and state, and both can be changed again. */
export function AddressForm({
  of,
  known,
  errorOf,
}: {
  of: AddressOf
  known: Partial<AddressView>
  errorOf: (field: string) => string | undefined
}) {
  const [city, setCity] = useState(known.city || firstCity)
  const [state, setState] = useState(known.state || states[0])
  const { note, lookUp, forget } = useLookUp((found) => {
    setCity(found.city)
    setState(found.state)
  })
  // A pincode that was said before fills the rest as if it were typed here.
  const lookUpKnown = useEffectEvent(() => {
    if (known.pincode && !known.city) lookUp(known.pincode)
  })
  useEffect(() => lookUpKnown(), [])
  const field = (name: keyof AddressView, autoComplete: string) => ({
    id: `${of}-${name}`,
    name: `${of}-${name}`,
    error: errorOf(`${of}-${name}`),
    autoComplete: `${of === 'billing' ? of : 'shipping'} ${autoComplete}`,
    defaultValue: known[name] ?? '',
  })
  const { defaultValue: _city, ...cityField } = field('city', 'address-level2')
  const { defaultValue: _state, ...stateField } = field('state', 'address-level1')
  return (
    <div className="address-form">
      <Field
        {...field('pincode', 'postal-code')}
        label={labels.pincode}
        inputMode="numeric"
        maxLength={12}
        hint={<span role="status">{note ?? hints.pincode}</span>}
        onChange={({ target }) => lookUp(target.value)}
      />
      <Field
        {...cityField}
        label={labels.city}
        value={city}
        onChange={({ target }) => {
          forget()
          setCity(target.value)
        }}
      />
      <Dropdown
        {...stateField}
        label={labels.state}
        options={[...new Set([...states, state])].map((name) => ({
          value: name,
          label: readableState(name, { stateNames }),
        }))}
        value={state}
        onChange={({ target }) => {
          forget()
          setState(target.value)
        }}
      />
      <Field {...field('firstName', 'given-name')} label={labels.firstName} />
      <Field {...field('lastName', 'family-name')} label={labels.lastName} />
      <Field {...field('addressLine1', 'address-line1')} label={labels.addressLine1} hint={hints.addressLine1} />
      <Field {...field('streetAddress', 'address-line2')} label={labels.streetAddress} />
      <Field {...field('landmark', 'address-line3')} label={labels.landmark} optional hint={hints.landmark} />
      <Field
        {...field('phone', 'tel')}
        label={labels.phone}
        type="tel"
        inputMode="tel"
        hint={of === 'billing' ? undefined : hints.phone}
      />
      <Field {...field('email', 'email')} label={labels.email} type="email" inputMode="email" />
    </div>
  )
}

/** Looks a pincode up as soon as it is complete. An answer is ignored once the pincode, the city or the state was changed. */
function useLookUp(found: (place: { city: string; state: string }) => void) {
  const [note, setNote] = useState<string>()
  const { ask, drop } = useAsk()
  async function lookUp(typed: string) {
    drop()
    setNote(undefined)
    const pincode = parsePincode(typed)
    const place = pincode && (await ask((signal) => lookUpPincode(pincode, signal)))
    if (!place) return
    if ('failed' in place) return setNote(place.failed)
    setNote(`${readablePlace(place.city, { placeNames })}, ${readableState(place.state, { stateNames })}`)
    found(place)
  }
  return { note, lookUp: (typed: string) => void lookUp(typed), forget: drop }
}
