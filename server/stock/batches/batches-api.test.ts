import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { days } from '#shop/time.ts'
import { crate, openBatchesRoom } from '#tests/rooms/batches-room.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('a crate comes in with all that is known of it, and what nobody knew is not recorded', async () => {
    const shop = await openBatchesRoom(open)
    const { counter, cutter, rider } = shop.staff
    const { status, body } = await shop.atBatches(counter, '', crate({ temperatureTenths: 5 }))
    expect(status).toBe(200)
    expect(body.batch).toMatchObject({
      title: 'Silver Pomfret',
      size: 'Jumbo',
      landedDay: '2026-11-21',
      landedHour: 5,
      jetty: 'Sassoon Dock',
      boatOrGear: '',
      temperatureTenths: 5,
      takenIn: { at: shop.now(), by: { who: 'staff', name: 'Asif' } },
      in: 10_000,
      left: 10_000,
      version: 1,
      isPast: false,
    })
    expect(body.batch.code).toMatch(/^B[0-9A-Z]{5}$/)
    expect(body.address).toBe(`/catch/${body.batch.code}`)
    expect((await shop.atBatches(cutter, `/${body.batch.code.toLowerCase()}`)).status).toBe(200)
    expect((await shop.atBatches(rider, '?which=open')).status).toBe(403)
    expect((await shop.atBatches(cutter, '', crate())).status).toBe(403)
  })

  test('what a kilo cost is written and read by those who pay for it at the door, and by nobody else', async () => {
    const shop = await openBatchesRoom(open)
    const { owner, counter, cutter } = shop.staff
    const { body } = await shop.atBatches(counter, '', crate({ costPaise: 60_000 }))
    for (const who of [counter, owner])
      expect((await shop.atBatches(who, `/${body.batch.code}`)).body.batch.costPaise).toBe(60_000)
    const seen = await shop.atBatches(cutter, `/${body.batch.code}`)
    expect('costPaise' in seen.body.batch).toBe(false)
  })

  test('what cannot be is refused in words', async () => {
    const shop = await openBatchesRoom(open)
    const { counter } = shop.staff
    const refused = async (different: Parameters<typeof crate>[0]) => {
      const { status, body } = await shop.atBatches(counter, '', crate(different))
      return [status, body.message]
    }
    expect(await refused({ grams: 0 })).toEqual([400, 'Enter a weight in whole grams, from 1 g to 10,000 kg.'])
    expect(await refused({ grams: 0.5 })).toMatchObject([400, 'Enter a weight in whole grams, from 1 g to 10,000 kg.'])
    expect((await refused({ useBy: '2026-11-20' }))[1]).toContain('use-by is over')
    expect((await refused({ landedDay: '2026-11-22' }))[1]).toContain('later than today')
    expect((await refused({ species: 'whale' }))[1]).toContain('does not sell this fish')
    expect((await refused({ size: 'Giant' }))[1]).toContain('not in this size')
    expect((await refused({ useBy: '2026-02-31' }))[0]).toBe(400)
    expect((await shop.atBatches(counter, '/B00000')).status).toBe(404)
    expect((await shop.atBatches(counter, '/whale')).body.message).toBe('Batch whale does not exist. Check the code.')
  })

  test('waste and a count leave what lies there, each can be taken back once, and the balance adds up', async () => {
    const shop = await openBatchesRoom(open)
    const { counter } = shop.staff
    const { code } = await shop.cameIn()
    const balance = async () => {
      const { batch } = await shop.batchNow(code)
      return [batch.in, batch.toLines, batch.waste, batch.left]
    }
    expect((await shop.atBatch(counter, code, 'waste', { grams: 400, reason: ' ' })).status).toBe(400)
    await shop.atBatch(counter, code, 'waste', { grams: 400, reason: 'Gills brown' })
    expect(await balance()).toEqual([10_000, 0, 400, 9600])
    await shop.atBatch(counter, code, 'count', { grams: 9500, reason: '' })
    expect(await balance()).toEqual([10_000, 0, 500, 9500])
    await shop.atBatch(counter, code, 'count', { grams: 9900, reason: 'Second crate' })
    expect(await balance()).toEqual([10_400, 0, 500, 9900])
    const undone = await shop.atBatch(counter, code, 'undo', { no: 2 })
    expect([undone.status, await balance()]).toEqual([200, [10_400, 0, 100, 10_300]])
    expect(undone.body.moves.map(({ move, isUndone, canUndo }) => [move, isUndone, canUndo])).toEqual([
      ['in', false, true],
      ['waste', true, false],
      ['count', false, true],
      ['count', false, true],
      ['undo', false, false],
    ])
    expect((await shop.atBatch(counter, code, 'undo', { no: 2 })).body.message).toContain('undone already')
  })

  test('of two people at one batch one wins, and the other reads how it stands', async () => {
    const shop = await openBatchesRoom(open)
    const { counter, owner } = shop.staff
    const { code } = await shop.cameIn()
    const press = { seen: 1, grams: 400, reason: 'Soft', key: randomUUID() }
    expect((await shop.atBatches(counter, `/${code}/waste`, press)).status).toBe(200)
    const lost = await shop.atBatches(owner, `/${code}/waste`, { seen: 1, grams: 300, reason: 'Soft' })
    expect([lost.status, lost.body.batch.left]).toEqual([409, 9600])
    expect(lost.body.moves.at(-1)).toMatchObject({ move: 'waste', by: { who: 'staff', name: 'Asif' } })
    const again = await shop.atBatches(counter, `/${code}/waste`, press)
    expect([again.status, again.body.batch.left]).toEqual([200, 9600])
    expect((await shop.atBatches(counter, `/${code}/waste`, { ...press, grams: 401 })).status).toBe(422)
  })

  test('a crate that is sent twice comes in once', async () => {
    const shop = await openBatchesRoom(open)
    const key = randomUUID()
    const [one, two] = await Promise.all([1, 2].map(() => shop.atBatches(shop.staff.counter, '', { ...crate(), key })))
    expect([one?.status, two?.status]).toEqual([200, 200])
    expect(one?.body.batch.code).toBe(two?.body.batch.code)
    const list = (await shop.atBatches(shop.staff.counter, '?which=open')).body as unknown as { batches: unknown[] }
    expect(list.batches).toHaveLength(1)
  })

  test('the list has the oldest use-by first and says which are past it; what is used up stands apart', async () => {
    const shop = await openBatchesRoom(open)
    const { counter } = shop.staff
    const later = await shop.cameIn({ useBy: '2026-11-24' })
    const sooner = await shop.cameIn({ useBy: '2026-11-21' })
    const gone = await shop.cameIn({ useBy: '2026-11-21' })
    await shop.atBatch(counter, gone.code, 'count', { grams: 0, reason: '' })
    shop.later(days(1))
    const owner = await staffOf(shop.database, 'owner', { at: shop.now() })
    const list = async (which: string) =>
      (
        (await shop.atBatches(owner, `?which=${which}`)).body as unknown as {
          batches: { code: string; isPast: boolean }[]
        }
      ).batches.map(({ code, isPast }) => [code, isPast])
    expect(await list('open')).toEqual([
      [sooner.code, true],
      [later.code, false],
    ])
    expect(await list('used-up')).toEqual([[gone.code, true]])
  })
})
