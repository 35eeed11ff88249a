import type { Transaction } from 'kysely'
import { type Paise, readable } from '#shop/money.ts'
import { type Findable, firstStatus, openStatuses, searchText } from '#shop/orders.ts'
import { words } from '#shop/words.ts'
import { type Message, writeMessage } from '#server/gateways/outbox.ts'
import { type OverLimit, type Turn, takeTurns } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'

/** An order as it has been priced and decided; nothing in it is the client's word about money. */
export interface NewOrder {
  readonly id: string
  /** the first that no other order has becomes its number */
  readonly numbers: readonly string[]
  readonly userId: string
  readonly placedAt: number
  readonly total: Paise
  readonly shippingAddress: Findable['shippingAddress']
  readonly billingAddress: object
  readonly lines: readonly NewLine[]
  readonly attempt: { readonly key: string; readonly bodyHash: string }
  /** where the confirmation goes; its words are made once the number is known */
  readonly message: { readonly id: string; readonly to: string } | undefined
  readonly limits: OrderLimits
}

export interface NewLine {
  readonly productId: number
  readonly cartId: string
  readonly title: string
  readonly size: string
  readonly weight: string
  readonly grams: number
  readonly cleaning: string | undefined
  readonly price: Paise
  readonly quantity: number
  readonly linePrice: Paise
}

/** Cash on delivery invites orders that nobody means: so many may be open for a person, so many come from an address. */
export interface OrderLimits {
  readonly mostOpen: number
  readonly from: Turn
}

export type Placing =
  | { placed: { id: string } }
  | { repeated: { id: string } }
  | { refused: 'other-body' | 'too-many-open' }
  | ({ refused: 'too-many-from-there' } & OverLimit)

/**
 * Attempt, order, lines, first move and message, all or none. The person's row of `limits` is taken first: two orders
 * of one person wait for each other, so the same attempt is found, and counting the open ones is exact.
 */
export async function placeOrder(kept: Transaction<Tables>, wanted: NewOrder): Promise<Placing> {
  await takeTurn(kept, wanted.userId)
  const earlier = await attemptOf(kept, wanted.userId, wanted.attempt.key)
  if (earlier) return again(earlier, wanted.attempt.bodyHash)
  if ((await openOrders(kept, wanted.userId, wanted.limits.mostOpen)) >= wanted.limits.mostOpen)
    return { refused: 'too-many-open' }
  const over = await takeTurns(kept, { turns: [wanted.limits.from], at: wanted.placedAt })
  if (over) return { refused: 'too-many-from-there', ...over }

  await write(kept, wanted)
  return { placed: { id: wanted.id } }
}

/** What an earlier request of the same attempt left. */
export async function attemptOf(kept: Pick<Transaction<Tables>, 'selectFrom'>, userId: string, key: string) {
  return kept
    .selectFrom('order_attempts')
    .select(['order_id', 'body_hash'])
    .where('user_id', '=', userId)
    .where('attempt_key', '=', key)
    .executeTakeFirst()
}

export const again = (earlier: { order_id: string; body_hash: string }, bodyHash: string): Placing =>
  earlier.body_hash === bodyHash ? { repeated: { id: earlier.order_id } } : { refused: 'other-body' }

async function takeTurn(kept: Transaction<Tables>, userId: string): Promise<void> {
  await kept
    .insertInto('limits')
    .values({ what: 'order-turn', who: userId, window_start: 0, count: 1 })
    .onConflict((known) =>
      known.columns(['what', 'who', 'window_start']).doUpdateSet((row) => ({ count: row.ref('limits.count') })),
    )
    .execute()
}

async function openOrders(kept: Transaction<Tables>, userId: string, most: number): Promise<number> {
  const open = await kept
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', openStatuses)
    .limit(most)
    .execute()
  return open.length
}

async function write(kept: Transaction<Tables>, wanted: NewOrder): Promise<void> {
  const { id, userId, placedAt, attempt, lines } = wanted
  const number = await writeOrder(kept, wanted)
  await kept
    .insertInto('order_attempts')
    .values({ user_id: userId, attempt_key: attempt.key, body_hash: attempt.bodyHash, order_id: id, at: placedAt })
    .execute()
  await kept
    .insertInto('order_texts')
    .values({ user_id: userId, placed_at: placedAt, order_id: id, text: searchText(findable(wanted, number)) })
    .execute()
  await kept
    .insertInto('order_lines')
    .values(
      lines.map((line, place) => ({
        order_id: id,
        line_no: place + 1,
        user_id: userId,
        product_id: line.productId,
        cart_id: line.cartId,
        title: line.title,
        size: line.size,
        weight: line.weight,
        grams: line.grams,
        cleaning: line.cleaning ?? null,
        rate_paise: line.price,
        quantity: line.quantity,
        line_paise: line.linePrice,
      })),
    )
    .execute()
  await kept
    .insertInto('order_moves')
    .values({ order_id: id, move_no: 1, move: 'place', moved_by: userId, moved_at: placedAt })
    .execute()
  if (wanted.message) await writeMessage(kept, confirmation(wanted, wanted.message, number), placedAt)
}

async function writeOrder(kept: Transaction<Tables>, wanted: NewOrder): Promise<string> {
  const { id, userId, placedAt, total, shippingAddress, billingAddress } = wanted
  for (const number of wanted.numbers) {
    const written = await kept
      .insertInto('orders')
      .values({
        id,
        number,
        user_id: userId,
        placed_at: placedAt,
        total_paise: total,
        shipping_json: JSON.stringify(shippingAddress),
        billing_json: JSON.stringify(billingAddress),
        status: firstStatus,
      })
      .onConflict((taken) => taken.column('number').doNothing())
      .executeTakeFirstOrThrow()
    if (written.numInsertedOrUpdatedRows === 1n) return number
  }
  throw new Error('every order number that chance gave is taken')
}

const findable = ({ id, placedAt, shippingAddress, lines }: NewOrder, number: string): Findable => ({
  _id: id,
  orderNumber: number,
  orderDate: new Date(placedAt).toISOString(),
  shippingAddress,
  cartItems: lines.map(({ title, size, cleaning }) => ({ title, size, cleaningOption: cleaning ?? '' })),
})

/** Once for each order. */
const confirmation = (
  { id: orderId, total }: NewOrder,
  { id, to }: NonNullable<NewOrder['message']>,
  number: string,
): Message => ({
  id,
  kind: 'order-placed',
  to,
  body: {
    text: words.orders.confirmation(number, readable(total)),
    vars: { number, total: readable(total) },
  },
  dedupeKey: `order-placed/${orderId}`,
})
