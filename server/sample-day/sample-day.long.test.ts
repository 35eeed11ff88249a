import { expect, test } from 'vitest'
import { statuses } from '#shop/orders/order-status.ts'
import { days } from '#shop/time.ts'
import { openAccountsShop } from '#tests/rooms/accounts.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { openTestShop, pepper } from '#tests/running/test-shop.ts'
import { sampleDay } from './sample-day-cli.ts'

const now = Date.UTC(2026, 10, 21, 12)
type Shop = Awaited<ReturnType<typeof openTestShop>>

const fill = (shop: Shop, args: string[] = ['2026-11-21'], mode: 'trial' | 'live' = 'trial', at = now) =>
  sampleDay.run(args, { ...shop, settings: { ...shop.settings, mode, pepper }, now: at })

const morningOf = async ({ database: { read } }: Shop) => ({
  orders: await read.selectFrom('orders').selectAll().orderBy('id').execute(),
  lines: await read.selectFrom('order_lines').selectAll().orderBy('order_id').orderBy('line_no').execute(),
  weighings: await read.selectFrom('line_moves').selectAll().orderBy('order_id').orderBy('line_no').execute(),
  moves: await read.selectFrom('order_moves').selectAll().orderBy('order_id').orderBy('move_no').execute(),
  reviews: await read.selectFrom('reviews').selectAll().orderBy('id').execute(),
  complaints: await read.selectFrom('complaints').selectAll().orderBy('ticket').execute(),
  area: await read.selectFrom('delivery_area').selectAll().orderBy('pincode').execute(),
  kilos: await read.selectFrom('stock_cells').selectAll().orderBy('species').orderBy('size').execute(),
})

/** What is worked on comes in the morning; what is not yet, in the evening; what was canceled, was to come two days later. */
function slotsOf(status: string): string[] {
  if (status === 'Canceled') return ['2026-11-23T09']
  const isWorkedOn = !['Pending', 'Confirmed', 'Rejected'].includes(status)
  return isWorkedOn ? ['2026-11-21T07', '2026-11-21T09'] : ['2026-11-21T17']
}

eachDatabase((_, open) => {
  test('a morning has forty orders, one at least in every state, each moved by who does that work', async () => {
    const shop = await openTestShop(open)
    const told = await fill(shop)
    const { orders, moves, reviews, complaints } = await morningOf(shop)
    expect(orders).toHaveLength(40)
    expect([...new Set(orders.map(({ status }) => status))].toSorted()).toEqual([...statuses].toSorted())
    expect(new Set(orders.map(({ user_id }) => user_id)).size).toBe(12)
    expect(reviews.filter(({ state }) => state === 'held')).toHaveLength(3)
    expect(reviews.filter(({ state }) => state === 'hidden')).toHaveLength(1)
    expect(complaints.filter(({ settled_at }) => settled_at === null)).toHaveLength(4)
    for (const order of orders) {
      const own = moves.filter(({ order_id }) => order_id === order.id)
      expect(own.at(-1)?.led_to).toBe(order.status)
      expect(own.map(({ moved_at }) => moved_at)).toEqual(own.map(({ moved_at }) => moved_at).toSorted((a, b) => a - b))
    }
    expect(told).toMatch(/\/counter\/enrol\/[\w-]{43}\n/)
    expect(told.match(/^ {2}\w+ +\w+ +\d{6}$/gm)).toHaveLength(5)
    expect(await shop.database.read.selectFrom('outbox').select('id').execute()).toEqual([])
  })

  test('each order comes in a slot, none in more than it has room for, and what is cut could not be changed any more', async () => {
    const shop = await openTestShop(open)
    await fill(shop)
    const { orders } = await morningOf(shop)
    for (const { status, placed_at: placedAt, change_until: until, slot_id: slot } of orders) {
      expect(placedAt).toBeLessThan(until ?? 0)
      expect(slotsOf(status)).toContain(slot?.slice(0, 13))
    }
    const slots = await shop.database.read.selectFrom('delivery_slots').select(['taken', 'capacity']).execute()
    expect(slots.every(({ taken, capacity }) => taken <= capacity)).toBe(true)
    expect(slots.reduce((sum, { taken }) => sum + taken, 0)).toBe(37)
  })

  test('what is scarce this morning is counted, the rest is not; one size is back tomorrow', async () => {
    const shop = await openTestShop(open)
    await fill(shop)
    const { kilos } = await morningOf(shop)
    const [counted = [], others = []] = [1, 0].map((is) => kilos.filter((cell) => cell.counted === is))
    expect(counted.length).toBeGreaterThan(3)
    expect(counted.filter(({ bought }) => bought === 0).map(({ back_at: at }) => at)).toEqual([
      Date.parse('2026-11-22T07:00:00+05:30'),
    ])
    expect(others.filter(({ bought, back_at: at }) => bought > 0 || at !== null)).toEqual([])
    expect(kilos.reduce((sum, { wasted }) => sum + wasted, 0)).toBe(400)
  })

  test('what the morning packs is weighed; one line of it was left out, one replaced, and one buyer is asked', async () => {
    const shop = await openTestShop(open)
    await fill(shop)
    const { orders, lines, weighings } = await morningOf(shop)
    for (const { id, status, final_paise: final, most_paise: most } of orders) {
      const isPacked = ['Packed', 'Out for delivery', 'Delivered', 'Not delivered', 'Returned'].includes(status)
      expect([id, final !== null]).toEqual([id, isPacked])
      expect(final ?? 0).toBeLessThanOrEqual(most ?? 0)
    }
    const states = Map.groupBy(lines, ({ state }) => state)
    expect([states.get('left-out')?.length, states.get('replaced')?.length, states.get('asked')?.length]).toEqual([
      1, 1, 1,
    ])
    expect(weighings.filter(({ move }) => move === 'weigh').length).toBeGreaterThan(20)
  })

  test('just after a cut-off a sample day is filled as at any other time', async () => {
    for (const [hour, minute] of [
      [13, 5],
      [13, 25],
      [21, 10],
    ] as const) {
      const shop = await openTestShop(open)
      await fill(shop, [], 'trial', Date.UTC(2026, 10, 21, hour - 5, minute - 30))
      expect((await morningOf(shop)).orders).toHaveLength(40)
    }
  })

  test('the address enrols one browser, and each PIN that is printed signs its person in there', async () => {
    const shop = await openTestShop(open, { now: () => now })
    const told = await fill(shop)
    const token = /enrol\/([\w-]{43})/.exec(told)?.[1] ?? ''
    const post = (path: string, body: object, cookie = '') =>
      shop.app.request(`/counter/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      })
    const enrolled = await post('enrolment', { token })
    expect(enrolled.status).toBe(200)
    const [cookie = ''] = (enrolled.headers.get('set-cookie') ?? '').split(';')
    const people = await shop.database.read.selectFrom('staff').select(['id', 'name']).execute()
    for (const [, name, pin] of told.matchAll(/^ {2}(\w+) +\w+ +(\d{6})$/gm)) {
      const person = people.find((one) => one.name === name)?.id
      expect([name, (await post('sign-in/pin', { person, pin }, cookie)).status]).toEqual([name, 200])
    }
  })

  test('the same day has the same morning in another shop, and another day another one', async () => {
    const [one, same, other] = [await openTestShop(open), await openTestShop(open), await openTestShop(open)]
    await fill(one)
    await fill(same)
    await fill(other, ['2026-11-20'])
    const morning = await morningOf(one)
    expect(await morningOf(same)).toEqual(morning)
    expect((await morningOf(other)).orders.map(({ number }) => number)).not.toEqual(
      morning.orders.map(({ number }) => number),
    )
  })

  test('a live shop, and one that has anything, stay as they are', async () => {
    const empty = await openTestShop(open)
    await expect(fill(empty, [], 'live')).rejects.toThrow('A sample day is for a trial shop')
    await expect(fill(empty, ['yesterday'])).rejects.toThrow("'yesterday' is not a day. Write it as 2026-11-21.")
    await expect(fill(empty, ['2026-02-30'])).rejects.toThrow('is not a day')
    await expect(fill(empty, ['2027-01-01'])).rejects.toThrow('not a day of this shop')
    expect((await morningOf(empty)).orders).toEqual([])
    const selling = await openTestShop(open)
    await selling.database.run.placeOrder(newOrder({ placedAt: now - days(1) }))
    await expect(fill(selling)).rejects.toThrow('This shop has orders already')
    const known = await openAccountsShop(open)
    await known.register()
    await expect(fill(known)).rejects.toThrow('This shop has customers already')
    const filled = await openTestShop(open)
    await fill(filled)
    await expect(fill(filled)).rejects.toThrow('already')
  })
})
