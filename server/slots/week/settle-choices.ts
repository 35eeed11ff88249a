import { orderById } from '#server/orders/staff-orders-store.ts'
import { tellingOf } from '#server/orders/telling-of.ts'
import type { By } from '#shop/by.ts'
import { shopDay } from '#shop/moment.ts'
import type { Role } from '#shop/staff/staff.ts'
import type { Refused } from '#shop/wire/refused.ts'
import type { DayChoice, SettledOrder } from '#shop/wire/staff/slots.ts'
import type { SlotsAtCounterDeps } from './slots-at-counter-api.ts'

interface Settling {
  readonly key: string
  readonly by: { readonly id: string; readonly role: Role; readonly device: string }
  readonly at: number
  readonly reason: string
  readonly choices: readonly DayChoice[]
  /** whose orders these are: others stay */
  readonly day: string
}

/** An order of the day, and what stood against what was chosen for it. */
export type SettledChoice = Omit<SettledOrder, 'why'> & { readonly why: Refused | undefined }

/** Does what was chosen, each order by itself: what cannot be done is reported with its reason, and holds up no other order. */
export async function settleChoices(
  deps: SlotsAtCounterDeps,
  { choices, day, ...of }: Settling,
): Promise<readonly SettledChoice[]> {
  const settled: SettledChoice[] = []
  for (const one of choices) {
    const { orderId, choice } = one
    const found = await orderById(deps.database.read, orderId)
    const isOfDay = found?.slot_starts_at != null && shopDay(found.slot_starts_at) === day
    // The same press again finds the order on the day to which it was moved.
    const order = isOfDay || (await isDone(deps, `${of.key}/${orderId}`)) ? found : undefined
    const why = order === undefined ? { refused: 'no-such-order' as const } : await settle(deps, one, of)
    settled.push({ orderId, number: order?.number ?? '', choice, why })
  }
  return settled
}

async function settle(
  deps: SlotsAtCounterDeps,
  choice: DayChoice,
  of: Omit<Settling, 'choices' | 'day'>,
): Promise<Refused | undefined> {
  const { run } = deps.database
  const { reason, at, by } = of
  // One press does something to many orders: each has a key of its own, which the same press finds again.
  const press = { orderId: choice.orderId, seen: choice.seen, key: `${of.key}/${choice.orderId}`, at, reason }
  const telling = await tellingOf(deps, choice.orderId)
  const left =
    choice.choice === 'reject'
      ? await run.makeStaffMove({
          ...press,
          move: 'reject',
          rider: undefined,
          by,
          telling,
          gstin: deps.settings.gstin,
        })
      : await run.staffChangeSlot({ ...press, slot: choice.slot, by: byOf(by), telling })
  if ('refused' in left) return left
  if ('writing' in left) deps.messaging.settle(left.writing)
  return undefined
}

const isDone = async ({ database: { read } }: SlotsAtCounterDeps, key: string): Promise<boolean> =>
  (await read.selectFrom('staff_acts').select('id').where('id', '=', key).executeTakeFirst()) !== undefined

const byOf = ({ id, device }: Settling['by']): By => ({ staff: id, device })
