import { expect, test } from 'vitest'
import { watchChanges } from '#server/storage/watch-changes.ts'
import { startOfShopDay } from '#shop/moment.ts'
import { days, hours } from '#shop/time.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { commands } from '#tests/rooms/slot-commands.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { openSlotsNow, slotQueries } from './slots-now.ts'
import { slotsTopic } from './slots-store.ts'

const monday = startOfShopDay('2026-11-23')
const evening = '2026-11-23T17:00-19:00'

eachDatabase((_, open) => {
  test('a page that shows slots stays until one of them says something else', async () => {
    const { run, read } = await open(commands)
    let at = monday + hours(8)
    const now = () => at
    const changes = await watchChanges(read, { now, every: days(7) })
    const slots = await openSlotsNow({ read, run }, { changes, now })
    const announced: string[][] = []
    changes.onChange((topics) => void announced.push([...topics]))

    let until = Number.POSITIVE_INFINITY
    const topics: string[] = []
    const asked = () =>
      slotQueries(slots, {
        note: (topic) => void topics.push(topic),
        noteUntil: (moment) => (until = moment),
        now,
      }).slots()

    const order = (name: string) => newOrder({ placedAt: at, message: undefined, comes: { name, pincode: '400012' } })
    expect((await asked())[0]).toEqual({ name: evening, pincodes: [], cutOffAt: monday + hours(13), room: 'free' })
    expect(topics).toEqual([slotsTopic])
    expect(until).toBe(monday + hours(13))

    await run.changeSlots({ id: evening, capacity: 2 })
    await changes.refresh()
    announced.length = 0
    const first = order(evening)
    await run.placeOrder(first)
    await changes.refresh()
    // One of two places is taken: nobody reads that on a page.
    expect(announced.flat().filter((topic) => topic === slotsTopic)).toEqual([])
    await run.placeOrder(order(evening))
    await changes.refresh()
    expect(announced.flat()).toContain(slotsTopic)
    expect((await asked())[0]).toMatchObject({ name: evening, room: 'full' })
    await run.cancelOrder({ orderId: first.id, userId: 'asha', at })
    await changes.refresh()
    expect((await asked())[0]).toMatchObject({ name: evening, room: 'free' })

    at = monday + hours(13)
    expect((await asked())[0]?.name).toBe('2026-11-24T07:00-09:00')
    expect(until).toBe(monday + hours(21))
    at = monday + hours(21)
    await asked()
    expect(until).toBe(monday + days(1))
  })
})
