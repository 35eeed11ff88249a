import { expect, test } from 'vitest'
import { seconds } from '#shop/time.ts'
import type { OrderProgress } from '#shop/wire/progress.ts'
import type { WeighedOrder } from '#shop/wire/weighed.ts'
import { openWeighingRoom } from '#tests/rooms/weighing-room.ts'
import { reading } from '#tests/rooms/weighings.ts'
import { eachDatabase } from '#tests/running/databases.ts'

eachDatabase((_, open) => {
  test('a reason of one tap reaches each buyer in their own language, and one that was typed as it was typed', async () => {
    const shop = await openWeighingRoom(open)
    await shop.proven()
    const { cutter, counter } = shop.staff
    for (const [language, tapped, packed] of [
      ['en', 'Cut down', '(Cut down), at Rs 1,000 for 500 g'],
      ['mr', 'कापून कमी केले', '940 ग्रॅम (कापून कमी केले)'],
    ] as const) {
      const id = await shop.cutting({ language })
      await shop.weigh(cutter, id, 1, reading(1010, { seen: 0 }))
      await shop.weigh(cutter, id, 1, reading(940, { seen: 1, reason: 'cut-down' }))
      await shop.press(cutter, 'pack', id)
      shop.later(seconds(30))
      // that of the order before, weighed anew, goes out beside it
      expect(await shop.texts('line-weighed')).toContainEqual(expect.stringContaining(packed))
      const weights = await shop.asAsha<WeighedOrder>(`/orders/${id}/weights`, undefined, { language })
      expect(weights.body.lines[0]?.reason).toBe(tapped)
      await shop.weigh(cutter, id, 1, reading(930, { seen: 2, reason: 'A fin was cut off' }))
      const typed = await shop.asAsha<WeighedOrder>(`/orders/${id}/weights`, undefined, { language })
      expect(typed.body.lines[0]?.reason).toBe('A fin was cut off')
    }
    for (const [language, reason, said] of [
      ['en', 'sold-out', 'Out of stock'],
      ['hi', 'sold-out', 'स्टॉक खत्म'],
      ['hi', 'The boats stayed in', 'The boats stayed in'],
    ] as const) {
      const id = await shop.cutting({ language })
      await shop.press(counter, 'reject', id, { reason })
      shop.later(seconds(30))
      expect((await shop.texts('order-rejected')).at(-1)).toContain(said)
      const path = `/orders/progress?orders=${id}`
      const { body } = await shop.asAsha<{ orders: OrderProgress[] }>(path, undefined, { language })
      expect(body.orders[0]?.steps.at(-1)?.reason).toBe(said)
      const moves = await shop.database.read
        .selectFrom('order_moves')
        .select('reason')
        .where('order_id', '=', id)
        .execute()
      expect(moves.at(-1)?.reason).toBe(reason)
    }
  })
})
