import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { commands } from '#server/commands.ts'
import { minutes } from '#shop/time.ts'
import { openCounterRoom } from '#tests/rooms/counter-room.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { patiently } from '#tests/rooms/patiently.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { noQuestion, reading } from '#tests/rooms/weighings.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open, { fresh }) => {
  test(
    'bills of sixteen who send out at once are counted without a gap, and each order has one',
    async () => {
      const where = await fresh()
      const shops = [await open(commands, { where }), await open(commands, { where })] as const
      const [one] = shops
      const { id, deviceId: device } = await staffOf(one, 'owner')
      const by = { id, role: 'owner' as const, device }
      const orders = Array.from({ length: 48 }, () => newOrder({ message: undefined }))
      const press = (orderId: string, seen: number) => ({
        orderId,
        seen,
        by,
        key: randomUUID(),
        at: Date.UTC(2026, 10, 21, 6),
        reason: '',
        rider: id,
        telling: undefined,
      })
      for (const order of orders) {
        await patiently(() => one.run.placeOrder(order))
        const weighed = { ...press(order.id, 0), ...noQuestion, ...reading(1000, { lineNo: 1 }) }
        await patiently(() => one.run.makeStaffMove({ ...press(order.id, 1), move: 'confirm' }))
        await patiently(() => one.run.makeStaffMove({ ...press(order.id, 2), move: 'start-cutting' }))
        await patiently(() => one.run.weighLine(weighed))
        await patiently(() => one.run.makeStaffMove({ ...press(order.id, 4), move: 'pack' }))
      }
      const left = orders.flatMap((order) => [order, order])
      const client = async (nr: number) => {
        for (let order = left.pop(); order !== undefined; order = left.pop()) {
          const wanted = press(order.id, 5)
          await patiently(() => (shops[nr % 2] ?? one).run.makeStaffMove({ ...wanted, move: 'send-out' }))
        }
      }
      await Promise.all(Array.from({ length: 16 }, (_, nr) => client(nr)))
      const drawn = await one.read.selectFrom('bills').select(['number', 'order_id']).orderBy('number').execute()
      expect(drawn.map(({ number }) => number)).toEqual(
        orders.map((_, nr) => `D2627/${String(nr + 1).padStart(6, '0')}`),
      )
      expect(new Set(drawn.map(({ order_id: order }) => order)).size).toBe(orders.length)
    },
    minutes(2),
  )

  test('however many credit at once, no more than the bill is given back, and the numbers have no gap', async () => {
    const { placed, out, staff, database, now } = await openCounterRoom(open)
    const id = await placed()
    await out(id)
    const by = { staff: staff.owner.id, device: staff.owner.deviceId }
    const wanted = {
      orderId: id,
      bill: 'D2627/000001',
      lineNo: null,
      paise: 30_000,
      reason: 'Late',
      by,
      telling: undefined,
      at: now(),
    }
    const left = await Promise.all(
      Array.from({ length: 16 }, () => patiently(() => database.run.creditBuyer({ ...wanted, key: randomUUID() }))),
    )
    expect(left.filter((one) => 'credited' in one)).toHaveLength(6)
    const notes = await database.read.selectFrom('credit_notes').select(['number', 'paise']).orderBy('number').execute()
    expect(notes).toEqual(Array.from({ length: 6 }, (_, nr) => ({ number: `C2627/00000${nr + 1}`, paise: 30_000 })))
  })
})
