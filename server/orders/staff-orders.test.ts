import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { NewLine } from '#server/orders/new-order.ts'
import { hours, seconds } from '#shop/time.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { openCounterRoom } from '#tests/rooms/counter-room.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('an order goes from placed to delivered, and who did what when is kept', async () => {
    const shop = await openCounterRoom(open)
    const id = await shop.placed()
    await shop.out(id)
    const { status, body } = await shop.press(shop.staff.rider, 'deliver', id)
    expect([status, body.order.status, body.order.version]).toEqual([200, 'Delivered', 7])
    expect(body.moves.map(({ move, to, by }) => [move, to, by.who === 'staff' ? by.name : by.who])).toEqual([
      ['place', 'Pending', 'shopper'],
      ['confirm', 'Confirmed', 'Asif'],
      ['start-cutting', 'Cutting', 'Bhau'],
      ['pack', 'Packed', 'Bhau'],
      ['send-out', 'Out for delivery', 'Asif'],
      ['deliver', 'Delivered', 'Sunil'],
    ])
    const acts = await shop.database.read
      .selectFrom('staff_acts')
      .select(['act', 'thing'])
      .where('thing', 'like', 'order/%')
      .execute()
    expect(acts.map(({ act }) => act).toSorted()).toEqual([
      'confirm-orders',
      'cut-orders',
      'deliver-orders',
      'pack-orders',
      'send-orders-out',
      'weigh-lines',
    ])
    expect(new Set(acts.map(({ thing }) => thing))).toEqual(new Set([`order/${id}`]))
  })

  test('a board whose shop set its clock back hears of what happens all the same', async () => {
    const shop = await openCounterRoom(open)
    const before = (await shop.call(shop.staff.counter, 'orders')).body as unknown as StaffGives<'board'>
    shop.later(-hours(1))
    const id = await shop.placed({ placedAt: shop.now() })
    const after = (await shop.call(shop.staff.counter, `orders?since=${before.now}`))
      .body as unknown as StaffGives<'board'>
    expect(after.orders.map(({ id: told }) => told)).toContain(id)
    expect(after.now).toBe(shop.now())
  })

  test('who ordered as much as one whole fish weighs gets it from one: counter, cutter and slip say so', async () => {
    const shop = await openCounterRoom(open)
    const [first] = newOrder().lines
    const fish = { ...(first as NewLine), productId: 7, size: 'Jumbo', weight: '1 kg' as const, grams: 1000 }
    const whole = await shop.placed({ lines: [{ ...fish, quantity: 5 }] })
    const piece = await shop.placed({ lines: [{ ...fish, quantity: 4 }] })
    const isWhole = async (id: string) =>
      (await shop.call(shop.staff.cutter, `orders/${id}`)).body.order.lines[0]?.isWholeFish
    expect([await isWhole(whole), await isWhole(piece)]).toEqual([true, undefined])
    const printed = async (id: string) =>
      ((await shop.call(shop.staff.cutter, `orders/${id}/slip`)).body as unknown as StaffGives<'slip'>).lines[0]
    expect([(await printed(whole))?.isWholeFish, (await printed(piece))?.isWholeFish]).toEqual([true, undefined])
  })

  test('the log of acts says what an order was before a move and after it, and nothing of how the call was made', async () => {
    const shop = await openCounterRoom(open)
    await shop.press(shop.staff.counter, 'reject', await shop.placed(), { reason: 'No pomfret today' })
    const { acts } = (await shop.call(shop.staff.owner, 'acts?kind=orders')).body as unknown as StaffGives<'acts'>
    expect(acts.map(({ before, after, reason }) => [JSON.parse(before), JSON.parse(after), reason])).toEqual([
      [{ status: 'Pending', rider: null }, { status: 'Rejected', rider: null }, 'No pomfret today'],
    ])
  })

  test('of two people at one order one wins, and the other reads who and what, and how the order stands', async () => {
    const shop = await openCounterRoom(open)
    const id = await shop.placed()
    await shop.press(shop.staff.owner, 'confirm', id, { seen: 1 })
    const { status, body } = await shop.press(shop.staff.counter, 'reject', id, { seen: 1, reason: 'No pomfret today' })
    expect(status).toBe(409)
    expect(body.message).toBe('Someone else changed this order first. It is shown as it is now.')
    expect(body.order).toMatchObject({
      status: 'Confirmed',
      version: 2,
      last: { move: 'confirm', at: shop.now(), by: { who: 'staff', name: 'Meera' } },
    })
  })

  test('the same press again gives the same answer, and another one under its key is refused', async () => {
    const shop = await openCounterRoom(open)
    const id = await shop.placed()
    const press = { seen: 1, key: randomUUID() }
    const first = await shop.press(shop.staff.counter, 'confirm', id, press)
    const again = await shop.press(shop.staff.counter, 'confirm', id, press)
    expect([again.status, again.body]).toEqual([200, first.body])
    const other = await shop.press(shop.staff.counter, 'reject', id, { ...press, reason: 'No pomfret' })
    const others = await shop.press(shop.staff.owner, 'confirm', id, press)
    expect([other.status, others.status]).toEqual([422, 422])
    expect((await shop.call(shop.staff.counter, `orders/${id}`)).body.moves).toHaveLength(2)
  })

  test('a move is taken back within 30 seconds by who made it, and by nobody else', async () => {
    const shop = await openCounterRoom(open)
    const id = await shop.placed()
    const { counter, owner } = shop.staff
    const { body } = await shop.press(counter, 'confirm', id)
    expect(body.order.undoUntil).toBe(shop.now() + seconds(30))
    expect((await shop.call(owner, `orders/${id}`)).body.order.undoUntil).toBeUndefined()
    expect((await shop.undo(owner, id, 2)).status).toBe(409)
    shop.later(seconds(29))
    const undone = await shop.undo(counter, id, 2)
    expect([undone.status, undone.body.order.status, undone.body.order.version]).toEqual([200, 'Pending', 3])
    expect(undone.body.moves.map(({ move, to }) => [move, to])).toEqual([
      ['place', 'Pending'],
      ['confirm', 'Confirmed'],
      ['undo', 'Pending'],
    ])
    expect((await shop.undo(counter, id, 3)).body.message).toBe('There is nothing to undo.')
    await shop.press(counter, 'confirm', id)
    shop.later(seconds(30))
    expect((await shop.undo(counter, id, 4)).body.message).toContain('too late')
  })

  test('who took an order out stays with it, and undoing gives it back to who had it before', async () => {
    const shop = await openCounterRoom(open)
    const { counter, owner, rider } = shop.staff
    const id = await shop.placed()
    await shop.out(id)
    await shop.press(rider, 'not-delivered', id, { reason: 'Nobody there' })
    const again = await shop.press(counter, 'send-out', id, { rider: owner.id })
    expect(again.body.order.rider).toEqual({ id: owner.id, name: 'Meera' })
    const undone = await shop.undo(counter, id, again.body.order.version)
    expect(undone.body.order).toMatchObject({ status: 'Not delivered', rider: { id: rider.id } })
  })

  test('what a move needs is asked for: a reason, and somebody who takes orders out', async () => {
    const shop = await openCounterRoom(open)
    const { counter, cutter, rider } = shop.staff
    const id = await shop.placed()
    expect((await shop.press(counter, 'reject', id)).status).toBe(400)
    expect((await shop.press(cutter, 'confirm', id)).status).toBe(403)
    expect((await shop.press(counter, 'pack', id)).status).toBe(409)
    for (const [who, move] of [
      [counter, 'confirm'],
      [cutter, 'start-cutting'],
    ] as const)
      await shop.press(who, move, id)
    await shop.weighed(id)
    expect((await shop.press(cutter, 'pack', id)).status).toBe(200)
    expect((await shop.press(counter, 'send-out', id)).status).toBe(400)
    expect((await shop.press(counter, 'send-out', id, { rider: cutter.id })).status).toBe(400)
    expect((await shop.press(counter, 'send-out', id, { rider: 'nobody' })).status).toBe(400)
    expect((await shop.press(counter, 'send-out', id, { rider: rider.id })).status).toBe(200)
  })

  test('a rider sees and moves what is on their own round alone, and a cutter sees neither buyer nor sum', async () => {
    const shop = await openCounterRoom(open)
    const { cutter, rider, counter } = shop.staff
    const [own, other] = [await shop.placed(), await shop.placed()]
    await shop.out(own)
    expect((await shop.call(rider, 'round')).body.orders.map(({ id }) => id)).toEqual([own])
    expect((await shop.call(rider, `orders/${own}`)).body.order.buyer?.phone).toBe(ashasAddress.phone)
    const foreign = await shop.call(rider, `orders/${other}`)
    const unknown = await shop.call(rider, 'orders/no-such-thing')
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body])
    expect((await shop.press(rider, 'deliver', other)).status).toBe(404)
    expect((await shop.call(rider, 'orders')).status).toBe(403)

    const seen = (await shop.call(cutter, 'orders')).body
    expect(seen.orders.map(({ area }) => area)).toEqual(['Parel 400012', 'Parel 400012'])
    expect(JSON.stringify(seen)).not.toContain(ashasAddress.phone)
    expect(seen.orders.some((order) => 'buyer' in order || 'totalPaise' in order)).toBe(false)
    expect((await shop.call(counter, 'orders')).body.orders[0]?.totalPaise).toBe(200_000)
  })

  test('the board has what is open and what ended today, and then only what changed', async () => {
    const shop = await openCounterRoom(open)
    const { counter, owner, rider } = shop.staff
    const [old, waiting] = [await shop.placed(), await shop.placed()]
    await shop.press(counter, 'reject', old, { reason: 'No pomfret today' })
    const first = (await shop.call(counter, 'orders')).body
    expect(first.orders.map(({ id }) => id).toSorted()).toEqual([old, waiting].toSorted())
    expect(first.riders).toEqual([
      { id: counter.id, name: 'Asif', isRider: false },
      { id: owner.id, name: 'Meera', isRider: false },
      { id: rider.id, name: 'Sunil', isRider: true },
    ])
    shop.later(seconds(60))
    expect((await shop.call(counter, `orders?since=${first.now + seconds(30)}`)).body.orders).toEqual([])
    await shop.press(counter, 'confirm', waiting)
    const changed = (await shop.call(counter, `orders?since=${first.now + seconds(30)}`)).body
    expect(changed.orders.map(({ id, status }) => [id, status])).toEqual([[waiting, 'Confirmed']])
    shop.later(hours(24))
    expect((await shop.call(owner, 'orders')).status).toBe(401)
  })
})
