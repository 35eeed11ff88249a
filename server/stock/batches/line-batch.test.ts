import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { days, hours } from '#shop/time.ts'
import { openBatchesRoom } from '#tests/rooms/batches-room.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { reading } from '#tests/rooms/weighings.ts'
import { eachDatabase, type Open } from '#tests/running/databases.ts'

/** A shop that cuts one order, with a scale that answers in one line. */
async function openCutting(open: Open) {
  const shop = await openBatchesRoom(open)
  const id = await shop.cutting()
  const { cutter } = shop.staff
  return {
    ...shop,
    id,
    weighed: (grams: number, more: object) => shop.weigh(cutter, id, 1, reading(grams, { seen: 0, ...more })),
    leftOf: async (code: string) => {
      const { in: came, toLines, waste, left } = (await shop.batchNow(code)).batch
      expect(came).toBe(toLines + waste + left)
      return left
    },
  }
}

eachDatabase((_, open) => {
  test('what can be cut stands at the line, the oldest use-by first, and a weighing takes its grams', async () => {
    const shop = await openCutting(open)
    const later = await shop.cameIn({ useBy: '2026-11-23' })
    const sooner = await shop.cameIn({ useBy: '2026-11-22' })
    await shop.cameIn({ size: 'Medium' })
    await shop.cameIn({ size: '' })
    await shop.cameIn({ species: 'bangda', size: '' })
    const [line] = (await shop.onScale(shop.staff.cutter, shop.id)).body.lines
    expect(line?.batches).toEqual([
      { code: sooner.code, landedDay: '2026-11-21', useBy: '2026-11-22', jetty: 'Sassoon Dock', left: 10_000 },
      { code: later.code, landedDay: '2026-11-21', useBy: '2026-11-23', jetty: 'Sassoon Dock', left: 10_000 },
    ])
    const { status, body } = await shop.weighed(1000, { batch: sooner.code.toLowerCase() })
    expect([status, body.lines[0]?.batch]).toEqual([200, sooner.code])
    expect(await shop.leftOf(sooner.code)).toBe(9000)
    const whole = await shop.batchNow(sooner.code)
    expect(whole.moves.at(-1)).toMatchObject({ move: 'to-line', grams: 1000, by: { name: 'Bhau' } })
    expect(whole.orders).toMatchObject([
      { id: shop.id, lines: [{ lineNo: 1, grams: 1000 }], buyer: { name: 'Asha Koli' } },
    ])
  })

  test('weighed again from another batch, the first has its grams back; left out, the second too', async () => {
    const shop = await openCutting(open)
    const [one, two] = [await shop.cameIn(), await shop.cameIn()]
    await shop.weighed(1000, { batch: one.code })
    const again = await shop.weighed(940, { seen: 1, batch: two.code, reason: 'A fresher one' })
    expect(again.body.lines[0]?.batch).toBe(two.code)
    expect([await shop.leftOf(one.code), await shop.leftOf(two.code)]).toEqual([10_000, 9060])
    await shop.atLine(shop.staff.cutter, shop.id, 1, 'left-out', { seen: 2, reason: 'None left' })
    expect([await shop.leftOf(one.code), await shop.leftOf(two.code)]).toEqual([10_000, 10_000])
    expect((await shop.batchNow(two.code)).orders).toEqual([])
  })

  test('a shop that keeps no batches weighs as ever, and the line says that nothing is recorded', async () => {
    const shop = await openCutting(open)
    const { status, body } = await shop.weighed(1000, {})
    expect([status, body.lines[0]?.batch, body.lines[0]?.batches]).toEqual([200, undefined, []])
  })

  test('a batch that is not there, is of another fish, past its use-by or recalled is refused in words', async () => {
    const shop = await openCutting(open)
    const refused = async (batch: string) => (await shop.weighed(1000, { batch })).body.message
    expect(await refused('B00000')).toBe('Batch B00000 does not exist. Check the code.')
    const bangda = await shop.cameIn({ species: 'bangda', size: '' })
    expect(await refused(bangda.code)).toContain('of another fish')
    const recalled = await shop.cameIn()
    await shop.atBatch(shop.staff.counter, recalled.code, 'recall', { reason: 'Ice ran out' })
    expect(await refused(recalled.code)).toBe(`Batch ${recalled.code} is recalled. It can no longer be packed.`)
    const old = await shop.cameIn({ useBy: '2026-11-21' })
    shop.later(hours(14))
    const bhau = await staffOf(shop.database, 'cutter', { at: shop.now() })
    const late = await shop.weigh(bhau, shop.id, 1, reading(1000, { seen: 0, batch: old.code }))
    expect([late.status, late.body.message]).toEqual([
      409,
      `The use-by of batch ${old.code} was 21 November 2026. It can no longer be packed.`,
    ])
    expect(late.body.lines[0]?.moves).toEqual([])
  })

  test('what was weighed of a batch that is recalled since is not packed, and does not go out', async () => {
    const shop = await openCutting(open)
    const { counter, cutter, rider } = shop.staff
    const batch = await shop.cameIn()
    await shop.weighed(1000, { batch: batch.code })
    expect(await shop.pressed(cutter, 'pack', shop.id)).toBe(200)
    await shop.atBatch(counter, batch.code, 'recall', { reason: 'Ice ran out' })
    const out = await shop.press(counter, 'send-out', shop.id, { rider: rider.id })
    expect([out.status, out.body.message]).toEqual([
      409,
      `Batch ${batch.code} is recalled. It can no longer be packed.`,
    ])
    const other = await shop.cameIn()
    await shop.weighed(1000, { seen: 1, batch: other.code, reason: 'Recalled' })
    expect(await shop.pressed(counter, 'send-out', shop.id, { rider: rider.id })).toBe(200)
  })

  test('yesterday’s weighing is not packed once the use-by of its batch is over', async () => {
    const shop = await openCutting(open)
    const batch = await shop.cameIn({ useBy: '2026-11-21' })
    await shop.weighed(1000, { batch: batch.code })
    shop.later(days(1))
    const bhau = await staffOf(shop.database, 'cutter', { at: shop.now() })
    const packed = await shop.press(bhau, 'pack', shop.id)
    expect([packed.status, packed.body.message]).toEqual([409, expect.stringContaining('was 21 November 2026')])
  })

  test('a recall says which orders hold the batch, and notes once who was told', async () => {
    const shop = await openCutting(open)
    const { counter, cutter } = shop.staff
    const batch = await shop.cameIn()
    await shop.weighed(1000, { batch: batch.code })
    const early = await shop.atBatches(counter, `/${batch.code}/told`, { orderId: shop.id })
    expect([early.status, early.body.message]).toEqual([404, 'That order has no fish from this batch.'])
    const recall = await shop.atBatch(counter, batch.code, 'recall', { reason: 'Ice ran out' })
    expect(recall.body.batch.recalled).toEqual({ at: shop.now(), reason: 'Ice ran out' })
    expect(recall.body.orders).toMatchObject([{ id: shop.id, buyer: { phone: expect.stringContaining('98') } }])
    expect((await shop.atBatch(counter, batch.code, 'recall', { reason: 'Again' })).status).toBe(409)
    const told = await shop.atBatches(counter, `/${batch.code}/told`, { orderId: shop.id })
    expect(told.body.orders[0]?.told).toMatchObject({ at: shop.now(), by: { name: 'Asif' } })
    expect((await shop.atBatches(counter, `/${batch.code}/told`, { orderId: shop.id })).status).toBe(409)
    const [seen] = (await shop.atBatches(cutter, `/${batch.code}`)).body.orders
    expect(seen && 'buyer' in seen).toBe(false)
  })

  test('where kilos are counted they follow the batch', async () => {
    const shop = await openCutting(open)
    const { counter } = shop.staff
    const { read } = shop.database
    const kilos = async () => {
      const rows = await read.selectFrom('stock_cells').select(['bought', 'wasted']).where('counted', '=', 1).execute()
      return rows.map(({ bought, wasted }) => [bought, wasted])
    }
    await shop.cameIn()
    expect(await kilos()).toEqual([])
    const cell = { species: 'pomfret', size: 'Jumbo', kept: 2000, seen: 0, key: randomUUID() }
    expect((await shop.call(counter, 'stock/count', cell)).status).toBe(200)
    const batch = await shop.cameIn({ grams: 5000 })
    expect(await kilos()).toEqual([[7000, 0]])
    await shop.atBatch(counter, batch.code, 'waste', { grams: 500, reason: 'Soft' })
    expect(await kilos()).toEqual([[7000, 500]])
    await shop.atBatch(counter, batch.code, 'undo', { no: 2 })
    await shop.atBatch(counter, batch.code, 'count', { grams: 4700, reason: '' })
    expect(await kilos()).toEqual([[6700, 0]])
    const much = await shop.atBatch(counter, batch.code, 'waste', { grams: 9000, reason: 'All' })
    expect([much.status, much.body.message]).toEqual([
      400,
      'Only 6.7 kg can be taken, because the rest is ordered. Count the stock of this fish first.',
    ])
  })
})
