import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { tidy } from '#server/tidy.ts'
import { startOfShopDay } from '#shop/moment.ts'
import { hours } from '#shop/time.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { patiently } from '#tests/rooms/patiently.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { commands } from '#tests/running/outbox-commands.ts'
import { slotsToCome } from './slots-store.ts'

const parel = '400012'
const monday = startOfShopDay('2026-11-23')

const coming = (name?: string, placedAt = monday + hours(8)) =>
  newOrder({ message: undefined, placedAt, comes: { pincode: parel, ...(name === undefined ? {} : { name }) } })

eachDatabase((_, open) => {
  test('an order without a wish comes in the earliest slot that can be had, and says when', async () => {
    const { run, read } = await open(commands)
    const order = coming()
    expect(await run.placeOrder(order)).toMatchObject({
      placed: { slot: { id: '2026-11-23T17:00-19:00', changeUntil: monday + hours(13) } },
    })
    expect(
      await read.selectFrom('orders').select(['slot_id', 'slot_starts_at', 'slot_ends_at', 'change_until']).execute(),
    ).toEqual([
      {
        slot_id: '2026-11-23T17:00-19:00',
        slot_starts_at: monday + hours(17),
        slot_ends_at: monday + hours(19),
        change_until: monday + hours(13),
      },
    ])
  })

  test('a place is taken by an order and is free again when it is called off', async () => {
    const { run, read } = await open(commands)
    const order = coming('2026-11-25T07:00-09:00')
    await run.placeOrder(order)
    const taken = async () => (await slotsToCome(read, monday)).find(({ id }) => id === '2026-11-25T07:00-09:00')?.taken
    expect(await taken()).toBe(1)
    await run.cancelOrder({ orderId: order.id, userId: 'asha', at: monday + hours(9) })
    expect(await taken()).toBe(0)
  })

  test('at its cut-off a slot is over, a moment before it is not', async () => {
    const { run } = await open(commands)
    const at = (placedAt: number) => run.placeOrder(coming('2026-11-24T07:00-09:00', placedAt))
    expect(await at(monday + hours(21) - 1)).toHaveProperty('placed')
    expect(await at(monday + hours(21))).toEqual({ refused: 'slot-over' })
    expect(await run.placeOrder(coming('2026-11-24T08:00-09:00'))).toEqual({ refused: 'slot-unknown' })
    expect(await run.placeOrder(coming('2027-11-24T07:00-09:00'))).toEqual({ refused: 'slot-unknown' })
  })

  test('a rejected order that is taken back has its place again, though its slot is full or planned no more by then', async () => {
    const { run, read } = await open(commands)
    const name = '2026-11-25T07:00-09:00'
    const order = coming(name)
    await run.placeOrder(order)
    const by = { id: 'asif', role: 'owner', device: 'tablet' } as const
    const press = (seen: number) => ({ orderId: order.id, seen, key: randomUUID(), by, at: monday + hours(9) })
    const reject = { move: 'reject', reason: 'because', rider: undefined, telling: undefined } as const
    const taken = async () => (await slotsToCome(read, monday)).find(({ id }) => id === name)?.taken
    expect(await run.makeStaffMove({ ...press(1), ...reject })).toHaveProperty('moved')
    expect(await taken()).toBe(0)
    const at = { key: randomUUID(), by: { staff: 'asif', device: 'tablet' }, at: monday + hours(9) }
    expect(await run.setDay({ ...at, day: '2026-11-25', seen: 1, plans: [] })).toEqual({ set: true })
    expect(await run.undoStaffMove({ ...press(2), telling: undefined })).toHaveProperty('moved')
    expect(await taken()).toBe(1)
    await run.cancelOrder({ orderId: order.id, userId: 'asha', at: monday + hours(9) })
    expect(await taken()).toBe(0)
  })

  test('days are planned once by however many processes, and what was changed of one stays', async () => {
    const { run, read } = await open(commands)
    const made = await Promise.all(Array.from({ length: 5 }, () => patiently(() => run.makeDays({ at: monday }))))
    expect(made.map(({ made: count }) => count).toSorted((one, other) => one - other)).toEqual([0, 0, 0, 0, 14])
    const at = { key: randomUUID(), by: { staff: 'asif', device: 'tablet' }, at: monday }
    expect(await run.setDay({ ...at, day: '2026-11-25', seen: 1, plans: [] })).toEqual({ set: true })
    await tidy({ run }, monday + hours(25))
    expect(await read.selectFrom('delivery_days').select('day').execute()).toHaveLength(15)
    expect((await slotsToCome(read, monday)).filter(({ day, isOpen }) => day === '2026-11-25' && isOpen)).toEqual([])
  })
})
