import { type CounterPlace, passkeySite } from './passkey-site.ts'

/**
 * Where somebody becomes an owner. Passkeys are made there, so it is where passkeys can be; but at https on an address of
 * numbers an owner begins with a password, from whichever machine they like.
 */
export const ownerAddressAt = (token: string, place: CounterPlace): string =>
  `${place.https === undefined ? passkeySite(place).origin : new URL(place.publicUrl).origin}/counter/first/${token}`

/** Where a browser is enrolled: it may be any that reaches the shop. */
export const enrolmentAddressAt = (token: string, { publicUrl }: Pick<CounterPlace, 'publicUrl'>): string =>
  `${new URL(publicUrl).origin}/counter/enrol/${token}`
