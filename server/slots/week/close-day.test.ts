import { expect, test } from 'vitest'
import { minutes, seconds } from '#shop/time.ts'
import { refusals as marathi } from '#shop/words/mr/refusals.ts'
import { asha, meena } from '#tests/rooms/accounts.ts'
import { newKey } from '#tests/rooms/desk.ts'
import { late, monday, morning, noBoats, openSlotsDesk, sunday } from '#tests/rooms/slots-desk.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('a day is closed with a choice for each order: one moves and is told once, one is rejected, one is called', async () => {
    const room = await openSlotsDesk(open)
    const { asif, order, shop } = room
    const [moves, ends, stays] = [await order(asha, morning), await order(meena, late), await order(asha, morning)]
    const body = {
      key: newKey(),
      seen: 1,
      reason: noBoats,
      choices: [
        { choice: 'move', orderId: moves.id, seen: 1, slot: monday },
        { choice: 'reject', orderId: ends.id, seen: 1 },
      ] as const satisfies object[],
    }
    for (const again of [false, true]) {
      const answer = await asif.press('closeDay', { day: sunday }, { ...body, choices: [...body.choices] })
      expect([again, answer.status]).toEqual([again, 200])
      expect(answer.body.settled.map(({ number, why }) => [number, why])).toEqual([
        [moves.number, undefined],
        [ends.number, undefined],
      ])
      expect(answer.body.orders.map(({ id }) => id)).toEqual([stays.id])
      expect(answer.body.day).toMatchObject({ closed: noBoats, waiting: 1 })
      expect(answer.body.day.slots.map(({ isOpen, taken }) => [isOpen, taken])).toEqual([
        [false, 1],
        [false, 0],
        [false, 0],
      ])
    }
    shop.later(seconds(31))
    expect((await shop.told()).map(({ kind }) => kind).filter((kind) => kind !== 'order-placed')).toEqual([
      'order-slot-moved',
      'order-rejected',
    ])
    expect(await room.slotOf(moves.id)).toBe(monday)
    const texts = await shop.database.read
      .selectFrom('outbox')
      .select('body_json')
      .where('kind', '=', 'order-slot-moved')
      .execute()
    expect(texts[0]?.body_json).toContain(
      `the new delivery time of order ${moves.number} is Mon 23 Nov, 7-9 am (${noBoats}).`,
    )
  })

  test('what cannot be done of a closing is told, and the rest is done', async () => {
    const { asif, order, refusedAt } = await openSlotsDesk(open)
    const [one, other] = [await order(asha, morning), await order(meena, morning)]
    const { body } = await asif.press(
      'closeDay',
      { day: sunday },
      {
        key: newKey(),
        seen: 1,
        reason: noBoats,
        choices: [
          { choice: 'move', orderId: one.id, seen: 1, slot: late },
          { choice: 'reject', orderId: other.id, seen: 7 },
        ],
      },
    )
    expect(body.settled.map(({ why }) => why)).toEqual([
      'That slot has no room left for this order. Choose another.',
      'Someone else changed this order first. It is shown as it is now.',
    ])
    expect(body.orders.map(({ id }) => id).toSorted()).toEqual([one.id, other.id].toSorted())
    const inMarathi = await asif.press(
      'settleDay',
      { day: sunday },
      { key: newKey(), reason: noBoats, choices: [{ choice: 'reject', orderId: other.id, seen: 7 }] },
      'mr',
    )
    expect(inMarathi.body.settled[0]?.why).toBe(marathi['order-moved']())
    const reject = { choice: 'reject', orderId: one.id, seen: 1 } as const
    const wrongDay = await asif.press('settleDay', { day: 'x' }, { key: newKey(), reason: noBoats, choices: [reject] })
    expect(wrongDay.status).toBe(400)
    const otherDay = { key: newKey(), reason: noBoats, choices: [reject] }
    const left = await asif.press('settleDay', { day: monday.slice(0, 10) }, otherDay)
    expect(left.body.settled[0]?.why).toBeDefined()
    const settled = await asif.press(
      'settleDay',
      { day: sunday },
      { key: newKey(), reason: noBoats, choices: [{ choice: 'move', orderId: one.id, seen: 1, slot: monday }] },
    )
    expect(settled.body.settled[0]?.why).toBeUndefined()
    expect(await refusedAt(asha, morning)).toBe(409)
    const opened = await asif.press('openDay', { day: sunday }, { key: newKey(), seen: body.day.version })
    expect([opened.body.day.closed, opened.body.day.slots.map(({ isOpen }) => isOpen)]).toEqual([
      '',
      [true, true, true],
    ])
  })

  test('a day with a plan of its own that is closed and opened again has that plan again, and no time that was taken out before', async () => {
    const { asif } = await openSlotsDesk(open)
    const at = { day: sunday }
    const versionNow = async () => (await asif.press('slotDay', at, undefined)).body.day.version
    const press = async (call: 'closeDay' | 'openDay' | 'setSlotDay' | 'followWeek', more: object = {}) =>
      asif.press(call, at, { key: newKey(), seen: await versionNow(), ...more })
    const plan = { from: 600, to: 720, pincodes: [], capacity: 7, cutOff: { daysBefore: 1, at: 1200 } }
    await press('setSlotDay', { plans: [plan] })
    await press('closeDay', { reason: noBoats, choices: [] })
    expect((await press('followWeek')).status).toBe(409)
    const { body: opened } = await press('openDay')
    expect([opened.day.isOwn, opened.day.closed]).toEqual([true, ''])
    expect(opened.day.slots.filter(({ isOpen }) => isOpen).map(({ hours, capacity }) => [hours, capacity])).toEqual([
      [{ from: 600, to: 720 }, 7],
    ])
    expect((await press('openDay')).status).toBe(409)
  })

  test('a day that was planned to have no delivery is one again after it was closed and opened, though the week has slots', async () => {
    const { asif } = await openSlotsDesk(open)
    const at = { day: sunday }
    const { body: planned } = await asif.press('setSlotDay', at, { key: newKey(), seen: 1, plans: [] })
    const closing = { key: newKey(), seen: planned.day.version, reason: noBoats, choices: [] }
    const { body: closed } = await asif.press('closeDay', at, closing)
    const { body: opened } = await asif.press('openDay', at, { key: newKey(), seen: closed.day.version })
    expect([opened.day.isOwn, opened.day.closed, opened.day.slots]).toEqual([true, '', []])
  })

  test('an order is brought until later than it was promised, where a slot begins at the same hour and ends later', async () => {
    const { asif, order, slotOf } = await openSlotsDesk(open)
    const longer = `${sunday}T07:00-10:00`
    const plan = { from: 420, to: 540, pincodes: [], capacity: 20, cutOff: { daysBefore: 1, at: 1260 } }
    await asif.press('setSlotDay', { day: sunday }, { key: newKey(), seen: 1, plans: [plan, { ...plan, to: 600 }] })
    const { id: orderId } = await order(asha, morning)
    const choose = (seen: number) => ({
      key: newKey(),
      reason: noBoats,
      choices: [{ choice: 'move' as const, orderId, seen, slot: longer }],
    })
    const { body } = await asif.press('settleDay', { day: sunday }, choose(1))
    expect([body.settled.map(({ why }) => why), await slotOf(orderId)]).toEqual([[undefined], longer])
    const again = await asif.press('settleDay', { day: sunday }, choose(2))
    expect(again.body.settled.map(({ why }) => why)).toEqual(['This order is already in that slot.'])
  })

  test(
    'of twenty who are in checkout while a day is closed, each is on its list or was refused',
    async () => {
      const { asif, tryToOrder, buyers } = await openSlotsDesk(open)
      const people = await buyers(20)
      const [answers] = await Promise.all([
        Promise.all(people.map((token) => tryToOrder(token, morning))),
        asif.press('closeDay', { day: sunday }, { key: newKey(), seen: 1, reason: noBoats, choices: [] }),
      ])
      const { body } = await asif.press('slotDay', { day: sunday }, undefined)
      const placed = answers.filter(({ status }) => status === 201).map(({ body: order }) => order._id)
      expect(body.orders.map(({ id }) => id).toSorted()).toEqual(placed.toSorted())
      const refused = answers.filter(({ status }) => status !== 201)
      expect(refused.map(({ status, body: { slots } }) => [status, (slots?.length ?? 0) > 0])).toEqual(
        refused.map(() => [409, true]),
      )
      expect(body.day.slots[0]?.taken).toBe(placed.length)
    },
    minutes(1),
  )
})
