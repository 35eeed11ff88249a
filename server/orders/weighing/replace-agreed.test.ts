import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { rupees } from '#shop/money.ts'
import { minutes } from '#shop/time.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { openWeighingRoom } from '#tests/rooms/weighing-room.ts'
import { reading } from '#tests/rooms/weighings.ts'
import { eachDatabase } from '#tests/running/databases.ts'

/** 500 g of the largest prawns: ₹450 in a new shop, ₹495 with the weight that is allowed. */
const prawns = { id: 'pdpImage1', size: 'Jumbo', weight: '500 g', quantity: 1 }

/** After a call in which the customer said yes to at most ₹500. */
const agreed = (different: object = {}) => ({ seen: 0, item: prawns, saidYes: true, mostPaise: 50_000, ...different })

eachDatabase((_, open) => {
  test('after a noted call any fish replaces an item, at its own rate and never for more than was said', async () => {
    const shop = await openWeighingRoom(open)
    await shop.proven()
    const { counter } = shop.staff
    const id = await shop.cutting()
    const { status, body } = await shop.atLine(counter, id, 1, 'agreed-replacements', agreed())
    expect(status).toBe(200)
    expect(body.lines.map(({ state, replaces, isAgreed }) => [state, replaces, isAgreed])).toEqual([
      ['replaced', undefined, undefined],
      ['to-weigh', 1, true],
    ])
    expect(body.lines[0]?.moves.at(-1)).toMatchObject({
      move: 'replace',
      reason: 'agreed-by-phone',
      by: { name: 'Asif' },
    })
    expect(body.lines[1]).toMatchObject({ productId: 1, size: 'Jumbo', ratePaise: 45_000, mostPaise: 49_500 })
    expect(body.mostPaise).toBe(49_500)
    expect(body.order.totalPaise).toBe(45_000)
    const { acts } = (await shop.call(shop.staff.owner, 'acts')).body as unknown as StaffGives<'acts'>
    const act = acts.find((one) => one.act === 'note-answers')
    expect(act).toMatchObject({ after: expect.stringContaining('"mostPaise":50000') })
    const heavy = await shop.weigh(counter, id, 2, reading(620, { seen: 0 }))
    expect(heavy.body.why).toBe('over-most')
    const weighed = await shop.weigh(counter, id, 2, reading(540, { seen: 0 }))
    expect(weighed.body.lines[1]?.pricePaise).toBe(48_600)
    expect(await shop.pressed(counter, 'pack', id)).toBe(200)
    const mine = (await shop.weights(id)).body
    expect(mine).toMatchObject({ isFinal: true, total: 486, most: 495 })
    expect(mine.lines).toMatchObject([
      { state: 'replaced', reason: 'Agreed by phone' },
      { state: 'weighed', replaces: 1, isAgreed: true, most: 495, final: 486 },
    ])
    const slip = (await shop.call(counter, `orders/${id}/slip`)).body as unknown as { lines: object[] }
    expect(slip.lines[1]).toMatchObject({ replaces: 1, isAgreed: true, mostPaise: 49_500 })
  })

  test('what was said binds, however much the pack may come to by its weight', async () => {
    const shop = await openWeighingRoom(open)
    const { counter } = shop.staff
    const id = await shop.cutting()
    const { body } = await shop.atLine(counter, id, 1, 'agreed-replacements', agreed({ mostPaise: 46_000 }))
    expect(body.lines[1]).toMatchObject({ ratePaise: 45_000, mostPaise: 46_000 })
    const over = await shop.weigh(counter, id, 2, reading(540, { seen: 0 }))
    expect(over.body.why).toBe('over-most')
    const given = await shop.weigh(counter, id, 2, reading(540, { seen: 0, over: 'give' }))
    expect(given.body.lines[1]?.pricePaise).toBe(46_000)
  })

  test('without a noted call, for less than the pack costs, or by somebody who may not, nothing is replaced', async () => {
    const shop = await openWeighingRoom(open)
    const { counter, cutter } = shop.staff
    const id = await shop.cutting()
    const replaced = (who: typeof counter, body: object) => shop.atLine(who, id, 1, 'agreed-replacements', body)
    expect((await replaced(cutter, agreed())).status).toBe(403)
    for (const saidYes of [false, undefined])
      expect((await replaced(counter, agreed({ saidYes }))).body.why).toBe('call-not-noted')
    const low = await replaced(counter, agreed({ mostPaise: 44_900 }))
    expect([low.status, low.body]).toMatchObject([400, { why: 'said-below-price', price: 45_000 }])
    for (const item of [{ id: 'nothing' }, { size: 'Whale' }, { weight: '3 kg' }, { cleaning: 'PAINTED' }])
      expect((await replaced(counter, agreed({ item: { ...prawns, ...item } }))).body.why).toBe('no-replacement')
    for (const mostPaise of [0, -5, 1.5, 1e12, '500'])
      expect((await replaced(counter, agreed({ mostPaise }))).status).toBe(400)
    expect((await replaced(counter, agreed({ seen: 4 }))).body.why).toBe('line-moved')
    const { body } = await shop.onScale(counter, id)
    expect(body.lines.map(({ state }) => state)).toEqual(['to-weigh'])
  })

  test('the whole order comes to more than was shown only where that was said too', async () => {
    const shop = await openWeighingRoom(open)
    const { counter } = shop.staff
    const id = await shop.cutting()
    const item = { ...prawns, weight: '1 kg', quantity: 3 }
    const more = { item, mostPaise: 300_000 }
    const quiet = await shop.atLine(counter, id, 1, 'agreed-replacements', agreed(more))
    expect([quiet.status, quiet.body]).toMatchObject([409, { why: 'order-most-rises', was: 220_000, most: 264_000 }])
    const less = await shop.atLine(counter, id, 1, 'agreed-replacements', agreed({ ...more, orderMostPaise: 250_000 }))
    expect(less.body.why).toBe('order-most-rises')
    const said = await shop.atLine(counter, id, 1, 'agreed-replacements', agreed({ ...more, orderMostPaise: 264_000 }))
    expect([said.status, said.body.mostPaise]).toEqual([200, 264_000])
  })

  test('it comes out of what is in stock, and what the other item had goes back', async () => {
    const shop = await openWeighingRoom(open)
    const { counter } = shop.staff
    const count = (species: string, size: string, kept: number) =>
      shop.database.run.staffCountsStock({
        species,
        size,
        seen: 0,
        key: randomUUID(),
        by: { staff: counter.id, device: 'tablet' },
        at: shop.now(),
        kept,
        reason: 'so',
      })
    await count('prawns', 'Jumbo', 400)
    const id = await shop.cutting()
    const short = await shop.atLine(counter, id, 1, 'agreed-replacements', agreed())
    expect([short.status, short.body.why]).toEqual([409, 'replacement-short'])
    const { version } = await cellOf(shop, 'prawns', 'Jumbo')
    await shop.database.run.staffCountsStock({
      species: 'prawns',
      size: 'Jumbo',
      seen: version,
      key: randomUUID(),
      by: { staff: counter.id, device: 'tablet' },
      at: shop.now(),
      kept: 4000,
      reason: 'so',
    })
    await shop.atLine(counter, id, 1, 'agreed-replacements', agreed())
    const taken = await cellOf(shop, 'prawns', 'Jumbo')
    expect(taken.reserved).toBeGreaterThanOrEqual(500)
    await shop.atLine(counter, id, 2, 'left-out', { seen: 0, reason: 'wrong fish' })
    expect((await cellOf(shop, 'prawns', 'Jumbo')).reserved).toBe(0)
  })

  test('the customer reads at once by SMS what was agreed, and the same press again is the same act', async () => {
    const shop = await openWeighingRoom(open)
    await shop.proven()
    shop.later(minutes(1))
    const { counter } = shop.staff
    const id = await shop.cutting()
    const press = agreed({ key: randomUUID() })
    for (const _ of ['first', 'again'])
      expect((await shop.atLine(counter, id, 1, 'agreed-replacements', press)).status).toBe(200)
    expect((await shop.onScale(counter, id)).body.lines).toHaveLength(2)
    const other = await shop.atLine(counter, id, 1, 'agreed-replacements', { ...press, mostPaise: 60_000 })
    expect(other.status).toBe(422)
    const told = await shop.texts('item-replaced')
    expect(told).toHaveLength(1)
    expect(told[0]).toMatch(/as agreed by phone, 500 g .* instead of .*max Rs 495\./)
  })

  test('an order never comes to more than may be paid in cash at the door', async () => {
    const shop = await openWeighingRoom(open, { environment: { MAX_CASH_ORDER_RUPEES: '10000' } })
    const { counter } = shop.staff
    const id = await shop.cutting({ total: rupees(4000), most: rupees(4400), lines: [shop.line(), shop.line()] })
    const many = { id: 'pdpImage4', size: 'Large', weight: '1 kg', quantity: 20 }
    const dear = agreed({ seen: 0, item: many, mostPaise: 9_000_000, orderMostPaise: 9_900_000 })
    const answer = await shop.atLine(counter, id, 1, 'agreed-replacements', dear)
    expect([answer.status, answer.body.why]).toEqual([409, 'over-cash-limit'])
  })

  test('an item that was weighed, left out or replaced before is replaced from how it stands', async () => {
    const shop = await openWeighingRoom(open)
    const { counter } = shop.staff
    const id = await shop.cutting({ total: rupees(4000), most: rupees(4400), lines: [shop.line(), shop.line()] })
    await shop.weigh(counter, id, 1, reading(1000, { seen: 0 }))
    await shop.atLine(counter, id, 1, 'agreed-replacements', agreed({ seen: 1 }))
    await shop.atLine(counter, id, 2, 'left-out', { seen: 0 })
    // left out it costs nothing: what comes instead is more than was shown since
    const out = await shop.atLine(counter, id, 2, 'agreed-replacements', agreed({ seen: 1 }))
    expect(out.body.why).toBe('order-most-rises')
    const again = await shop.atLine(counter, id, 1, 'agreed-replacements', agreed({ seen: 2 }))
    expect(again.body.why).toBe('line-replaced')
    const back = { id: 'pdpImage4', size: 'Large', weight: '500 g', quantity: 1 }
    const third = await shop.atLine(
      counter,
      id,
      3,
      'agreed-replacements',
      agreed({ item: back, mostPaise: 200_000, orderMostPaise: 400_000 }),
    )
    expect(third.body.lines.map(({ state, replaces }) => [state, replaces])).toEqual([
      ['replaced', undefined],
      ['left-out', undefined],
      ['replaced', 1],
      ['to-weigh', 3],
    ])
  })
})

async function cellOf(shop: Awaited<ReturnType<typeof openWeighingRoom>>, species: string, size: string) {
  return shop.database.read
    .selectFrom('stock_cells')
    .select(['reserved', 'version'])
    .where('species', '=', species)
    .where('size', '=', size)
    .executeTakeFirstOrThrow()
}
