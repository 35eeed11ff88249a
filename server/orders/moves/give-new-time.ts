import type { Transaction } from 'kysely'
import { lockOrder } from '#server/orders/lock-order.ts'
import { orderTopic } from '#server/orders/order-topic.ts'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Press, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import { decideNewTime, type NewTimeRefused, type OrderHours } from '#shop/orders/lateness.ts'

interface NewTime {
  readonly orderId: string
  /** the time that the screen showed; null: none */
  readonly seenTime: number | null
  readonly key: string
  readonly by: By
  readonly at: number
  readonly expectedAt: number
  readonly reason: string
}

type GivingNewTime = { readonly given: true } | Repeated | { readonly refused: 'no-such-order' | NewTimeRefused }

/**
 * The counter says when an order comes that is behind or late, and why: its customer reads it once it is late. The version of the
 * order stays, so that nobody's press at it is refused for that.
 */
export function staffGivesNewTime(
  tx: Transaction<Tables>,
  { orderId, seenTime, key, by, at, expectedAt, reason }: NewTime,
): Promise<GivingNewTime> {
  const press: Press = { key, thing: `order/${orderId}`, by, pressed: { seenTime, expectedAt, reason } }
  return once<GivingNewTime>(tx, press, async () => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined) return { refused: 'no-such-order' }
    const { changed_at: changedAt, expected_at: before } = await whereItStands(tx, orderId)
    const expected = before === null ? undefined : { at: before }
    const decision = decideNewTime(
      { ...order, changedAt, slot: hoursOf(order), expected },
      { seen: seenTime, expectedAt, reason, at },
    )
    if ('refused' in decision) return decision
    await tx
      .updateTable('orders')
      .set({ expected_at: expectedAt, expected_reason: reason, changed_at: at })
      .where('id', '=', orderId)
      .execute()
    await writeAct(tx, {
      ...press,
      act: 'change-slots',
      at,
      before: { expectedAt: before },
      after: { expectedAt },
      reason,
    })
    await announce(tx, orderTopic(orderId))
    return decision
  })
}

/** Since when it stands where it stands: what is weighed of it, and a time that was given before, moves nothing. */
async function whereItStands(tx: Transaction<Tables>, orderId: string) {
  return tx
    .selectFrom('orders')
    .innerJoin('order_moves', 'order_moves.order_id', 'orders.id')
    .select((row) => ['expected_at', row.fn.max('moved_at').as('changed_at')])
    .where('id', '=', orderId)
    .groupBy('expected_at')
    .executeTakeFirstOrThrow()
}

const hoursOf = ({
  slot_starts_at: startsAt,
  slot_ends_at: endsAt,
}: {
  slot_starts_at: number | null
  slot_ends_at: number | null
}): OrderHours | undefined => (startsAt === null || endsAt === null ? undefined : { startsAt, endsAt })
