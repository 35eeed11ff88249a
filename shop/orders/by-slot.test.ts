import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BoardOrder } from '#shop/orders/board.ts'
import { hours } from '#shop/time.ts'
import { bySlot, slotOf } from './by-slot.ts'

const now = Date.UTC(2026, 10, 22, 6)

const orders = fc
  .array(fc.option(fc.integer({ min: -9, max: 30 }), { nil: undefined }), { maxLength: 30 })
  .map((some) =>
    some.map((ahead, nr): BoardOrder => {
      const slot = ahead === undefined ? undefined : { startsAt: now + hours(ahead), endsAt: now + hours(ahead + 2) }
      const id = `o${nr}`
      return { id, number: id, status: 'Pending', placedAt: now, changedAt: now, area: 'Parel', lines: [], slot }
    }),
  )

test('slot by slot every order is listed once, the first slot first, and before all those that have none', () => {
  fc.assert(
    fc.property(orders, (all) => {
      const listed = bySlot(all)
      expect(listed.flatMap((of) => of.orders)).toHaveLength(all.length)
      for (const { name, orders: of } of listed) expect(of).toEqual(all.filter((order) => slotOf(order) === name))
      const starts = listed.map(({ orders: [first] }) => first?.slot?.startsAt ?? 0)
      expect(starts).toEqual(starts.toSorted((one, other) => one - other))
    }),
  )
})
