import { randomUUID } from 'node:crypto'
import { slotName } from '#shop/slots/slots.ts'
import { ashasOrder } from '#tests/rooms/orders-room.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import type { Flood, Person } from './message-floods.ts'

type Shop = Parameters<Flood['tell']>[0]
type SignedIn = (shop: Shop, person: Person) => Promise<{ token: string; user?: { id: string } | undefined }>

interface DayTold {
  readonly day?: { readonly version: number }
  readonly others?: readonly {
    readonly day: string
    readonly hours: { readonly from: number; readonly to: number }
    readonly isOpen: boolean
  }[]
}

/** No deliveries on a day, and all of it back: each with an order of its own. */
export function slotFloods(signedIn: SignedIn): Readonly<Record<string, Flood>> {
  async function close(shop: Shop, person: Person, isTakenBack: boolean) {
    const { token, user } = await signedIn(shop, person)
    const placed = await shop.call('/orders', ashasOrder({ userId: user?.id ?? '' }), { token })
    const { _id: orderId, slot } = placed.body as { _id?: string; slot?: { name: string } }
    // A person with the most open orders allowed brings no order to move.
    if (slot === undefined) return
    const { headers } = await staffOf(shop.database, 'counter', { at: shop.now() })
    const day = slot.name.slice(0, '2026-11-24'.length)
    const at = `/counter/api/slots/days/${day}`
    const stands = async () => (await shop.call(`${at}/close`, undefined, { headers })).body as DayTold
    const { day: seen, others = [] } = await stands()
    const to = others.find((one) => one.day > day && one.isOpen)
    const choices = [{ choice: 'move', orderId, seen: 1, slot: to && slotName(to) }]
    const pressed = { key: randomUUID(), seen: seen?.version, reason: 'no-boats', choices }
    await shop.call(`${at}/close`, pressed, { headers })
    const { day: now } = await stands()
    const back = isTakenBack ? 'close/undo' : 'open'
    await shop.call(`${at}/${back}`, { key: randomUUID(), seen: now?.version }, { headers })
  }

  return {
    closeDay: { command: 'closeDay', byStaff: true, tell: (shop, person) => close(shop, person, false) },
    undoCloseDay: { command: 'undoCloseDay', byStaff: true, tell: (shop, person) => close(shop, person, true) },
  }
}
