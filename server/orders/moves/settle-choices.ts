import type { Messaging } from '#server/messages/messaging.ts'
import { orderById } from '#server/orders/staff-orders-store.ts'
import { tellingOf } from '#server/orders/telling-of.ts'
import type { SettledChoice, Settling } from '#server/slots/week/slots-at-counter-api.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Identity } from '#shop/accounts/identity.ts'
import type { By } from '#shop/by.ts'
import { shopDay } from '#shop/moment.ts'
import type { Refused } from '#shop/wire/refused.ts'
import type { DayChoice } from '#shop/wire/staff/slots.ts'
import type { movesCommands } from './moves-commands.ts'

export interface SettlingDeps {
  readonly database: Runs<typeof movesCommands>
  readonly messaging: Messaging
  readonly settings: {
    readonly identity: Pick<Identity, 'name' | 'phone'>
    readonly publicUrl: string
    readonly gstin: string
  }
}

/** Does what was chosen, each order by itself: what cannot be done is reported with its reason, and holds up no other order. */
export async function settleChoices(
  deps: SettlingDeps,
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
  deps: SettlingDeps,
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

const isDone = async ({ database: { read } }: SettlingDeps, key: string): Promise<boolean> =>
  (await read.selectFrom('staff_acts').select('id').where('id', '=', key).executeTakeFirst()) !== undefined

const byOf = ({ id, device }: Settling['by']): By => ({ staff: id, device })
