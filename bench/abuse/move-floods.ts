import { randomUUID } from 'node:crypto'
import { ashasOrder } from '#tests/rooms/orders-room.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import type { Flood, Person } from './message-floods.ts'

type Shop = Parameters<Flood['tell']>[0]
type SignedIn = (shop: Shop, person: Person) => Promise<{ token: string; user?: { id: string } | undefined }>

/** The calls that move an order, each for an order of its own: a rejection, and one that is taken back. */
export function moveFloods(signedIn: SignedIn): Readonly<Record<string, Flood>> {
  async function press(shop: Shop, person: Person, presses: readonly (readonly [act: string, body: object])[]) {
    const { token, user } = await signedIn(shop, person)
    const placed = await shop.call('/orders', ashasOrder({ userId: user?.id ?? '' }), { token })
    const { _id } = placed.body as { _id?: string }
    const { headers } = await staffOf(shop.database, 'counter', { at: shop.now() })
    for (const [nr, [act, body]] of presses.entries())
      await shop.call(`/counter/api/orders/${_id}/${act}`, { ...body, seen: nr + 1, key: randomUUID() }, { headers })
  }

  const rejects = ['moves', { move: 'reject', reason: 'No pomfret today' }] as const
  return {
    moveOrder: { command: 'makeStaffMove', byStaff: true, tell: (shop, person) => press(shop, person, [rejects]) },
    undoMove: {
      command: 'undoStaffMove',
      byStaff: true,
      tell: (shop, person) => press(shop, person, [['moves', { move: 'confirm' }], rejects, ['undo', {}]]),
    },
  }
}
