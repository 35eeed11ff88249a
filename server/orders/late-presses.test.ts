import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { tidy } from '#server/tidy.ts'
import { days, minutes } from '#shop/time.ts'
import { openCounterRoom } from '#tests/rooms/counter-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('what waited on a device is done now and told with the time of its press, as the device said', async () => {
    const { placed, call, staff, now } = await openCounterRoom(open)
    const id = await placed()
    const press = { move: 'confirm', seen: 1, key: randomUUID(), waited: minutes(7) }
    const { body } = await call(staff.counter, `orders/${id}/moves`, press)
    expect(body.order).toMatchObject({ status: 'Confirmed', changedAt: now() })
    expect(body.moves.at(-1)).toMatchObject({ move: 'confirm', at: now(), pressedAt: now() - minutes(7) })
    const told = (await call(staff.owner, 'acts?kind=orders')).body as unknown as { acts: object[] }
    expect(told.acts[0]).toMatchObject({ at: now(), pressedAt: now() - minutes(7) })
  })

  test('the same press that waited longer by its second try is still the same press', async () => {
    const { placed, call, staff } = await openCounterRoom(open)
    const id = await placed()
    const press = { move: 'confirm', seen: 1, key: randomUUID() }
    const first = await call(staff.counter, `orders/${id}/moves`, { ...press, waited: minutes(2) })
    const again = await call(staff.counter, `orders/${id}/moves`, { ...press, waited: minutes(9) })
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body.moves.map(({ move }) => move)).toEqual(['place', 'confirm'])
  })

  test('what was sent at once has no other time, and no device can say that it pressed in a year to come', async () => {
    const { placed, call, staff } = await openCounterRoom(open)
    const id = await placed()
    const { body } = await call(staff.counter, `orders/${id}/moves`, {
      move: 'confirm',
      seen: 1,
      key: randomUUID(),
      waited: 900,
    })
    expect(body.moves.at(-1)?.pressedAt).toBeUndefined()
    const early = { move: 'start-cutting', seen: 2, key: randomUUID(), waited: -minutes(5) }
    const cutting = await call(staff.cutter, `orders/${id}/moves`, early)
    expect([cutting.status, cutting.body.moves.at(-1)?.pressedAt]).toEqual([200, undefined])
  })

  test('a device whose clock was set by years meanwhile loses no press: it says that it waited as long as it can have', async () => {
    const { placed, call, staff, now } = await openCounterRoom(open)
    const press = { move: 'confirm', seen: 1, key: randomUUID(), waited: days(4000) + 0.5 }
    const { status, body } = await call(staff.counter, `orders/${await placed()}/moves`, press)
    expect([status, body.moves.at(-1)?.pressedAt]).toEqual([200, now() - days(90)])
  })

  test('what was refused once stays refused under its key, though it could be done by now; a new press is done', async () => {
    const { placed, call, staff, press, weighed, database, now } = await openCounterRoom(open)
    const id = await placed()
    await press(staff.counter, 'confirm', id)
    await press(staff.cutter, 'start-cutting', id)
    await weighed(id)
    const { version: seen } = (await press(staff.cutter, 'pack', id)).body.order
    const early = { move: 'send-out', seen, rider: 'r-new', key: randomUUID() }
    const refused = await call(staff.counter, `orders/${id}/moves`, early)
    expect(refused.status).toBeGreaterThanOrEqual(400)
    const by = { staff: staff.owner.id, device: 'a-test' }
    const rider = { id: 'r-new', name: 'Ravi', role: 'rider', pinHash: 'x' } as const
    await database.run.addStaff({ ...rider, by, key: randomUUID(), at: now() })
    const again = await call(staff.counter, `orders/${id}/moves`, early)
    expect([again.status, again.body.message]).toEqual([refused.status, refused.body.message])
    const anew = await call(staff.counter, `orders/${id}/moves`, { ...early, key: randomUUID() })
    expect([anew.status, anew.body.order.status]).toEqual([200, 'Out for delivery'])
  })

  test('a refused key with something else in it is another press', async () => {
    const { placed, call, staff } = await openCounterRoom(open)
    const id = await placed()
    const key = randomUUID()
    await call(staff.counter, `orders/${id}/moves`, { move: 'start-cutting', seen: 1, key })
    const other = await call(staff.counter, `orders/${id}/moves`, { move: 'confirm', seen: 1, key })
    expect(other.status).toBe(422)
  })

  test('a refusal is kept as long as a device can live, and no longer', async () => {
    const { placed, call, staff, database, now } = await openCounterRoom(open)
    const id = await placed()
    await call(staff.counter, `orders/${id}/moves`, { move: 'start-cutting', seen: 1, key: randomUUID() })
    const kept = async () => (await database.read.selectFrom('refused_presses').select('id').execute()).length
    await tidy(database, now() + days(89))
    expect(await kept()).toBe(1)
    await tidy(database, now() + days(91))
    expect(await kept()).toBe(0)
  })
})
