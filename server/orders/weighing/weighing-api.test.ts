import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { rupees, times } from '#shop/money.ts'
import { decideWeighing } from '#shop/orders/line-moves.ts'
import { weighable } from '#shop/outbox/waiting-weights.ts'
import { minutes } from '#shop/time.ts'
import { wholeGrams } from '#shop/weight.ts'
import { openWeighingRoom } from '#tests/rooms/weighing-room.ts'
import { reading } from '#tests/rooms/weighings.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('a line is weighed in one press, and costs what the scale says', async () => {
    const shop = await openWeighingRoom(open)
    const id = await shop.cutting()
    const { cutter, counter } = shop.staff
    const { status, body } = await shop.weigh(counter, id, 1, reading(940, { seen: 0 }))
    expect(status).toBe(200)
    expect(body.lines[0]).toMatchObject({
      version: 1,
      state: 'weighed',
      pricePaise: 188_000,
      weighed: { grams: 940, source: 'typed', by: { who: 'staff', name: 'Asif' } },
      moves: [{ move: 'weigh', grams: 940, pricePaise: 188_000 }],
    })
    const { body: seen } = await shop.onScale(shop.staff.cutter, id)
    expect([seen.totalPaise, seen.order.buyer]).toEqual([undefined, undefined])
    expect(await shop.pressed(cutter, 'pack', id)).toBe(200)
    expect((await shop.onScale(counter, id)).body.totalPaise).toBe(188_000)
    expect((await shop.weights(id)).body).toMatchObject({ isFinal: true, total: 1880, rounding: 0 })
  })

  test('what is not weighed is not packed, and what is not packed does not go out', async () => {
    const shop = await openWeighingRoom(open)
    const id = await shop.cutting()
    const { cutter, counter } = shop.staff
    const early = await shop.press(cutter, 'pack', id)
    expect([early.status, early.body.message]).toEqual([409, 'Some items are not weighed yet.'])
    await shop.weigh(counter, id, 1, reading(1000, { seen: 0 }))
    expect(await shop.pressed(cutter, 'pack', id)).toBe(200)
    const again = await shop.weigh(counter, id, 1, reading(1150, { seen: 1, over: 'ask', reason: 'A second look' }))
    expect(again.body.lines[0]?.state).toBe('asked')
    const out = await shop.press(counter, 'send-out', id, { rider: shop.staff.rider.id })
    expect([out.status, out.body.message]).toEqual([409, 'Some items are not weighed yet.'])
  })

  test('too much is cut down, given or asked about, and no charge is above the most that was shown', async () => {
    const shop = await openWeighingRoom(open)
    const { cutter, counter } = shop.staff
    const id = await shop.cutting()
    const over = await shop.weigh(counter, id, 1, reading(1200, { seen: 0 }))
    expect([over.status, over.body]).toMatchObject([400, { why: 'over-most', grams: 1200, heaviest: 1100 }])
    const given = await shop.weigh(counter, id, 1, reading(1200, { seen: 0, over: 'give' }))
    expect(given.body.lines[0]).toMatchObject({ state: 'weighed', pricePaise: 220_000 })
    const asked = await shop.weigh(counter, id, 1, reading(1300, { seen: 1, over: 'ask', reason: 'A larger fish' }))
    expect(asked.body.lines[0]).toMatchObject({
      state: 'asked',
      asked: { pricePaise: 260_000, until: shop.now() + minutes(15), byLink: false },
    })
    expect((await shop.press(cutter, 'pack', id)).body.message).toContain('The customer has not answered yet.')
    const yes = { seen: 2, key: randomUUID(), answer: 'agree' }
    expect((await shop.atLine(cutter, id, 1, 'answers', yes)).status).toBe(403)
    const answered = await shop.atLine(counter, id, 1, 'answers', yes)
    expect(answered.body.lines[0]).toMatchObject({ state: 'weighed', pricePaise: 260_000, mostGrams: 1300 })
    expect(answered.body.mostPaise).toBe(260_000)
  })

  test('a weight that no scale is quoted for counts as typed, whatever it is called', async () => {
    const shop = await openWeighingRoom(open)
    const { counter } = shop.staff
    const id = await shop.cutting({ lines: [shop.line(), shop.line()] })
    const unquoted = await shop.weigh(counter, id, 1, { ...reading(1000, { seen: 0 }), source: 'scale' })
    expect(unquoted.body.lines[0]?.weighed).toMatchObject({ grams: 1000, source: 'typed' })
    const quoted = { ...reading(1000, { seen: 0 }), source: 'scale', raw: 'ST,GS,+1.000kg' }
    const read = await shop.weigh(counter, id, 2, quoted)
    expect(read.body.lines[1]?.weighed).toMatchObject({ grams: 1000, source: 'scale' })
  })

  test('what was ordered is kept as filled in by one key, and only where it is what was ordered', async () => {
    const shop = await openWeighingRoom(open)
    const { counter } = shop.staff
    const id = await shop.cutting({ lines: [shop.line(), shop.line()] })
    const asOrdered = await shop.weigh(counter, id, 1, { ...reading(1000, { seen: 0 }), source: 'as-ordered' })
    expect(asOrdered.body.lines[0]?.weighed).toMatchObject({ grams: 1000, source: 'as-ordered' })
    const another = await shop.weigh(counter, id, 2, { ...reading(1010, { seen: 0 }), source: 'as-ordered' })
    expect(another.body.lines[1]?.weighed).toMatchObject({ grams: 1010, source: 'typed' })
    expect((await shop.weights(id)).body.lines.map(({ source }) => source)).toEqual(['as-ordered', 'typed'])
  })

  test('what waits for the scale is named beside the order on it: the one that is due first, and none that is weighed or waits for its customer alone', async () => {
    const shop = await openWeighingRoom(open)
    const { counter, cutter } = shop.staff
    const id = await shop.cutting()
    const done = await shop.cutting()
    await shop.weigh(counter, done, 1, reading(1000, { seen: 0 }))
    const asked = await shop.weigh(counter, await shop.cutting(), 1, reading(1300, { seen: 0, over: 'ask' }))
    expect(asked.body.lines[0]?.state).toBe('asked')
    const waits = [await shop.cutting({ lines: [shop.line(), shop.line()] }), await shop.cutting()]
    await shop.placed({ userId: shop.userId, message: undefined })
    const { body } = await shop.onScale(cutter, id)
    expect(body.waiting.map(({ id: which, items, grams }) => [which, items, grams])).toEqual([
      [waits[0], 2, 2000],
      [waits[1], 1, 1000],
    ])
    expect(body.waiting[0]?.area).toBe('Parel 400012')
  })

  test('a line comes with the picture of its product, and what may replace it with its own', async () => {
    const shop = await openWeighingRoom(open)
    const id = await shop.cutting()
    const [line] = (await shop.onScale(shop.staff.cutter, id)).body.lines
    expect(line?.picture).toEqual({ name: expect.stringMatching(/./) as string })
    expect(line?.replacements.every(({ picture }) => picture !== undefined)).toBe(true)
  })

  test('no sum and no rate of any kind comes to a cutter, in what is read, saved or refused', async () => {
    const shop = await openWeighingRoom(open)
    const { cutter, counter } = shop.staff
    const id = await shop.cutting({ lines: [shop.line(), shop.line()] })
    const answers = [
      await shop.onScale(cutter, id),
      await shop.weigh(cutter, id, 1, reading(1200, { seen: 0 })),
      await shop.weigh(cutter, id, 1, reading(1200, { seen: 0, over: 'ask' })),
      await shop.weigh(cutter, id, 2, reading(1000, { seen: 0 })),
      await shop.atLine(cutter, id, 1, 'gifts', { seen: 1 }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 200, 200, 200])
    for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(/paise|₹|\bRs\b/i)
    expect(JSON.stringify((await shop.onScale(counter, id)).body)).toMatch(/Paise/)
  })

  test('a yes to 800 g is none to 900 g: screen and shop know the same most, and give the rest for the same sum', async () => {
    const shop = await openWeighingRoom(open)
    const { counter } = shop.staff
    const kilo = { grams: wholeGrams(1000), rate: rupees(1500) }
    const pack = { quantity: 1, linePrice: rupees(1000), most: rupees(1100), tolerated: wholeGrams(550) }
    const line = shop.line({ ...pack, otherPacks: [kilo] })
    const id = await shop.cutting({ lines: [line], total: rupees(1000), most: rupees(1100) })
    await shop.weigh(counter, id, 1, reading(800, { seen: 0, over: 'ask', isSure: true }))
    const { body } = await shop.atLine(counter, id, 1, 'answers', { seen: 1, answer: 'agree' })
    const [agreed] = body.lines
    expect(agreed).toMatchObject({ pricePaise: 150_000, mostPaise: 110_000, mostGrams: 800 })
    const again = { seen: 2, isSure: true, reason: 'A larger fish', over: undefined }
    const refused = await shop.weigh(counter, id, 1, reading(900, again))
    expect(refused.body).toMatchObject({ why: 'over-most', grams: 900, heaviest: 800 })
    expect(agreed && decideWeighing(weighable(agreed, body.order), { grams: 900, role: 'cutter', ...again })).toEqual({
      refused: 'over-most',
      grams: 900,
      heaviest: 800,
    })
  })

  test('what is given in place of a line is judged by its own rates: 950 g of Small for 500 g of Jumbo is asked about', async () => {
    const shop = await openWeighingRoom(open)
    const { counter } = shop.staff
    const prawns = {
      productId: 1,
      cartId: 'pdpImage1',
      title: 'Whole Prawns (Kolambi)',
      price: rupees(450),
      quantity: 1,
      linePrice: rupees(450),
      most: rupees(495),
      tolerated: wholeGrams(550),
      otherPacks: [{ grams: wholeGrams(1000), rate: rupees(800) }],
    }
    const id = await shop.cutting({ lines: [shop.line(prawns)], total: rupees(450), most: rupees(495) })
    const chosen = { seen: 0, key: randomUUID(), productId: 1, size: 'Small' }
    const { body } = await shop.atLine(counter, id, 1, 'replacements', chosen)
    expect(body.lines[1]).toMatchObject({
      size: 'Small',
      ratePaise: 25_000,
      mostPaise: 27_500,
      toleratedGrams: 550,
      mostGrams: 550,
    })
    expect(body.mostPaise).toBe(27_500)
    const refused = await shop.weigh(counter, id, 2, reading(950, { seen: 0 }))
    expect([refused.status, refused.body]).toMatchObject([400, { why: 'over-most', grams: 950, heaviest: 550 }])
    const asked = await shop.weigh(counter, id, 2, reading(950, { seen: 0, over: 'ask' }))
    // A kilo of Small costs 450 rupees, so 950 g of it cost no more.
    expect(asked.body.lines[1]).toMatchObject({ state: 'asked', asked: { pricePaise: 45_000 } })
    const given = await shop.atLine(counter, id, 2, 'gifts', { seen: 1 })
    expect(given.body.lines[1]).toMatchObject({ state: 'weighed', pricePaise: 27_500 })
  })

  test('under a yes a later weighing costs its own price, and the most of the order follows it', async () => {
    const shop = await openWeighingRoom(open)
    const { counter } = shop.staff
    const id = await shop.cutting()
    await shop.weigh(counter, id, 1, reading(1300, { seen: 0, over: 'ask' }))
    await shop.atLine(counter, id, 1, 'answers', { seen: 1, answer: 'agree' })
    const lighter = await shop.weigh(counter, id, 1, reading(1200, { seen: 2, reason: 'A piece fell off' }))
    expect(lighter.body.lines[0]).toMatchObject({ state: 'weighed', pricePaise: 240_000, mostGrams: 1300 })
    expect(lighter.body.mostPaise).toBe(240_000)
    const asOrdered = await shop.weigh(counter, id, 1, reading(1000, { seen: 3, reason: 'Cut down' }))
    expect(asOrdered.body.lines[0]).toMatchObject({ state: 'weighed', pricePaise: 200_000 })
    expect(asOrdered.body.mostPaise).toBe(220_000)
    const heavier = await shop.weigh(counter, id, 1, reading(1301, { seen: 4, reason: 'Another fish' }))
    expect(heavier.body).toMatchObject({ why: 'over-most', grams: 1301, heaviest: 1300 })
  })

  test('who was asked and says nothing is given the rest, or has it cut down', async () => {
    const shop = await openWeighingRoom(open)
    const { counter } = shop.staff
    const id = await shop.cutting()
    expect((await shop.atLine(counter, id, 1, 'gifts', { seen: 0 })).body.why).toBe('nothing-asked')
    await shop.weigh(counter, id, 1, reading(1300, { seen: 0, over: 'ask' }))
    shop.later(minutes(15))
    const late = await shop.atLine(counter, id, 1, 'answers', { seen: 1, answer: 'agree' })
    expect([late.status, late.body.why]).toEqual([409, 'ask-too-late'])
    const given = await shop.atLine(counter, id, 1, 'gifts', { seen: 1 })
    expect(given.body.lines[0]).toMatchObject({ state: 'weighed', pricePaise: 220_000, weighed: { grams: 1300 } })
  })

  test('a line is left out: it costs nothing, and an order of nothing is rejected, not packed', async () => {
    const shop = await openWeighingRoom(open)
    const { cutter, counter } = shop.staff
    const id = await shop.cutting()
    const left = await shop.atLine(counter, id, 1, 'left-out', { seen: 0, reason: 'No pomfret came' })
    expect(left.body.lines[0]).toMatchObject({
      state: 'left-out',
      pricePaise: 0,
      moves: [{ reason: 'No pomfret came' }],
    })
    expect((await shop.press(cutter, 'pack', id)).body.message).toContain('Nothing is left to pack.')
    expect(await shop.pressed(counter, 'reject', id, { reason: 'No pomfret came' })).toBe(200)
  })

  test('another size stands for a line for the lower of both rates, and the old line stays', async () => {
    const shop = await openWeighingRoom(open)
    const { counter } = shop.staff
    const id = await shop.cutting()
    const { replacements } = (await shop.onScale(counter, id)).body.lines[0] ?? { replacements: [] }
    expect(replacements.length).toBeGreaterThan(0)
    const [first] = replacements
    const wanted = { seen: 0, productId: first?.productId, size: first?.size }
    expect((await shop.atLine(counter, id, 1, 'replacements', { ...wanted, size: 'Whale' })).body.why).toBe(
      'no-replacement',
    )
    const { body } = await shop.atLine(counter, id, 1, 'replacements', wanted)
    expect(body.lines.map(({ state, replaces }) => [state, replaces])).toEqual([
      ['replaced', undefined],
      ['to-weigh', 1],
    ])
    expect(body.lines[1]).toMatchObject({ size: first?.size, ratePaise: first?.ratePaise, mostPaise: 185_000 })
    expect(body.order.lines.map(({ state }) => state)).toEqual(['replaced', 'to-weigh'])
    await shop.weigh(counter, id, 2, reading(1000, { seen: 0 }))
    expect(await shop.pressed(counter, 'pack', id)).toBe(200)
    const weights = (await shop.weights(id)).body
    expect(weights.lines.map(({ state, replaces }) => [state, replaces])).toEqual([
      ['replaced', undefined],
      ['weighed', 1],
    ])
    expect((await shop.myOrders()).flatMap(({ cartItems }) => cartItems)).toHaveLength(1)
  })

  test('of two cutters at one line one wins, and the other reads how the line stands; at two lines neither does', async () => {
    const shop = await openWeighingRoom(open)
    const { owner, counter } = shop.staff
    const one = await shop.cutting()
    await shop.weigh(counter, one, 1, reading(940, { seen: 0 }))
    const lost = await shop.weigh(owner, one, 1, reading(960, { seen: 0 }))
    expect([lost.status, lost.body.why, lost.body.lines[0]?.weighed?.grams]).toEqual([409, 'line-moved', 940])
    const two = await shop.cutting({
      lines: [shop.line(), shop.line()],
      total: times(rupees(2000), 2),
      most: rupees(4400),
    })
    expect((await shop.weigh(counter, two, 1, reading(1000, { seen: 0 }))).status).toBe(200)
    shop.later(1)
    expect((await shop.weigh(owner, two, 2, reading(1000, { seen: 0 }))).status).toBe(200)
    const older = await shop.press(counter, 'pack', two, { seen: 3 })
    expect([older.status, older.body.order.last]).toMatchObject([409, { move: 'weigh', by: { name: 'Meera' } }])
  })

  test('the same press again is the same weighing, and another one under its key is refused', async () => {
    const shop = await openWeighingRoom(open)
    const { counter } = shop.staff
    const id = await shop.cutting()
    const press = reading(940, { seen: 0, key: randomUUID() })
    await shop.weigh(counter, id, 1, press)
    const again = await shop.weigh(counter, id, 1, press)
    expect([again.status, again.body.lines[0]?.moves.length]).toEqual([200, 1])
    expect((await shop.weigh(counter, id, 1, { ...press, grams: 941 })).status).toBe(422)
  })

  test('what can be no weight is refused in words, and nothing of it is kept', async () => {
    const shop = await openWeighingRoom(open)
    const { counter } = shop.staff
    const id = await shop.cutting()
    for (const grams of [0, -5, 1e9, 0.5, 100_001]) {
      const { status, body } = await shop.weigh(counter, id, 1, reading(grams, { seen: 0 }))
      expect([grams, status, body.message]).toEqual([grams, 400, 'Enter whole grams, from 1 g to 100 kg.'])
    }
    const doubtful = await shop.weigh(counter, id, 1, reading(18_400, { seen: 0 }))
    expect([doubtful.status, doubtful.body.why, doubtful.body.message]).toEqual([
      400,
      'grams-or-kilos',
      'Grams or kilos? 18.4 kg is on the scale, 1 kg was ordered.',
    ])
    for (const grams of ['12', null, []])
      expect((await shop.weigh(counter, id, 1, reading(0, { seen: 0, grams }))).status).toBe(400)
    expect((await shop.weigh(counter, id, 9, reading(1000, { seen: 0 }))).status).toBe(404)
    expect((await shop.weigh(counter, 'no-such-thing', 1, reading(1000, { seen: 0 }))).status).toBe(404)
    const again = await shop.weigh(counter, id, 1, reading(1000, { seen: 0 }))
    expect(again.body.lines[0]?.moves).toHaveLength(1)
    expect((await shop.weigh(counter, id, 1, reading(990, { seen: 1 }))).body.message).toBe('Please give a reason.')
  })
})
