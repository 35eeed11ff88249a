import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { noWishes, type OrderWishes } from '#shop/orders/order-wishes.ts'
import type { OrderToChange } from '#shop/wire/changed-order.ts'
import { type OrderView, order as orderTold } from '#shop/wire/order.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { differenceSaid } from '#shop/words/orders/changed-said.ts'
import { openChanging } from '#tests/rooms/changing-room.ts'
import { ashasOrder } from '#tests/rooms/orders-room.ts'
import { allSaid, saidOtherwise, wishNames } from '#tests/rooms/said-wishes.ts'
import { eachDatabase, type Open } from '#tests/running/databases.ts'

/** Two answers that hold it between them, as one; what neither says is as nobody said it. */
const saidIn = (...answers: readonly object[]): OrderWishes => {
  const told = Object.assign({}, ...answers) as Record<string, unknown>
  return Object.fromEntries(wishNames.map((name) => [name, told[name] ?? noWishes[name]])) as unknown as OrderWishes
}

/** To its buyer, who looks at it to change it. */
const toBuyer = (seen: OrderToChange): OrderWishes => saidIn(seen, seen.order)

/** At the scale. Of the cap staff read what it may come to: exactly its price, or more. */
const atScale = ({ order, ifMissing }: StaffGives<'weighing'>): OrderWishes =>
  saidIn(order, { ifMissing, cap: order.totalPaise === order.mostPaise ? 'as-shown' : 'about' })

/** A pack that may weigh and cost more than it says, so that the cap matters. */
const kilo = { id: 'pdpImage4', size: 'Jumbo', weight: '1 kg', price: 1800, quantity: 1 }

async function openSaying(open: Open) {
  const shop = await openChanging(open)
  return {
    ...shop,
    say: (said: Partial<OrderWishes>) => {
      const order = ashasOrder({ userId: shop.userId, cartItems: [kilo], totalPrice: kilo.price, ...said })
      return shop.asAsha<OrderView>('/orders', order, { method: 'POST', key: randomUUID() })
    },
    change: (id: string, otherwise: Partial<OrderWishes>, version = 1) =>
      shop.change(id, { lines: [{ ...kilo, line: 1 }], totalPrice: kilo.price, version, ...otherwise }),
    listed: async () => (await shop.asAsha<{ data: OrderView[] }>('/orders/userorders')).body.data,
    staffRead: async (id: string) =>
      atScale((await shop.call(shop.staff.counter, `orders/${id}/weighing`)).body as unknown as StaffGives<'weighing'>),
    changesTold: async (id: string) =>
      ((await shop.call(shop.staff.counter, `orders/${id}`)).body as unknown as StaffGives<'order'>).changes.map(
        ({ what }) => what.map(differenceSaid),
      ),
  }
}

eachDatabase((_, open) => {
  test('all that a buyer says of an order is in the answer, in the list, before a change, and where staff read it', async () => {
    const shop = await openSaying(open)
    const { status, body } = await shop.say(allSaid)
    expect(status).toBe(201)
    const told = wishNames.filter((name) => name in orderTold.entries)
    for (const view of [body, ...(await shop.listed())])
      expect(view).toMatchObject(Object.fromEntries(told.map((name) => [name, allSaid[name]])))
    expect(toBuyer(await shop.look(body._id))).toEqual(allSaid)
    expect(await shop.staffRead(body._id)).toEqual(allSaid)
  })

  test('who says nothing is called, pays by the scale, and has no note', async () => {
    const shop = await openSaying(open)
    const { body } = await shop.say({})
    expect(wishNames.filter((name) => name in body)).toEqual([])
    expect(toBuyer(await shop.look(body._id))).toEqual(noWishes)
    expect(await shop.staffRead(body._id)).toEqual(noWishes)
  })

  test.each(wishNames)(
    'a change of nothing but %s is a change, stands after it, and is told to staff',
    async (name) => {
      const shop = await openSaying(open)
      const { body } = await shop.say(allSaid)
      const otherwise = saidOtherwise(name, allSaid)
      const changed = await shop.change(body._id, otherwise)
      expect([changed.status, toBuyer(changed.body)]).toEqual([200, { ...allSaid, ...otherwise }])
      expect(toBuyer(await shop.look(body._id))).toEqual({ ...allSaid, ...otherwise })
      expect(await shop.staffRead(body._id)).toEqual({ ...allSaid, ...otherwise })
      expect((await shop.change(body._id, otherwise, 2)).status).toBe(400)
      // And back: both changes are told, each as one sentence.
      expect(toBuyer((await shop.change(body._id, { [name]: allSaid[name] }, 2)).body)).toEqual(allSaid)
      const told = await shop.changesTold(body._id)
      expect(told.map((sentences) => sentences.length)).toEqual([1, 1])
      expect(told.flat().every((sentence) => sentence !== '')).toBe(true)
    },
  )
})
