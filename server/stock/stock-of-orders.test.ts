import { expect, test } from 'vitest'
import { seconds } from '#shop/time.ts'
import { openStockRoom, paplet } from '#tests/rooms/stock-room.ts'
import { reading } from '#tests/rooms/weighings.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('a shop that counts nothing sells whatever is ordered, and writes nothing about it', async () => {
    const shop = await openStockRoom(open)
    expect((await shop.order(2)).status).toBe(201)
    expect(await shop.cell()).toMatchObject({ isCounted: false, version: 0, reserved: 0 })
    expect(await shop.database.read.selectFrom('stock_moves').selectAll().execute()).toEqual([])
  })

  test('what is ordered is set aside, and the last of it is sold once', async () => {
    const shop = await openStockRoom(open)
    await shop.counted(2200)
    expect((await shop.order(3)).status).toBe(201)
    expect(await shop.figures()).toEqual({ kept: 2200, reserved: 1500, left: 700 })
    const short = await shop.order(2)
    expect([short.status, short.body]).toMatchObject([
      409,
      {
        message:
          'Only 500 g of Whole Silver Pomfret (Paplet), Jumbo is left. Choose less; everything else in your cart stays as it is.',
        short: { id: 'pdpImage4', size: 'Jumbo', left: 500 },
      },
    ])
    expect((await shop.order(1)).status).toBe(201)
    expect((await shop.order(1)).body.message).toContain('is out of stock')
    expect(await shop.figures()).toEqual({ kept: 2200, reserved: 2000, left: 200 })
  })

  test('a cart is taken whole or not at all: where its second line is short, nothing of the first is set aside', async () => {
    const shop = await openStockRoom(open)
    const prawns = { species: 'prawns', size: 'Jumbo' }
    await shop.counted(5000)
    await shop.counted(400, prawns)
    const line = { id: 'pdpImage1', size: 'Jumbo', weight: '500 g', price: 450, quantity: 1 }
    const short = await shop.order(1, [line])
    expect([short.status, short.body.short]).toEqual([409, { id: 'pdpImage1', size: 'Jumbo', left: 250 }])
    expect(await shop.figures()).toEqual({ kept: 5000, reserved: 0, left: 5000 })
    expect(await shop.figures(prawns)).toEqual({ kept: 400, reserved: 0, left: 400 })
  })

  test('a net pack takes as much fish as goes into it before it is cleaned', async () => {
    const shop = await openStockRoom(open)
    const prawns = { species: 'prawns', size: 'Jumbo' }
    await shop.counted(2000, prawns)
    const cut = shop.snapshot.current().products.find(({ species, cut: how }) => species === 'prawns' && how === 'cut')
    expect(cut).toMatchObject({ labelWeight: 'net' })
    const price = Number(cut?.prices['Jumbo']?.['250 g']) / 100
    const line = { id: cut?.cartId ?? '', size: 'Jumbo', weight: '250 g', price, quantity: 2 }
    expect((await shop.order(1, [line])).status).toBe(201)
    const loss = cut?.lossPercent ?? 0
    expect((await shop.cell(prawns)).reserved).toBe(Math.ceil((500 * 100) / (100 - loss)))
  })

  test('who cancels gives it back, and it is there again for others', async () => {
    const shop = await openStockRoom(open)
    await shop.counted(1000)
    const { body } = await shop.order(2)
    expect((await shop.order(1)).status).toBe(409)
    await shop.database.run.cancelOrder({ orderId: body._id, userId: shop.userId, at: shop.now() })
    expect(await shop.figures()).toEqual({ kept: 1000, reserved: 0, left: 1000 })
    expect((await shop.order(2)).status).toBe(201)
  })

  test('a rejected order gives it back, and taking that back takes it again, unless others have ordered it', async () => {
    const shop = await openStockRoom(open)
    const { counter } = shop.staff
    await shop.counted(1000)
    const id = (await shop.order(2)).body._id
    await shop.press(counter, 'reject', id, { reason: 'closed' })
    expect((await shop.figures()).left).toBe(1000)
    expect((await shop.undo(counter, id, 2)).status).toBe(200)
    expect(await shop.figures()).toEqual({ kept: 1000, reserved: 1000, left: 0 })
    await shop.press(counter, 'reject', id, { reason: 'closed' })
    expect((await shop.order(1)).status).toBe(201)
    const late = await shop.undo(counter, id, 4)
    expect([late.status, late.body.message, late.body.order.status]).toEqual([
      409,
      'Others have ordered this fish since, so this cannot be undone.',
      'Rejected',
    ])
    expect(await shop.figures()).toEqual({ kept: 1000, reserved: 500, left: 500 })
  })

  test('weighing turns what was set aside into what the scale says, and weighing again corrects it', async () => {
    const shop = await openStockRoom(open)
    const { counter, cutter } = shop.staff
    await shop.counted(5000)
    const id = (await shop.order(2)).body._id
    await shop.press(counter, 'confirm', id)
    await shop.pastCutOff(id)
    await shop.press(cutter, 'start-cutting', id)
    await shop.weigh(cutter, id, 1, reading(940, { seen: 0 }))
    expect(await shop.figures()).toEqual({ kept: 4060, reserved: 0, left: 4060 })
    await shop.weigh(cutter, id, 1, reading(1010, { seen: 1, reason: 'A second look' }))
    expect(await shop.figures()).toEqual({ kept: 3990, reserved: 0, left: 3990 })
    expect((await shop.cell()).today).toEqual({ bought: 5000, sold: 1010, wasted: 0 })
    await shop.atLine(cutter, id, 1, 'left-out', { seen: 2, reason: 'Not fresh' })
    expect(await shop.figures()).toEqual({ kept: 5000, reserved: 0, left: 5000 })
  })

  test('a line that another size stands for gives back its own, and what it needs of the other is promised to it', async () => {
    const shop = await openStockRoom(open)
    const { counter, cutter } = shop.staff
    await shop.counted(5000)
    const other = { ...paplet, size: 'Extra Large' }
    await shop.counted(700, other)
    const id = (await shop.order(2)).body._id
    await shop.press(counter, 'confirm', id)
    await shop.pastCutOff(id)
    await shop.press(cutter, 'start-cutting', id)
    const { body } = await shop.onScale(cutter, id)
    const to = body.lines[0]?.replacements.find(({ size }) => size === 'Extra Large')
    const told = await shop.atLine(cutter, id, 1, 'replacements', { seen: 0, productId: 4, size: to?.size })
    expect(told.status).toBe(200)
    expect(await shop.figures()).toEqual({ kept: 5000, reserved: 0, left: 5000 })
    expect(await shop.cell(other)).toMatchObject({ kept: 700, reserved: 1000, left: 0, missing: 300 })
    await shop.cameIn(400, other)
    expect(await shop.figures(other)).toEqual({ kept: 1100, reserved: 1000, left: 100 })
    await shop.weigh(cutter, id, 2, reading(980, { seen: 0 }))
    expect(await shop.figures(other)).toEqual({ kept: 120, reserved: 0, left: 120 })
  })

  test('what was weighed for an order that came back is asked about: into the cold room, or thrown away', async () => {
    const shop = await openStockRoom(open)
    const { counter, rider } = shop.staff
    await shop.counted(2000)
    const id = (await shop.order(2)).body._id
    await shop.out(id)
    await shop.press(rider, 'not-delivered', id, { reason: 'nobody there' })
    await shop.press(counter, 'take-back', id)
    expect((await shop.ask(counter)).body.cameBack).toEqual([])
    shop.later(seconds(30))
    const { cameBack } = (await shop.ask(counter)).body
    expect(cameBack).toMatchObject([{ orderId: id, lineNo: 1, ...paplet, grams: 1000 }])
    const goes = { orderId: id, lineNo: 1, key: crypto.randomUUID(), goes: 'to-waste' }
    expect((await shop.ask(counter, '/came-back', goes)).body.cameBack).toEqual([])
    expect((await shop.ask(counter, '/came-back', goes)).status).toBe(200)
    expect((await shop.ask(counter, '/came-back', { ...goes, key: crypto.randomUUID() })).status).toBe(409)
    expect(await shop.cell()).toMatchObject({ kept: 1000, left: 1000, today: { sold: 0, wasted: 1000 } })
  })

  test('an order of before the count takes nothing until it is weighed, and then what the scale says', async () => {
    const shop = await openStockRoom(open)
    const { counter, cutter } = shop.staff
    const id = (await shop.order(2)).body._id
    await shop.counted(600)
    expect(await shop.figures()).toEqual({ kept: 600, reserved: 0, left: 600 })
    await shop.press(counter, 'confirm', id)
    await shop.pastCutOff(id)
    await shop.press(cutter, 'start-cutting', id)
    await shop.weigh(cutter, id, 1, reading(980, { seen: 0 }))
    expect(await shop.figures()).toEqual({ kept: 0, reserved: 0, left: 0 })
    expect((await shop.history()).map(({ kind, grams }) => [kind, grams])).toEqual([
      ['sold', 980],
      ['counted', 380],
      ['counted', 600],
    ])
  })

  test('what shoppers are told changes with the order that took the last of it', async () => {
    const shop = await openStockRoom(open)
    await shop.counted(1000)
    const told = () => shop.snapshot.current().products.find(({ id }) => id === 4)?.stock
    expect(told()).toEqual({ Jumbo: { left: 1000 } })
    await shop.order(2)
    await shop.changes.refresh()
    expect(told()).toEqual({ Jumbo: { left: 'none' } })
  })
})
