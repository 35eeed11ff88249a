import { type Kysely } from 'kysely'
import { ashasAddress } from '#tests/order-views.ts'
import { migrate } from '#server/storage/migrate.ts'
import type { Engine } from '#server/storage/migration.ts'
import { migrations } from '#server/storage/migrations.ts'
import type { Tables } from '#server/storage/tables.ts'

/** The last migration of a shop that kept labels for cleaning, and bare ids for who acted. */
const lastWithLabels = '0012-payment'

const placedAt = Date.UTC(2026, 9, 1, 6)

interface OldOrder {
  readonly id: string
  readonly status: string
  readonly lines: readonly OldLine[]
}

interface OldLine {
  readonly product: number
  readonly cartId: string
  readonly title: string
  readonly size: string
  readonly weight: string
  readonly paise: number
  readonly cleaning: string | null
  readonly picture: string
  readonly url: string
}

const paplet = (cleaning: string | null): OldLine => ({
  product: 4,
  cartId: 'pdpImage4',
  title: 'Whole Silver Pomfret (Paplet)',
  size: 'Jumbo',
  weight: '500 g',
  paise: 100_000,
  cleaning,
  picture: 'whole-pomfret',
  url: '/wholePomfretDetails/4',
})
const prawns = (cleaning: string | null): OldLine => ({
  product: 1,
  cartId: 'pdpImage1',
  title: 'Whole Prawns',
  size: 'Small',
  weight: '1 kg',
  paise: 45_050,
  cleaning,
  picture: 'whole-prawns',
  url: '/wholePrawnsDetails/1',
})
const rawas = (cleaning: string | null): OldLine => ({
  product: 21,
  cartId: 'pdpImage22',
  title: 'Indian Salmon (Rawas)',
  size: '',
  weight: '1 kg',
  paise: 100_000,
  cleaning,
  picture: 'rawas',
  url: '/rawasDetails/21',
})
const whale: OldLine = {
  ...rawas('Cut by the boatmen'),
  product: 99,
  cartId: 'pdpImage99',
  title: 'Whale',
  picture: '',
  url: '/productDetails/99',
}

/** Of each status, with each cleaning that was ever offered, one that nobody knows any more, and none. */
const orders: readonly OldOrder[] = [
  {
    id: 'o1',
    status: 'Pending',
    lines: [paplet('Fillet (along with head and bone)'), prawns('Clean and Devein with no tail')],
  },
  { id: 'o2', status: 'Delivered', lines: [paplet('Gut and keep whole'), prawns('Clean and Devein with tail'), whale] },
  { id: 'o3', status: 'Canceled', lines: [paplet('Keep whole'), prawns('Keep head (clean body and devein)')] },
  { id: 'o4', status: 'Pending', lines: [paplet('Pocket cut for filling'), prawns('Keep whole'), rawas('WHOLE')] },
  { id: 'o5', status: 'Delivered', lines: [paplet('Slices'), rawas('CLEAN_AND_DEVEIN_WITH_NO_TAIL')] },
  { id: 'o6', status: 'Pending', lines: [paplet(null), rawas('KEEP_HEAD'), prawns('')] },
]

/** A database as the last version with labels left it. */
export async function leaveOldShop(database: Kysely<Tables>, engine: Engine): Promise<void> {
  const until = migrations.findIndex(({ id }) => id === lastWithLabels) + 1
  await migrate(database, engine, migrations.slice(0, until), placedAt)
  for (const [nr, order] of orders.entries()) await keepOrder(database, order, nr)
  await keepPeople(database)
}

async function keepOrder(database: Kysely<Tables>, { id, status, lines }: OldOrder, nr: number): Promise<void> {
  const address = JSON.stringify(ashasAddress)
  const at = placedAt + nr
  await database
    .insertInto('orders')
    .values({
      id,
      number: `D7K4-29X${nr}`,
      user_id: 'asha',
      placed_at: at,
      total_paise: totalOf(lines),
      shipping_json: address,
      billing_json: address,
      status,
      payment: 'cash',
    })
    .execute()
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

const totalOf = (lines: readonly OldLine[]): number => lines.reduce((sum, { paise }) => sum + 2 * paise, 0)

/** My Orders of Asha as that version answered it, to the byte. */
export const oldMyOrders = JSON.stringify({
  success: true,
  data: orders.toReversed().map(({ id, status, lines }, place) => ({
    _id: id,
    orderNumber: `D7K4-29X${orders.length - 1 - place}`,
    orderDate: new Date(placedAt + orders.length - 1 - place).toISOString(),
    totalPrice: totalOf(lines) / 100,
    status,
    cancellable: status === 'Pending',
    shippingAddress: ashasAddress,
    billingAddress: ashasAddress,
    cartItems: lines.map((line) => ({
      id: line.cartId,
      productId: line.product,
      title: line.title,
      img: line.picture,
      price: line.paise / 100,
      quantity: 2,
      size: line.size,
      weight: line.weight,
      cleaningOption: line.cleaning ?? '',
      detailPageURL: line.url,
    })),
  })),
})
