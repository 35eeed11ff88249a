import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { seconds } from '#shop/time.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { openCounterRoom } from '#tests/rooms/counter-room.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  async function openRound() {
    const shop = await openCounterRoom(open)
    const { staff, call } = shop
    const orders = [await shop.placed(), await shop.placed(), await shop.placed()] as const
    for (const id of orders) await shop.out(id)
    const round = async () => (await call(staff.rider, 'round')).body as unknown as StaffGives<'round'>
    const rounds = async () => (await call(staff.counter, 'rounds')).body as unknown as StaffGives<'rounds'>
    const sort = (
      stops: readonly string[],
      { who = staff.rider, key = randomUUID(), locked = [] as readonly string[] } = {},
    ) => call(who, 'round/sort', { key, stops, locked })
    const end = (key: string = randomUUID()) => call(staff.rider, 'round/end', { key })
    return { ...shop, orders, round, rounds, sort, end }
  }

  test('a rider’s order of stops is kept: another tablet has it too, and the counter sees it', async () => {
    const shop = await openRound()
    const [a, b, c] = shop.orders
    expect((await shop.round()).stops).toEqual([])
    expect((await shop.sort([c, a, b])).body).toEqual({ stops: [c, a, b], locked: [] })
    expect((await shop.round()).stops).toEqual([c, a, b])
    const riders = (await shop.rounds()).rounds
    expect(riders.map(({ rider, stops }) => [rider.name, stops])).toEqual([['Sunil', [c, a, b]]])
    await shop.sort([])
    expect((await shop.round()).stops).toEqual([])
  })

  test('a press that comes again counts once, and what is not theirs is left out of their order', async () => {
    const shop = await openRound()
    const [a, b] = shop.orders
    const foreign = await shop.placed()
    const key = randomUUID()
    expect((await shop.sort([b, foreign, b, 'no-such-thing', a], { key })).body).toEqual({
      stops: [b, a],
      locked: [],
    })
    await shop.sort([a, b])
    expect((await shop.sort([b, foreign, b, 'no-such-thing', a], { key })).body, 'as it was put since').toEqual({
      stops: [a, b],
      locked: [],
    })
    expect((await shop.sort([b], { key })).status).toBe(422)
    const other = await staffOf(shop.database, 'rider', { at: shop.now(), name: 'Ganesh' })
    expect((await shop.sort([b, a], { who: other })).body).toEqual({ stops: [], locked: [] })
    expect((await shop.round()).stops).toEqual([a, b])
  })

  test('what a rider has locked stays so on another tablet and for the counter, what is not theirs is not, and the next round begins without', async () => {
    const shop = await openRound()
    const [a, b, c] = shop.orders
    const foreign = await shop.placed()
    const sent = await shop.sort([c, a, b], { locked: [a, foreign, 'no-such-thing'] })
    expect(sent.body).toEqual({ stops: [c, a, b], locked: [a] })
    expect((await shop.round()).locked).toEqual([a])
    expect((await shop.rounds()).rounds.map(({ locked }) => locked)).toEqual([[a]])
    const other = await staffOf(shop.database, 'rider', { at: shop.now(), name: 'Ganesh' })
    expect((await shop.sort([a], { who: other, locked: [a] })).body).toEqual({ stops: [], locked: [] })
    expect((await shop.round()).locked).toEqual([a])
    const key = randomUUID()
    await shop.sort([c, a, b], { key, locked: [b] })
    expect((await shop.sort([c, a, b], { key })).status, 'the same press with another lock').toBe(422)
    for (const id of shop.orders) await shop.press(shop.staff.rider, 'deliver', id)
    shop.later(seconds(40))
    expect((await shop.end()).status).toBe(200)
    expect(await shop.round()).toMatchObject({ stops: [], locked: [] })
  })

  test('a round ends once nothing is out, once, and then its rider has nothing of it any more', async () => {
    const shop = await openRound()
    const { rider, counter } = shop.staff
    const [a, b, c] = shop.orders
    await shop.sort([c, b, a])
    await shop.press(rider, 'deliver', a)
    await shop.press(rider, 'not-delivered', b, { reason: 'nobody-there' })
    const early = await shop.end()
    expect([early.status, early.body.message]).toEqual([
      409,
      'There are stops left. Hand them over, or mark them as not delivered.',
    ])
    await shop.press(rider, 'deliver', c)
    shop.later(seconds(40))
    const key = randomUUID()
    const [first, again] = [await shop.end(key), await shop.end(key)]
    expect([first.status, again.body]).toEqual([200, first.body])
    expect(await shop.round()).toMatchObject({ orders: [], stops: [], endedAt: shop.now() })
    expect((await shop.rounds()).orders).toEqual([])
    for (const id of [a, b]) expect((await shop.call(rider, `orders/${id}`)).status).toBe(404)
    // it goes out again, and is a stop of the next round
    shop.later(seconds(60))
    await shop.press(counter, 'send-out', b, { rider: rider.id })
    expect((await shop.round()).orders.map(({ id }) => id)).toEqual([b])
    // and what the counter takes back after that one brings nobody’s address back
    await shop.press(rider, 'not-delivered', b, { reason: 'nobody-there' })
    shop.later(seconds(40))
    expect((await shop.end()).status).toBe(200)
    shop.later(seconds(1))
    expect((await shop.press(counter, 'take-back', b)).status).toBe(200)
    expect([(await shop.round()).orders, (await shop.rounds()).orders]).toEqual([[], []])
  })

  test('that nobody answered the telephone is kept with what was not delivered, and with nothing else', async () => {
    const shop = await openRound()
    const { rider } = shop.staff
    const [a, b] = shop.orders
    const move = async (id: string, what: object) =>
      shop.call(rider, `orders/${id}/moves`, {
        key: randomUUID(),
        seen: (await shop.call(rider, `orders/${id}`)).body.order.version,
        called: true,
        ...what,
      })
    expect((await move(a, { move: 'not-delivered', reason: 'nobody-there' })).body.order.last).toMatchObject({
      reason: 'nobody-there',
      called: true,
    })
    expect((await move(b, { move: 'deliver' })).body.order.last).not.toHaveProperty('called')
    const { orders } = await shop.round()
    expect(orders.find(({ id }) => id === a)?.last.called).toBe(true)
  })

  test('a rider has their own round alone, and no list of the others; a cutter has neither', async () => {
    const shop = await openRound()
    const { rider, cutter } = shop.staff
    expect((await shop.call(rider, 'rounds')).status).toBe(403)
    expect((await shop.call(cutter, 'rounds')).status).toBe(403)
    expect((await shop.call(cutter, 'round')).status).toBe(403)
    expect((await shop.sort([], { who: cutter })).status).toBe(403)
    const other = await staffOf(shop.database, 'rider', { at: shop.now(), name: 'Ganesh' })
    expect((await shop.call(other, 'round')).body.orders).toEqual([])
    expect((await shop.rounds()).rounds.map(({ rider: { name } }) => name).toSorted()).toEqual(['Ganesh', 'Sunil'])
  })
})
