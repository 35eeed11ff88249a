import { expect, test } from 'vitest'
import { versions } from '#server/storage/changes.ts'
import type { CounterScale } from '#shop/wire/staff/scale.ts'
import { atDesk, newKey } from '#tests/rooms/desk.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { openTestShop } from '#tests/running/test-shop.ts'

const lines = {
  scale: {
    protocol: { speaks: 'lines', ends: 10, before: 'GS,', after: 'kg', unit: 'kg', stable: 'ST' },
    baudRate: 4800,
    dataBits: 8,
    parity: 'none',
    verifiedUntil: '2027-03-31',
  },
  layouts: [{ prefix: '21', codeDigits: 5, isVerified: false, carries: 'grams' }],
} as const satisfies Pick<CounterScale, 'scale' | 'layouts'>

const actsOf = async ({ database: { read } }: Awaited<ReturnType<typeof openTestShop>>) =>
  read
    .selectFrom('staff_acts')
    .select(['thing', 'before_json', 'after_json', 'reason'])
    .where('act', '=', 'set-scale')
    .orderBy('done_at')
    .execute()

eachDatabase((_, open) => {
  test('a new shop has a scale as most of them come, and knows no label until somebody describes it', async () => {
    const shop = await openTestShop(open)
    const bhau = await atDesk(shop, 'cutter')
    const { status, body } = await bhau.press('scale', {}, undefined)
    expect([status, body.scale, body.layouts]).toEqual([
      200,
      { protocol: { speaks: 'toledo-8217' }, baudRate: 9600, dataBits: 7, parity: 'even' },
      [],
    ])
    expect(body.tolerances).toHaveLength(21)
    expect(body.tolerances[0]).toMatchObject({ productId: 1, percent: 10 })
  })

  test('the counter sets the scale and its labels once for each press, and the log says what was before', async () => {
    const shop = await openTestShop(open)
    const asif = await atDesk(shop, 'counter')
    const key = newKey()
    const answers = await Promise.all([1, 2].map(() => asif.press('setScale', {}, { key, ...lines })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await asif.press('scale', {}, undefined)).body).toMatchObject(lines)
    expect((await versions(shop.database.read)).get('scale')).toBe(1)
    const continuous = { ...lines.scale, protocol: { speaks: 'toledo-continuous', hasChecksum: true } } as const
    const again = await asif.press('setScale', {}, { key: newKey(), scale: continuous })
    expect(again.body).toMatchObject({ scale: continuous, layouts: lines.layouts })
    const acts = await actsOf(shop)
    expect(acts.map(({ thing, after_json: after }) => [thing, JSON.parse(after)])).toEqual([
      ['counter/scale', lines],
      ['counter/scale', { ...lines, scale: continuous }],
    ])
    expect(JSON.parse(acts[1]?.before_json ?? '')).toEqual(lines)
    expect((await asif.press('setTolerance', {}, { key, productId: 4, percent: 5 })).status).toBe(422)
  })

  test('of two who set the scale at the same moment both are done in turn, or one is told', async () => {
    const shop = await openTestShop(open)
    const [asif, meera] = [await atDesk(shop, 'counter'), await atDesk(shop, 'owner')]
    const baudRates = [1200, 2400] as const
    const answers = await Promise.all(
      [asif, meera].map((one, place) =>
        one.press(
          'setScale',
          {},
          { key: newKey(), ...lines, scale: { ...lines.scale, baudRate: baudRates[place] ?? 1200 } },
        ),
      ),
    )
    const done = answers.filter(({ status }) => status === 200).length
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(await actsOf(shop)).toHaveLength(done)
    expect(done).toBeGreaterThan(0)
  })

  test('what a product may weigh too much changes what shoppers are shown, and is written down with its reason', async () => {
    const shop = await openTestShop(open)
    const meera = await atDesk(shop, 'owner')
    const changed = { key: newKey(), productId: 4, percent: 15, reason: 'pomfret comes large this week' }
    for (const { status, body } of [
      await meera.press('setTolerance', {}, changed),
      await meera.press('setTolerance', {}, changed),
    ])
      expect([status, body.tolerances.find(({ productId }) => productId === 4)?.percent]).toEqual([200, 15])
    expect(shop.snapshot.current().products.find(({ id }) => id === 4)?.tolerance).toBe(15)
    expect(await actsOf(shop)).toEqual([
      {
        thing: 'product/4',
        before_json: '{"tolerance":10}',
        after_json: '{"tolerance":15}',
        reason: 'pomfret comes large this week',
      },
    ])
    expect((await meera.press('setTolerance', {}, { ...changed, key: newKey(), productId: 99 })).status).toBe(404)
  })

  test('what cannot be is refused: two layouts of one prefix, 31 %, a prefix of makers, a day that is none', async () => {
    const shop = await openTestShop(open)
    const asif = await atDesk(shop, 'counter')
    const [layout] = lines.layouts
    const set = async (wanted: object) => asif.press('setScale', {}, { key: newKey(), ...lines, ...wanted })
    expect(await set({ layouts: [layout, { ...layout, codeDigits: 4 }] })).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/same two digits/) as string },
    })
    expect((await set({ layouts: [{ ...layout, prefix: '89' }] })).status).toBe(400)
    expect((await set({ scale: { ...lines.scale, verifiedUntil: '2026-13-40' } })).status).toBe(400)
    expect((await set({ scale: { ...lines.scale, baudRate: 9601 } })).status).toBe(400)
    expect((await asif.press('setTolerance', {}, { key: newKey(), productId: 4, percent: 31 })).status).toBe(400)
    expect(await actsOf(shop)).toEqual([])
    const bhau = await atDesk(shop, 'cutter')
    expect((await bhau.press('setScale', {}, { key: newKey(), ...lines })).status).toBe(403)
  })
})
