import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { wholeGrams } from '#shop/weight.ts'
import { openStockRoom, paplet } from '#tests/rooms/stock-room.ts'
import { reading } from '#tests/rooms/weighings.ts'
import { eachDatabase, type Open } from '#tests/running/databases.ts'

/** A cold room with a given amount, and orders of a kilo each that are being cut. */
async function openSoldOut(open: Open, { kept, orders }: { kept: number; orders: number }) {
  const shop = await openStockRoom(open)
  const { cutter } = shop.staff
  await shop.counted(kept)
  const stock = [{ ...paplet, lineNo: 1, landed: wholeGrams(1000) }]
  const ids: string[] = []
  for (let nr = 0; nr < orders; nr += 1) ids.push(await shop.cutting({ userId: randomUUID(), stock }))
  const seen = new Map<string, number>()
  return {
    ...shop,
    ids,
    weigh: async (nr: number, grams: number, more: object = {}) => {
      const id = ids[nr] ?? ''
      const before = seen.get(id) ?? 0
      const { status } = await shop.weigh(cutter, id, 1, reading(grams, { seen: before, isSure: true, ...more }))
      seen.set(id, before + 1)
      return status
    },
    shoppersRead: async () => {
      await shop.changes.refresh()
      return shop.snapshot.current().products.find(({ id }) => id === 4)?.stock['Jumbo']
    },
  }
}

eachDatabase((_, open) => {
  test('nine of ten orders weigh more than they ordered: nothing of what the tenth does not get can be ordered', async () => {
    const shop = await openSoldOut(open, { kept: 10_000, orders: 10 })
    for (let nr = 0; nr < 9; nr += 1) expect(await shop.weigh(nr, 1090)).toBe(200)
    expect(await shop.cell()).toMatchObject({ kept: 190, reserved: 1000, left: 0, missing: 810 })
    expect(await shop.shoppersRead()).toEqual({ left: 'none' })
    expect((await shop.order(1)).body.message).toContain('is out of stock')
    const less = { seen: 0, reason: 'only 190 g are there' }
    expect((await shop.atLine(shop.staff.cutter, shop.ids[9] ?? '', 1, 'left-out', less)).status).toBe(200)
    expect(await shop.figures()).toEqual({ kept: 190, reserved: 0, left: 190 })
    expect(await shop.cell()).not.toHaveProperty('missing')
    expect(await shop.shoppersRead()).toEqual({ left: 'none' })
    expect((await shop.order(1)).status).toBe(409)
  })

  test('what was too heavy and is cut down to its pack leaves no more fish than there was', async () => {
    const shop = await openSoldOut(open, { kept: 2000, orders: 2 })
    expect(await shop.weigh(0, 1500, { over: 'ask' })).toBe(200)
    expect(await shop.cell()).toMatchObject({ kept: 500, reserved: 1000, left: 0, missing: 500 })
    expect(await shop.weigh(0, 1000, { reason: 'cut down' })).toBe(200)
    expect(await shop.figures()).toEqual({ kept: 1000, reserved: 1000, left: 0 })
    expect(await shop.weigh(1, 1000)).toBe(200)
    expect(await shop.figures()).toEqual({ kept: 0, reserved: 0, left: 0 })
  })

  test('where the scale says more than all that lies there, the books learn of that and of no more', async () => {
    const shop = await openSoldOut(open, { kept: 2000, orders: 2 })
    expect(await shop.weigh(0, 2300, { over: 'ask' })).toBe(200)
    expect(await shop.cell()).toMatchObject({
      kept: 0,
      reserved: 1000,
      left: 0,
      missing: 1000,
      today: { bought: 2300 },
    })
    expect(await shop.weigh(0, 2400, { over: 'ask', reason: 'again' })).toBe(200)
    expect((await shop.cell()).today).toMatchObject({ bought: 2400, sold: 2400 })
  })

  test('while more is promised than lies there nothing is thrown away or taken; what comes is the orders’ first', async () => {
    const shop = await openSoldOut(open, { kept: 2000, orders: 2 })
    await shop.weigh(0, 1500, { over: 'ask' })
    const waste = await shop.act('waste', { grams: 100, reason: 'Fell' })
    expect(waste.body.message).toBe('None of it is free. All of it is ordered or gone.')
    const less = await shop.act('count', { kept: 400, reason: 'A cat' })
    expect([less.status, less.body.missing]).toEqual([200, 600])
    expect(await shop.cell()).toMatchObject({ kept: 400, reserved: 1000, left: 0, missing: 600 })
    expect((await shop.cameIn(200)).status).toBe(200)
    expect(await shop.cell()).toMatchObject({ kept: 600, left: 0, missing: 400 })
    expect((await shop.order(1)).status).toBe(409)
    expect((await shop.act('count', { kept: 1200, reason: 'Another crate' })).body).not.toHaveProperty('missing')
    expect(await shop.figures()).toEqual({ kept: 1200, reserved: 1000, left: 200 })
    expect((await shop.act('undo')).status).toBe(200)
    expect(await shop.cell()).toMatchObject({ kept: 600, left: 0, missing: 400 })
  })

  test('fewer kilos are counted than are promised: nothing can be ordered until more has come in than is missing', async () => {
    const shop = await openSoldOut(open, { kept: 5000, orders: 5 })
    const less = await shop.act('count', { kept: 3000, reason: 'A crate that never came' })
    expect([less.status, less.body.missing]).toEqual([200, 2000])
    expect(await shop.cell()).toMatchObject({ kept: 3000, reserved: 5000, left: 0, missing: 2000 })
    expect(await shop.shoppersRead()).toEqual({ left: 'none' })
    await shop.cameIn(2000)
    expect(await shop.figures()).toEqual({ kept: 5000, reserved: 5000, left: 0 })
    expect((await shop.order(1)).body.message).toContain('is out of stock')
    await shop.cameIn(500)
    expect((await shop.order(1)).status).toBe(201)
    for (let nr = 0; nr < 5; nr += 1) expect(await shop.weigh(nr, 1000)).toBe(200)
    expect(await shop.figures()).toEqual({ kept: 500, reserved: 500, left: 0 })
    expect((await shop.cell()).today).toMatchObject({ bought: 5500, sold: 5000 })
  })

  test('a count below what is promised is taken back: all of it lies there again', async () => {
    const shop = await openSoldOut(open, { kept: 2000, orders: 2 })
    await shop.act('count', { kept: 0, reason: 'The wrong crate' })
    expect(await shop.cell()).toMatchObject({ kept: 0, left: 0, missing: 2000 })
    expect((await shop.act('undo')).status).toBe(200)
    expect(await shop.figures()).toEqual({ kept: 2000, reserved: 2000, left: 0 })
  })

  test('an order that is canceled gives back to the others first; one that was rejected is not taken again', async () => {
    const shop = await openSoldOut(open, { kept: 3000, orders: 3 })
    const { counter } = shop.staff
    await shop.weigh(0, 1900, { over: 'ask' })
    expect(await shop.cell()).toMatchObject({ kept: 1100, reserved: 2000, left: 0, missing: 900 })
    const rejected = shop.ids[1] ?? ''
    expect((await shop.press(counter, 'reject', rejected, { reason: 'none there' })).status).toBe(200)
    expect(await shop.figures()).toEqual({ kept: 1100, reserved: 1000, left: 100 })
    const undone = await shop.undo(counter, rejected, 4)
    expect([undone.status, undone.body.message]).toEqual([
      409,
      'Others have ordered this fish since, so this cannot be undone.',
    ])
  })

  test('an order that went out unweighed took what it ordered: the books learn what did not lie there', async () => {
    const shop = await openSoldOut(open, { kept: 2000, orders: 1 })
    const late = (await shop.order(2)).body._id
    await shop.weigh(0, 1900, { over: 'ask' })
    expect(await shop.cell()).toMatchObject({ kept: 100, missing: 900 })
    const noted = { orderId: late, move: 'note-delivered' as const, by: { command: 'orders' }, at: shop.now() }
    expect(await shop.database.run.moveOrder(noted)).toHaveProperty('moved')
    expect(await shop.figures()).toEqual({ kept: 0, reserved: 0, left: 0 })
    expect((await shop.cell()).today).toMatchObject({ bought: 2900, sold: 2900 })
  })
})
