import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { commands } from '#server/commands.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { asha } from '#tests/rooms/accounts.ts'
import { atDesk } from '#tests/rooms/desk.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { patiently } from '#tests/rooms/patiently.ts'
import { monday, morning, openSlotsDesk } from '#tests/rooms/slots-desk.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { openWeighingRoom } from '#tests/rooms/weighing-room.ts'
import { reading } from '#tests/rooms/weighings.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'

type Told = { readonly status: number; readonly body: StaffGives<'tickLine'> & { readonly message?: string } }

const { numRuns: races } = runsOf(1000)

eachDatabase((_, open, { fresh }) => {
  async function openCutting() {
    const shop = await openWeighingRoom(open)
    const id = await shop.cutting({ lines: [shop.line(), shop.line({ quantity: 1 })] })
    const press = (who: keyof typeof shop.staff, line: number, body: object) =>
      shop.atLine(shop.staff[who], id, line, 'ticks', { list: 'cut', ...body }) as unknown as Promise<Told>
    const on = { does: 'tick', quantity: 2, cleaning: '' }
    const ticks = async () =>
      ((await shop.call(shop.staff.counter, 'ticks')) as unknown as { body: StaffGives<'ticks'> }).body.ticks
    return { ...shop, id, press, on, ticks }
  }

  test('what Bhau ticks off stands at every tablet with his name, and in the log; the order itself is as it was', async () => {
    const { press, on, ticks, database, staff, call, id } = await openCutting()
    const before = (await call(staff.counter, `orders/${id}`)).body.order.version
    expect((await press('cutter', 1, { wish: on })).body.already).toBeUndefined()
    expect(await ticks()).toMatchObject([{ order: id, line: 1, list: 'cut', by: { name: 'Bhau' } }])
    expect((await call(staff.counter, `orders/${id}`)).body.order.version).toBe(before)
    const acts = database.read.selectFrom('staff_acts').select(['thing', 'after_json']).where('act', '=', 'tick-lines')
    const [act] = await acts.execute()
    expect([act?.thing, JSON.parse(act?.after_json ?? '')]).toEqual([
      `order/${id}`,
      { line: 1, list: 'cut', ticked: true },
    ])
  })

  test('who ticks the same a moment later reads who was quicker, and it is not done twice', async () => {
    const { press, on, ticks } = await openCutting()
    await press('cutter', 1, { wish: on })
    const second = await press('counter', 1, { wish: on })
    expect([second.status, second.body.already]).toEqual([200, { name: 'Bhau' }])
    expect(await ticks()).toMatchObject([{ by: { name: 'Bhau' } }])
  })

  test('a press that comes again counts once, and its key does nothing else', async () => {
    const { press, on, ticks } = await openCutting()
    const key = randomUUID()
    for (const _time of [1, 2]) expect((await press('cutter', 1, { key, wish: on })).status).toBe(200)
    await press('counter', 1, { wish: { does: 'untick', tick: key } })
    expect((await press('cutter', 1, { key, wish: on })).status).toBe(200)
    expect(await ticks(), 'it was taken off since').toEqual([])
    expect((await press('cutter', 2, { key, wish: { ...on, quantity: 1 } })).status).toBe(422)
  })

  test('a tick is taken off by who saw it: what came since stays', async () => {
    const { press, on, ticks } = await openCutting()
    const [first, second] = [randomUUID(), randomUUID()]
    await press('cutter', 1, { key: first, wish: on })
    await press('cutter', 1, { wish: { does: 'untick', tick: first } })
    await press('counter', 1, { key: second, wish: on })
    await press('cutter', 1, { wish: { does: 'untick', tick: first } })
    expect(await ticks()).toMatchObject([{ key: second, by: { name: 'Asif' } }])
  })

  test('the lists have ticks of their own, and a weighed item has none', async () => {
    const { press, on, ticks, weigh, staff, id } = await openCutting()
    await press('cutter', 1, { wish: on })
    await press('counter', 1, { list: 'pack', wish: on })
    await press('cutter', 2, { wish: { ...on, quantity: 1 } })
    expect((await ticks()).map(({ line, list }) => `${line} ${list}`)).toEqual(['1 cut', '1 pack', '2 cut'])
    await weigh(staff.cutter, id, 1, reading(1000, { seen: 0 }))
    expect((await ticks()).map(({ line, list }) => `${line} ${list}`)).toEqual(['2 cut'])
    const late = await press('cutter', 1, { wish: on })
    expect([late.status, (await ticks()).length], 'it is cut, and further on than that').toEqual([200, 1])
  })

  test('what is called off, changed, or can still be changed is not ticked, and a sentence says why', async () => {
    const { press, on, ticks, placed, atLine, staff, call, id } = await openCutting()
    const { message: changed } = (await press('cutter', 1, { wish: { ...on, quantity: 3 } })).body
    expect(changed).toMatch(/has just changed/)
    await press('cutter', 1, { wish: on })
    await atLine(staff.counter, id, 1, 'left-out', { seen: 0, reason: 'none left' })
    expect(await ticks()).toEqual([])
    expect((await press('cutter', 1, { wish: on })).body.message).toMatch(/called off/)
    const pending = await placed()
    const early = await call(staff.cutter, `orders/${pending}/lines/1/ticks`, {
      key: randomUUID(),
      list: 'cut',
      wish: on,
    })
    expect([early.status, early.body.message]).toEqual([409, expect.stringMatching(/called off/)])
  })

  test('no tick is of more than a line can hold, or of words that nobody orders', async () => {
    const { press, on, ticks } = await openCutting()
    for (const wrong of [{ quantity: 0 }, { quantity: 1.5 }, { quantity: 1e9 }, { cleaning: 'x'.repeat(81) }])
      expect((await press('cutter', 1, { wish: { ...on, ...wrong } })).status).toBe(400)
    expect(await ticks()).toEqual([])
  })

  test('an order that goes to a day whose cut-off is ahead has no ticks left: nobody has cut anything for that', async () => {
    const { shop, order } = await openSlotsDesk(open)
    const { id } = await order(asha, morning)
    shop.later(Date.UTC(2026, 10, 22, 0, 30) - shop.now())
    const asif = await atDesk(shop, 'counter')
    await asif.press('moveOrder', { id }, { key: randomUUID(), seen: 1, move: 'confirm' })
    const [line] = (await asif.press('order', { id }, {})).body.order.lines
    const { quantity = 0, cleaning = '', lineNo = 0 } = line ?? {}
    const ticked = async (list: 'cut' | 'pack') => {
      const wish = { does: 'tick', quantity, cleaning } as const
      const press = { key: randomUUID(), list, wish }
      return (await asif.press('tickLine', { id, line: String(lineNo) }, press)).body.ticks.length
    }
    expect([await ticked('cut'), await ticked('pack')]).toEqual([1, 2])
    const moving = { key: randomUUID(), seen: 2, slot: monday, reason: 'no boats went out' }
    expect((await asif.press('moveToTime', { id }, moving)).status).toBe(200)
    expect((await asif.press('ticks', {}, {})).body.ticks).toEqual([])
  })

  test('no such order, no such item', async () => {
    const { press, on, call, staff } = await openCutting()
    const body = () => ({ key: randomUUID(), list: 'cut', wish: on })
    expect((await press('cutter', 9, { wish: on })).status).toBe(404)
    expect((await call(staff.cutter, 'orders/none/lines/1/ticks', body())).status).toBe(404)
  })

  test('two tablets tick one row at the same moment: one wins, and the other reads the name', async () => {
    const where = await fresh()
    const [one, other] = [await open(commands, { where }), await open(commands, { where })]
    const [bhau, asif] = [await staffOf(one, 'cutter'), await staffOf(one, 'counter')]
    const wish = { does: 'tick', quantity: 2, cleaning: '' } as const
    for (let race = 0; race < races; race += 1) {
      const order = newOrder({ message: undefined })
      const orderId = order.id
      await patiently(() => one.run.placeOrder(order))
      const by = { id: asif.id, role: 'counter', device: 'tablet' } as const
      const confirm = { orderId, seen: 1, key: randomUUID(), by, at: order.placedAt, move: 'confirm' } as const
      await patiently(() => one.run.makeStaffMove({ ...confirm, reason: '', rider: undefined, telling: undefined }))
      const press = (who: typeof bhau) => ({
        orderId,
        lineNo: 1,
        list: 'cut' as const,
        wish,
        key: randomUUID(),
        by: { staff: who.id, device: who.deviceId },
        at: order.placedAt + 1,
      })
      const both = await Promise.all([
        patiently(() => one.run.tickLine(press(bhau))),
        patiently(() => other.run.tickLine(press(asif))),
      ])
      const winner = both.findIndex((answer) => 'ticked' in answer)
      expect(both[winner]).toEqual({ ticked: true })
      expect(both[1 - winner]).toEqual({ refused: 'ticked-already', by: [bhau, asif][winner]?.id })
    }
  })
})
