import { randomUUID } from 'node:crypto'
import { slotName } from '#shop/slots/slots.ts'
import { ashasOrder } from '#tests/rooms/orders-room.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import type { Flood, Person } from './message-floods.ts'

type Shop = Parameters<Flood['tell']>[0]
type SignedIn = (shop: Shop, person: Person) => Promise<{ token: string; user?: { id: string } | undefined }>

interface DayTold {
  readonly day?: { readonly day: string; readonly version: number }
  readonly free?: readonly { readonly day: string; readonly hours: { readonly from: number; readonly to: number } }[]
}

/** The calls at a day that move orders to another slot: each for an order of its own. */
export function slotFloods(signedIn: SignedIn): Readonly<Record<string, Flood>> {
  async function move(shop: Shop, person: Person, isClosed: boolean) {
    const { token, user } = await signedIn(shop, person)
    const placed = await shop.call('/orders', ashasOrder({ userId: user?.id ?? '' }), { token })
    const { _id: orderId, slot } = placed.body as { _id?: string; slot?: { name: string } }
    // A person with the most open orders allowed brings no order to move.
    if (slot === undefined) return
    const { headers } = await staffOf(shop.database, 'counter', { at: shop.now() })
    const day = slot.name.slice(0, '2026-11-24'.length)
    const at = `/counter/api/slots/days/${day}`
    const { day: seen, free = [] } = (await shop.call(at, undefined, { headers })).body as DayTold
    const to = free.find((one) => one.day !== day)
    const choices = [{ choice: 'move', orderId, seen: 1, slot: to && slotName(to) }]
    const pressed = { key: randomUUID(), seen: seen?.version, reason: 'no boats went out', choices }
    await shop.call(`${at}/${isClosed ? 'settle' : 'close'}`, pressed, { headers })
    const { day: now } = (await shop.call(at, undefined, { headers })).body as DayTold
    if (!isClosed) await shop.call(`${at}/open`, { key: randomUUID(), seen: now?.version }, { headers })
  }

  return {
    closeDay: { command: 'staffChangeSlot', byStaff: true, tell: (shop, person) => move(shop, person, false) },
    settleDay: { command: 'staffChangeSlot', byStaff: true, tell: (shop, person) => move(shop, person, true) },
  }
}
