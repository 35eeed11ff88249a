import type { LineMove } from '#shop/orders/line-status.ts'

/** What was done, and by whom. */
export const doneWords: Readonly<Record<string, (who: string) => string>> = {
  place: (who) => (who === whoWords.shopper ? 'Placed' : `Placed by ${who}`),
  cancel: (who) => `Cancelled by ${within(who)}`,
  change: (who) => `Changed by ${within(who)}`,
  confirm: (who) => `Confirmed by ${who}`,
  reject: (who) => `Declined by ${who}`,
  'start-cutting': (who) => `Cutting started by ${who}`,
  pack: (who) => `Packed by ${who}`,
  'send-out': (who) => `Sent out by ${who}`,
  deliver: (who) => `Delivered by ${who}`,
  'not-delivered': (who) => `${who} could not deliver it`,
  'take-back': (who) => `Brought back by ${who}`,
  lapse: () => 'Cancelled, as the mobile was not verified',
  'note-delivered': (who) => `Marked as delivered by ${who}`,
  'put-away': (who) => `Put away by ${who}`,
  undo: (who) => `Last step undone by ${who}`,
  weigh: (who) => `Item weighed by ${who}`,
  give: (who) => `Extra given free by ${who}`,
  ask: (who) => `Customer asked by ${who} about a weight`,
  agree: (who) => `Weight accepted by ${within(who)}`,
  decline: (who) => `Weight declined by ${within(who)}`,
  'leave-out': (who) => `Item left out by ${who}`,
  replace: (who) => `Replacement given by ${who}`,
}

export const doneOtherwise = (who: string) => `Changed by ${within(who)}`

/** Who did it, where it was nobody of the staff. */
export const whoWords = { shopper: 'Customer', command: 'Operator' } as const

/** Within a sentence: 'the customer'. */
const within = (who: string): string => (who === whoWords.shopper ? 'the customer' : who)

export const withReason = (what: string, reason: string) => `${what}: ${reason}`

/** Of what was not delivered: nobody answered the telephone either. */
export const andCalled = (what: string) => `${what}, called, no answer`

/** What was done to an item, and by whom. */
export const lineDoneWords = {
  weigh: (who: string) => `Weighed by ${who}`,
  ask: (who: string) => `Customer asked by ${who}`,
  agree: (who: string) => `Accepted by ${within(who)}`,
  decline: (who: string) => `Declined by ${within(who)}`,
  give: (who: string) => `Extra given free by ${who}`,
  'leave-out': (who: string) => `Left out by ${who}`,
  replace: (who: string) => `Replacement given by ${who}`,
} as const satisfies Record<LineMove, (who: string) => string>

export const withWeight = (what: string, grams: string) => `${what}, ${grams} g`
