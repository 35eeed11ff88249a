import type { WrittenAct } from './staff.ts'

/** What was written down of an act, as far as it tells which deed it was. */
export interface ActFacts {
  /** 'order/<id>' */
  readonly thing: string
  readonly at: number
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

/** A deed that has a sentence of its own: an act, or one of several that are done under the same right. */
export type ActSaid = WrittenAct | (typeof beside)[number]

const beside = [
  'wrong-pin',
  'join-as-owner',
  'enable-staff',
  'device-set-up',
  'change-devices',
  'undo-orders',
  'not-delivered',
  'untick-lines',
  'photograph-lines',
  'ask-customers',
  'give-free',
  'leave-lines-out',
  'replace-lines',
  'answer-no',
  'replace-agreed',
  'drop-prints',
  'answer-prints',
  'end-own-round',
  'take-in-batches',
  'waste-batches',
  'count-batches',
  'sort-batches',
  'undo-batches',
  'tell-recall',
  'schedule-rates',
  'call-off-rates',
  'waste-stock',
  'count-stock',
  'stop-stock',
  'back-at-stock',
  'undo-stock',
  'settle-came-back',
  'describe-pictures',
  'hide-reviews',
  'note-complaints',
  'take-request-back',
  'shrink-area',
  'give-new-time',
  'move-orders',
  'close-day',
  'open-day',
  'set-season',
  'set-day',
  'set-tolerance',
  'remove-printers',
  'put-try-away',
] as const

type Says = ActSaid | ((facts: ActFacts) => ActSaid)

/** Who undoes a step of an order does it under the right of the step: where the order came to tells them apart. */
const ledTo =
  (act: WrittenAct, status: string): Says =>
  ({ after }) =>
    after['status'] === status ? act : 'undo-orders'

const kindOf = (thing: string): string => thing.split('/', 1)[0] ?? ''

/** Which sentence an act has: a new act does not compile before it has one. */
const sentences: Readonly<Record<WrittenAct, Says>> = {
  'sign-in': ({ after }) => (after['wrongPin'] === true ? 'wrong-pin' : 'sign-in'),
  'sign-out': 'sign-out',
  'change-own-pin': 'change-own-pin',
  'end-own-sessions': 'end-own-sessions',
  'change-own-keys': 'change-own-keys',
  'add-staff': ({ after }) => ('by' in after ? 'join-as-owner' : 'add-staff'),
  'change-staff': 'change-staff',
  'make-key-addresses': 'make-key-addresses',
  'disable-staff': ({ after }) => (after['disabled'] === false ? 'enable-staff' : 'disable-staff'),
  'let-staff-in': 'let-staff-in',
  'end-staff-sessions': 'end-staff-sessions',
  'enrol-devices': ({ before, after }) =>
    after['enrolled'] === true ? 'device-set-up' : 'kind' in before ? 'change-devices' : 'enrol-devices',
  'revoke-devices': 'revoke-devices',
  'confirm-orders': ledTo('confirm-orders', 'Confirmed'),
  'reject-orders': ledTo('reject-orders', 'Rejected'),
  'cut-orders': ledTo('cut-orders', 'Cutting'),
  'pack-orders': ledTo('pack-orders', 'Packed'),
  'tick-lines': ({ after }) => (after['ticked'] === false ? 'untick-lines' : 'tick-lines'),
  'weigh-lines': ({ after }) => ('photographOf' in after ? 'photograph-lines' : atScale(after['move'])),
  'note-answers': ({ after }) => answersSaid[String(after['move'])] ?? 'note-answers',
  'print-papers': ({ after }) =>
    'dropped' in after ? 'drop-prints' : 'state' in after ? 'answer-prints' : 'print-papers',
  'credit-buyers': 'credit-buyers',
  'send-orders-out': ledTo('send-orders-out', 'Out for delivery'),
  'deliver-orders': ({ after: { status } }) =>
    status === 'Delivered' ? 'deliver-orders' : status === 'Not delivered' ? 'not-delivered' : 'undo-orders',
  'change-own-round': ({ after }) => (after['ended'] === true ? 'end-own-round' : 'change-own-round'),
  'take-orders-back': ledTo('take-orders-back', 'Returned'),
  'change-batches': ({ after }) => ('code' in after ? 'take-in-batches' : atBatch(after['does'])),
  'recall-batches': ({ after }) => (after['told'] === true ? 'tell-recall' : 'recall-batches'),
  'nod-yields': 'nod-yields',
  'change-rates': ({ at, after: { calledOff, publishAt } }) =>
    calledOff === true ? 'call-off-rates' : Number(publishAt) > at ? 'schedule-rates' : 'change-rates',
  'open-shop': 'open-shop',
  'set-shop-facts': 'set-shop-facts',
  'nod-first-steps': 'nod-first-steps',
  'try-orders': ({ after }) => (after['away'] === true ? 'put-try-away' : 'try-orders'),
  'publish-big-rates': 'publish-big-rates',
  'change-stock': ({ after }) => ('goes' in after ? 'settle-came-back' : atStock(after['does'])),
  'change-pictures': ({ before }) => ('alt' in before ? 'describe-pictures' : 'change-pictures'),
  'change-catalogue': 'change-catalogue',
  'take-orders': 'take-orders',
  'change-orders': 'change-orders',
  'look-up-customers': 'look-up-customers',
  'find-orders': 'find-orders',
  'export-catalogue': 'export-catalogue',
  'import-catalogue': 'import-catalogue',
  'move-reviews': ({ after }) => (after['state'] === 'hidden' ? 'hide-reviews' : 'move-reviews'),
  'settle-complaints': ({ after }) => (after['noted'] === true ? 'note-complaints' : 'settle-complaints'),
  'settle-requests': ({ after }) => (after['aside'] === false ? 'take-request-back' : 'settle-requests'),
  'change-area': ({ after }) => (after['delivered'] === false ? 'shrink-area' : 'change-area'),
  'change-slots': whichSlots,
  'set-scale': ({ thing }) => (kindOf(thing) === 'product' ? 'set-tolerance' : 'set-scale'),
  'set-printers': ({ after }) => (after['removed'] === true ? 'remove-printers' : 'set-printers'),
  'test-printers': 'test-printers',
  'find-shoppers': 'find-shoppers',
  'sign-shoppers-out': 'sign-shoppers-out',
  'erase-shoppers': 'erase-shoppers',
}

const scaleDeeds: Readonly<Record<string, ActSaid>> = {
  ask: 'ask-customers',
  give: 'give-free',
  'leave-out': 'leave-lines-out',
  replace: 'replace-lines',
}

/** What a customer said on the telephone. */
const answersSaid: Readonly<Record<string, ActSaid>> = { decline: 'answer-no', replace: 'replace-agreed' }

const atScale = (move: unknown): ActSaid => scaleDeeds[String(move)] ?? 'weigh-lines'

const batchDeeds: Readonly<Record<string, ActSaid>> = {
  waste: 'waste-batches',
  count: 'count-batches',
  sort: 'sort-batches',
  undo: 'undo-batches',
}

const atBatch = (does: unknown): ActSaid => batchDeeds[String(does)] ?? 'change-batches'

const stockDeeds: Readonly<Record<string, ActSaid>> = {
  waste: 'waste-stock',
  count: 'count-stock',
  stop: 'stop-stock',
  'back-at': 'back-at-stock',
  undo: 'undo-stock',
}

const atStock = (does: unknown): ActSaid => stockDeeds[String(does)] ?? 'change-stock'

/** The week, a day of it, the note of the season, or when an order comes. */
function whichSlots({ thing, before, after }: ActFacts): ActSaid {
  if (kindOf(thing) === 'order') return 'expectedAt' in after ? 'give-new-time' : 'move-orders'
  if (thing === 'slots/week') return 'change-slots'
  if (thing === 'slots/season') return 'set-season'
  if (isClosed(after['closed'])) return 'close-day'
  return isClosed(before['closed']) ? 'open-day' : 'set-day'
}

/** Written down as yes or no, or as the reason. */
const isClosed = (closed: unknown): boolean => closed === true || (typeof closed === 'string' && closed !== '')

/** Which sentence it is; undefined of an act that only another version of the shop knows. */
export function actSaid(act: string, facts: ActFacts): ActSaid | undefined {
  if (!isWritten(act)) return undefined
  const says = sentences[act]
  return typeof says === 'string' ? says : says(facts)
}

const isWritten = (act: string): act is WrittenAct => Object.hasOwn(sentences, act)

/** What an owner looks through the log for. */
export const actKinds = [
  'orders',
  'weighing',
  'delivery',
  'stock',
  'rates',
  'catalogue',
  'customers',
  'papers',
  'people',
  'sign-ins',
] as const

export type ActKind = (typeof actKinds)[number]

const kinds: Readonly<Record<WrittenAct, ActKind>> = {
  'sign-in': 'sign-ins',
  'sign-out': 'sign-ins',
  'change-own-pin': 'people',
  'end-own-sessions': 'sign-ins',
  'change-own-keys': 'people',
  'add-staff': 'people',
  'change-staff': 'people',
  'make-key-addresses': 'people',
  'disable-staff': 'people',
  'let-staff-in': 'people',
  'end-staff-sessions': 'people',
  'enrol-devices': 'people',
  'revoke-devices': 'people',
  'confirm-orders': 'orders',
  'reject-orders': 'orders',
  'cut-orders': 'orders',
  'pack-orders': 'orders',
  'tick-lines': 'weighing',
  'weigh-lines': 'weighing',
  'note-answers': 'weighing',
  'print-papers': 'papers',
  'credit-buyers': 'orders',
  'send-orders-out': 'orders',
  'deliver-orders': 'orders',
  'change-own-round': 'delivery',
  'take-orders-back': 'orders',
  'change-batches': 'stock',
  'recall-batches': 'stock',
  'nod-yields': 'stock',
  'change-rates': 'rates',
  'open-shop': 'rates',
  'set-shop-facts': 'papers',
  'nod-first-steps': 'papers',
  'try-orders': 'orders',
  'publish-big-rates': 'rates',
  'change-stock': 'stock',
  'change-pictures': 'catalogue',
  'change-catalogue': 'catalogue',
  'take-orders': 'orders',
  'change-orders': 'orders',
  'look-up-customers': 'customers',
  'find-orders': 'customers',
  'export-catalogue': 'catalogue',
  'import-catalogue': 'catalogue',
  'move-reviews': 'customers',
  'settle-complaints': 'customers',
  'settle-requests': 'customers',
  'change-area': 'delivery',
  'change-slots': 'delivery',
  'set-scale': 'weighing',
  'set-printers': 'papers',
  'test-printers': 'papers',
  'find-shoppers': 'customers',
  'sign-shoppers-out': 'customers',
  'erase-shoppers': 'customers',
}

/** The acts of a kind, as they are written down. */
export const actsOfKind = (kind: ActKind): readonly WrittenAct[] =>
  (Object.keys(kinds) as WrittenAct[]).filter((act) => kinds[act] === kind)
