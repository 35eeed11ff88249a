import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { seconds } from '#shop/time.ts'
import { wholeGrams } from '#shop/weight.ts'
import { openBatchesRoom } from '#tests/rooms/batches-room.ts'
import { reading } from '#tests/rooms/weighings.ts'
import { eachDatabase, type Open } from '#tests/running/databases.ts'

const jumbo = { species: 'pomfret', size: 'Jumbo' }

/** Batches of a fish whose kilos are counted. */
async function openCounted(open: Open) {
  const shop = await openBatchesRoom(open)
  const { counter } = shop.staff
  const cell = () =>
    shop.database.read
      .selectFrom('stock_cells')
      .select(['bought', 'reserved', 'sold', 'wasted', 'version'])
      .executeTakeFirst()
  const counted = async (kept: number) => {
    const press = { ...jumbo, kept, seen: (await cell())?.version ?? 0, reason: 'the morning', key: randomUUID() }
    expect((await shop.call(counter, 'stock/count', press)).status).toBe(200)
  }
  await counted(0)
  return {
    ...shop,
    counted,
    order: (landed: number) =>
      shop.placed({
        userId: randomUUID(),
        message: undefined,
        stock: [{ ...jumbo, lineNo: 1, landed: wholeGrams(landed) }],
      }),
    kilos: async () => {
      const { version: _, ...kilos } = (await cell()) ?? { version: 0 }
      return kilos
    },
  }
}

eachDatabase((_, open) => {
  test('the wrong crate was counted, and that is taken back: the kilos are as they were, whatever is ordered of them', async () => {
    const shop = await openCounted(open)
    const { counter } = shop.staff
    const { code } = await shop.cameIn({ grams: 5000 })
    await shop.order(3000)
    await shop.atBatch(counter, code, 'count', { grams: 0, reason: 'wrong crate' })
    expect(await shop.kilos()).toEqual({ bought: 0, reserved: 3000, sold: 0, wasted: 0 })
    expect((await shop.atBatch(counter, code, 'undo', { no: 2 })).body.batch.left).toBe(5000)
    expect(await shop.kilos()).toEqual({ bought: 5000, reserved: 3000, sold: 0, wasted: 0 })
  })

  test('a batch that has more than the kilos know is counted as gone, and that is taken back: the kilos get no more than they gave', async () => {
    const shop = await openCounted(open)
    const { counter } = shop.staff
    const { code } = await shop.cameIn({ grams: 5000 })
    await shop.counted(2000)
    await shop.atBatch(counter, code, 'count', { grams: 0, reason: 'slip' })
    expect(await shop.kilos()).toMatchObject({ bought: 0 })
    await shop.atBatch(counter, code, 'undo', { no: 2 })
    expect(await shop.kilos()).toMatchObject({ bought: 2000 })
    await shop.atBatch(counter, code, 'count', { grams: 0, reason: 'slip' })
    await shop.atBatch(counter, code, 'count', { grams: 1000, reason: 'one crate' })
    await shop.atBatch(counter, code, 'undo', { no: 4 })
    expect(await shop.kilos()).toMatchObject({ bought: 3000 })
  })

  test('what a count found and orders have taken since is not taken back', async () => {
    const shop = await openCounted(open)
    const { counter } = shop.staff
    const { code } = await shop.cameIn({ grams: 5000 })
    await shop.atBatch(counter, code, 'count', { grams: 6000, reason: 'a second crate' })
    await shop.order(5500)
    const late = await shop.atBatch(counter, code, 'undo', { no: 2 })
    expect([late.status, late.body.message]).toEqual([
      400,
      'Only 500 g can be taken, because the rest is ordered. Count the stock of this fish first.',
    ])
    expect(await shop.kilos()).toMatchObject({ bought: 6000, reserved: 5500 })
  })

  test('a batch that was typed wrong while orders waited for it is taken back', async () => {
    const shop = await openCounted(open)
    const { counter, cutter } = shop.staff
    await shop.counted(2000)
    const stock = [{ ...jumbo, lineNo: 1, landed: wholeGrams(1000) }]
    const [first] = [await shop.cutting({ stock }), await shop.order(1000)]
    await shop.weigh(cutter, first, 1, reading(1500, { seen: 0, isSure: true, over: 'ask' }))
    expect(await shop.kilos()).toEqual({ bought: 2000, reserved: 1000, sold: 1500, wasted: 0 })
    const { code } = await shop.cameIn({ grams: 50_000 })
    expect((await shop.atBatch(counter, code, 'undo', { no: 1 })).status).toBe(200)
    expect(await shop.kilos()).toEqual({ bought: 2000, reserved: 1000, sold: 1500, wasted: 0 })
  })

  test('fish of an order that came to nothing is thrown away: that is not taken back at its batch', async () => {
    const shop = await openCounted(open)
    const { counter, cutter } = shop.staff
    const { code } = await shop.cameIn({ grams: 5000 })
    const id = await shop.cutting()
    await shop.weigh(cutter, id, 1, reading(1000, { seen: 0, batch: code }))
    await shop.press(counter, 'reject', id, { reason: 'nobody there' })
    shop.later(seconds(31))
    const goes = { orderId: id, lineNo: 1, key: randomUUID(), goes: 'to-waste' }
    expect((await shop.call(counter, 'stock/came-back', goes)).status).toBe(200)
    const { moves } = await shop.batchNow(code)
    expect(moves.at(-1)).toMatchObject({ move: 'waste', grams: 1000, canUndo: false })
    const undone = await shop.atBatch(counter, code, 'undo', { no: moves.at(-1)?.no })
    expect(undone.body.message).toBe('This was undone already, or cannot be undone.')
    expect((await shop.batchNow(code)).batch).toMatchObject({ left: 4000, waste: 1000 })
    expect(await shop.kilos()).toEqual({ bought: 5000, reserved: 0, sold: 0, wasted: 1000 })
  })
})
