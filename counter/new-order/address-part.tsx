import { Field } from '#kit/field.tsx'
import { tidyPincode } from '#shop/delivery/delivery.ts'
import { type Language, languageNames, languages } from '#shop/languages.ts'
import { inWords } from '#shop/refusals.ts'
import { whyNotShipping } from '#shop/wire/checkout.ts'
import { addressFaults, checkoutWords } from '#words/checkout.ts'
import { fieldFaults } from '#words/forms.ts'
import { newOrderWords as words } from '#words/orders-by-staff.ts'
import { Chips } from './chips.tsx'
import type { OrderFacts } from './order-facts.ts'

/** City and state are those of the pincode: nobody needs to spell them out. */
export const toldFields = ['pincode', 'firstName', 'lastName', 'addressLine1', 'streetAddress', 'landmark'] as const
export type ToldField = (typeof toldFields)[number]
export type TypedAddress = Readonly<Partial<Record<ToldField, string | undefined>>>

/** Where it goes, as the customer says it. */
export function AddressPart({
  typed,
  errors,
  language,
  onType,
  onLeave,
  onLanguage,
}: {
  typed: TypedAddress
  errors: Readonly<Partial<Record<ToldField, string>>>
  language: Language
  onType: (field: ToldField, value: string) => void
  onLeave: (field: ToldField) => void
  onLanguage: (language: Language) => void
}) {
  const { labels } = checkoutWords
  const hints: Partial<Record<ToldField, string>> = {
    addressLine1: checkoutWords.hints.addressLine1,
    landmark: checkoutWords.hints.landmark,
  }
  return (
    <section className="order-card told-address" aria-label={checkoutWords.shippingAddress}>
      {toldFields.map((field) => (
        <Field
          key={field}
          id={field}
          label={labels[field]}
          placeholder={hints[field]}
          unmarked={field !== 'landmark'}
          optional={field === 'landmark'}
          autoComplete="off"
          inputMode={field === 'pincode' ? 'numeric' : undefined}
          value={typed[field] ?? ''}
          error={errors[field]}
          onChange={({ target }) => onType(field, target.value)}
          onBlur={() => onLeave(field)}
        />
      ))}
      <Chips
        head={words.smsIn}
        chosen={language}
        chips={languages.map((one) => ({ name: one, words: languageNames[one] }))}
        onChoose={(name) => onLanguage(languages.find((one) => one === name) ?? 'en')}
      />
    </section>
  )
}

/** What is wrong with a field, by the very rules of a customer's own address. */
export function whyNotTold(facts: Pick<OrderFacts, 'area'>, field: ToldField, value: string): string | undefined {
  const area = facts.area.map(({ pincode }) => pincode)
  return inWords({ ...fieldFaults, ...addressFaults }, whyNotShipping(area, field, value))
}

/** As it is sent; city and state by the post's own list. */
export function addressOf(facts: Pick<OrderFacts, 'area'>, typed: TypedAddress) {
  const pincode = tidyPincode(typed.pincode ?? '')
  const place = facts.area.find((one) => one.pincode === pincode)
  const said = (field: ToldField) => (typed[field] ?? '').trim()
  return {
    pincode,
    city: place?.city ?? '',
    state: place?.state ?? '',
    firstName: said('firstName'),
    lastName: said('lastName'),
    addressLine1: said('addressLine1'),
    streetAddress: said('streetAddress'),
    landmark: said('landmark'),
  }
}
