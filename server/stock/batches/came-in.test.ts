import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { commands } from '#server/commands.ts'
import { minutes } from '#shop/time.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { crate, openBatchesRoom } from '#tests/rooms/batches-room.ts'
import { patiently } from '#tests/rooms/patiently.ts'
import { openStockRoom, paplet } from '#tests/rooms/stock-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'

const unasked = (different: Parameters<typeof crate>[0] = {}) => crate({ grams: 30_000, sure: [], ...different })

eachDatabase((_, open, { fresh }) => {
  test('thirty kilos that are saved twice by a double tap are thirty kilos, in the batch and in the cold room', async () => {
    const shop = await openStockRoom(open)
    await shop.counted(13_600)
    const press = { ...unasked(), key: randomUUID() }
    const [one, two] = await Promise.all([1, 2].map(() => shop.call(shop.staff.counter, 'batches', press)))
    expect([one?.status, two?.status]).toEqual([200, 200])
    expect((await shop.call(shop.staff.counter, 'batches', press)).status).toBe(200)
    expect((await shop.cell()).kept).toBe(43_600)
    expect((await cameInNow(shop)).batches.map(({ in: grams }) => grams)).toEqual([30_000])
    expect((await shop.history()).map(({ kind, grams }) => [kind, grams])).toEqual([
      ['bought', 30_000],
      ['counted', 13_600],
    ])
  })

  test('who says the same delivery reads who said it before; another one is saved after a yes', async () => {
    const shop = await openBatchesRoom(open)
    const { counter, owner } = shop.staff
    const first = await shop.atBatches(counter, '', unasked())
    shop.later(minutes(4))
    const second = await shop.atBatches(owner, '', unasked({ grams: 29_500 }))
    expect([second.status, second.body.message]).toEqual([
      409,
      'Asif saved 30 kg of Silver Pomfret, Jumbo 4 min ago. Is this another delivery?',
    ])
    expect(second.body).toMatchObject({ why: 'same-delivery' })
    expect((await shop.atBatches(owner, '', unasked({ grams: 29_500, supplier: 'Irfan' }))).status).toBe(200)
    const third = await shop.atBatches(owner, '', unasked({ sure: ['same-delivery'] }))
    expect(third.status).toBe(200)
    // what was taken back was never said
    for (const { batch } of [first.body, third.body]) await shop.atBatch(counter, batch.code, 'undo', { no: 1 })
    expect((await shop.atBatches(owner, '', unasked())).status).toBe(200)
    shop.later(minutes(60))
    expect((await shop.atBatches(owner, '', unasked())).status).toBe(200)
  })

  test('a rate far off the last one and kilos far off all others are asked about, not refused', async () => {
    const shop = await openBatchesRoom(open)
    const { counter } = shop.staff
    expect((await shop.atBatches(counter, '', unasked({ costPaise: 38_000 }))).status).toBe(200)
    const dear = { costPaise: 380_000, sure: ['same-delivery' as const] }
    const asked = await shop.atBatches(counter, '', unasked(dear))
    expect([asked.status, asked.body.message]).toEqual([409, 'Is ₹3,800 per kg right? Last time it was ₹380.'])
    const sure = [...dear.sure, 'far-off-rate' as const]
    expect((await shop.atBatches(counter, '', unasked({ ...dear, sure }))).status).toBe(200)
    const much = await shop.atBatches(counter, '', unasked({ grams: 300_000 }))
    expect([much.status, much.body.message]).toEqual([409, 'Is 300 kg right? That is far more than usual.'])
    expect((await shop.atBatches(counter, '', unasked({ grams: 10_000_001 }))).status).toBe(400)
  })

  test(
    'of many tablets that say the same delivery at the same moment, at two processes, one counts and the others are asked',
    async () => {
      const where = await fresh()
      const shop = await openBatchesRoom(open, { where })
      const other = await open(commands, { where })
      const { numRuns: races } = runsOf(100)
      for (let race = 1; race <= races; race += 1) {
        const { sure: _none, ...typed } = unasked({ grams: 1000 + race * 500, size: race % 3 === 0 ? '' : 'Jumbo' })
        const unknown = { landedHour: undefined, temperatureTenths: undefined, costPaise: undefined }
        const batch = { ...typed, ...unknown, isMixed: typed.size === '', supplier: `boat ${race}` }
        const left = await Promise.all(
          Array.from({ length: 8 }, (__, nr) =>
            patiently(() =>
              (nr % 2 === 0 ? shop.database : other).run.takeInBatch({
                batch,
                sure: [],
                codes: [`B${randomUUID().slice(0, 8)}`],
                key: randomUUID(),
                by: { staff: shop.staff.counter.id, device: `tablet-${nr}` },
                at: shop.now(),
                today: '2026-11-21',
              }),
            ),
          ),
        )
        expect(left.filter((one) => 'code' in one)).toHaveLength(1)
        expect(left.filter((one) => 'refused' in one && one.refused === 'same-delivery')).toHaveLength(7)
      }
    },
    minutes(4),
  )

  test('the page says what lies there, and what a kilo sells for; who may not see costs is told none', async () => {
    const shop = await openStockRoom(open)
    const { counter, cutter, rider } = shop.staff
    await shop.counted(13_600)
    await shop.call(counter, 'batches', { ...unasked({ costPaise: 38_000 }), key: randomUUID() })
    const page = await cameInNow(shop)
    const sizes = page.fish.find(({ species }) => species === paplet.species)?.sizes
    expect(sizes?.find(({ size }) => size === 'Jumbo')).toEqual({
      size: 'Jumbo',
      kept: 43_600,
      rate: 180_000,
      earns: 180_000,
    })
    expect(sizes?.find(({ size }) => size === 'Medium')).toEqual({ size: 'Medium', rate: 140_000, earns: 140_000 })
    expect(page.suppliers).toEqual(['Koli Sea'])
    for (const who of [cutter, rider]) expect((await shop.call(who, 'batches/came-in')).status).toBe(403)
    const waste = { batch: page.batches[0]?.code, grams: 1000, reason: 'it-fell' }
    expect((await shop.act('waste', waste)).status).toBe(200)
    for (const path of ['batches?which=open', `batches/${page.batches[0]?.code}`, 'stock/wasted', 'stock']) {
      const seen = await shop.call(cutter, path)
      expect(seen.status).toBe(200)
      expect(JSON.stringify(seen.body)).not.toMatch(/cost|38000/i)
    }
  })

  test('a crate of several sizes is not for sale until it is sorted; then each size has its batch and its kilos', async () => {
    const shop = await openBatchesRoom(open)
    const { counter, cutter } = shop.staff
    const { code } = await shop.cameIn({ size: '', grams: 30_000, costPaise: 40_000 })
    for (const size of ['Jumbo', 'Large'])
      await shop.call(counter, 'stock/count', {
        ...paplet,
        size,
        seen: 0,
        kept: 1000,
        reason: 'morning',
        key: randomUUID(),
      })
    const order = await shop.cutting()
    const early = await shop.weigh(cutter, order, 1, { ...reading, batch: code })
    expect(early.body.message).toBe(`Batch ${code} has several sizes. Sort it first.`)
    const sort = (...parts: { size: string; grams: number }[]) => shop.atBatch(counter, code, 'sort', { parts })
    expect((await sort({ size: 'Jumbo', grams: 30_001 })).body.message).toBe(
      'Only 30 kg of it is left. Count the batch first, or enter less.',
    )
    expect((await sort({ size: 'Giant', grams: 1000 })).status).toBe(400)
    const sorted = await sort({ size: 'Jumbo', grams: 12_000 }, { size: 'Large', grams: 10_000 })
    expect([sorted.status, sorted.body.batch.left, sorted.body.batch.in]).toEqual([200, 8000, 8000])
    expect(sorted.body.sorted.map(({ size, grams }) => [size, grams])).toEqual([
      ['Jumbo', 12_000],
      ['Large', 10_000],
    ])
    const [jumbo] = sorted.body.sorted
    const { batch } = await shop.batchNow(jumbo?.code ?? '')
    expect(batch).toMatchObject({
      size: 'Jumbo',
      supplier: 'Koli Sea',
      costPaise: 40_000,
      sortedFrom: code,
      left: 12_000,
    })
    const { cells } = (await shop.call(counter, 'stock')).body as unknown as StaffGives<'stock'>
    const kept = (size: string) => cells.find((one) => one.species === 'pomfret' && one.size === size)?.kept
    expect([kept('Jumbo'), kept('Large')]).toEqual([13_000, 11_000])
    expect((await shop.weigh(cutter, order, 1, { ...reading, batch: jumbo?.code })).status).toBe(200)
    expect((await cameInNow(shop)).batches.reduce((sum, { in: grams }) => sum + grams, 0)).toBe(30_000)
    await shop.atBatch(counter, code, 'recall', { reason: 'The ice had melted' })
    expect((await shop.batchNow(jumbo?.code ?? '')).batch.recalled?.reason).toBe('The ice had melted')
    expect((await sort({ size: 'Jumbo', grams: 1000 })).body.message).toContain('is recalled')
  })

  test('a recall of a sorted crate names who has one of its sizes; who was told is noted once, on whichever page', async () => {
    const shop = await openBatchesRoom(open)
    const { counter, cutter } = shop.staff
    const { code } = await shop.cameIn({ size: '', grams: 30_000 })
    const parts = [
      { size: 'Jumbo', grams: 12_000 },
      { size: 'Large', grams: 18_000 },
    ]
    const [jumbo, large] = (await shop.atBatch(counter, code, 'sort', { parts })).body.sorted.map((one) => one.code)
    const order = await shop.cutting()
    expect((await shop.weigh(cutter, order, 1, { ...reading, batch: jumbo })).status).toBe(200)
    expect((await shop.batchNow(code)).orders).toMatchObject([{ id: order, lines: [{ lineNo: 1, grams: 980 }] }])
    const recalled = await shop.atBatch(counter, code, 'recall', { reason: 'The ice had melted' })
    expect(recalled.body.orders).toMatchObject([{ id: order, buyer: { phone: expect.stringContaining('98') } }])
    const told = await shop.atBatches(counter, `/${code}/told`, { orderId: order })
    expect(told.body.orders[0]?.told).toMatchObject({ at: shop.now(), by: { name: 'Asif' } })
    expect((await shop.batchNow(jumbo ?? '')).orders[0]?.told).toMatchObject({ by: { name: 'Asif' } })
    expect((await shop.atBatches(counter, `/${jumbo}/told`, { orderId: order })).status).toBe(409)
    expect((await shop.atBatches(counter, `/${large}/told`, { orderId: order })).status).toBe(404)
  })

  test('a crate that was sorted wrong is put together again, in batches and stock, while nothing of it has gone', async () => {
    const shop = await openStockRoom(open)
    const { counter } = shop.staff
    const sizes = ['Jumbo', 'Large'].map((size) => ({ ...paplet, size }))
    for (const of of sizes) await shop.counted(1000, of)
    const crateOf = { ...unasked({ size: '' }), key: randomUUID() }
    const { batch } = (await shop.call(counter, 'batches', crateOf)).body as unknown as StaffGives<'batch'>
    const press = async (code: string, act: string, body: object) => {
      const { batch: now } = (await shop.call(counter, `batches/${code}`)).body as unknown as StaffGives<'batch'>
      const answer = await shop.call(counter, `batches/${code}/${act}`, {
        seen: now.version,
        key: randomUUID(),
        ...body,
      })
      return { ...answer, body: answer.body as unknown as StaffGives<'batch'> & { message?: string } }
    }
    const parts = [
      { size: 'Jumbo', grams: 12_000 },
      { size: 'Large', grams: 10_000 },
    ]
    const kept = async () => Promise.all(sizes.map(async (of) => (await shop.cell(of)).kept))
    await press(batch.code, 'sort', { parts })
    expect(await kept()).toEqual([13_000, 11_000])
    const back = await press(batch.code, 'undo', { no: 2 })
    expect([back.status, back.body.batch.left, back.body.batch.in, back.body.sorted]).toEqual([200, 30_000, 30_000, []])
    expect(await kept()).toEqual([1000, 1000])

    const again = await press(batch.code, 'sort', { parts })
    const large = again.body.sorted.find(({ size }) => size === 'Large')?.code ?? ''
    expect((await press(large, 'undo', { no: 1 })).body.message).toBe('This was undone already, or cannot be undone.')
    await shop.order(5)
    await press(large, 'waste', { grams: 400, reason: 'Soft' })
    const gone = await press(batch.code, 'undo', { no: 4 })
    expect(gone.body.message).toBe('Some of it has already been used. Count what is left instead.')
    await press(large, 'undo', { no: 2 })
    await shop.act('waste', { of: paplet, grams: 10_000, reason: 'it-fell' })
    // 2.5 kg of jumbo are ordered, and half a kilo is free: nothing is taken back, of the other size neither
    const promised = await press(batch.code, 'undo', { no: 4 })
    expect([promised.status, promised.body.message]).toEqual([
      400,
      'Only 500 g can be taken, because the rest is ordered. Count the stock of this fish first.',
    ])
    expect(await kept()).toEqual([3000, 11_000])
  })

  test('a crate that is sorted twice by a double tap is sorted once', async () => {
    const shop = await openBatchesRoom(open)
    const { code, version: seen } = await shop.cameIn({ size: '', grams: 10_000 })
    const press = { seen, parts: [{ size: 'Jumbo', grams: 10_000 }], key: randomUUID() }
    const both = await Promise.all([1, 2].map(() => shop.atBatches(shop.staff.counter, `/${code}/sort`, press)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await shop.batchNow(code)).sorted).toHaveLength(1)
  })

  test('waste has its reason and what it cost, at its batch and in the cold room, and is taken back in both', async () => {
    const shop = await openStockRoom(open)
    const { counter, owner } = shop.staff
    await shop.counted(2000)
    await shop.call(counter, 'batches', { ...unasked({ costPaise: 38_050 }), key: randomUUID() })
    const code = (await shop.cell()).batches[0]?.code ?? ''
    expect((await shop.act('waste', { grams: 1500, reason: 'it-fell', batch: 'B00000' })).status).toBe(404)
    expect((await shop.act('waste', { grams: 1500, batch: code })).body.why).toBe('reason-missing')
    expect((await shop.act('waste', { grams: 1500, reason: 'it-fell', batch: code })).status).toBe(200)
    expect((await shop.act('waste', { grams: 500, reason: 'A cat' })).status).toBe(200)
    const list = async () => (await shop.call(owner, 'stock/wasted')).body as unknown as StaffGives<'wasted'>
    const told = { title: 'Silver Pomfret', size: 'Jumbo', by: { who: 'staff', name: 'Asif' }, at: shop.now() }
    expect((await list()).wasted).toEqual(
      expect.arrayContaining([
        { ...told, species: 'pomfret', grams: 1500, reason: 'it-fell', batch: code, costPaise: 57_075 },
        { ...told, species: 'pomfret', grams: 500, reason: 'A cat' },
      ]),
    )
    const acts = await shop.database.read
      .selectFrom('staff_acts')
      .select('after_json')
      .where('reason', '=', 'it-fell')
      .execute()
    expect(acts.map(({ after_json: after }) => JSON.parse(after) as unknown)).toEqual([
      { does: 'waste', grams: 1500, batch: code, costPaise: 57_075 },
    ])
    expect((await shop.act('undo')).status).toBe(200)
    expect((await list()).wasted.map(({ grams }) => grams)).toEqual([1500])
    expect((await shop.act('waste', { grams: 700, reason: 'it-fell', batch: code })).status).toBe(200)
    const left = async () => [(await shop.cell()).kept, (await shop.cell()).batches[0]?.left]
    expect(await left()).toEqual([29_800, 27_800])
    expect((await shop.act('undo')).status).toBe(200)
    expect(await left()).toEqual([30_500, 28_500])
    const { batch, moves } = (await shop.call(counter, `batches/${code}`)).body as unknown as StaffGives<'batch'>
    expect([batch.waste, moves.map(({ move }) => move)]).toEqual([1500, ['in', 'waste', 'waste', 'undo']])
    const undo = { seen: batch.version, no: 2, key: randomUUID() }
    expect((await shop.call(counter, `batches/${code}/undo`, undo)).status).toBe(200)
    expect(await left()).toEqual([32_000, 30_000])
    expect((await list()).wasted).toEqual([])
  })

  test('waste of a batch is taken back: as much waste of no batch stays in the list', async () => {
    const shop = await openStockRoom(open)
    const { counter, owner } = shop.staff
    await shop.counted(2000)
    await shop.call(counter, 'batches', { ...unasked(), key: randomUUID() })
    const batch = (await shop.cell()).batches[0]?.code
    expect((await shop.act('waste', { grams: 500, reason: 'A cat' })).status).toBe(200)
    expect((await shop.act('waste', { grams: 500, reason: 'it-fell', batch })).status).toBe(200)
    expect((await shop.act('undo')).status).toBe(200)
    const { wasted, grams } = (await shop.call(owner, 'stock/wasted')).body as unknown as StaffGives<'wasted'>
    expect([wasted.map(({ reason }) => reason), grams]).toEqual([['A cat'], 500])
  })

  test('more than a batch has left is not thrown away of it, and the sum of a day is of all of it', async () => {
    const shop = await openStockRoom(open)
    const { counter, owner, cutter } = shop.staff
    await shop.counted(20_000)
    await shop.call(counter, 'batches', { ...unasked({ costPaise: 38_050 }), key: randomUUID() })
    const batch = (await shop.cell()).batches[0]?.code
    const much = await shop.act('waste', { grams: 30_001, reason: 'it-fell', batch })
    expect([much.status, much.body.message]).toEqual([
      409,
      `Batch ${batch} has only 30 kg left. Enter less, or choose another batch.`,
    ])
    expect((await shop.cell()).kept).toBe(50_000)
    await shop.act('waste', { grams: 30_000, reason: 'it-fell', batch })
    await shop.act('waste', { grams: 500, reason: 'A cat' })
    const list = async (who: typeof owner) =>
      (await shop.call(who, 'stock/wasted')).body as unknown as StaffGives<'wasted'>
    expect(await list(owner)).toMatchObject({ grams: 30_500, costPaise: 1_141_500 })
    expect(await list(cutter)).not.toHaveProperty('costPaise')
  })
})

const reading = { seen: 0, grams: 980, tareGrams: 0, source: 'typed', over: 'give', isSure: true }

async function cameInNow(shop: Pick<Awaited<ReturnType<typeof openBatchesRoom>>, 'call' | 'staff'>) {
  return (await shop.call(shop.staff.counter, 'batches/came-in')).body as unknown as StaffGives<'cameIn'>
}
