import { type Kysely, sql } from 'kysely'
import { migrate } from '#server/storage/migrate.ts'
import type { Engine } from '#server/storage/migration.ts'
import { migrations } from '#server/storage/migrations.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type OldOrder, oldOrders, placedAt, totalOf } from './old-orders.ts'
import { ashasAddress } from './order-views.ts'

/** The last migration of a shop that kept labels for cleaning, and bare ids for who acted. */
const lastWithLabels = '0012-payment'

/** A database as the last version with labels left it. */
export async function leaveOldShop(database: Kysely<Tables>, engine: Engine): Promise<void> {
  const until = migrations.findIndex(({ id }) => id === lastWithLabels) + 1
  await migrate(database, engine, migrations.slice(0, until), placedAt)
  for (const [nr, order] of oldOrders.entries()) await keepOrder(database, order, nr)
  await keepPeople(database)
}

async function keepOrder(database: Kysely<Tables>, { id, status, lines }: OldOrder, nr: number): Promise<void> {
  const address = JSON.stringify(ashasAddress)
  const at = placedAt + nr
  // By hand: an order had fewer columns then.
  await sql`insert into orders
    (id, number, user_id, placed_at, total_paise, shipping_json, billing_json, status, payment)
    values (${id}, ${`D7K4-29X${nr}`}, 'asha', ${at}, ${totalOf(lines)}, ${address}, ${address}, ${status}, 'cash')`.execute(
    database,
  )
  await database
    .insertInto('order_texts')
    .values({
      user_id: 'asha',
      placed_at: at,
      order_id: id,
      text: lines.map(({ cleaning }) => (cleaning ?? '').toLowerCase()).join('\n'),
    })
    .execute()
  for (const [place, line] of lines.entries())
    await database
      .insertInto('order_lines')
      .values({
        order_id: id,
        line_no: place + 1,
        user_id: 'asha',
        product_id: line.product,
        cart_id: line.cartId,
        title: line.title,
        size: line.size,
        weight: line.weight,
        grams: line.weight === '1 kg' ? 1000 : 500,
        cleaning: line.cleaning,
        rate_paise: line.paise,
        quantity: 2,
        line_paise: 2 * line.paise,
        weighed_grams: null,
        final_paise: null,
      })
      .execute()
  const moves = ['place', ...(status === 'Canceled' ? ['cancel'] : [])]
  for (const [place, move] of moves.entries())
    await database
      .insertInto('order_moves')
      .values({ order_id: id, move_no: place + 1, move, moved_by: 'asha', moved_at: at })
      .execute()
  if (status === 'Delivered')
    await database
      .insertInto('order_moves')
      .values({ order_id: id, move_no: 2, move: 'deliver', moved_by: 'command/orders', moved_at: at })
      .execute()
  if (status === 'Canceled')
    await database.insertInto('cancellations').values({ order_id: id, canceled_by: 'asha', canceled_at: at }).execute()
}

async function keepPeople(database: Kysely<Tables>): Promise<void> {
  const user = {
    id: 'asha',
    name: 'Asha Koli',
    email: 'asha@example.com',
    email_form: 'asha@example.com',
    mobile: '+919876543210',
  }
  await database
    .insertInto('users')
    .values({ ...user, password: '', registered_at: 1, signed_in_at: 1 })
    .execute()
  for (const [nr, device] of oldDevices.entries())
    await database
      .insertInto('sessions')
      .values({
        token_hash: `t${nr}`,
        id: `s${nr}`,
        user_id: 'asha',
        device,
        created_at: 1,
        last_seen_at: 1,
        bind_hash: null,
      })
      .execute()
  const review = { product_id: 4, rating: 4, comment: 'Sweet and firm.', bought_here: 0, state: 'shown' }
  for (const [nr, author] of oldAuthors.entries())
    await database
      .insertInto('reviews')
      .values({ ...review, ...author, id: `r${nr}`, written_at: nr })
      .execute()
  for (const [nr, moved_by] of ['operator', 'asha', 'command/reviews'].entries())
    await database
      .insertInto('review_moves')
      .values({ review_id: 'r0', move_no: nr + 1, move: 'hide', moved_by, moved_at: 1, reason: '' })
      .execute()
  for (const [user_id, asked_by] of [
    ['ravi', 'owner'],
    ['meena', 'operator'],
    ['sita', 'person/sita'],
  ] as const)
    await database.insertInto('erasures').values({ user_id, asked_by, erased_at: 1, forgotten_at: null }).execute()
  for (const changed_by of ['operator', 'command/rates'])
    await database
      .insertInto('rate_changes')
      .values({
        id: changed_by,
        product_id: 4,
        size: 'Jumbo',
        grams: 500,
        old_paise: 1,
        new_paise: 2,
        changed_by,
        changed_at: 1,
      })
      .execute()
  await database
    .insertInto('availability_changes')
    .values({ id: 'a', product_id: 4, available: 1, changed_by: 'operator', changed_at: 1 })
    .execute()
  await database.insertInto('delivery_area').values({ pincode: '999999', added_by: 'operator', added_at: 1 }).execute()
}

export const oldDevices = ['Chrome on Android', 'A browser on Windows', 'Samsung Internet', 'An unknown device']

const oldAuthors = [
  { user_id: 'asha', username: 'Asha K', email: 'asha@example.com' },
  { user_id: null, username: 'A former customer', email: '' },
  { user_id: null, username: 'A former customer', email: 'ravi@example.com' },
  { user_id: 'long gone', username: 'Ravi Patil', email: 'ravi@example.com' },
]
