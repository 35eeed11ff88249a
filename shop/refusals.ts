import type { Paise } from './money.ts'

/** What every room may have to turn away: a code, with what its sentence needs. Nothing here is written in any language. */
export type SharedRefusal =
  | CallRefusal
  | FieldFault
  | AccountRefusal
  | CartRefusal
  | AddressFault
  | CheckoutRefusal
  | AskRefusal
  | ComplaintRefusal

/** What can be wrong with any call. */
export type CallRefusal =
  | { readonly refused: 'busy' }
  | { readonly refused: 'trouble' }
  | { readonly refused: 'nothing-here' }
  | { readonly refused: 'wrong-method' }
  | { readonly refused: 'not-json' }
  | { readonly refused: 'broken-json' }
  | { readonly refused: 'too-much-data' }
  | { readonly refused: 'address-too-long' }
  | { readonly refused: 'not-signed-in' }
  | { readonly refused: 'too-often'; readonly seconds: number }

/** What can be wrong with what was typed into a field. */
export type FieldFault =
  | { readonly refused: 'missing'; readonly what: FieldName }
  | { readonly refused: 'unreadable'; readonly what: FieldName }
  | { readonly refused: 'link'; readonly what: FieldName }
  | { readonly refused: 'too-long'; readonly what: FieldName; readonly longest: number }
  | { readonly refused: 'far-too-long'; readonly what: FieldName }
  | { readonly refused: 'email-incomplete' }
  /** sent by programs alone, and told in the words of the library that reads */
  | { readonly refused: 'outside-contract'; readonly fault: string }

export type FieldName =
  | 'name'
  | 'e-mail'
  | 'mobile'
  | 'password'
  | 'new-password'
  | 'code'
  | 'first-name'
  | 'last-name'
  | 'address-line'
  | 'street'
  | 'landmark'
  | 'pincode'
  | 'city'
  | 'state'
  | 'phone'
  | 'review'
  | 'order-number'
  | 'complaint'
  | 'reason'
  | 'login'
  | 'jetty'
  | 'boat'
  | 'supplier'
  | 'note'
  | 'cutter-note'
  | 'address-name'

export type AccountRefusal =
  | { readonly refused: 'wrong-login' }
  | { readonly refused: 'passwords-barred' }
  | { readonly refused: 'passwords-too-often'; readonly seconds: number }
  | { readonly refused: 'password-too-short' }
  | { readonly refused: 'password-too-long' }
  | { readonly refused: 'password-common' }
  | { readonly refused: 'password-about-you' }
  | { readonly refused: 'old-password-wrong' }
  | { readonly refused: 'not-a-mobile' }
  | { readonly refused: 'account-known' }
  | { readonly refused: 'email-domain-unknown' }
  | { readonly refused: 'code-length' }
  | { readonly refused: 'code-wrong' }
  | { readonly refused: 'code-not-sent' }
  | { readonly refused: 'codes-barred' }
  | { readonly refused: 'mobile-proven' }
  | { readonly refused: 'session-unknown' }

/** What stands against a line of the cart. */
export type CartRefusal =
  | { readonly refused: 'item-unknown'; readonly title: string }
  | { readonly refused: 'item-unavailable'; readonly title: string }
  | { readonly refused: 'item-not-sold-so'; readonly title: string }
  | { readonly refused: 'too-many-of-one'; readonly most: number; readonly title: string }

export type AddressFault =
  | { readonly refused: 'no-pincode' }
  | { readonly refused: 'pincode-length' }
  | {
      readonly refused: 'pincode-miscounted'
      readonly digits: number
      readonly letters: number
      readonly signs: number
    }
  | { readonly refused: 'pincode-zero' }
  | { readonly refused: 'not-delivered' }
  | { readonly refused: 'phone-short'; readonly digits: number }
  | { readonly refused: 'not-a-phone' }
  | { readonly refused: 'other-city'; readonly pincode: string; readonly city: string; readonly state: string }

export type CheckoutRefusal =
  | { readonly refused: 'not-open-yet' }
  | { readonly refused: 'cart-empty' }
  | { readonly refused: 'sent-too-late' }
  | { readonly refused: 'prices-changed' }
  | { readonly refused: 'most-below-total'; readonly total: Paise; readonly most: Paise }
  | { readonly refused: 'too-much-cash'; readonly most: Paise; readonly total: Paise }
  | { readonly refused: 'mobile-unproven' }
  | { readonly refused: 'others-order' }
  | { readonly refused: 'other-attempt' }
  | { readonly refused: 'bad-attempt' }
  | { readonly refused: 'attempt-ended' }
  | { readonly refused: 'too-many-open'; readonly most: number }
  | { readonly refused: 'pincode-unknown' }
  | { readonly refused: 'pincode-not-looked-up' }
  | { readonly refused: 'no-user' }
  | { readonly refused: 'no-address' }
  | { readonly refused: 'no-items' }
  | { readonly refused: 'no-total' }
  | { readonly refused: 'item-without-id' }
  | { readonly refused: 'item-without-price' }
  | { readonly refused: 'item-without-weight' }
  | { readonly refused: 'quantity-no-number' }
  | { readonly refused: 'quantity-not-whole' }
  | { readonly refused: 'quantity-too-small'; readonly least: number }
  | { readonly refused: 'quantity-too-large'; readonly most: number }
  | { readonly refused: 'too-many-lines'; readonly most: number }
  | { readonly refused: 'only-cash' }

/** What stands against an answer to what the counter asked about a weight. */
export type AskRefusal =
  | { readonly refused: 'ask-unknown' }
  | { readonly refused: 'ask-over' }
  | { readonly refused: 'ask-too-late' }

export type ComplaintRefusal = {
  readonly refused: 'too-many-complaints'
  readonly seconds: number
  readonly phone: string
}

export interface Coded {
  readonly refused: string
}

/** A language's sentences, one for each code: none is missing, none is left over, and each gets what its code brings. */
export type Sentences<Refusal extends Coded> = {
  readonly [Code in Refusal['refused']]: (args: Omit<Extract<Refusal, { refused: Code }>, 'refused'>) => string
}

/** The sentence of a refusal in the language of the table; none where nothing was refused. */
export function inWords<Refusal extends Coded>(sentences: Sentences<Refusal>, refusal: Refusal): string
export function inWords<Refusal extends Coded>(
  sentences: Sentences<Refusal>,
  refusal: Refusal | undefined,
): string | undefined
export function inWords<Refusal extends Coded>(
  sentences: Sentences<Refusal>,
  refusal: Refusal | undefined,
): string | undefined {
  if (refusal === undefined) return undefined
  // The compiler does not follow that the code that chose the sentence also brought its arguments.
  const sentence: (args: never) => string = sentences[refusal.refused as Refusal['refused']]
  return sentence(refusal as never)
}
