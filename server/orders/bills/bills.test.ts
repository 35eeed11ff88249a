import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { orders } from '#server/orders/moves/orders-cli.ts'
import type { Bill, Printed } from '#shop/wire/staff/bills.ts'
import { openCounterRoom, type Told } from '#tests/rooms/counter-room.ts'
import { plentyFor } from '#tests/rooms/messages.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { atScale, reading } from '#tests/rooms/weighings.ts'
import { eachDatabase } from '#tests/running/databases.ts'

type Papers = Printed & { readonly bills: readonly Bill[]; readonly billTo: { name: string; lines: string[] } }

const papersIn = ({ status, body }: Told): Papers => {
  expect(status).toBe(200)
  return body as unknown as Papers
}

eachDatabase((_, open) => {
  async function room(options: Parameters<typeof openCounterRoom>[1] = {}) {
    const shop = await openCounterRoom(open, options)
    const bills = async (id: string) => papersIn(await shop.call(shop.staff.counter, `orders/${id}/bills`))
    const back = async (id: string) => {
      await shop.press(shop.staff.rider, 'not-delivered', id, { reason: 'Nobody there' })
    }
    const again = (id: string) => shop.press(shop.staff.counter, 'send-out', id, { rider: shop.staff.rider.id })
    return { ...shop, bills, back, again }
  }

  test('an order gets its bill when it goes out, and keeps it when it goes out again for the same sum', async () => {
    const { placed, out, bills, back, again } = await room()
    const [first, second] = [await placed(), await placed()]
    expect((await bills(first)).bills).toEqual([])
    await out(first)
    await out(second)
    await back(first)
    await again(first)
    expect((await bills(first)).bills).toMatchObject([
      { number: 'D2627/000001', totalPaise: 200_000, roundingPaise: 0, isStanding: true, gstin: '', creditNotes: [] },
    ])
    expect((await bills(second)).bills.map(({ number }) => number)).toEqual(['D2627/000002'])
  })

  test('what is weighed again and goes out for another sum has its old bill credited, and gets a new one', async () => {
    const shop = await room()
    const { placed, out, bills, again, undo, staff } = shop
    const id = await placed()
    await out(id)
    expect((await undo(staff.counter, id, 6)).status).toBe(200)
    const lighter = reading(950, { seen: 1, reason: 'One fish was soft' })
    expect((await atScale(shop, staff.cutter, id, 'lines/1/weighings', lighter)).status).toBe(200)
    expect((await again(id)).status).toBe(200)
    expect((await bills(id)).bills).toMatchObject([
      { number: 'D2627/000001', isStanding: false, creditNotes: [{ paise: 200_000, cause: 'billed-again' }] },
      { number: 'D2627/000002', totalPaise: 190_000, isStanding: true, creditNotes: [] },
    ])
  })

  test('what comes back for good is credited, and nothing of it can be credited twice', async () => {
    const { placed, out, bills, back, press, staff, call } = await room()
    const id = await placed()
    await out(id)
    await back(id)
    await press(staff.counter, 'take-back', id)
    const [bill] = (await bills(id)).bills
    expect(bill).toMatchObject({
      isStanding: false,
      leftPaise: 0,
      creditNotes: [{ number: 'C2627/000001', paise: 200_000, cause: 'returned', reason: '' }],
    })
    const more = { key: randomUUID(), bill: bill?.number, paise: 1, reason: 'Not good' }
    const refused = await call(staff.owner, `orders/${id}/credit-notes`, more)
    expect([refused.status, refused.body.message]).toEqual([409, 'You can give back max ₹0.00 of this bill.'])
  })

  test('what went out, was taken back at once and rejected has its bill credited, and gets another when that is undone', async () => {
    const { placed, out, bills, again, press, undo, staff } = await room()
    const id = await placed()
    await out(id)
    expect((await undo(staff.counter, id, 6)).status).toBe(200)
    expect((await press(staff.counter, 'reject', id, { reason: 'It was dropped' })).status).toBe(200)
    const credited = {
      number: 'D2627/000001',
      isStanding: false,
      leftPaise: 0,
      creditNotes: [{ number: 'C2627/000001', paise: 200_000, cause: 'rejected', reason: '' }],
    }
    expect((await bills(id)).bills).toMatchObject([credited])
    expect((await undo(staff.counter, id, 8)).status).toBe(200)
    expect((await again(id)).status).toBe(200)
    expect((await bills(id)).bills).toMatchObject([
      credited,
      { number: 'D2627/000002', totalPaise: 200_000, isStanding: true, creditNotes: [] },
    ])
  })

  test('what the operator notes as delivered keeps the bill of its sum, or gets one; where no bill was drawn there is none', async () => {
    const shop = await room({ environment: { SHOP_GSTIN: '27AAPFU0939F1ZV' } })
    const { placed, out, bills, undo, staff, database, settings, now } = shop
    const deliver = async (id: string) => {
      const { order } = await bills(id)
      await orders.run(['delivered', order.number], { database, settings, now: now(), budgetFor: plentyFor })
      return (await bills(id)).bills.map(({ number, totalPaise, isStanding, gstin }) => [
        number,
        totalPaise,
        isStanding,
        gstin,
      ])
    }
    const [same, lighter, never] = [await placed(), await placed(), await placed()]
    for (const id of [same, lighter]) {
      await out(id)
      await undo(staff.counter, id, 6)
    }
    await atScale(shop, staff.cutter, lighter, 'lines/1/weighings', reading(950, { seen: 1, reason: 'Soft' }))
    expect(await deliver(same)).toEqual([['D2627/000001', 200_000, true, '27AAPFU0939F1ZV']])
    expect(await deliver(lighter)).toEqual([
      ['D2627/000002', 200_000, false, '27AAPFU0939F1ZV'],
      ['D2627/000003', 190_000, true, '27AAPFU0939F1ZV'],
    ])
    expect(await deliver(never)).toEqual([])
  })

  test('the owner gives back a part with a reason, once for each press, and nobody else may', async () => {
    const { placed, out, bills, staff, call, database } = await room()
    const id = await placed()
    await out(id)
    const wanted = {
      key: randomUUID(),
      bill: 'D2627/000001',
      lineNo: 1,
      paise: 50_000,
      reason: 'One fish was not fresh',
    }
    expect((await call(staff.counter, `orders/${id}/credit-notes`, wanted)).status).toBe(403)
    for (let press = 0; press < 2; press += 1)
      expect((await call(staff.owner, `orders/${id}/credit-notes`, wanted)).status).toBe(200)
    expect((await call(staff.owner, `orders/${id}/credit-notes`, { ...wanted, paise: 1 })).status).toBe(422)
    const [bill] = (await bills(id)).bills
    expect(bill).toMatchObject({ totalPaise: 200_000, leftPaise: 150_000, isStanding: true })
    expect(bill?.creditNotes).toMatchObject([
      { number: 'C2627/000001', lineNo: 1, paise: 50_000, cause: 'by-owner', reason: 'One fish was not fresh' },
    ])
    const acts = await database.read
      .selectFrom('staff_acts')
      .select('reason')
      .where('act', '=', 'credit-buyers')
      .execute()
    expect(acts).toEqual([{ reason: 'One fish was not fresh' }])
    expect(
      (await call(staff.owner, `orders/${id}/credit-notes`, { ...wanted, key: randomUUID(), bill: 'x' })).status,
    ).toBe(404)
    const ofNoLine = { ...wanted, key: randomUUID(), lineNo: 2 }
    const { status, body } = await call(staff.owner, `orders/${id}/credit-notes`, ofNoLine)
    expect([status, body.message]).toEqual([404, 'This order has no such item.'])
  })

  test('a registered shop draws its bills under its number', async () => {
    const { placed, out, bills } = await room({ environment: { SHOP_GSTIN: '27AAPFU0939F1ZV' } })
    const id = await placed()
    await out(id)
    const { bills: drawn, lines, billTo, seller } = await bills(id)
    expect(drawn.map(({ gstin }) => gstin)).toEqual(['27AAPFU0939F1ZV'])
    expect(lines).toMatchObject([{ hsn: '0302', taxPercent: 0, pricePaise: 200_000, state: 'weighed', packer: 'Bhau' }])
    expect(billTo.name).toBe('Asha Koli')
    expect(seller).toMatchObject({ fssai: '10000000000000', isSample: true })
  })

  test('the label of an item that was weighed after labels were printed from a browser is the first of it', async () => {
    const shop = await room()
    const { placed, press, staff, call, later } = shop
    const [line] = newOrder().lines
    if (line === undefined) throw new Error('no line')
    const id = await placed({ lines: [line, { ...line, cartId: 'second' }] })
    await press(staff.counter, 'confirm', id)
    await press(staff.cutter, 'start-cutting', id)
    const weigh = (lineNo: number) =>
      atScale(shop, staff.cutter, id, `lines/${lineNo}/weighings`, reading(1000, { seen: 0 }))
    expect((await weigh(1)).status).toBe(200)
    expect((await call(staff.cutter, `orders/${id}/prints`, { key: randomUUID(), paper: 'labels' })).status).toBe(200)
    later(1000)
    expect((await weigh(2)).status).toBe(200)
    const { lines } = papersIn(await call(staff.cutter, `orders/${id}/labels`))
    expect(lines.map(({ timesPrinted }) => timesPrinted)).toEqual([1, 0])
  })

  test('the cutter prints slips without buyer and sums, and no bill', async () => {
    const { placed, staff, call } = await room()
    const id = await placed()
    const slip = papersIn(await call(staff.cutter, `orders/${id}/slip`))
    expect(slip).toMatchObject({ timesPrinted: 0, isFinal: false })
    expect(Object.keys(slip)).not.toEqual(expect.arrayContaining(['totalPaise']))
    expect(slip.order.buyer).toBeUndefined()
    expect(JSON.stringify(slip)).not.toContain('Koli')
    expect((await call(staff.cutter, `orders/${id}/bills`)).status).toBe(403)
    const print = (paper: string) => call(staff.cutter, `orders/${id}/prints`, { key: randomUUID(), paper })
    expect((await print('bill')).status).toBe(403)
    expect([(await print('slip')).body, (await print('slip')).body, (await print('labels')).body]).toEqual([
      { timesPrinted: 0 },
      { timesPrinted: 1 },
      { timesPrinted: 0 },
    ])
    expect(papersIn(await call(staff.counter, `orders/${id}/slip`)).timesPrinted).toBe(2)
    expect((await call(staff.rider, `orders/${id}/slip`)).status).toBe(403)
    expect((await call(staff.counter, 'orders/no-such-order/slip')).status).toBe(404)
  })
})
