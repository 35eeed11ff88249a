import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { days, hours, seconds } from '#shop/time.ts'
import { openStockRoom, paplet } from '#tests/rooms/stock-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('kilos are counted and thrown away, each with who and when', async () => {
    const shop = await openStockRoom(open)
    expect((await shop.act('waste', { grams: 500, reason: 'Fell' })).body.message).toBe(
      'This fish is not tracked. Count it first.',
    )
    expect((await shop.counted(3000)).status).toBe(200)
    expect((await shop.counted(5500)).status).toBe(200)
    expect((await shop.act('waste', { grams: 250 })).body.why).toBe('reason-missing')
    expect((await shop.act('waste', { grams: 250, reason: 'Fell' })).status).toBe(200)
    expect(await shop.cell()).toMatchObject({
      kept: 5250,
      left: 5250,
      today: { bought: 5500, sold: 0, wasted: 250 },
      last: { does: 'waste', grams: 250, reason: 'Fell', by: { who: 'staff', name: 'Asif' }, at: shop.now() },
    })
    expect((await shop.history()).map(({ kind, grams, reason }) => [kind, grams, reason])).toEqual([
      ['wasted', 250, 'Fell'],
      ['counted', 2500, 'the morning'],
      ['counted', 3000, 'the morning'],
    ])
    expect((await shop.act('waste', { grams: 6000, reason: 'Fell' })).body).toMatchObject({
      why: 'more-than-left',
      message: 'Only 5.25 kg of it is free. The rest is ordered or gone.',
    })
  })

  test('a fish that is sold in no size has its history too', async () => {
    const shop = await openStockRoom(open)
    const halwa = { species: 'halwa', size: '' }
    expect((await shop.counted(2000, halwa)).status).toBe(200)
    expect((await shop.history(halwa)).map(({ kind, grams }) => [kind, grams])).toEqual([['counted', 2000]])
  })

  test('a count that finds more or less says why, and tells what was promised and does not lie there', async () => {
    const shop = await openStockRoom(open)
    await shop.counted(2000)
    await shop.order(3)
    expect((await shop.act('count', { kept: 1900 })).body.why).toBe('reason-missing')
    expect((await shop.act('count', { kept: 2000 })).status).toBe(200)
    const less = await shop.act('count', { kept: 1200, reason: 'A cat' })
    expect([less.status, less.body.missing]).toEqual([200, 300])
    expect(await shop.cell()).toMatchObject({ kept: 1200, reserved: 1500, left: 0, missing: 300 })
    expect((await shop.act('count', { kept: 1200 })).status).toBe(200)
  })

  test('the same press twice is done once, and under its key nothing else', async () => {
    const shop = await openStockRoom(open)
    await shop.counted(1000)
    const press = { grams: 400, reason: 'Fell', seen: 1, key: randomUUID() }
    expect((await shop.act('waste', press)).status).toBe(200)
    expect((await shop.act('waste', press)).status).toBe(200)
    expect((await shop.act('waste', { ...press, grams: 300 })).status).toBe(422)
    expect((await shop.cell()).kept).toBe(600)
  })

  test('of two at one cell the second reads who was quicker; an order in between is in nobody’s way', async () => {
    const shop = await openStockRoom(open)
    await shop.counted(1000)
    const { version: seen } = await shop.cell()
    await shop.order(1)
    expect((await shop.act('count', { kept: 1500, reason: 'more came', seen })).status).toBe(200)
    const late = await shop.act('waste', { grams: 900, reason: 'Fell', seen, who: shop.staff.owner })
    expect([late.status, late.body.why]).toEqual([409, 'stock-changed'])
    const shown = late.body.cells.find(({ species, size }) => species === paplet.species && size === paplet.size)
    expect(shown).toMatchObject({ version: seen + 1, last: { does: 'count', grams: 1500, by: { name: 'Asif' } } })
    expect(await shop.figures()).toEqual({ kept: 1500, reserved: 500, left: 1000 })
  })

  test('who did something takes it back within 30 seconds; nobody else, not twice, and not what is ordered', async () => {
    const shop = await openStockRoom(open)
    await shop.counted(1000)
    await shop.counted(1500)
    expect((await shop.cell()).last?.undoUntil).toBe(shop.now() + seconds(30))
    expect((await shop.act('undo', { who: shop.staff.owner })).body.why).toBe('undo-not-yours')
    await shop.order(3)
    expect((await shop.act('undo')).body.why).toBe('more-than-left')
    await shop.counted(2400)
    expect((await shop.act('undo')).status).toBe(200)
    expect(await shop.figures()).toEqual({ kept: 1500, reserved: 1500, left: 0 })
    expect((await shop.act('undo')).body.why).toBe('undo-nothing')
    await shop.counted(2400)
    shop.later(seconds(30))
    expect((await shop.act('undo')).body.why).toBe('undo-too-late')
  })

  test('the first count is taken back: the size sells whatever is ordered again', async () => {
    const shop = await openStockRoom(open)
    await shop.counted(1000)
    expect((await shop.order(3)).status).toBe(409)
    expect((await shop.act('undo')).status).toBe(200)
    expect(await shop.cell()).toMatchObject({ isCounted: false, kept: 0 })
    expect((await shop.order(3)).status).toBe(201)
  })

  test('what is not counted any more sells whatever is ordered, and keeps what orders took', async () => {
    const shop = await openStockRoom(open)
    await shop.counted(1000)
    await shop.order(2)
    expect((await shop.act('stop')).status).toBe(200)
    expect((await shop.order(5)).status).toBe(201)
    expect(await shop.cell()).toMatchObject({ isCounted: false, reserved: 1000 })
    expect(shop.snapshot.current().products.find(({ id }) => id === 4)?.stock).toEqual({})
    expect((await shop.act('undo')).status).toBe(200)
    expect((await shop.order(1)).status).toBe(409)
  })

  test('shoppers are told when it is back, until it is there again', async () => {
    const shop = await openStockRoom(open)
    const told = () => shop.snapshot.current().products.find(({ id }) => id === 4)?.stock['Jumbo']
    await shop.counted(0)
    const backAt = shop.now() + hours(13)
    expect((await shop.act('back-at', { backAt: shop.now() - 1 })).status).toBe(400)
    expect((await shop.act('back-at', { backAt: shop.now() + days(90) })).status).toBe(400)
    expect((await shop.act('back-at', { backAt })).status).toBe(200)
    expect(told()).toEqual({ left: 'none', backAt })
    await shop.act('back-at', { backAt: null })
    expect(told()).toEqual({ left: 'none' })
    await shop.act('back-at', { backAt })
    await shop.counted(3000)
    expect(told()).toEqual({ left: 3000 })
    expect((await shop.cell()).backAt).toBeUndefined()
  })

  test('a cutter reads the kilos and changes none; a rider does not see them; what is not sold is not counted', async () => {
    const shop = await openStockRoom(open)
    expect((await shop.ask(shop.staff.cutter)).status).toBe(200)
    expect((await shop.ask(shop.staff.rider)).status).toBe(403)
    const count = { ...paplet, seen: 0, kept: 1000, key: randomUUID() }
    expect((await shop.ask(shop.staff.cutter, '/count', count)).status).toBe(403)
    const unknown = await shop.ask(shop.staff.counter, '/count', { ...count, size: 'Enormous' })
    expect([unknown.status, unknown.body.message]).toEqual([404, 'The shop does not sell this fish in this size.'])
  })
})
