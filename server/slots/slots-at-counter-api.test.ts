import { expect, test } from 'vitest'
import { minutes, seconds } from '#shop/time.ts'
import { asha, meena, openAccountsShop } from '#tests/accounts.ts'
import { eachDatabase, type Open } from '#tests/databases.ts'
import { atDesk, newKey } from '#tests/desk.ts'
import { ashasOrder } from '#tests/orders-room.ts'

// The shop's clock stands at 5:30 pm of Saturday 21 November 2026.
const sunday = '2026-11-22'
const [morning, late, monday] = ['2026-11-22T07:00-09:00', '2026-11-22T09:00-11:00', '2026-11-23T07:00-09:00']
const noBoats = 'no boats went out'

eachDatabase((_, open) => {
  test('a new shop has a week and fourteen days; a week that is set plans those that staff did not', async () => {
    const { asif } = await openRoom(open)
    const { body: was } = await asif.press('slotWeek', {}, undefined)
    expect(was).toMatchObject({ version: 0, now: expect.any(Number) as number })
    expect(was.days.map(({ slots }) => slots.length)).toEqual(Array.from({ length: 14 }, () => 3))

    const own = was.pattern[0]?.slice(0, 1).map((plan) => ({ ...plan, capacity: 5 })) ?? []
    const day = { day: sunday }
    const { body: alone } = await asif.press('setSlotDay', day, { key: newKey(), seen: 1, plans: own })
    expect([alone.day.isOwn, alone.day.slots.map(({ capacity }) => capacity)]).toEqual([true, [5]])

    const pattern = was.pattern.map((plans) => plans.slice(1).map((plan) => ({ ...plan, capacity: 7 })))
    const press = { key: newKey(), seen: 0, pattern }
    const answers = [await asif.press('setSlotWeek', {}, press), await asif.press('setSlotWeek', {}, press)]
    for (const { status, body } of answers) {
      expect([status, body.version > 0, body.changed?.by]).toEqual([200, true, { who: 'staff', name: 'Asif' }])
      expect(body.days.find((one) => one.day === sunday)?.slots.map(({ capacity }) => capacity)).toEqual([5])
      expect(body.days.at(-1)?.slots.map(({ capacity }) => capacity)).toEqual([7, 7])
    }
    const { body: back } = await asif.press('followWeek', day, { key: newKey(), seen: alone.day.version })
    expect([back.day.isOwn, back.day.slots.map(({ capacity }) => capacity)]).toEqual([false, [7, 7]])
  })

  test('a slot with orders that is planned no more keeps them and takes no other; without orders it goes', async () => {
    const { asif, order, refusedAt } = await openRoom(open)
    const { id } = await order(asha, morning)
    const { pattern } = (await asif.press('slotWeek', {}, undefined)).body
    const less = pattern.map((plans) => plans.slice(1))
    expect((await asif.press('setSlotWeek', {}, { key: newKey(), seen: 0, pattern: less })).status).toBe(200)
    const { body } = await asif.press('slotDay', { day: sunday }, undefined)
    expect(body.day.slots.map(({ hours, isOpen, taken }) => [hours.from, isOpen, taken])).toEqual([
      [420, false, 1],
      [540, true, 0],
      [1020, true, 0],
    ])
    expect(body.orders.map((one) => one.id)).toEqual([id])
    expect(await refusedAt(meena, morning)).toBe(409)
    const { body: next } = await asif.press('slotDay', { day: '2026-11-23' }, undefined)
    expect(next.day.slots.map(({ hours }) => hours.from)).toEqual([540, 1020])
  })

  test('who saw an older week or day is told who was quicker, and nothing changes', async () => {
    const { asif, owner } = await openRoom(open)
    const { pattern } = (await asif.press('slotWeek', {}, undefined)).body
    const both = await Promise.all(
      [asif, owner].map((one) => one.press('setSlotWeek', {}, { key: newKey(), seen: 0, pattern })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const lost = both.find(({ status }) => status === 409)?.body as unknown as { changed: { by: { who: string } } }
    expect(lost.changed.by.who).toBe('staff')

    const close = { seen: 1, reason: noBoats, choices: [] }
    const day = { day: sunday }
    expect((await owner.press('closeDay', day, { ...close, key: newKey() })).status).toBe(200)
    const told = await asif.press('setSlotDay', day, { key: newKey(), seen: 1, plans: [] })
    expect([told.status, told.body.changed?.by]).toEqual([409, { who: 'staff', name: owner.name }])
    const closed = await asif.press('setSlotDay', day, { key: newKey(), seen: 2, plans: [] })
    expect([closed.status, closed.body.message]).toEqual([409, 'This day is closed. Open it again first.'])
  })

  test('a plan that cannot be is refused with the place where it stands; a day of last week is none', async () => {
    const { asif } = await openRoom(open)
    const { pattern } = (await asif.press('slotWeek', {}, undefined)).body
    const [first, ...rest] = pattern[2] ?? []
    const wrong = pattern.map((plans, at) => (at === 2 && first ? [...rest, { ...first, to: 60 }] : plans))
    expect(await asif.press('setSlotWeek', {}, { key: newKey(), seen: 0, pattern: wrong })).toMatchObject({
      status: 400,
      body: { weekday: 2, place: 2 },
    })
    expect((await asif.press('slotDay', { day: '2026-11-20' }, undefined)).status).toBe(404)
    expect((await asif.press('setSlotDay', { day: 'x' }, { key: newKey(), seen: 1, plans: [] })).status).toBe(404)
    const cutter = await openCutter(open)
    expect((await cutter.press('slotDays', {}, undefined)).status).toBe(403)
  })

  test('a day is closed with a choice for each order: one moves and is told once, one is rejected, one is called', async () => {
    const room = await openRoom(open)
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
      `${moves.number} now comes on Monday, 23 November 2026, 7 to 9 am: ${noBoats}.`,
    )
  })

  test('what cannot be done of a closing is told, and the rest is done', async () => {
    const { asif, order, refusedAt } = await openRoom(open)
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
      'That time has no place left for it any more. Choose another.',
      'Somebody was quicker. This is how the order stands now.',
    ])
    expect(body.orders.map(({ id }) => id).toSorted()).toEqual([one.id, other.id].toSorted())
    const settled = await asif.press(
      'settleDay',
      { day: sunday },
      { key: newKey(), reason: noBoats, choices: [{ choice: 'move', orderId: one.id, seen: 1, slot: monday }] },
    )
    expect(settled.body.settled[0]?.why).toBeUndefined()
    expect(await refusedAt(asha, morning)).toBe(409)
    const opened = await asif.press('followWeek', { day: sunday }, { key: newKey(), seen: body.day.version })
    expect([opened.body.day.closed, opened.body.day.slots.map(({ isOpen }) => isOpen)]).toEqual([
      '',
      [true, true, true],
    ])
  })

  test(
    'of twenty who are in checkout while a day is closed, each is on its list or was refused',
    async () => {
      const { asif, tryToOrder, buyers } = await openRoom(open)
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

  test('the note of the season is the monsoon ban until staff say something else', async () => {
    const { asif, owner } = await openRoom(open)
    const { body: was } = await asif.press('seasonNote', {}, undefined)
    expect(was).toMatchObject({ version: 0, note: { from: '06-01', to: '07-31', isOn: true } })
    expect(was.note.text).toContain('mechanised boats')
    const note = { ...was.note, text: 'Fewer boats.', isOn: false }
    const set = await asif.press('setSeasonNote', {}, { key: newKey(), seen: 0, note })
    expect([set.status, set.body.note]).toEqual([200, note])
    expect((await owner.press('setSeasonNote', {}, { key: newKey(), seen: 0, note })).status).toBe(409)
    const wrong = { ...note, from: '31-06' }
    expect(
      (await owner.press('setSeasonNote', {}, { key: newKey(), seen: set.body.version, note: wrong })).status,
    ).toBe(400)
  })
})

type Placed = { status: number; body: { _id: string; slots?: readonly unknown[] } }

async function openRoom(open: Open) {
  const shop = await openAccountsShop(open, { environment: { LIMITS: 'order-per-address=1000' } })
  const [asif, owner] = [await atDesk(shop, 'counter'), await atDesk(shop, 'owner')]
  const known = new Map<string, { token: string; user: { id: string } | undefined }>()

  async function buyer(who: typeof asha) {
    const found = known.get(who.email) ?? (await shop.proven(who))
    known.set(who.email, found)
    return found
  }

  async function tryToOrder({ token, user }: Awaited<ReturnType<typeof buyer>>, slot: string): Promise<Placed> {
    const answer = await shop.call('/orders', { ...ashasOrder({ userId: user?.id ?? '' }), slot }, { token })
    return answer as unknown as Placed
  }

  async function order(who: typeof asha, slot: string) {
    shop.later(1)
    const { status, body } = await tryToOrder(await buyer(who), slot)
    if (status !== 201) throw new Error(`an order could not be placed: ${JSON.stringify(body)}`)
    const row = await shop.database.read
      .selectFrom('orders')
      .select(['id', 'number'])
      .where('id', '=', body._id)
      .executeTakeFirstOrThrow()
    return row
  }

  return {
    shop,
    asif,
    owner,
    order,
    tryToOrder,
    refusedAt: async (who: typeof asha, slot: string) => (await tryToOrder(await buyer(who), slot)).status,
    async buyers(count: number) {
      const people: Awaited<ReturnType<typeof buyer>>[] = []
      for (let nr = 0; nr < count; nr += 1)
        people.push(
          await shop.signedIn({
            ...asha,
            email: `b${nr}@example.com`,
            mobile: `98765 5${String(nr).padStart(4, '0')}`,
          }),
        )
      return people
    },
    async slotOf(orderId: string) {
      const row = await shop.database.read
        .selectFrom('orders')
        .select('slot_id')
        .where('id', '=', orderId)
        .executeTakeFirst()
      return row?.slot_id
    },
  }
}

const openCutter = async (open: Open) => atDesk(await openAccountsShop(open), 'cutter')
