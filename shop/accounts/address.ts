/** Where an order goes, or its bill, as it was typed. */
export interface Address {
  readonly firstName: string
  readonly lastName: string
  readonly addressLine1: string
  readonly streetAddress: string
  readonly landmark?: string | undefined
  readonly pincode: string
  readonly city: string
  readonly state: string
  readonly phone: string
  readonly email: string
}

/** In the order in which a form asks for them. */
export const addressFields = [
  'pincode',
  'city',
  'state',
  'firstName',
  'lastName',
  'addressLine1',
  'streetAddress',
  'landmark',
  'phone',
  'email',
] as const satisfies readonly (keyof Address)[]

/** Field by field as they were typed: one that was left empty is as good as one that was never asked for. */
export const isSameAddress = (one: Partial<Address>, other: Partial<Address>): boolean =>
  addressFields.every((field) => (one[field] ?? '') === (other[field] ?? ''))
