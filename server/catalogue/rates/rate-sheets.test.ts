import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { hours, minutes } from '#shop/time.ts'
import { crate } from '#tests/rooms/batches-room.ts'
import { change, jumbo, openRatesRoom } from '#tests/rooms/rates-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { rateRefusals } from '#words/rates.ts'
import { basesOn } from './rate-sheets-store.ts'

eachDatabase((_, open) => {
  test('a draft is what all of the counter sees, and the press that saved it is done once', async () => {
    const { staff, save, sheet, now } = await openRatesRoom(open)
    const key = randomUUID()
    const typed = [change(jumbo.kilo, 800, 820.5)]
    expect((await save(staff.counter, 0, typed, key)).body.version).toBe(1)
    expect((await save(staff.counter, 0, typed, key)).body.version).toBe(1)
    const { draft, products } = await sheet(staff.owner)
    const by = { who: 'staff', name: 'Asif' }
    expect(draft).toEqual({ version: 1, changes: typed.map((one) => ({ ...one, by })), by, at: now() })
    expect(products[0]).toMatchObject({ title: 'Whole Prawns', species: 'prawns', cut: 'whole', isSold: true })
    expect(products.flatMap(({ sizes }) => sizes.flatMap(({ rates }) => rates))).toHaveLength(121)
  })

  test('each rate of a draft names who typed it, to everybody else', async () => {
    const { staff, save, sheet } = await openRatesRoom(open)
    const [kilo, half] = [change(jumbo.kilo, 800, 820), change(jumbo.half, 450, 440)]
    await save(staff.counter, 0, [kilo])
    await save(staff.owner, 1, [kilo, half])
    const [asif, meera] = ['Asif', 'Meera'].map((name) => ({ who: 'staff', name }))
    expect((await sheet(staff.owner)).draft.changes).toEqual([{ ...kilo, by: asif }, half])
    expect((await sheet(staff.counter)).draft.changes).toEqual([kilo, { ...half, by: meera }])
  })

  test('what a kilo was bought for last stands beside its rates, by size', async () => {
    const { staff, call, sheet, later } = await openRatesRoom(open)
    const boughtOf = async (kind: string) => (await sheet()).kinds.find(({ species }) => species === kind)?.bought
    expect(await boughtOf('pomfret')).toEqual([])
    for (const costPaise of [90_000, 95_000, undefined]) {
      later(minutes(1))
      const came = await call(staff.counter, 'batches', { ...crate({ costPaise }), key: randomUUID() })
      expect(came.status).toBe(200)
    }
    expect(await boughtOf('pomfret')).toEqual([{ size: 'Jumbo', paise: 95_000 }])
    expect(await boughtOf('prawns')).toEqual([])
    const asked = await call(staff.cutter, 'rates')
    expect([asked.status, JSON.stringify(asked.body)]).toEqual([403, expect.not.stringContaining('95000')])
  })

  test('who writes over what somebody else wrote meanwhile reads who did, and when', async () => {
    const { staff, save, later, now, publish } = await openRatesRoom(open)
    await save(staff.owner, 0, [change(jumbo.kilo, 800, 820)])
    const at = now()
    later(minutes(1))
    const late = await save(staff.counter, 0, [change(jumbo.kilo, 800, 790)])
    expect([late.status, late.body.message]).toEqual([409, rateRefusals['rate-sheet-changed']()])
    expect([late.body.by?.name, late.body.changed]).toEqual(['Meera', at])
    const blind = await publish(staff.counter, 0)
    expect([blind.status, blind.body.by?.name, blind.body.changed]).toEqual([409, 'Meera', at])
  })

  test('what is published is sold at once, stands in the history and in the log, and the draft is empty', async () => {
    const { staff, save, publish, rateCall, rateOf, sheet, now, database } = await openRatesRoom(open)
    await save(staff.counter, 0, [change(jumbo.kilo, 800, 820.5), change(jumbo.half, 450, 440)])
    const key = randomUUID()
    expect((await publish(staff.counter, 1, { key })).status).toBe(200)
    expect((await publish(staff.counter, 1, { key })).status).toBe(200)
    expect([await rateOf(jumbo.kilo), await rateOf(jumbo.half)]).toEqual([82_050, 44_000])
    expect((await sheet()).draft).toMatchObject({ version: 2, changes: [] })
    const history = (await rateCall(staff.owner, '/history')).body as unknown as { changes: object[] }
    expect(history.changes).toHaveLength(2)
    const asif = { who: 'staff', name: 'Asif' }
    expect(history.changes).toContainEqual(
      expect.objectContaining({ size: 'Jumbo', grams: 500, old: 45_000, new: 44_000, by: asif, at: now() }),
    )
    const acts = await database.read
      .selectFrom('staff_acts')
      .select('thing')
      .where('act', '=', 'change-rates')
      .execute()
    expect(acts).toEqual([{ thing: 'rates' }])
  })

  test('a rate that moves by more than a quarter is refused to the counter in words, and asks the owner again', async () => {
    const { staff, save, publish, publishBig, rateOf, later } = await openRatesRoom(open)
    await save(staff.counter, 0, [change(jumbo.kilo, 800, 1000.01), change(jumbo.half, 450, 562.5)])
    const refused = await publish(staff.counter, 1)
    expect([refused.status, refused.body.message]).toEqual([403, rateRefusals['rates-need-owner']({ count: 1 })])
    expect((await publishBig(staff.counter, 1)).status).toBe(403)
    expect((await publish(staff.owner, 1)).status).toBe(403)
    later(hours(1))
    const again = await publishBig(staff.owner, 1)
    expect([again.status, again.body.why]).toEqual([403, 'prove-again'])
    expect(await rateOf(jumbo.kilo)).toBe(80_000)
    later(-hours(1))
    expect((await publishBig(staff.owner, 1)).status).toBe(200)
    expect(await rateOf(jumbo.kilo)).toBe(100_001)
  })

  test('many steps of one day are one: the quarter counts from the rate that the day began with, or an owner published', async () => {
    const { staff, save, publish, publishBig, rateOf, sheet, later, now, database } = await openRatesRoom(open)
    const baseOf = async () =>
      (await sheet()).products[0]?.sizes.find(({ size }) => size === 'Jumbo')?.rates.find(({ grams }) => grams === 1000)
        ?.base
    await save(staff.counter, 0, [change(jumbo.kilo, 800, 1000)])
    expect([await baseOf(), (await publish(staff.counter, 1)).status, await baseOf()]).toEqual([undefined, 200, 80_000])
    later(minutes(1))
    await save(staff.counter, 2, [change(jumbo.kilo, 1000, 1001)])
    const refused = await publish(staff.counter, 3)
    expect([refused.status, refused.body.message]).toEqual([403, rateRefusals['rates-need-owner']({ count: 1 })])
    await save(staff.counter, 3, [change(jumbo.kilo, 1000, 1100)])
    expect((await publishBig(staff.owner, 4)).status).toBe(200)
    later(minutes(1))
    await save(staff.counter, 5, [change(jumbo.kilo, 1100, 1300)])
    expect((await publish(staff.counter, 6)).status).toBe(200)
    expect([await rateOf(jumbo.kilo), await baseOf()]).toEqual([130_000, 110_000])
    expect(await basesOn(database.read, now() + hours(24))).toEqual(new Map())
  })

  test('a planned sheet is listed, publishes itself at its hour in the name of who planned it, and once', async () => {
    const room = await openRatesRoom(open)
    const { staff, save, publish, sheet, now, later, rateOf, database } = room
    await save(staff.counter, 0, [change(jumbo.kilo, 800, 820)])
    const at = now() + hours(2)
    expect((await publish(staff.counter, 1, { at: now() })).body.message).toBe(rateRefusals['rates-too-late']())
    expect((await publish(staff.counter, 1, { at: now() + hours(24 * 15) })).status).toBe(400)
    const planned = await publish(staff.counter, 1, { at })
    expect(planned.body.waiting).toMatchObject([{ state: 'scheduled', publishAt: at, by: { name: 'Asif' } }])
    expect(await database.run.publishDueRates({ at: now() })).toEqual({ settled: undefined })
    expect(await rateOf(jumbo.kilo)).toBe(80_000)
    later(hours(2))
    expect(await database.run.publishDueRates({ at: now() })).toEqual({ settled: 'published' })
    expect(await database.run.publishDueRates({ at: now() })).toEqual({ settled: undefined })
    expect([await rateOf(jumbo.kilo), (await sheet()).waiting]).toEqual([82_000, []])
    const [told] = await database.read.selectFrom('rate_changes').select(['changed_by', 'changed_at']).execute()
    expect(told).toEqual({ changed_by: `staff/${staff.counter.id}@${staff.counter.deviceId}`, changed_at: now() })
  })

  test('a planned sheet can be taken back into the draft, under what is typed there, and then never publishes', async () => {
    const { staff, save, publish, callOff, sheet, now, later, database, rateOf } = await openRatesRoom(open)
    await save(staff.counter, 0, [change(jumbo.kilo, 800, 820), change(jumbo.half, 450, 440)])
    await publish(staff.counter, 1, { at: now() + hours(2) })
    await save(staff.counter, 2, [change(jumbo.kilo, 800, 790)])
    const [planned] = (await sheet()).waiting
    const back = await callOff(staff.owner, planned?.id ?? '')
    expect(back.body.waiting).toEqual([])
    const by = { who: 'staff', name: 'Asif' }
    expect(back.body.draft.changes).toEqual([
      { ...change(jumbo.kilo, 800, 790), by },
      { ...change(jumbo.half, 450, 440), by },
    ])
    const twice = await callOff(staff.owner, planned?.id ?? '')
    expect([twice.status, twice.body.message]).toEqual([409, rateRefusals['rate-sheet-settled']()])
    expect((await callOff(staff.owner, randomUUID())).status).toBe(404)
    later(hours(3))
    expect(await database.run.publishDueRates({ at: now() })).toEqual({ settled: undefined })
    expect(await rateOf(jumbo.half)).toBe(45_000)
  })

  test('a planned sheet whose rates were changed meanwhile publishes nothing, and says that it did not', async () => {
    const { staff, save, publish, sheet, now, later, database, rateOf } = await openRatesRoom(open)
    await save(staff.counter, 0, [change(jumbo.kilo, 800, 820), change(jumbo.half, 450, 440)])
    await publish(staff.counter, 1, { at: now() + hours(2) })
    const set = { by: { command: 'rates' }, at: now(), changes: [change(jumbo.half, 450, 455)] }
    expect(await database.run.publishRates({ key: 'by hand', ...set })).toEqual({ published: 1 })
    later(hours(2))
    expect(await database.run.publishDueRates({ at: now() })).toEqual({ settled: 'stuck' })
    expect([await rateOf(jumbo.kilo), await rateOf(jumbo.half)]).toEqual([80_000, 45_500])
    expect((await sheet()).waiting).toMatchObject([{ state: 'stuck' }])
  })

  test('a draft over rates that changed elsewhere is refused until somebody has looked', async () => {
    const { staff, save, publish, database, now, rateOf } = await openRatesRoom(open)
    await save(staff.counter, 0, [change(jumbo.kilo, 800, 820)])
    const set = { by: { command: 'rates' }, at: now(), changes: [change(jumbo.kilo, 800, 810)] }
    await database.run.publishRates({ key: 'by hand', ...set })
    const stale = await publish(staff.counter, 1)
    expect([stale.status, stale.body.message]).toEqual([409, rateRefusals['rates-changed']({ count: 1 })])
    await save(staff.counter, 1, [change(jumbo.kilo, 810, 820)])
    expect((await publish(staff.counter, 2)).status).toBe(200)
    expect(await rateOf(jumbo.kilo)).toBe(82_000)
  })

  test('a placed order keeps its rates, whatever is published after it', async () => {
    const { staff, save, publishBig, placed, database } = await openRatesRoom(open)
    const id = await placed()
    const asOrdered = () =>
      Promise.all([
        database.read.selectFrom('orders').selectAll().where('id', '=', id).execute(),
        database.read.selectFrom('order_lines').selectAll().where('order_id', '=', id).execute(),
      ])
    const before = await asOrdered()
    const rates = await database.read.selectFrom('rates').selectAll().execute()
    const twice = rates.map(({ product_id: productId, size, grams, paise }) => ({
      productId,
      size,
      grams,
      was: paise,
      paise: paise * 2,
    }))
    await save(staff.owner, 0, twice)
    expect((await publishBig(staff.owner, 1)).status).toBe(200)
    expect(await asOrdered()).toEqual(before)
  })

  test('what is no sheet is turned away before it is kept', async () => {
    const { staff, save, sheet, publish } = await openRatesRoom(open)
    const one = change(jumbo.kilo, 800, 820)
    for (const changes of [
      [one, { ...one, paise: 81_000 }],
      [{ ...one, paise: one.was }],
      [{ ...one, paise: 820.5 }],
      [{ ...one, paise: 0 }],
      [{ ...one, paise: 10_000_001 }],
    ])
      expect((await save(staff.counter, 0, changes)).status).toBe(400)
    expect((await publish(staff.counter, 0)).body.message).toBe(rateRefusals['rate-sheet-empty']())
    expect((await save(staff.cutter, 0, [one])).status).toBe(403)
    expect((await sheet()).draft).toMatchObject({ version: 0, changes: [] })
  })
})
