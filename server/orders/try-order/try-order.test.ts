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
import { type Kysely, sql } from 'kysely'
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

const withoutNow = ({ now: _, ...body }: { readonly now?: number }) => body

const deed = record({
  does: constantFrom(
    'on',
    'on',
    'on',
    'on',
    'on',
    'weigh',
    'weigh',
    'weigh',
    'reject',
    'undo',
    'not-delivered',
    'take-back',
    'leave-out',
    'replace',
    'replace-agreed',
    'give',
    'answer',
    'tick',
    'print',
    'time',
    'new-time',
    'change',
    'credit',
    'settle',
    'note-delivered',
    'put-away',
    'try',
  ),
  line: integer({ min: 1, max: 3 }),
  percent: integer({ min: 40, max: 180 }),
  ofBatch: boolean(),
  over: constantFrom('give', 'ask', undefined),
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

/** Somebody presses this at the newest try order, whether or not it can be pressed there: how the shop answered. */
async function press(shop: Shop, { does, line, percent, ofBatch, over, waits }: Deed): Promise<number | undefined> {
  const { staff, press: move, database, desk } = shop
  const order = (await shop.tries()).at(-1)
  if (does === 'try' || order === undefined) return (await shop.tried()).status
  const { id, version } = order
  const key = randomUUID()
  const lines = await database.read.selectFrom('order_lines').selectAll().where('order_id', '=', id).execute()
  const row = lines.find(({ line_no: no }) => no === line)
  const grams = Math.round(((row?.grams ?? 500) * percent) / 100)
  const seen = row?.version ?? 0
  if (waits) shop.later(minutes(1))
  const rider = staff.rider.id
  const next = onward[order.status as StaffOrder['status']]
  const ofLine = { id, line: String(line) }
  switch (does) {
    case 'on':
      return next && (await move(staff.owner, next, id, next === 'send-out' ? { rider } : {})).status
    case 'reject':
    case 'not-delivered':
    case 'take-back':
      return (await move(staff.owner, does, id, { reason: 'out-of-stock' })).status
    case 'undo':
      return (await shop.undo(staff.owner, id, version, key)).status
    case 'weigh': {
      const batch = ofBatch ? { batch: await shop.batch(), otherGrams: Math.round(grams * 1.4) } : {}
      const wanted = {
        ...reading(grams, { seen, key, isSure: true, reason: 'again' }),
        ...batch,
        ...(over && { over }),
      }
      return (await desk('weighLine', ofLine, wanted)).status
    }
    case 'leave-out':
      return (await desk('leaveOutLine', ofLine, { key, seen })).status
    case 'replace': {
      const sizes = await database.read.selectFrom('rates').selectAll().execute()
      const other = sizes.find(({ product_id: product, size }) => product === row?.product_id && size !== row.size)
      const wanted = { key, seen, productId: row?.product_id ?? 1, size: other?.size ?? '' }
      return (await desk('replaceLine', ofLine, wanted)).status
    }
    case 'replace-agreed': {
      const item = { id: 'pdpImage4', size: 'Jumbo', weight: '500 g', quantity: 1 }
      const wanted = { key, seen, item, saidYes: true, mostPaise: 500_000, orderMostPaise: 1_000_000 }
      return (await desk('replaceAgreed', ofLine, wanted)).status
    }
    case 'give':
      return (await desk('giveRest', ofLine, { key, seen })).status
    case 'answer':
      return (await desk('noteAnswer', ofLine, { key, seen, answer: ofBatch ? 'agree' : 'decline' })).status
    case 'tick': {
      const wish = { does: 'tick' as const, quantity: row?.quantity ?? 1, cleaning: row?.cleaning ?? '' }
      return (await desk('tickLine', ofLine, { key, list: ofBatch ? 'cut' : 'pack', wish })).status
    }
    case 'print':
      return (await desk('printPaper', { id }, { key, paper: ofBatch ? 'slip' : 'labels' })).status
    case 'time':
      return (await desk('moveToTime', { id }, { key, seen: version, slot: '2026-11-22T07:00-09:00', reason: 'late' }))
        .status
    case 'new-time': {
      const expectedAt = shop.now() + minutes(90)
      return (await desk('giveNewTime', { id }, { key, seenTime: null, expectedAt, reason: 'many-orders' })).status
    }
    case 'change':
      return (await desk('orderToChangeForCustomer', { id }, {})).status
    case 'credit':
      return (await desk('creditBuyer', { id }, { key, bill: 'D2627/000001', paise: 100, reason: 'a gift' })).status
    case 'settle':
      return (await desk('settleCameBack', {}, { key, orderId: id, lineNo: line, goes: 'back' })).status
    case 'note-delivered': {
      const by = { command: 'orders' }
      await database.run.moveOrder({ orderId: id, move: does, by, at: shop.now() })
      return undefined
    }
    case 'put-away':
      return (await shop.away(id)).status
  }
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
    await holds(
      asyncProperty(array(deed, { minLength: 15, maxLength: 40 }), async (deeds) => {
        const before = { rows: await withoutTries(shop.database.read), said: await figures(shop) }
        const at = shop.now()
        await shop.tried()
        for (const one of deeds) {
          const status = await press(shop, one)
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
