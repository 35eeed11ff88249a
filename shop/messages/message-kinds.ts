import { type OtherLanguage, otherLanguages } from '#shop/languages.ts'

/** Codes are English in every language. */
const codeKinds = ['reset-code', 'mobile-code'] as const

/** Whether a message carries a code, which must not outlive its sending. */
export const isCodeKind = (kind: string): boolean => (codeKinds as readonly string[]).includes(kind)

/** The other messages, in the language of the recipient. */
const toldKinds = [
  'password-changed',
  'account-deleted',
  'order-placed',
  'order-changed',
  'order-confirmed',
  'order-rejected',
  'order-slot-moved',
  'order-packed',
  'line-weighed',
  'weight-asked',
  'item-replaced',
  'order-out',
  'order-delivered',
  'complaint-noted',
  'back-in-stock',
  'area-grown',
] as const

/** Every message that the shop sends. Each is registered with the operators under this name. */
export const messageKinds = [...codeKinds, ...toldKinds] as const
export type MessageKind = (typeof messageKinds)[number]

/** The name of a message's approved text: its kind alone in English, 'order-placed-mr' in another language. */
export const templateOf = (kind: string, language: OtherLanguage | undefined): string =>
  language === undefined ? kind : `${kind}-${language}`

/** Each approved text that there can be. */
export const messageTemplates: readonly string[] = [
  ...messageKinds,
  ...otherLanguages.flatMap((language) => toldKinds.map((kind) => templateOf(kind, language))),
]
