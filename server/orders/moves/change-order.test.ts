import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { hours, minutes, seconds } from '#shop/time.ts'
import { type Answer, openChanging } from '#tests/rooms/changing-room.ts'
import { papletLine } from '#tests/rooms/orders-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { stateWords } from '#words/staff-orders.ts'

const rawas = { id: 'pdpImage1', size: 'Jumbo', weight: '500 g', price: 450, quantity: 1 }

eachDatabase((_, open) => {
  test('who changes their order has it from then on as they want it: lines, sums, search and what happened', async () => {
    const shop = await openChanging(open)
    const id = await shop.ordered()
    const lines = [{ ...papletLine, line: 1, quantity: 1 }, rawas]
    const { status, body } = await shop.change(id, { lines, totalPrice: 1450, ifMissing: 'leave-out', note: 'thin' })
    expect([status, body.version, body.order.changeable, body.ifMissing, body.order.note]).toEqual([
      200,
      2,
      true,
      'leave-out',
      'thin',
    ])
    expect(body.lines.map(({ line, quantity, price }) => [line, quantity, price])).toEqual([
      [1, 1, 1000],
      [2, 1, 450],
    ])
    expect(body.order).toMatchObject({ totalPrice: 1450, status: 'Pending' })
    const found = await shop.asAsha<{ data: object[] }>('/orders/userorders?search=prawns')
    expect(found.body.data).toHaveLength(1)
    const { body: whole } = await shop.call(shop.staff.counter, `orders/${id}`)
    expect(whole).toMatchObject({ order: { version: 2, last: { move: 'change', by: { who: 'shopper' } } } })
    expect(await shop.database.read.selectFrom('order_changes').select(['change_no', 'version']).execute()).toEqual([
      { change_no: 1, version: 1 },
    ])
  })

  test('a most that is less than the order would cost changes nothing: the answer tells the sums of today', async () => {
    const shop = await openChanging(open)
    const id = await shop.ordered()
    const refused = await shop.change(id, shop.packs(3, { mostPrice: 2999 }))
    expect([refused.status, refused.body]).toMatchObject([409, { totalPrice: 3000, mostPrice: 3000 }])
    expect(refused.body.message).toMatch(
      /^Today this order would come to about ₹3,000.00, max ₹3,000.00. That is more than/,
    )
    expect((await shop.look(id)).version).toBe(1)
    expect((await shop.change(id, shop.packs(3, { mostPrice: 3000 }))).status).toBe(200)
  })

  test('the fish that it does not need goes back, what it needs more is taken, all or none', async () => {
    const shop = await openChanging(open)
    await shop.counted(1500)
    const id = await shop.ordered(2)
    expect(await shop.figures()).toEqual({ kept: 1500, reserved: 1000, left: 500 })
    expect((await shop.change(id, shop.packs(1))).status).toBe(200)
    expect(await shop.figures()).toEqual({ kept: 1500, reserved: 500, left: 1000 })
    const short = await shop.change(id, shop.packs(4, { version: 2 }))
    expect([short.status, short.body.short]).toEqual([409, { id: 'pdpImage4', size: 'Jumbo', left: 1000 }])
    expect(short.body.message).toMatch(/^Only 1 kg more of .+ nothing has changed yet\.$/)
    expect(await shop.figures()).toEqual({ kept: 1500, reserved: 500, left: 1000 })
    expect((await shop.change(id, shop.packs(3, { version: 2 }))).status).toBe(200)
    expect(await shop.figures()).toEqual({ kept: 1500, reserved: 1500, left: 0 })
    const swapped = { lines: [{ ...papletLine, quantity: 3 }], totalPrice: 3000, version: 3 }
    expect((await shop.change(id, swapped)).body.lines).toMatchObject([{ line: 2, quantity: 3 }])
    expect(await shop.figures()).toEqual({ kept: 1500, reserved: 1500, left: 0 })
    await shop.database.run.cancelOrder({ orderId: id, userId: shop.userId, at: shop.now() })
    expect(await shop.figures()).toEqual({ kept: 1500, reserved: 0, left: 1500 })
  })

  test('the place in the old slot is free again, and the cut-off is that of the new one', async () => {
    const shop = await openChanging(open)
    const id = await shop.ordered()
    const [before] = await shop.slots()
    const { body: all } = await shop.asAsha<{ slots: { name: string; cutOffAt: number }[] }>('/slots?pincode=400012')
    const had = (await shop.look(id)).order.slot?.name
    const later = all.slots.find(({ name }) => name !== had)
    const { status, body } = await shop.change(id, { slot: later?.name ?? '' })
    expect([status, body.order.slot?.name]).toEqual([200, later?.name])
    expect(Date.parse(body.order.slot?.changeUntil ?? '')).toBe(later?.cutOffAt)
    const after = await shop.slots()
    expect([after.length, after[0]?.taken, after[0]?.id === before?.id]).toEqual([1, 1, false])
    expect((await shop.change(id, { slot: '2020-01-01T07:00-09:00', version: 2 })).status).toBe(409)
    expect(await shop.slots()).toEqual(after)
  })

  test('a repeated request changes once, another with its key is refused, and one who saw less is shown how it stands', async () => {
    const shop = await openChanging(open)
    const id = await shop.ordered()
    const first = await shop.change(id, shop.packs(1), 'a-key')
    expect((await shop.change(id, shop.packs(1), 'a-key')).body).toEqual(first.body)
    expect((await shop.change(id, shop.packs(3), 'a-key')).status).toBe(422)
    const late = await shop.change(id, shop.packs(3))
    expect([late.status, late.body.now?.version, late.body.now?.order.totalPrice]).toEqual([409, 2, 1000])
    expect(late.body.message).toContain('has changed since you opened it')
    expect((await shop.change(id, shop.packs(1, { version: 2 }))).body.message).toBe(
      'You have not changed anything yet.',
    )
  })

  test('a confirmed order is canceled until its cut-off: the counter reads by whom, and the message that said it comes is not sent', async () => {
    const shop = await openChanging(open)
    const { counter } = shop.staff
    await shop.proven()
    const id = await shop.ordered()
    await shop.press(counter, 'confirm', id)
    const { order } = await shop.look(id)
    expect([order.status, order.cancellable]).toEqual(['Confirmed', true])
    const canceled = await shop.asAsha<Answer>(`/orders/${id}/cancel`, undefined, {
      method: 'PATCH',
      key: randomUUID(),
    })
    expect(canceled.status).toBe(200)
    const { orders } = (await shop.call(counter, 'orders')).body
    expect(orders.find((one) => one.id === id)).toMatchObject({
      status: 'Canceled',
      last: { move: 'cancel', by: { who: 'shopper' } },
    })
    expect(stateWords.Canceled).toBe('Cancelled by customer')
    shop.later(minutes(2))
    expect(await shop.texts('order-confirmed')).toEqual([])
  })

  test('past its cut-off it is not canceled either, and its buyer is told until when that was and whom to call', async () => {
    const shop = await openChanging(open)
    const { counter, cutter } = shop.staff
    const [late, begun] = [await shop.ordered(), await shop.ordered()]
    await shop.press(counter, 'confirm', begun)
    await shop.pastCutOff(begun)
    await shop.press(cutter, 'start-cutting', begun)
    const cancel = (id: string) =>
      shop.asAsha<Answer>(`/orders/${id}/cancel`, undefined, { method: 'PATCH', key: randomUUID() })
    expect((await cancel(begun)).body.message).toMatch(/^We are preparing this order, .+ Call us at /)
    const { order } = await shop.look(late)
    expect([order.cancellable, order.changeable]).toEqual([true, true])
    shop.later(Date.parse(order.slot?.changeUntil ?? '') - shop.now())
    const told = await cancel(late)
    expect([told.status, told.body.message]).toEqual([
      409,
      expect.stringMatching(/^This order could be cancelled until 1 pm on Saturday 21 November. Call us at /),
    ])
    const inHindi = await shop.asAsha<Answer>(`/orders/${late}/cancel`, undefined, {
      method: 'PATCH',
      key: randomUUID(),
      language: 'hi',
    })
    expect(inHindi.body.message).toContain('शनिवार 21 नवंबर को दोपहर 1 बजे')
    const { order: now } = await shop.look(late)
    expect([now.status, now.cancellable, now.changeable]).toEqual(['Pending', false, false])
  })

  test('a change that finds no place or no fish has used up none of the changes of its hour', async () => {
    const shop = await openChanging(open, { environment: { LIMITS: 'change-per-account=1' } })
    const id = await shop.ordered()
    for (let nr = 0; nr < 3; nr += 1) {
      const refused = await shop.change(id, shop.packs(1, { slot: '2026-11-22T03:00-04:00' }))
      expect([refused.status, refused.body.message]).not.toEqual([429, expect.anything()])
    }
    expect((await shop.change(id, shop.packs(1))).status).toBe(200)
    expect((await shop.change(id, shop.packs(2, { version: 2 }))).status).toBe(429)
  })

  test('whoever changes an order more often than a hand can waits, and the order stays as it is', async () => {
    const shop = await openChanging(open, { environment: { LIMITS: 'change-per-account=2' } })
    const id = await shop.ordered()
    expect((await shop.change(id, shop.packs(1))).status).toBe(200)
    expect((await shop.change(id, shop.packs(2, { version: 2 }))).status).toBe(200)
    const often = await shop.change(id, shop.packs(1, { version: 3 }))
    expect(often.status).toBe(429)
    expect((await shop.look(id)).version).toBe(3)
  })

  test('who has the order on the screen at the counter is told that it changed, and what', async () => {
    const shop = await openChanging(open)
    const { counter, cutter } = shop.staff
    const id = await shop.ordered()
    await shop.press(counter, 'confirm', id)
    await shop.change(id, shop.packs(1, { version: 2 }))
    const late = await shop.press(cutter, 'start-cutting', id, { seen: 2 })
    expect([late.status, late.body]).toMatchObject([409, { order: { last: { move: 'change' }, version: 3 } }])
    const { body } = await shop.call(counter, `orders/${id}`)
    expect(body).toMatchObject({
      changes: [
        {
          status: 'Confirmed',
          what: [
            { what: 'quantity', was: 2, line: { quantity: 1 } },
            { what: 'total', was: 200_000, is: 100_000 },
          ],
        },
      ],
    })
    await shop.pastCutOff(id)
    expect((await shop.press(cutter, 'start-cutting', id, { seen: 3 })).status).toBe(200)
  })

  test('the buyer reads once what the order is since then', async () => {
    const shop = await openChanging(open)
    await shop.proven()
    const id = await shop.ordered()
    await shop.change(id, shop.packs(1), 'a-key')
    await shop.change(id, shop.packs(1), 'a-key')
    shop.later(seconds(30))
    const texts = await shop.texts('order-changed')
    expect(texts).toHaveLength(1)
    expect(texts[0]).toMatch(
      /^Darya: order \S+ has been changed as you asked. Delivery Sat 21 Nov, 5-7 pm\. Please keep about Rs 1,000 /,
    )
    const { body } = await shop.asAsha<{ orders: { steps: object[] }[] }>(`/orders/progress?orders=${id}`)
    expect(body.orders[0]?.steps).toMatchObject([{ status: 'Pending' }, { status: 'Pending', changed: true }])
  })

  test('what is weighed, billed and labelled is the order as it was changed; a line that replaces another has a number of its own', async () => {
    const shop = await openChanging(open)
    const { counter, cutter } = shop.staff
    const lines = [{ ...papletLine, line: 1 }, rawas]
    const id = await shop.ordered()
    await shop.change(id, { lines, totalPrice: 2450 })
    await shop.change(id, { version: 2 })
    await shop.press(counter, 'confirm', id)
    await shop.pastCutOff(id)
    await shop.press(cutter, 'start-cutting', id)
    const { body } = (await shop.onScale(cutter, id)) as {
      body: { lines: { lineNo: number; replacements: object[] }[] }
    }
    expect(body.lines.map(({ lineNo }) => lineNo)).toEqual([1])
    shop.later(hours(1))
    const replaced = await shop.atLine(cutter, id, 1, 'replacements', {
      seen: 0,
      key: randomUUID(),
      productId: 4,
      size: 'Medium',
    })
    expect(replaced.status).toBe(200)
    const after = (await shop.onScale(cutter, id)) as { body: { lines: { lineNo: number }[] } }
    expect(after.body.lines.map(({ lineNo }) => lineNo)).toEqual([1, 3])
  })
})
