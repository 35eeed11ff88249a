import type { MessageRank } from '#shop/accounts/limits.ts'
import { fitted } from '#shop/catalogue/fitted.ts'
import type { Language } from '#shop/languages.ts'
import type { MessageKind } from '#shop/messages/message-kinds.ts'
import { nameOfOrderSlot } from '#shop/slots/slot-names.ts'
import type { OrderSlot } from '#shop/slots/slots.ts'
import { messagesWords as english } from '#shop/words/en/messages.ts'
import { slotInShort } from '#shop/words/slots.ts'
import type { Spoken } from '#shop/words/spoken-in.ts'

/**
 * A message that the shop sends. Gateways in India send approved texts only: `vars` holds what stands in its open places.
 * The shop's name, telephone and food licence stand in the approved text itself, as operators want it of them.
 */
export interface Wording {
  readonly kind: MessageKind
  readonly purpose: Purpose
  readonly language: Language
  readonly text: string
  readonly vars: Readonly<Record<string, string>>
  /** the same in English, beside another language */
  readonly english?: Pick<Wording, 'text' | 'vars'> | undefined
}

/** A code goes to any mobile that asks for one; what else there is to tell goes to those that answered a code. */
export type Purpose = 'code' | 'warning' | 'news' | 'wished'

export const rankOf = (purpose: Purpose, isProven: boolean): MessageRank => {
  if (purpose === 'news' || purpose === 'wished') return purpose
  return purpose === 'code' && isProven ? 'knownCode' : 'needed'
}

/**
 * A code is English in every language: one part, which phones read by the last line. That lets them offer the code to our
 * own site, and to no other (SAFETY section 2b).
 */
const withCodeLine = (text: string, domain: string, code: string) => `${text}\n\n@${domain} #${code}`

export const resetCode = (code: string, { shop, domain }: { shop: string; domain: string }): Wording => ({
  kind: 'reset-code',
  purpose: 'code',
  language: 'en',
  text: withCodeLine(english.resetCode(code, shop), domain, code),
  vars: { code },
})

/** Sent to the mobile of an account that has not shown yet that it is its owner's. */
export const mobileCode = (code: string, { shop, domain }: { shop: string; domain: string }): Wording => ({
  kind: 'mobile-code',
  purpose: 'code',
  language: 'en',
  text: withCodeLine(english.mobileCode(code, shop), domain, code),
  vars: { code },
})

/** Told to the owner, who may not be the one who did it. */
export const passwordChanged = ({ shop, phone }: { shop: string; phone: string }, words: Spoken): Wording => ({
  kind: 'password-changed',
  purpose: 'warning',
  language: words.language,
  text: words.messagesWords.passwordChanged(shop, phone),
  vars: {},
})

/** Told to the mobile that the account had: its owner may not be the one who did it. */
export const accountDeleted = ({ shop, phone }: { shop: string; phone: string }, words: Spoken): Wording => ({
  kind: 'account-deleted',
  purpose: 'warning',
  language: words.language,
  text: words.messagesWords.accountDeleted(shop, phone),
  vars: {},
})

export const orderPlaced = (
  { shop, fssai, ...vars }: Readonly<Record<'shop' | 'number' | 'when' | 'total' | 'most' | 'fssai', string>>,
  { language, messagesWords }: Spoken,
): Wording => ({
  kind: 'order-placed',
  purpose: 'news',
  language,
  text: messagesWords.orderPlaced({ shop, fssai, ...vars }),
  vars,
})

/** 'Tue 24 Nov, 7-9 am', as messages say when an order comes. */
export const whenTold = (slot: Pick<OrderSlot, 'startsAt' | 'endsAt'> | undefined, words: Spoken): string =>
  slot === undefined ? words.messagesWords.whenReady : slotInShort(nameOfOrderSlot(slot), words)

/** Told once for each change that the buyer made: how it stands since then. */
export const orderChanged = (
  { shop, ...vars }: Record<'shop' | 'number' | 'total' | 'most' | 'slot', string>,
  { language, messagesWords }: Spoken,
): Wording => ({
  kind: 'order-changed',
  purpose: 'news',
  language,
  text: messagesWords.orderChanged({ shop, ...vars }),
  vars,
})

/** Told once when staff bring an order at another time than its buyer chose. */
export const orderSlotMoved = (
  { shop, phone, ...vars }: Readonly<Record<'shop' | 'number' | 'when' | 'reason' | 'phone', string>>,
  { language, messagesWords: say }: Spoken,
): Wording => ({
  kind: 'order-slot-moved',
  purpose: 'news',
  language,
  ...fitted(vars, { reason: 'end' }, (open) => say.orderSlotMoved({ shop, phone, ...open }), say.mostSigns),
})

/** Told with the receipt of a complaint, which the law wants acknowledged within 48 hours. */
export const complaintNoted = (
  { ticket, shop, settledBy }: { ticket: string; shop: string; settledBy: string },
  { language, messagesWords }: Spoken,
): Wording => ({
  kind: 'complaint-noted',
  purpose: 'news',
  language,
  text: messagesWords.complaintNoted(shop, ticket, settledBy),
  vars: { ticket, day: settledBy },
})

/** Sent once to people who asked for it. */
export const backInStock = (
  { shop, ...vars }: Record<'shop' | 'fish' | 'address', string>,
  { language, messagesWords: say }: Spoken,
): Wording => ({
  kind: 'back-in-stock',
  purpose: 'wished',
  language,
  ...fitted(vars, { fish: 'end' }, ({ fish, address }) => say.backInStock(shop, fish, address), say.mostSigns),
})

/** Sent once to people who asked for it. */
export const areaGrown = (
  { shop, pincode, address }: Record<'shop' | 'pincode' | 'address', string>,
  { language, messagesWords }: Spoken,
): Wording => ({
  kind: 'area-grown',
  purpose: 'wished',
  language,
  text: messagesWords.areaGrown(shop, pincode, address),
  vars: { pincode, address },
})
