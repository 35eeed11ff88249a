import { expect, test } from 'vitest'
import { limits } from '#shop/accounts/limits.ts'
import { days } from '#shop/time.ts'
import { ashasOrder, openOrdersRoom } from '#tests/rooms/orders-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('who had no answer asks by the key of the attempt what came of it, and nobody else is told', async () => {
    const { place, call } = await openOrdersRoom(open)
    expect((await call('GET', '/orders/attempts/lost')).body).toEqual({})
    const { body } = await place(ashasOrder(), { key: 'lost' })
    expect((await call('GET', '/orders/attempts/lost')).body).toEqual({ order: body })
    expect((await call('DELETE', '/orders/attempts/lost')).body).toEqual({ order: body })
    expect((await call('GET', '/orders/attempts/lost', { as: 'ravi' })).body).toEqual({})
    expect((await call('GET', '/orders/attempts/lost', { as: '' })).status).toBe(401)
  })

  test('an attempt that was ended before the shop had it places nothing when it arrives, and asking places nothing', async () => {
    const { place, call, database } = await openOrdersRoom(open)
    expect((await call('GET', '/orders/attempts/late')).body).toEqual({})
    expect((await call('DELETE', '/orders/attempts/late')).body).toEqual({})
    expect((await place(ashasOrder(), { key: 'late' })).status).toBe(409)
    expect((await call('DELETE', '/orders/attempts/late')).body).toEqual({})
    expect(await database.read.selectFrom('orders').select('id').execute()).toEqual([])
    // The key is a person's own.
    expect((await place(ashasOrder({ userId: 'ravi' }), { key: 'late', as: 'ravi' })).status).toBe(201)
  })

  test('of 50 placings and endings of one attempt at the same moment either the order stands and all say so, or none', async () => {
    const { place, call, database } = await openOrdersRoom(open)
    for (const key of ['one', 'two', 'three', 'four']) {
      const acts = Array.from({ length: 50 }, (_one, nr) =>
        nr % 2 === 0 ? place(ashasOrder(), { key }) : call('DELETE', `/orders/attempts/${key}`),
      )
      const answers: { status: number; body: { order?: object } }[] = await Promise.all(acts)
      const placed = answers.filter(({ status }) => status === 201)
      const kept = await database.read
        .selectFrom('order_attempts')
        .select('order_id')
        .where('attempt_key', '=', `sent/${key}`)
        .execute()
      expect(kept).toHaveLength(1)
      expect(placed.length > 0).toBe(kept[0]?.order_id !== '')
      const toldOrder = answers.filter(({ body }) => body.order !== undefined)
      expect(placed.length === 0 && toldOrder.length > 0).toBe(false)
      expect(placed.length > 0 && answers.some(({ status, body }) => status === 200 && body.order === undefined)).toBe(
        false,
      )
    }
  })

  test('what was ended is forgotten after a week, and nobody can fill the table with it', async () => {
    const { call, database } = await openOrdersRoom(open)
    const { most } = limits.endAttemptPerAccount
    for (let nr = 0; nr < most; nr += 1) expect((await call('DELETE', `/orders/attempts/${nr}`)).status).toBe(200)
    expect((await call('DELETE', '/orders/attempts/more')).status).toBe(429)
    expect((await call('DELETE', '/orders/attempts/0')).status).toBe(200)
    await database.run.forgetEndedAttempts({ at: Date.UTC(2026, 10, 21, 6) + days(8) })
    expect(await database.read.selectFrom('order_attempts').select('order_id').execute()).toEqual([])
  })
})
