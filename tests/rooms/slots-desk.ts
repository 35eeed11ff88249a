import type { Open } from '#tests/running/databases.ts'
import { asha, openAccountsShop } from './accounts.ts'
import { atDesk } from './desk.ts'
import { ashasOrder } from './orders-room.ts'

// The shop's clock stands at 5:30 pm of Saturday 21 November 2026.
export const sunday = '2026-11-22'
export const [morning, late, monday] = ['2026-11-22T07:00-09:00', '2026-11-22T09:00-11:00', '2026-11-23T07:00-09:00']
export const noBoats = 'no boats went out'

type Placed = { status: number; body: { _id: string; slots?: readonly unknown[] } }

/** A shop with somebody at its counter, and people who order. */
export async function openSlotsDesk(open: Open) {
  const shop = await openAccountsShop(open, { environment: { LIMITS: 'order-per-address=1000' } })
  const [asif, owner] = [await atDesk(shop, 'counter'), await atDesk(shop, 'owner')]
  const known = new Map<string, { token: string; user: { id: string } | undefined }>()

  async function buyer(who: typeof asha) {
    const found = known.get(who.email) ?? (await shop.proven(who))
    known.set(who.email, found)
    return found
  }

  async function tryToOrder({ token, user }: Awaited<ReturnType<typeof buyer>>, slot: string): Promise<Placed> {
    const answer = await shop.call('/orders', { ...ashasOrder({ userId: user?.id ?? '' }), slot }, { token })
    return answer as unknown as Placed
  }

  async function order(who: typeof asha, slot: string) {
    shop.later(1)
    const { status, body } = await tryToOrder(await buyer(who), slot)
    if (status !== 201) throw new Error(`an order could not be placed: ${JSON.stringify(body)}`)
    const row = await shop.database.read
      .selectFrom('orders')
      .select(['id', 'number'])
      .where('id', '=', body._id)
      .executeTakeFirstOrThrow()
    return row
  }

  return {
    shop,
    asif,
    owner,
    order,
    tryToOrder,
    refusedAt: async (who: typeof asha, slot: string) => (await tryToOrder(await buyer(who), slot)).status,
    buyers: async (count: number) => {
      const people: Awaited<ReturnType<typeof buyer>>[] = []
      for (let nr = 0; nr < count; nr += 1)
        people.push(
          await shop.signedIn({
            ...asha,
            email: `b${nr}@example.com`,
            mobile: `98765 5${String(nr).padStart(4, '0')}`,
          }),
        )
      return people
    },
    slotOf: async (orderId: string) => {
      const row = await shop.database.read
        .selectFrom('orders')
        .select('slot_id')
        .where('id', '=', orderId)
        .executeTakeFirst()
      return row?.slot_id
    },
  }
}

export const openCutter = async (open: Open) => atDesk(await openAccountsShop(open), 'cutter')
