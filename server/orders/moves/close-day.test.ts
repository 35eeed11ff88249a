import { expect, test } from 'vitest'
import { minutes, seconds } from '#shop/time.ts'
import { refusals as marathi } from '#shop/words/mr/refusals.ts'
import { asha, meena } from '#tests/rooms/accounts.ts'
import { newKey } from '#tests/rooms/desk.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { late, monday, morning, noBoats, openSlotsDesk, sunday } from '#tests/rooms/slots-desk.ts'
import { eachDatabase } from '#tests/running/databases.ts'

const day = { day: sunday }

const byNumber = (one: number, other: number) => one - other

const choose = (orderId: string, to: string, seen = 1) =>
  to === 'reject'
    ? ({ choice: 'reject', orderId, seen } as const)
    : ({ choice: 'move', orderId, seen, slot: to } as const)

eachDatabase((_, open) => {
  /** A shop with orders on Sunday, and what is done at that day. */
  async function openSunday() {
    const room = await openSlotsDesk(open)
    const { asif, shop } = room
    const { read, run } = shop.database
    const versionNow = async () => (await asif.press('slotDay', day, undefined)).body.day.version
    return {
      ...room,
      versionNow,
      close: async (choices: readonly ReturnType<typeof choose>[], more: { key?: string; seen?: number } = {}) =>
        asif.press('closeDay', day, {
          key: newKey(),
          seen: await versionNow(),
          reason: 'no-boats',
          choices: [...choices],
          ...more,
        }),
      undo: async (who = asif) => who.press('undoCloseDay', day, { key: newKey(), seen: await versionNow() }),
      row: (id: string) =>
        read
          .selectFrom('orders')
          .select(['status', 'version', 'slot_id', 'change_until'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow(),
      /** What goes out from now until then. */
      hears: async (within: number) => {
        shop.later(within)
        const at = shop.now()
        const sent = await run.takeMessages({ at })
        await run.messagesSent({ ids: sent.map((one) => one.id), at })
        return sent
          .filter(({ kind }) => kind.startsWith('order-') && kind !== 'order-placed')
          .map(({ body_json: body }) => (JSON.parse(body) as { text: string }).text)
      },
      taken: async (of: string) =>
        (await asif.press('slotDay', { day: of.slice(0, sunday.length) }, undefined)).body.day.slots
          .filter(({ id }) => id === of)
          .map(({ taken }) => taken)[0],
    }
  }

  test('a day is closed with a choice for each order, once however often it is pressed: one moves, one is rejected, one is called; they are told half a minute later', async () => {
    const { close, order, hears, row, taken } = await openSunday()
    const [moves, ends, stays] = [await order(asha, morning), await order(meena, late), await order(asha, morning)]
    const key = newKey()
    for (const again of [false, true]) {
      const { status, body } = await close([choose(moves.id, monday), choose(ends.id, 'reject')], { key, seen: 1 })
      expect([again, status, body.left]).toEqual([again, 200, []])
      expect(body.orders.map(({ id }) => id)).toEqual([stays.id])
      expect(body.day).toMatchObject({ closed: 'no-boats', waiting: 1, version: 2 })
      expect(body.day.slots.map(({ isOpen, taken: of }) => [isOpen, of])).toEqual([
        [false, 1],
        [false, 0],
        [false, 0],
      ])
      expect(body.closed).toMatchObject({ moved: [{ slot: monday, count: 1 }], rejected: 1, told: 2, untold: [] })
    }
    expect([(await row(moves.id)).slot_id, (await row(ends.id)).status]).toEqual([monday, 'Rejected'])
    expect(await taken(monday)).toBe(1)
    expect(await hears(seconds(29))).toEqual([])
    expect((await hears(seconds(1))).toSorted()).toEqual([
      expect.stringContaining(`cannot deliver order ${ends.number} (No boats)`),
      expect.stringContaining(`order ${moves.number} is Mon 23 Nov, 7-9 am (No boats)`),
    ])
  })

  test('all of it is taken back: the day takes orders, each comes when it was promised, and nobody is told anything', async () => {
    const { close, undo, order, hears, row, taken, refusedAt, asif } = await openSunday()
    const [moves, ends] = [await order(asha, morning), await order(meena, late)]
    const [moved, ended] = [await row(moves.id), await row(ends.id)]
    const stock = (await asif.press('stock', {}, undefined)).body.cells
    await close([choose(moves.id, monday), choose(ends.id, 'reject')])
    const { status, body } = await undo()
    expect([status, body.left, body.day.closed, body.closed]).toEqual([200, [], '', undefined])
    expect(await row(moves.id)).toEqual({ ...moved, version: 3 })
    expect(await row(ends.id)).toEqual({ ...ended, version: 3 })
    expect([await taken(morning), await taken(late), await taken(monday)]).toEqual([1, 1, 0])
    expect((await asif.press('stock', {}, undefined)).body.cells).toEqual(stock)
    expect(await hears(minutes(2))).toEqual([])
    expect(await refusedAt(asha, morning)).toBe(201)
    // what was taken back can be done again, and is told
    await close([choose(moves.id, monday, 3)])
    expect(await hears(minutes(1))).toHaveLength(1)
  })

  test('only who closed the day takes it back, and within half a minute', async () => {
    const { close, undo, order, owner, shop, row, asif } = await openSunday()
    const { id } = await order(asha, morning)
    const { body } = await close([choose(id, monday)])
    expect(body.closed?.undoUntil).toBe(shop.now() + seconds(30))
    const seen = (await owner.press('dayToClose', day, undefined)).body
    expect([seen.closed?.undoUntil, seen.closed?.by]).toEqual([undefined, { who: 'staff', name: asif.name }])
    const notHers = await undo(owner)
    expect([notHers.status, notHers.body.message]).toEqual([409, expect.stringContaining('can undo')])
    shop.later(seconds(30))
    expect((await undo()).status).toBe(409)
    expect((await row(id)).slot_id).toBe(monday)
    expect((await asif.press('dayToClose', day, undefined)).body.closed?.undoUntil).toBeUndefined()
  })

  test('an order that somebody moved meanwhile stays as it is, with the reason; all others are done', async () => {
    const { close, undo, order, asif, row, taken } = await openSunday()
    const [quick, goes, full] = [await order(asha, morning), await order(meena, morning), await order(asha, morning)]
    const press = { key: newKey(), seen: 1, move: 'confirm' } as const
    await asif.press('moveOrder', { id: quick.id }, press)
    const { body } = await close([
      choose(quick.id, monday),
      choose(goes.id, monday),
      choose(full.id, late),
      choose(full.id, 'reject'),
    ])
    expect(body.left.map(({ number, why }) => [number, why])).toEqual([
      [quick.number, 'Someone else changed this order first. It is shown as it is now.'],
      [full.number, 'That slot has no room left for this order. Choose another.'],
    ])
    expect((await row(goes.id)).slot_id).toBe(monday)
    expect((await row(full.id)).status).toBe('Rejected')
    expect(body.orders.map(({ id }) => id)).toEqual([quick.id])

    // since then somebody has brought that order on another day
    const other = '2026-11-24T07:00-09:00'
    await asif.press('moveToTime', { id: goes.id }, { key: newKey(), seen: 2, slot: other, reason: noBoats })
    const undone = await undo()
    expect(undone.body.left.map(({ number }) => number)).toEqual([goes.number])
    expect([(await row(goes.id)).slot_id, (await row(full.id)).status]).toEqual([other, 'Pending'])
    expect([await taken(morning), await taken(monday), await taken(other)]).toEqual([2, 0, 1])
  })

  test('of two who close a day the second is told who was quicker, in their language', async () => {
    const { owner, asif, order } = await openSunday()
    const { id } = await order(asha, morning)
    const press = { key: newKey(), seen: 1, reason: 'bandh-today', choices: [choose(id, 'reject')] }
    expect((await owner.press('closeDay', day, press)).status).toBe(200)
    const second = await asif.press('closeDay', day, { ...press, key: newKey() }, 'mr')
    expect([second.status, second.body.message, second.body.changed?.by]).toEqual([
      409,
      marathi['day-changed'](),
      { who: 'staff', name: owner.name },
    ])
    const lost = await asif.press('dayToClose', day, undefined)
    expect(lost.body.closed).toMatchObject({ by: { who: 'staff', name: owner.name }, rejected: 1 })
  })

  test('an order of another day is not touched, whatever is sent', async () => {
    const { close, order, row } = await openSunday()
    const { id, number } = await order(asha, monday)
    const { body } = await close([choose(id, 'reject')])
    expect(body.left.map((one) => one.number)).toEqual([number])
    expect(await row(id)).toMatchObject({ status: 'Pending', slot_id: monday })
  })

  test('what is shown before is what customers read, each in their language; whoever no SMS reaches is to be called', async () => {
    const { asif, order, tryToOrder, buyers, close, hears } = await openSunday()
    const one = await order(asha, morning)
    const { email: _email, phone: _phone, ...shippingAddress } = ashasAddress
    const { body: told } = await asif.press(
      'takeOrder',
      {},
      {
        key: newKey(),
        mobile: '98200 00077',
        cartItems: [{ id: 'pdpImage4', size: 'Jumbo', weight: '500 g', price: 1000, quantity: 1 }],
        shippingAddress,
        totalPrice: 1000,
        slot: morning,
        language: 'mr',
        note: 'for the birthday',
      },
    )
    const [unproven] = await buyers(1)
    const { body: unheard } = await tryToOrder(unproven as NonNullable<typeof unproven>, morning)
    const { texts } = (await asif.press('closingTexts', day, { reason: 'no-boats', slot: monday })).body
    expect(new Set(texts.map(({ language }) => language))).toEqual(new Set(['en', 'mr']))
    const page = (await asif.press('dayToClose', day, undefined)).body
    expect(page.orders.map(({ id, isTold, note, language }) => [id, isTold, note, language])).toEqual([
      [one.id, true, '', 'en'],
      [told.id, true, 'for the birthday', 'mr'],
      [unheard._id, false, '', 'en'],
    ])
    const { body } = await close([choose(one.id, monday), choose(told.id, 'reject'), choose(unheard._id, monday)])
    expect(body.closed).toMatchObject({
      moved: [{ slot: monday, count: 2 }],
      rejected: 1,
      told: 2,
      untold: [{ id: unheard._id, way: 'move' }],
    })
    const textOf = (language: string) => texts.find((text) => text.language === language)
    const [english, inMarathi] = [textOf('en'), textOf('mr')]
    expect((await hears(minutes(1))).toSorted()).toEqual(
      [english?.moved?.replace(english.number, one.number), inMarathi?.rejected.replace(inMarathi.number, told.number)]
        .map(String)
        .toSorted(),
    )
    expect(inMarathi?.rejected).toContain('बोटी गेल्या नाहीत')
  })

  test('a day with a plan of its own that is closed and opened again has that plan again, and no time that was taken out before', async () => {
    const { asif, close, undo, versionNow } = await openSunday()
    const press = async (call: 'openDay' | 'setSlotDay' | 'followWeek', more: object = {}) =>
      asif.press(call, day, { key: newKey(), seen: await versionNow(), ...more })
    const plan = { from: 600, to: 720, pincodes: [], capacity: 7, cutOff: { daysBefore: 1, at: 1200 } }
    await press('setSlotDay', { plans: [plan] })
    for (const opensAgain of [undo, () => press('openDay')]) {
      await close([])
      expect((await press('followWeek')).status).toBe(409)
      const { day: opened } = (await opensAgain()).body as { day: Awaited<ReturnType<typeof undo>>['body']['day'] }
      expect([opened.isOwn, opened.closed]).toEqual([true, ''])
      expect(opened.slots.filter(({ isOpen }) => isOpen).map(({ hours, capacity }) => [hours, capacity])).toEqual([
        [{ from: 600, to: 720 }, 7],
      ])
    }
    expect((await press('openDay')).status).toBe(409)
    expect((await undo()).status).toBe(409)
  })

  test('a day that was planned to have no delivery is one again after it was closed and opened, though the week has slots', async () => {
    const { asif, close, versionNow } = await openSunday()
    await asif.press('setSlotDay', day, { key: newKey(), seen: 1, plans: [] })
    await close([])
    const { body: opened } = await asif.press('openDay', day, { key: newKey(), seen: await versionNow() })
    expect([opened.day.isOwn, opened.day.closed, opened.day.slots]).toEqual([true, '', []])
  })

  test('an order is brought until later than it was promised, where a slot begins at the same hour and ends later', async () => {
    const { asif, order, slotOf } = await openSunday()
    const longer = `${sunday}T07:00-10:00`
    const plan = { from: 420, to: 540, pincodes: [], capacity: 20, cutOff: { daysBefore: 1, at: 1260 } }
    await asif.press('setSlotDay', day, { key: newKey(), seen: 1, plans: [plan, { ...plan, to: 600 }] })
    const { id } = await order(asha, morning)
    const move = (seen: number) =>
      asif.press('moveToTime', { id }, { key: newKey(), reason: noBoats, seen, slot: longer })
    expect([(await move(1)).status, await slotOf(id)]).toEqual([200, longer])
    expect((await move(2)).body.message).toBe('This order is already in that slot.')
  })

  test('of four presses that close one day at the same moment one does: the others are told, and each order is moved once', async () => {
    const { asif, owner, order, row, taken } = await openSunday()
    const orders = [await order(asha, morning), await order(meena, morning), await order(asha, morning)]
    const choices = orders.map(({ id }) => choose(id, monday))
    const pressed = await Promise.all(
      [asif, owner, asif, owner].map(async (who, nr) =>
        who.press('closeDay', day, {
          key: newKey(),
          seen: 1,
          reason: 'no-boats',
          choices: nr % 2 === 0 ? choices : choices.toReversed(),
        }),
      ),
    )
    expect(pressed.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409, 409, 409])
    expect(pressed.flatMap(({ status, body: { left } }) => (status === 200 ? left : []))).toEqual([])
    for (const { id } of orders) expect(await row(id)).toMatchObject({ slot_id: monday, version: 2 })
    expect([await taken(morning), await taken(monday)]).toEqual([0, 3])
  })

  // Each holds its own day and its slots, and wants places of the other's: PostgreSQL ends one of the two, which is tried again.
  test(
    'two days are closed at the same moment, each into the other, and both taken back: no order is in two slots, or in none',
    async () => {
      const { asif, owner, order, shop, slotOf } = await openSunday()
      const sundays = [await order(asha, morning), await order(meena, morning), await order(asha, morning)]
      const mondays = [await order(meena, monday), await order(asha, monday), await order(meena, monday)]
      const closes = [
        { who: asif, of: sunday, orders: sundays, from: morning, to: monday },
        { who: owner, of: monday.slice(0, sunday.length), orders: mondays, from: monday, to: morning },
      ]
      const seenOf = async ({ of }: { of: string }) =>
        (await asif.press('slotDay', { day: of }, undefined)).body.day.version
      const { read } = shop.database
      const versions = async () =>
        new Map(
          (await read.selectFrom('orders').select(['id', 'version']).execute()).map((one) => [one.id, one.version]),
        )
      const taken = async () =>
        Object.fromEntries(
          (
            await read
              .selectFrom('delivery_slots')
              .select(['id', 'taken'])
              .where('id', 'in', [morning, monday])
              .execute()
          ).map((slot) => [slot.id, slot.taken]),
        )
      for (let round = 0; round < 5; round += 1) {
        const [seen, known] = [await Promise.all(closes.map(seenOf)), await versions()]
        const pressed = await Promise.all(
          closes.map(async ({ who, of, orders, to }, nr) =>
            who.press(
              'closeDay',
              { day: of },
              {
                key: newKey(),
                seen: seen[nr] ?? 0,
                reason: 'no-boats',
                choices: orders.map(({ id }) => choose(id, to, known.get(id))),
              },
            ),
          ),
        )
        expect([round, ...pressed.map(({ status }) => status)]).toEqual([round, 200, 200])
        // whoever came second finds no place where the first has closed
        expect(pressed.map(({ body: { left } }) => left.length).toSorted(byNumber)).toEqual([0, 3])
        const places = await Promise.all([...sundays, ...mondays].map(async ({ id }) => slotOf(id)))
        expect(new Set(places).size).toBe(1)
        expect(await taken()).toEqual({ [morning]: 0, [monday]: 0, [places[0] ?? '']: 6 })

        const closed = await Promise.all(closes.map(seenOf))
        const undone = await Promise.all(
          closes.map(async ({ who, of }, nr) =>
            who.press('undoCloseDay', { day: of }, { key: newKey(), seen: closed[nr] ?? 0 }),
          ),
        )
        expect([round, ...undone.map(({ status }) => status)]).toEqual([round, 200, 200])
        for (const { orders, from } of closes)
          expect(await Promise.all(orders.map(async ({ id }) => slotOf(id)))).toEqual(orders.map(() => from))
        expect(await taken()).toEqual({ [morning]: 3, [monday]: 3 })
      }
    },
    minutes(1),
  )

  test(
    'of twenty who are in checkout while a day is closed, each is on its list or was refused',
    async () => {
      const { asif, tryToOrder, buyers, close } = await openSunday()
      const people = await buyers(20)
      const [answers] = await Promise.all([
        Promise.all(people.map((token) => tryToOrder(token, morning))),
        close([], { seen: 1 }),
      ])
      const { body } = await asif.press('dayToClose', day, undefined)
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
