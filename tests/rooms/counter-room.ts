import { randomUUID } from 'node:crypto'
import type { WantedOrder } from '#server/orders/place-order.ts'
import type { Move } from '#shop/orders/moves.ts'
import type { Role } from '#shop/staff/staff.ts'
import type { StaffOrder, StaffOrderMove } from '#shop/wire/staff/orders.ts'
import type { Open } from '#tests/running/databases.ts'
import { openTestShop, type TestShop } from '#tests/running/test-shop.ts'
import { newOrder } from './orders.ts'
import { type SignedInStaff, staffOf } from './staff.ts'
import { weighAll } from './weighings.ts'

/** What a call of the counter answered. */
export interface Told {
  readonly status: number
  readonly body: {
    readonly message?: string
    readonly now: number
    readonly order: StaffOrder
    readonly orders: readonly StaffOrder[]
    readonly isWhole?: boolean
    readonly billGaps?: readonly { readonly from: string; readonly to: string }[]
    readonly moves: readonly StaffOrderMove[]
    readonly riders: readonly { id: string; name: string }[]
  }
}

/** A shop with somebody of each role behind the counter, and its clock in hand. */
export async function openCounterRoom(open: Open, options: Omit<TestShop, 'now'> = {}) {
  let moment = Date.UTC(2026, 10, 21, 6)
  const shop = await openTestShop(open, { ...options, now: () => moment })
  const at = moment
  const staff = {
    owner: await staffOf(shop.database, 'owner', { at }),
    counter: await staffOf(shop.database, 'counter', { at }),
    cutter: await staffOf(shop.database, 'cutter', { at }),
    rider: await staffOf(shop.database, 'rider', { at }),
  } as const satisfies Record<Role, SignedInStaff>

  async function call(who: SignedInStaff | undefined, path: string, body?: object): Promise<Told> {
    const answer = await shop.app.request(`/counter/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...who?.headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Told['body'] }
  }

  /** Presses a button on the order as it stands, or as the screen still shows it. */
  async function press(who: SignedInStaff, move: Move, id: string, more: Pressed = {}): Promise<Told> {
    const seen =
      more.seen ??
      (await shop.database.read.selectFrom('orders').select('version').where('id', '=', id).executeTakeFirstOrThrow())
        .version
    return call(who, `orders/${id}/moves`, { move, key: randomUUID(), ...more, seen })
  }

  return {
    ...shop,
    staff,
    call,
    press,
    undo: (who: SignedInStaff, id: string, seen: number, key: string = randomUUID()) =>
      call(who, `orders/${id}/undo`, { seen, key }),
    now: () => moment,
    later: (time: number) => (moment += time),
    placed: async (different: Partial<WantedOrder> = {}): Promise<string> => {
      const order = newOrder({ placedAt: moment, ...different })
      await shop.database.run.placeOrder(order)
      return order.id
    },
    /** From placed to where it is out with the rider. */
    out: async (id: string): Promise<void> => {
      for (const [who, move] of way) {
        if (move === 'start-cutting') await shop.pastCutOff(id)
        if (move === 'pack') await weighAll(shop, staff[who], id)
        await expectMoved(press(staff[who], move, id, move === 'send-out' ? { rider: staff.rider.id } : {}))
      }
    },
    /** Weighs all of it as it was ordered, by the cutter. */
    weighed: (id: string) => weighAll(shop, staff.cutter, id),
  }
}

export interface Pressed {
  readonly seen?: number
  readonly key?: string
  readonly reason?: string
  readonly rider?: string
}

const way = [
  ['counter', 'confirm'],
  ['cutter', 'start-cutting'],
  ['cutter', 'pack'],
  ['counter', 'send-out'],
] as const

async function expectMoved(told: Promise<Told>): Promise<void> {
  const { status, body } = await told
  if (status !== 200) throw new Error(`a move was refused: ${body.message}`)
}
