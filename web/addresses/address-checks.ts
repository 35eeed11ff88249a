import type { Check } from '#forms/typed.ts'
import { addressFields } from '#shop/accounts/address.ts'
import { tidyPincode } from '#shop/delivery/delivery.ts'
import { inWords } from '#shop/refusals.ts'
import type { AddressView } from '#shop/wire/address.ts'
import { whyNotField, whyNotShipping } from '#shop/wire/checkout.ts'
import { addressFaults } from '#words/checkout.ts'
import { fieldFaults } from '#words/forms.ts'

const sentences = { ...fieldFaults, ...addressFaults }
const said = (fault: ReturnType<typeof whyNotField>): string | undefined => inWords(sentences, fault)

/** An address of a form: its fields are named 'shipping-pincode', 'billing-city'. */
export type AddressOf = 'shipping' | 'billing' | 'kept'

export const checksFor = (area: readonly string[]): Readonly<Record<string, Check>> => ({
  ...Object.fromEntries(
    addressFields.map((field) => [`shipping-${field}`, (typed: string) => said(whyNotShipping(area, field, typed))]),
  ),
  ...checksOf('billing'),
})

/** Of an address that need not lie where the shop delivers. */
export const checksOf = (of: 'billing' | 'kept'): Readonly<Record<string, Check>> =>
  Object.fromEntries(
    addressFields.map((field) => [`${of}-${field}`, (typed: string) => said(whyNotField(field, typed))]),
  )

export function addressIn(typed: Readonly<Record<string, string | undefined>>, of: AddressOf): AddressView {
  const fields = addressFields.map((field) => [field, (typed[`${of}-${field}`] ?? '').trim()])
  const written = Object.fromEntries(fields) as AddressView
  return { ...written, pincode: tidyPincode(written.pincode) }
}

/** An address to which nothing needs to be added, as it would be typed. */
export function finishedAddress(
  checks: Readonly<Record<string, Check>>,
  of: AddressOf,
  known: Partial<AddressView>,
): AddressView | undefined {
  const isRight = addressFields.every((field) => checks[`${of}-${field}`]?.(known[field] ?? '') === undefined)
  return isRight ? (known as AddressView) : undefined
}

/** One that is missing is said when the form is sent; one that is wrong stands in the way (SPEC section 4). */
export const isWrongPincode = (error: string | undefined): boolean =>
  error !== undefined && error !== said(whyNotField('pincode', ''))

export const isSame = (shipping: AddressView | undefined, billing: AddressView | undefined): boolean =>
  billing === undefined || addressFields.every((field) => (shipping?.[field] ?? '') === (billing[field] ?? ''))
