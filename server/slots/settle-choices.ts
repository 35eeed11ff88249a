import { randomUUIDv7 } from 'node:crypto'
import type { By } from '#shop/by.ts'
import { languageOf } from '#shop/languages.ts'
import { orderMoved, orderSlotMoved } from '#shop/messages.ts'
import { paise, readable } from '#shop/money.ts'
import type { Refused } from '#shop/refusals.ts'
import type { Role } from '#shop/staff.ts'
import type { DayChoice, SettledOrder } from '#shop/wire/staff/slots.ts'
import { slotInShort } from '#shop/slot-in-full.ts'
import { wordedIn } from '#shop/worded-in.ts'
import { bodyOf } from '#server/gateways/outbox.ts'
import { orderById } from '#server/orders/staff-orders-store.ts'
import { buyerOf } from '#server/orders/tell-buyer.ts'
import type { SlotsAtCounterDeps } from './slots-at-counter-api.ts'

export interface Settling {
  readonly key: string
  readonly by: { readonly id: string; readonly role: Role; readonly device: string }
  readonly at: number
  readonly reason: string
  readonly choices: readonly DayChoice[]
}

/** An order of the day, and what stood against what was chosen for it. */
export type Settled = Omit<SettledOrder, 'why'> & { readonly why: Refused | undefined }

/** Does what was chosen, each order by itself: what cannot be done is told with why, and holds up none of the others. */
export async function settleChoices(
  deps: SlotsAtCounterDeps,
  { choices, ...of }: Settling,
): Promise<readonly Settled[]> {
  const settled: Settled[] = []
  for (const one of choices) {
    const { orderId, choice } = one
    const order = await orderById(deps.database.read, orderId)
    const why = order === undefined ? { refused: 'no-such-order' as const } : await settle(deps, one, { ...of, order })
    settled.push({ orderId, number: order?.number ?? '', choice, why })
  }
  return settled
}

type Order = NonNullable<Awaited<ReturnType<typeof orderById>>>
type OfAll = Omit<Settling, 'choices'> & { readonly order: Order }

async function settle(deps: SlotsAtCounterDeps, choice: DayChoice, of: OfAll): Promise<Refused | undefined> {
  const { run } = deps.database
  const { reason, at, by } = of
  // One press does something to many orders: each has a key of its own, which the same press finds again.
  const press = { orderId: choice.orderId, seen: choice.seen, key: `${of.key}/${choice.orderId}`, at, reason }
  const message = await messageOf(deps, choice, of)
  const left =
    choice.choice === 'reject'
      ? await run.makeStaffMove({
          ...press,
          move: 'reject',
          rider: undefined,
          by,
          message,
          gstin: deps.settings.gstin,
        })
      : await run.staffChangeSlot({ ...press, slot: choice.slot, by: byOf(by), message })
  if ('refused' in left) return left
  if ('writing' in left) deps.messaging.settle(left.writing)
  return undefined
}

/** Nothing, once the buyer's account is erased. */
async function messageOf({ database, messaging, settings }: SlotsAtCounterDeps, choice: DayChoice, of: OfAll) {
  const { order, reason } = of
  const buyer = await buyerOf(database.read, messaging, order.user_id)
  if (buyer === undefined) return undefined
  const told = { shop: settings.identity.name, number: order.number, reason, phone: settings.identity.phone }
  const total = readable(paise(order.final_paise ?? order.total_paise))
  const wording = wordedIn(languageOf(order.language), (words) =>
    choice.choice === 'reject'
      ? orderMoved('reject', { ...told, when: '', total }, words)
      : orderSlotMoved({ ...told, when: slotInShort(choice.slot, words) }, words),
  )
  return wording && { id: randomUUIDv7(), ...buyer, ...wording, body: bodyOf(wording) }
}

const byOf = ({ id, device }: Settling['by']): By => ({ staff: id, device })
