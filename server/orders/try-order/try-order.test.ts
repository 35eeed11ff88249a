import { randomUUID } from 'node:crypto'
import {
  type Arbitrary,
  array,
  asyncProperty,
  boolean,
  constantFrom,
  assert as holds,
  integer,
  record,
} from 'fast-check'
import { type Kysely, type Selectable, sql } from 'kysely'
import { expect, test } from 'vitest'
import { engineOf } from '#server/storage/engine-of.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Move } from '#shop/orders/moves.ts'
import { minutes } from '#shop/time.ts'
import type { FirstRun } from '#shop/wire/staff/first-run.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { atDesk } from '#tests/rooms/desk.ts'
import { openStockRoom } from '#tests/rooms/stock-room.ts'
import { reading } from '#tests/rooms/weighings.ts'
import { connectTo, eachDatabase, type Open } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'

/** A shop at work: fish is counted, a batch lies there, an order of Asha's is out, another waits. */
async function openShopAtWork(open: Open, options: Parameters<typeof openStockRoom>[1] = {}) {
  const room = await openStockRoom(open, options)
  const { staff, call, database, userId } = room
  await room.cameIn(20_000)
  await room.proven()
  await room.order(1)
  const out = await room.placed({ userId, message: undefined })
  await room.out(out)
  room.later(minutes(2))
  const { read } = database
  const tries = () => read.selectFrom('orders').selectAll().where('is_try', '=', 1).orderBy('placed_at').execute()
  return {
    ...room,
    tries,
    desk: (await atDesk(room, 'owner')).press,
    tried: async (key: string = randomUUID()) => call(staff.owner, 'try-order', { key }),
    away: (id: string, who = staff.owner) => call(who, `orders/${id}/put-away`, { key: randomUUID() }),
    /** The one that stands on the board. */
    open: async (): Promise<StaffOrder | undefined> =>
      (await call(staff.counter, 'orders')).body.orders.find(({ isTry }) => isTry),
    firstRun: async () => (await call(staff.owner, 'first-run')).body as unknown as FirstRun,
    batch: async () => (await read.selectFrom('batches').select('code').limit(1).executeTakeFirstOrThrow()).code,
  }
}

type Shop = Awaited<ReturnType<typeof openShopAtWork>>

/** Where it is written down what staff do with a try order itself. In every other table not a byte may change. */
const ofTheOrderItself: ReadonlySet<string> = new Set([
  'orders',
  'order_texts',
  'order_lines',
  'order_moves',
  'order_attempts',
  'line_moves',
  'line_ticks',
  'staff_acts',
  'refused_presses',
  'changes',
  // counts that keep people from asking too often
  'limits',
  'staff_sessions',
])

/** All that the shop has, without what is of try orders. */
async function withoutTries(read: Kysely<Tables>): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows: tables } =
    engineOf(read) === 'sqlite'
      ? await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(read)
      : await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(read)
  const tries = (await read.selectFrom('orders').select('id').where('is_try', '=', 1).execute()).map(({ id }) => id)
  const all = new Map<string, readonly string[]>()
  for (const { name } of tables) {
    const rows = await read
      .selectFrom(name as keyof Tables)
      .selectAll()
      .execute()
    const said = rows.map((row) => JSON.stringify(row)).toSorted()
    // of the orders of customers nothing may change either
    const isOfCustomers = name.startsWith('order') || name.startsWith('line_')
    if (!ofTheOrderItself.has(name)) all.set(name, said)
    else if (isOfCustomers)
      all.set(
        name,
        said.filter((row) => !tries.some((id) => row.includes(id))),
      )
  }
  return all
}

/** What the counter and the pages say of the shop's work. */
async function figures({ call, staff, app, asAsha }: Shop): Promise<unknown> {
  const { owner, rider } = staff
  const metrics = await (await app.request('/metrics')).text()
  const board = (await call(owner, 'orders')).body
  return {
    board: board.orders.filter(({ isTry }) => isTry !== true),
    told: await Promise.all(
      [
        'stock',
        'batches',
        'slots/week',
        'slots/days',
        'yields',
        'requests',
        'reviews',
        'complaints',
        'area',
        'attention',
      ].map(async (path) => [path, withoutNow((await call(owner, path)).body)]),
    ),
    rounds: (await call(owner, 'rounds')).body.orders.filter(({ isTry }) => isTry !== true),
    round: (await call(rider, 'round')).body.orders.filter(({ isTry }) => isTry !== true),
    slots: (await asAsha('/slots')).body,
    own: (await asAsha('/orders')).body,
    sales: metrics.split('\n').filter((line) => /order|message|sms|push|bill|stock|slot/.test(line)),
  }
}

const withoutNow = ({ now: _now, ...body }: { readonly now?: number }) => body

const often = ['on', 'on', 'on', 'weigh', 'weigh'] as const
const seldom = [
  ...(['reject', 'undo', 'not-delivered', 'take-back', 'leave-out', 'replace', 'replace-agreed', 'give'] as const),
  ...(['answer', 'tick', 'print', 'time', 'new-time', 'change', 'credit', 'settle'] as const),
  ...(['note-delivered', 'put-away', 'try'] as const),
]

const deed = record({
  does: constantFrom(...often, ...often, ...often, ...often, ...seldom),
  line: constantFrom(1, 1, 2, 2, 3),
  percent: integer({ min: 40, max: 180 }),
  ofBatch: boolean(),
  over: constantFrom('give', 'give', 'ask', undefined),
  waits: boolean(),
})
type Deed = typeof deed extends Arbitrary<infer One> ? One : never

const onward: Partial<Record<StaffOrder['status'], Move>> = {
  Pending: 'confirm',
  Confirmed: 'start-cutting',
  Cutting: 'pack',
  Packed: 'send-out',
  'Not delivered': 'send-out',
  'Out for delivery': 'deliver',
}

/** The newest try order, and the deed that somebody would do with it. */
interface At extends Deed {
  readonly shop: Shop
  readonly id: string
  readonly version: number
  readonly status: StaffOrder['status']
  readonly row: Selectable<Tables['order_lines']> | undefined
  readonly key: string
  /** of the line */
  readonly seen: number
  readonly ofLine: { readonly id: string; readonly line: string }
}

const ownerMoves =
  (move: 'reject' | 'not-delivered' | 'take-back') =>
  ({ shop, id }: At) =>
    shop.press(shop.staff.owner, move, id, { reason: 'out-of-stock' })

/** How each is pressed. */
const presses: Record<Exclude<Deed['does'], 'try'>, (at: At) => Promise<{ readonly status: number } | undefined>> = {
  on: async ({ shop, id, status }) => {
    const next = onward[status]
    const rider = next === 'send-out' ? { rider: shop.staff.rider.id } : {}
    return next && shop.press(shop.staff.owner, next, id, rider)
  },
  reject: ownerMoves('reject'),
  'not-delivered': ownerMoves('not-delivered'),
  'take-back': ownerMoves('take-back'),
  undo: ({ shop, id, version, key }) => shop.undo(shop.staff.owner, id, version, key),
  weigh: async ({ shop, row, percent, ofBatch, over, seen, key, ofLine }) => {
    const grams = Math.round(((row?.grams ?? 500) * percent) / 100)
    const batch = ofBatch ? { batch: await shop.batch(), otherGrams: Math.round(grams * 1.4) } : {}
    const read = reading(grams, { seen, key, isSure: true, reason: 'again' })
    return shop.desk('weighLine', ofLine, { ...read, ...batch, ...(over && { over }) })
  },
  'leave-out': ({ shop, ofLine, key, seen }) => shop.desk('leaveOutLine', ofLine, { key, seen }),
  replace: async ({ shop, row, ofLine, key, seen }) => {
    const rates = await shop.database.read.selectFrom('rates').selectAll().execute()
    const other = rates.find(({ product_id: product, size }) => product === row?.product_id && size !== row.size)
    return shop.desk('replaceLine', ofLine, {
      key,
      seen,
      productId: row?.product_id ?? 1,
      size: other?.size ?? '',
    })
  },
  'replace-agreed': ({ shop, ofLine, key, seen }) => {
    const item = { id: 'pdpImage4', size: 'Jumbo', weight: '500 g', quantity: 1 }
    const said = { saidYes: true, mostPaise: 500_000, orderMostPaise: 1_000_000 }
    return shop.desk('replaceAgreed', ofLine, { key, seen, item, ...said })
  },
  give: ({ shop, ofLine, key, seen }) => shop.desk('giveRest', ofLine, { key, seen }),
  answer: ({ shop, ofLine, key, seen, ofBatch }) =>
    shop.desk('noteAnswer', ofLine, { key, seen, answer: ofBatch ? 'agree' : 'decline' }),
  tick: ({ shop, row, ofLine, key, ofBatch }) => {
    const wish = { does: 'tick' as const, quantity: row?.quantity ?? 1, cleaning: row?.cleaning ?? '' }
    return shop.desk('tickLine', ofLine, { key, list: ofBatch ? 'cut' : 'pack', wish })
  },
  print: ({ shop, id, key, ofBatch }) => shop.desk('printPaper', { id }, { key, paper: ofBatch ? 'slip' : 'labels' }),
  time: ({ shop, id, key, version }) =>
    shop.desk('moveToTime', { id }, { key, seen: version, slot: '2026-11-22T07:00-09:00', reason: 'late' }),
  'new-time': ({ shop, id, key }) => {
    const expectedAt = shop.now() + minutes(90)
    return shop.desk('giveNewTime', { id }, { key, seenTime: null, expectedAt, reason: 'many-orders' })
  },
  change: ({ shop, id }) => shop.desk('orderToChangeForCustomer', { id }, {}),
  credit: ({ shop, id, key }) =>
    shop.desk('creditBuyer', { id }, { key, bill: 'D2627/000001', paise: 100, reason: 'a gift' }),
  settle: ({ shop, id, key, line }) =>
    shop.desk('settleCameBack', {}, { key, orderId: id, lineNo: line, goes: 'back' }),
  'note-delivered': async ({ shop, id }) => {
    const by = { command: 'orders' }
    await shop.database.run.moveOrder({ orderId: id, move: 'note-delivered', by, at: shop.now() })
    return undefined
  },
  'put-away': ({ shop, id }) => shop.away(id),
}

/** Somebody presses this at the newest try order, whether or not it can be pressed there: how the shop answered. */
async function press(shop: Shop, deed: Deed): Promise<number | undefined> {
  const { does, line, waits } = deed
  const order = (await shop.tries()).at(-1)
  if (does === 'try' || order === undefined) return (await shop.tried()).status
  const { id, version, status } = order
  const rows = await shop.database.read.selectFrom('order_lines').selectAll().where('order_id', '=', id).execute()
  const row = rows.find(({ line_no: no }) => no === line)
  if (waits) shop.later(minutes(1))
  const ofLine = { id, line: String(line) }
  const seen = row?.version ?? 0
  const is = status as StaffOrder['status']
  const answer = await presses[does]({ ...deed, shop, id, version, status: is, row, key: randomUUID(), seen, ofLine })
  return answer?.status
}

eachDatabase((engine, open, { fresh }) => {
  test('an order is tried from the first press to the door, and in the shop not a byte is another but its own', async () => {
    const shop = await openShopAtWork(open)
    const { staff, call } = shop
    const before = { rows: await withoutTries(shop.database.read), said: await figures(shop) }
    const had = (await shop.firstRun()).steps.find(({ step }) => step === 'try')
    expect(had).toEqual({ step: 'try', isDone: false, mayNod: true })

    expect((await shop.tried()).status).toBe(200)
    const order = await shop.open()
    if (order === undefined) throw new Error('no try order stands on the board')
    const { id, number } = order
    expect(order).toMatchObject({ isTry: true, status: 'Pending', area: '', lines: [{ lineNo: 1 }, { lineNo: 2 }] })
    expect([order.slot, order.buyer]).toEqual([undefined, undefined])
    expect((await shop.firstRun()).tryOrder).toEqual({ id, number })

    expect((await shop.press(staff.counter, 'confirm', id)).status).toBe(200)
    const locked = (await call(staff.cutter, 'orders')).body.orders
    expect(locked.find((one) => one.id === id)?.isTry).toBe(true)
    await shop.press(staff.cutter, 'start-cutting', id)
    const batch = await shop.batch()
    const first = (await shop.onScale(staff.cutter, id)).body
    expect(first.order.isTry).toBe(true)
    const [line] = first.lines
    const wanted = reading(line?.grams ?? 0, { seen: line?.version ?? 0, isSure: true, batch })
    expect((await shop.weigh(staff.cutter, id, 1, wanted)).status).toBe(200)
    await shop.weighed(id)
    await shop.press(staff.cutter, 'pack', id)
    for (const paper of ['slip', 'labels']) {
      const printed = await call(staff.counter, `orders/${id}/${paper}`)
      expect(printed.body.order.isTry).toBe(true)
    }
    await shop.press(staff.counter, 'send-out', id, { rider: staff.rider.id })
    const round = (await call(staff.rider, 'round')).body.orders
    expect(round.find((one) => one.id === id)?.isTry).toBe(true)
    expect((await shop.press(staff.rider, 'deliver', id)).status).toBe(200)
    shop.later(minutes(1))

    // it is on no list and in no finding any more; the log has it
    expect(await shop.open()).toBeUndefined()
    for (const search of [number, number.slice(-4)])
      expect((await call(staff.counter, `found-orders?search=${search}`)).body.orders).toEqual([])
    expect((await call(staff.counter, `orders/${id}`)).body.order.status).toBe('Delivered')
    const acts = (await call(staff.owner, 'acts')).body as unknown as { acts: { act: string; thing: string }[] }
    expect(acts.acts.filter(({ thing }) => thing === `order/${id}`).map(({ act }) => act)).toContain('try-orders')
    expect((await shop.firstRun()).steps.find(({ step }) => step === 'try')?.isDone).toBe(true)

    expect(await withoutTries(shop.database.read)).toEqual(before.rows)
    expect(await figures(shop)).toEqual(before.said)
  })

  test('whatever is pressed at try orders, in whatever turn, nothing of the shop is another', async () => {
    const shop = await openShopAtWork(open)
    const done = new Set<string>()
    await holds(
      asyncProperty(array(deed, { minLength: 25, maxLength: 60 }), async (deeds) => {
        const before = { rows: await withoutTries(shop.database.read), said: await figures(shop) }
        const at = shop.now()
        await shop.tried()
        for (const one of deeds) {
          const status = await press(shop, one)
          if (status === 200) done.add(one.does)
          expect([one.does, status !== undefined && status >= 500]).toEqual([one.does, false])
          expect(
            (await shop.tries()).filter(({ status: is }) => is !== 'Delivered' && !ended.has(is)).length,
          ).toBeLessThan(2)
        }
        expect(await withoutTries(shop.database.read)).toEqual(before.rows)
        shop.later(at - shop.now())
        expect(await figures(shop)).toEqual(before.said)
        const order = await shop.open()
        if (order) await shop.away(order.id)
      }),
      runsOf(200),
    )
    for (const does of ['on', 'weigh']) expect(done).toContain(does)
  })

  test('one order is tried at a time, by two presses at one moment and after a move that is taken back', async () => {
    const shop = await openShopAtWork(open)
    const { staff } = shop
    const key = randomUUID()
    const answers = await Promise.all([key, key, randomUUID(), randomUUID()].map((one) => shop.tried(one)))
    expect(await shop.tries()).toHaveLength(1)
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])

    const [order] = await shop.tries()
    const id = order?.id ?? ''
    await shop.press(staff.counter, 'reject', id, { reason: 'out-of-stock' })
    shop.later(1)
    expect((await shop.tried()).status).toBe(200)
    const undone = await shop.undo(staff.counter, id, 2)
    expect([undone.status, (await shop.tries()).map(({ status }) => status)]).toEqual([409, ['Rejected', 'Pending']])
  })

  test('the owner puts it away wherever it stands, and nobody else does, nor any other order', async () => {
    const shop = await openShopAtWork(open)
    const { staff, database } = shop
    const real = await database.read.selectFrom('orders').select('id').where('is_try', '=', 0).execute()
    for (const [nr, status] of ways.entries()) {
      await shop.tried()
      const id = (await shop.open())?.id ?? ''
      for (const from of ways.slice(0, nr)) {
        if (from === 'Cutting') await shop.weighed(id)
        const move = from === 'Out for delivery' ? 'not-delivered' : onward[from]
        if (move) await shop.press(staff.owner, move, id, { rider: staff.rider.id, reason: 'nobody-home' })
      }
      expect((await shop.open())?.status).toBe(status)
      for (const who of [staff.counter, staff.cutter, staff.rider]) expect((await shop.away(id, who)).status).toBe(403)
      for (const one of real) expect((await shop.away(one.id)).status).toBe(404)
      expect((await shop.away(id)).status).toBe(200)
      expect([await shop.open(), (await shop.away(id)).status]).toEqual([undefined, 409])
      // once one was on the scale, the counter was tried
      expect((await shop.firstRun()).steps.find(({ step }) => step === 'try')?.isDone).toBe(nr > 2)
      shop.later(1)
    }
  })

  test('the database itself gives a try order no slot and no customer', async () => {
    const where = await fresh()
    const shop = await openShopAtWork(open, { where })
    await shop.tried()
    const database = connectTo(engine, where)
    const { id } = await database.selectFrom('delivery_slots').select('id').limit(1).executeTakeFirstOrThrow()
    for (const change of [{ slot_id: id }, { user_id: shop.userId }])
      await expect(database.updateTable('orders').set(change).where('is_try', '=', 1).execute()).rejects.toThrow(
        /check/i,
      )
  })

  test('the step can be skipped by the owner, who alone makes such an order', async () => {
    const shop = await openShopAtWork(open)
    const { call, staff } = shop
    expect((await call(staff.owner, 'first-run/steps', { key: randomUUID(), step: 'try' })).status).toBe(200)
    expect((await shop.firstRun()).steps.find(({ step }) => step === 'try')?.isDone).toBe(true)
    for (const who of [staff.counter, staff.cutter, staff.rider])
      expect((await call(who, 'try-order', { key: randomUUID() })).status).toBe(403)
  })
})

const ways = ['Pending', 'Confirmed', 'Cutting', 'Packed', 'Out for delivery', 'Not delivered'] as const

const ended: ReadonlySet<string> = new Set(['Rejected', 'Canceled', 'Returned'])
