import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { deviceInWords } from '#server/accounts/device.ts'
import { migrate } from '#server/storage/migrate.ts'
import { migrations } from '#server/storage/migrations.ts'
import type { Tables } from '#server/storage/tables.ts'
import { openStatuses } from '#shop/orders/moves.ts'
import { firstStatus } from '#shop/orders/order-status.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { oldMyOrders } from '#tests/rooms/old-orders.ts'
import { leaveOldShop, oldDevices } from '#tests/rooms/old-shop.ts'
import { openOrdersRoom } from '#tests/rooms/orders-room.ts'
import { planOf } from '#tests/rooms/plan-of.ts'
import { connectTo, eachDatabase, type Open } from '#tests/running/databases.ts'
import { openTestShop } from '#tests/running/test-shop.ts'

eachDatabase((engine, open, { fresh }) => {
  /** The shop of today on the database of an old one. */
  async function movedIn() {
    const where = await fresh()
    const database = connectTo(engine, where)
    await leaveOldShop(database, engine)
    await migrate(database, engine, migrations, 1)
    const openThere: Open = (commands) => open(commands, { where })
    return { where, database, openThere }
  }

  test('My Orders of an old shop reads as before, to the byte, and its orders are found by what was chosen', async () => {
    const { openThere } = await movedIn()
    const { call } = await openOrdersRoom(openThere)
    const { body } = await call('GET', '/orders/userorders')
    expect(JSON.stringify(withoutWeights(body as MyOrders))).toBe(oldMyOrders)
    const found = (await call('GET', '/orders?search=pocket')).body as { _id: string }[]
    expect(found.map(({ _id }) => _id)).toEqual(['o4'])
  })

  test('old labels become codes, and what no table knows stays as it was written', async () => {
    const { database } = await movedIn()
    const lines = await database.selectFrom('order_lines').select('cleaning').distinct().execute()
    expect(lines.map(({ cleaning }) => cleaning ?? 'null').toSorted()).toEqual([
      '',
      'CLEAN_AND_DEVEIN_WITH_NO_TAIL',
      'Cut by the boatmen',
      'KEEP_HEAD',
      'WHOLE',
      'devein-keep-head',
      'devein-no-tail',
      'devein-with-tail',
      'fillet',
      'gut-and-keep-whole',
      'keep-whole',
      'null',
      'pocket-cut',
      'slices',
    ])
    const sessions = await database.selectFrom('sessions').select('device').orderBy('id').execute()
    expect(sessions.map(({ device }) => device)).toEqual(['Chrome/Android', '/Windows', 'Samsung Internet/', '/'])
    expect(sessions.map(({ device }) => deviceInWords(device, 'en'))).toEqual(oldDevices)
  })

  test('a former customer is called so in the reviews, and an author who is long gone becomes one', async () => {
    const { where, database } = await movedIn()
    const { app } = await openTestShop(open, { where })
    const shown = (await (await app.request('/reviews/4')).json()) as { username: string }[]
    const [gone, namesake, former, asha] = shown.map(({ username }) => username)
    expect([gone, namesake, former, asha]).toEqual([...Array.from({ length: 3 }, () => 'A former customer'), 'Asha K'])
    const kept = await database.selectFrom('reviews').select(['username', 'email', 'user_id']).orderBy('id').execute()
    expect(kept).toEqual([
      { username: 'Asha K', email: 'asha@example.com', user_id: 'asha' },
      { username: '', email: '', user_id: null },
      { username: 'A former customer', email: 'ravi@example.com', user_id: null },
      { username: '', email: '', user_id: null },
    ])
  })

  test('whoever acted is a person or a command, in every table', async () => {
    const { database } = await movedIn()
    const by = async (table: string, column: string) => {
      const { rows } = await sql<{
        by: string
      }>`select distinct ${sql.ref(column)} as by from ${sql.table(table)}`.execute(database)
      return rows.map(({ by }) => by).toSorted()
    }
    expect(await by('order_moves', 'moved_by')).toEqual(['command/orders', 'person/asha'])
    expect(await by('cancellations', 'canceled_by')).toEqual(['person/asha'])
    expect(await by('review_moves', 'moved_by')).toEqual(['command/reviews', 'person/asha'])
    expect(await by('erasures', 'asked_by')).toEqual(['command/erase', 'person/ravi', 'person/sita'])
    expect(await by('rate_changes', 'changed_by')).toEqual(['command/rates'])
    expect(await by('availability_changes', 'changed_by')).toEqual(['command/rates'])
    expect(await by('delivery_area', 'added_by')).toEqual(['command/delivery', 'command/opening'])
  })

  test('nothing can be kept of an order or a review that is not there, and no order goes while something is kept of it', async () => {
    const { database } = await movedIn()
    const move = { move_no: 1, move: 'place', moved_by: 'person/asha', moved_at: 1 }
    const line = {
      product_id: 4,
      cart_id: '',
      title: '',
      size: '',
      weight: '',
      grams: 1,
      cleaning: null,
      rate_paise: 1,
    }
    const counts = { line_no: 1, user_id: 'asha', quantity: 1, line_paise: 1, weighed_grams: null, final_paise: null }
    const orphans = [
      database.insertInto('order_lines').values({ ...line, ...counts, order_id: 'none' }),
      database.insertInto('order_moves').values({ ...move, order_id: 'none' }),
      database.insertInto('cancellations').values({ order_id: 'none', canceled_by: 'person/asha', canceled_at: 1 }),
      database.insertInto('review_moves').values({ ...move, review_id: 'none', reason: '' }),
      database.updateTable('reviews').set({ user_id: 'nobody' }).where('id', '=', 'r0'),
      database.deleteFrom('orders').where('id', '=', 'o1'),
      database.deleteFrom('reviews').where('id', '=', 'r0'),
    ]
    for (const orphan of orphans) await expect(orphan.execute()).rejects.toThrow(/foreign key/i)
    await database.deleteFrom('users').where('id', '=', 'asha').execute()
    const authors = await database.selectFrom('reviews').select('user_id').where('user_id', 'is not', null).execute()
    expect(authors).toEqual([])
  })

  test('lines without their order are left out of an old shop, and it opens', async () => {
    const where = await fresh()
    const database = connectTo(engine, where)
    await leaveOldShop(database, engine)
    await database.updateTable('order_moves').set({ order_id: 'none' }).where('order_id', '=', 'o1').execute()
    await migrate(database, engine, migrations, 1)
    const moves = await database.selectFrom('order_moves').select('order_id').distinct().execute()
    expect(moves.map(({ order_id: id }) => id).toSorted()).toEqual(['o2', 'o3', 'o4', 'o5', 'o6'])
  })

  test('the orders of an old shop know how often they moved, when last, and where each move led', async () => {
    const { database } = await movedIn()
    const orders = await database.selectFrom('orders').select(['id', 'status', 'version', 'changed_at']).execute()
    const moves = await database
      .selectFrom('order_moves')
      .select(['order_id', 'move_no', 'moved_at', 'led_to', 'reason'])
      .orderBy('move_no')
      .execute()
    const known = orders.map(({ id }) => moves.filter((move) => move.order_id === id))
    expect(orders.map(({ version }) => version)).toEqual(known.map((own) => own.length))
    expect(new Set(orders.map(({ version }) => version))).toEqual(new Set([1, 2]))
    expect(orders.map(({ changed_at: at }) => at)).toEqual(known.map((own) => own.at(-1)?.moved_at))
    expect(orders.map(({ status }) => status)).toEqual(known.map((own) => own.at(-1)?.led_to))
    expect(moves.filter(({ reason }) => reason !== '')).toEqual([])
  })

  test('what is open, what changed and what a rider has is found by an index, however many orders are done', async () => {
    const { database } = await movedIn()
    await fillOrders(database, 20_000)
    const orders = database.selectFrom('orders').select(['id', 'status'])
    for (const [asked, index] of [
      [orders.where('status', 'in', openStatuses), 'orders_to_deal_with'],
      [orders.where('changed_at', '>=', 1_900_000_000_000), 'orders_changed'],
      [orders.where('rider_id', '=', 'sunil').where('changed_at', '>=', 1), 'orders_of_a_rider'],
    ] as const)
      expect(await planOf(database, asked, engine)).toContain(index)
  })

  test('the orders that wait for a yes, oldest first, are found by their index', async () => {
    const { database } = await movedIn()
    await fillOrders(database, 20_000)
    const open = database
      .selectFrom('orders')
      .select(['id', 'number', 'placed_at'])
      .where('status', '=', firstStatus)
      .orderBy('placed_at')
      .orderBy('id')
      .limit(20)
    const plan = await planOf(database, open, engine)
    expect(plan).toContain('orders_to_deal_with')
    expect(plan).not.toMatch(/temp b-tree|\bsort\b|seq scan/i)
  })
})

interface MyOrders {
  readonly data: readonly OrderView[]
}

/** What the scale adds to an order. Its buyer was shown no most but the total, and it stays at that. */
const withoutWeights = ({ data, ...answer }: MyOrders) => ({
  ...answer,
  data: data.map(({ isWeighed, mostPrice, ...order }) => {
    expect([isWeighed, mostPrice]).toEqual([order.status === 'Delivered', order.totalPrice])
    return order
  }),
})

async function fillOrders(database: Kysely<Tables>, count: number): Promise<void> {
  await sql`with recursive numbers (nr) as (select 1 union all select nr + 1 from numbers where nr < ${sql.lit(count)})
    insert into orders (id, number, user_id, placed_at, total_paise, shipping_json, billing_json, status, payment)
    select 'f' || nr, 'f' || nr, 'ravi', nr, 1, '{}', '{}', case when nr % 50 = 0 then 'Pending' else 'Delivered' end, 'cash'
    from numbers`.execute(database)
  await sql`analyze`.execute(database)
}
