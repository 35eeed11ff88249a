import { randomUUID } from 'node:crypto'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { Refusal } from '#server/http/refusal.ts'
import { orderFrom } from '#server/orders/line-address.ts'
import type { NewOrder } from '#server/orders/new-order.ts'
import { lineToKeep, someNumbers } from '#server/orders/placing-api.ts'
import { byOf } from '#server/staff/done-by.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'
import type { Runs } from '#server/storage/database.ts'
import { cash } from '#shop/checkout/payment.ts'
import type { Language } from '#shop/languages.ts'
import { total as sumOf } from '#shop/money.ts'
import { noWishes } from '#shop/orders/order-wishes.ts'
import { triedLines } from '#shop/orders/try-order.ts'
import { tryOrderCalls } from '#shop/wire/staff/try-order.ts'
import type { tryOrderCommands } from './try-order-commands.ts'

export interface TryOrdersDeps {
  readonly database: Runs<typeof tryOrderCommands>
  readonly snapshot: Pick<Snapshot, 'current'>
  readonly now: () => number
}

/** An owner tries the counter with an order of which nothing counts, and puts it away. */
export function openTryOrders(door: StaffDoor, { database: { run }, snapshot, now }: TryOrdersDeps): void {
  door.open(tryOrderCalls.placeTryOrder, async ({ wanted: { key }, staff }) => {
    const lines = triedLines(snapshot.current()).map((line) => lineToKeep(line))
    if (lines.length === 0) throw new Refusal(409, { refused: 'nothing-to-try' })
    const order = orderOf(lines, { key, language: staff.language, at: now() })
    const placing = notOtherPress(await run.placeTryOrder({ key, by: byOf(staff), order }))
    if ('refused' in placing) throw new Refusal(409, placing)
    return { body: { success: true } }
  })

  door.open(tryOrderCalls.putTryOrderAway, async ({ params, wanted: { key }, staff }) => {
    const orderId = orderFrom(params.id)
    const putting = notOtherPress(await run.putTryOrderAway({ orderId, key, by: byOf(staff), at: now() }))
    if ('refused' in putting) throw new Refusal(putting.refused === 'no-such-order' ? 404 : 409, putting)
    return { body: { success: true } }
  })
}

/** It goes nowhere and to nobody: its papers are in the language of whoever tries. */
const orderOf = (
  lines: NewOrder['lines'],
  { key, language, at }: { readonly key: string; readonly language: Language; readonly at: number },
): Parameters<Runs<typeof tryOrderCommands>['run']['placeTryOrder']>[0]['order'] => ({
  // by its press, so that nobody makes two by one
  id: `try-${key}`,
  numbers: someNumbers(),
  userId: '',
  placedAt: at,
  total: sumOf(lines.map(({ linePrice }) => linePrice)),
  most: sumOf(lines.map(({ most }) => most)),
  wishes: noWishes,
  shippingAddress: nowhere,
  billingAddress: nowhere,
  payment: cash,
  language,
  lines,
  attempt: { key: `try/${randomUUID()}`, bodyHash: '' },
})

const nowhere = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  addressLine1: '',
  streetAddress: '',
  city: '',
  state: '',
  pincode: '',
}
