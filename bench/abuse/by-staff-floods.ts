import { randomUUID } from 'node:crypto'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { papletLine } from '#tests/rooms/orders-room.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import type { Flood, Person } from './message-floods.ts'

type Shop = Parameters<Flood['tell']>[0]

const { email: _email, phone: _phone, ...shippingAddress } = ashasAddress

/** What staff do for somebody on the telephone. Nobody calls from a mobile that is not theirs. */
async function take(shop: Shop, { mobile, canRead }: Person) {
  if (!canRead) return undefined
  const { headers } = await staffOf(shop.database, 'counter', { at: shop.now() })
  const cartItems = [{ ...papletLine, quantity: 1 }]
  const order = { mobile, cartItems, shippingAddress, totalPrice: papletLine.price, language: 'en' }
  const { body } = await shop.call('/counter/api/new-order', { ...order, key: randomUUID() }, { headers })
  const { id } = body as { id?: string }
  return id === undefined ? undefined : { id, headers, at: `/counter/api/orders/${id}` }
}

type Taken = NonNullable<Awaited<ReturnType<typeof take>>>

async function decline(shop: Shop, { id, headers, at }: Taken) {
  const { version = 1 } =
    (await shop.database.read.selectFrom('orders').select('version').where('id', '=', id).executeTakeFirst()) ?? {}
  const body = { move: 'reject', reason: 'sold-out', seen: version, key: randomUUID() }
  await shop.call(`${at}/moves`, body, { headers })
}

/** The calls by which staff write down, change and move orders for customers. */
export const byStaffFloods: Readonly<Record<string, Flood>> = {
  takeOrder: {
    command: 'takeOrder',
    byStaff: true,
    async tell(shop, person) {
      const taken = await take(shop, person)
      if (taken) await decline(shop, taken)
    },
  },
  changeForCustomer: {
    command: 'changeOrderByStaff',
    byStaff: true,
    async tell(shop, person) {
      const taken = await take(shop, person)
      if (taken === undefined) return
      for (const quantity of [2, 1, 2]) {
        const now = await shop.call(`${taken.at}/change`, undefined, { headers: taken.headers })
        const { version = 1 } = now.body as { version?: number }
        const lines = [{ ...papletLine, line: 1, quantity }]
        const change = { version, lines, totalPrice: papletLine.price * quantity, asked: 'customer', key: randomUUID() }
        await shop.call(`${taken.at}/change`, change, { headers: taken.headers })
      }
      await decline(shop, taken)
    },
  },
  moveToTime: {
    command: 'staffChangeSlot',
    byStaff: true,
    async tell(shop, person) {
      const taken = await take(shop, person)
      if (taken === undefined) return
      const { body } = await shop.call(`${taken.at}/times`, undefined, { headers: taken.headers })
      const { slots = [] } = body as { slots?: { name: string }[] }
      const move = { slot: slots[0]?.name, seen: 1, reason: 'no boats went out', key: randomUUID() }
      await shop.call(`${taken.at}/times`, move, { headers: taken.headers })
      await decline(shop, taken)
    },
  },
}
