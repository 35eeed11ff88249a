import { expect, test } from 'vitest'
import { orders } from '#server/orders/moves/orders-cli.ts'
import { minutes, seconds } from '#shop/time.ts'
import { openChanging } from '#tests/rooms/changing-room.ts'
import { newKey } from '#tests/rooms/desk.ts'
import { plentyFor } from '#tests/rooms/messages.ts'
import { eachDatabase } from '#tests/running/databases.ts'

const evening = '2026-11-22T17:00-19:00'
const monday = '2026-11-23T07:00-09:00'

eachDatabase((_, open) => {
  /** An order of Asha's, who is told things, and what she reads of it from when it was placed. */
  async function openTold() {
    const shop = await openChanging(open)
    await shop.proven()
    const id = await shop.ordered(2)
    const { database, staff } = shop
    const row = () =>
      database.read.selectFrom('orders').select(['number', 'version']).where('id', '=', id).executeTakeFirstOrThrow()
    const { number } = await row()
    return {
      ...shop,
      id,
      number,
      does: async (...[who, move, more]: [keyof typeof staff, Parameters<typeof shop.press>[1], object?]) => {
        const { status, body } = await shop.press(staff[who], move, id, more)
        expect([move, status, body.message]).toEqual([move, 200, undefined])
      },
      takesBack: async (who: keyof typeof staff) =>
        expect((await shop.undo(staff[who], id, (await row()).version)).status).toBe(200),
      comes: async (slot: string) => {
        const { version } = await shop.look(id)
        expect((await shop.change(id, { ...shop.packs(2, { slot }), version })).status).toBe(200)
      },
      closes: async (day: string) => {
        const choices = [{ orderId: id, seen: (await row()).version, choice: 'move', slot: monday }]
        const closing = { key: newKey(), seen: 1, reason: 'no boats went out', choices }
        expect((await shop.call(staff.counter, `slots/days/${day}/close`, closing)).status).toBe(200)
      },
      /** All that she is told within a minute from now, in the order in which it goes out. */
      hears: async () => {
        shop.later(minutes(1))
        const at = shop.now()
        const sent = await database.run.takeMessages({ at })
        await database.run.messagesSent({ ids: sent.map((one) => one.id), at })
        return sent
          .filter(({ kind }) => kind.startsWith('order-') && kind !== 'order-placed')
          .map(({ kind, body_json: body }) => [kind, (JSON.parse(body) as { text: string }).text])
      },
    }
  }

  test('who changes the slot of an order that was confirmed a moment ago is told the new time last', async () => {
    const { does, comes, hears, later } = await openTold()
    await does('counter', 'confirm')
    later(seconds(10))
    await comes(evening)
    expect(await hears()).toMatchObject([
      ['order-changed', expect.stringContaining('Delivery Sun 22 Nov, 5-7 pm')],
      ['order-confirmed', expect.stringContaining('is confirmed. Delivery Sun 22 Nov, 5-7 pm')],
    ])
  })

  test('whose day is closed a moment after their order was confirmed is told the new time last', async () => {
    const { does, closes, hears, later } = await openTold()
    await does('counter', 'confirm')
    later(seconds(10))
    await closes('2026-11-21')
    expect(await hears()).toMatchObject([
      ['order-confirmed', expect.stringContaining('is confirmed. Delivery Mon 23 Nov, 7-9 am')],
      ['order-slot-moved', expect.stringContaining('is Mon 23 Nov, 7-9 am')],
    ])
  })

  test('who closed the day a moment after an order was confirmed takes it back: its customer is told the time that they chose, and no other', async () => {
    const { does, closes, hears, later, call, staff } = await openTold()
    await does('counter', 'confirm')
    later(seconds(10))
    await closes('2026-11-21')
    // By now it would have been said that the order is confirmed.
    later(seconds(25))
    const undo = { key: newKey(), seen: 2 }
    expect((await call(staff.counter, 'slots/days/2026-11-21/close/undo', undo)).status).toBe(200)
    expect(await hears()).toMatchObject([
      ['order-confirmed', expect.stringContaining('is confirmed. Delivery Sat 21 Nov, 5-7 pm')],
    ])
  })

  test('who was told that their order is confirmed is not told so again when it comes at another time', async () => {
    const { does, comes, closes, hears } = await openTold()
    await does('counter', 'confirm')
    expect(await hears()).toMatchObject([['order-confirmed', expect.any(String)]])
    await comes(evening)
    await closes('2026-11-22')
    expect((await hears()).map(([kind]) => kind)).toEqual(['order-changed', 'order-slot-moved'])
  })

  test('an order that is rejected a moment after it was confirmed or packed is told as rejected, and as nothing else', async () => {
    const { does, weighed, pastCutOff, id, hears } = await openTold()
    await does('counter', 'confirm')
    await pastCutOff(id)
    await does('cutter', 'start-cutting')
    await weighed(id)
    await does('cutter', 'pack')
    await does('counter', 'reject', { reason: 'It was dropped' })
    expect((await hears()).map(([kind]) => kind)).toEqual(['order-rejected'])
  })

  test('a rejection that is taken back leaves what it had silenced: both are told after all, once', async () => {
    const { does, takesBack, weighed, pastCutOff, id, hears } = await openTold()
    await does('counter', 'confirm')
    await pastCutOff(id)
    await does('cutter', 'start-cutting')
    await weighed(id)
    await does('cutter', 'pack')
    await does('counter', 'reject', { reason: 'Another order was meant' })
    await takesBack('counter')
    expect(new Set((await hears()).map(([kind]) => kind))).toEqual(new Set(['order-confirmed', 'order-packed']))
    await does('counter', 'reject', { reason: 'This one was meant after all' })
    await takesBack('counter')
    expect(await hears()).toEqual([])
  })

  test('nobody is asked to keep money ready for an order that has come, or that could not be handed over', async () => {
    for (const [move, kinds] of [
      ['deliver', ['order-delivered']],
      ['not-delivered', []],
    ] as const) {
      const { out, does, takesBack, id, hears, later } = await openTold()
      await out(id)
      later(seconds(5))
      await does('rider', move, { reason: 'Nobody there' })
      await takesBack('rider')
      await does('rider', move, { reason: 'Nobody there' })
      const told = (await hears()).map(([kind]) => kind)
      expect([move, told.filter((kind) => kind !== 'order-packed')]).toEqual([move, kinds])
    }
  })

  test('a rider who pressed the wrong button and takes it back leaves the message that the order is on its way', async () => {
    const { out, does, takesBack, id, hears } = await openTold()
    await out(id)
    await does('rider', 'deliver')
    await takesBack('rider')
    expect((await hears()).map(([kind]) => kind)).toContain('order-out')
  })

  test('what the operator notes as delivered is not told as confirmed any more', async () => {
    const { does, number, hears, database, settings, now } = await openTold()
    await does('counter', 'confirm')
    await orders.run(['delivered', number], { database, settings, now: now(), budgetFor: plentyFor })
    expect(await hears()).toEqual([])
  })
})
