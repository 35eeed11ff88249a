import { openPasswordHasher } from '#server/accounts/password-hash.ts'
import { lapseDueOrders } from '#server/orders/moves/lapse-orders.ts'
import { limits } from '#shop/accounts/limits.ts'
import { shareOfUnproven, unprovenFor } from '#shop/accounts/unproven.ts'
import { hours } from '#shop/time.ts'
import { asha, openAccountsShop } from '#tests/rooms/accounts.ts'
import { ashasOrder } from '#tests/rooms/orders-room.ts'
import { openStaffShop } from '#tests/rooms/staff-room.ts'
import { openTrustingShop } from '#tests/rooms/trusting-shop.ts'
import { pepper } from '#tests/running/test-shop.ts'
import { atOnce, statusesOf, type Trial } from './trial.ts'

type Shop = Awaited<ReturnType<typeof openAccountsShop>>

/** What strangers try to use up, and what must be left for those whom the shop knows. */
export const strangerTrials: Readonly<Record<string, Trial>> = {
  'locked-tablet': {
    title: '14 PIN sign-ins of an enrolled tablet while strangers try passwords, 80 at a time',
    short: 1,
    long: 20,
    async run(open, times) {
      const shop = await openStaffShop(open, {
        hasher: openPasswordHasher([pepper]),
        environment: { LIMITS: 'wrong-password-per-address=1000000' },
      })
      const owner = await shop.owner()
      const people: string[] = []
      for (let nr = 0; nr < 14; nr += 1) people.push(await shop.added(owner, { name: `Bhau ${nr}`, role: 'cutter' }))
      const tablet = await shop.tablet(owner)
      let refused = 0
      for (let round = 0; round < times; round += 1) {
        const flood = atOnce(80, async (nr) =>
          shop.app.request('/auth/login', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ email: `nobody${round}-${nr}@example.com`, password: 'wrong kite' }),
          }),
        )
        const signIns = await atOnce(14, (nr) => tablet.call('pinSignIn', { person: people[nr], pin: '402917' }))
        refused += 14 - statusesOf(signIns, 200)
        await flood
      }
      return { 'sign-ins': [14 * times], refused: [refused, 0] }
    },
  },

  'one-provider': {
    title: 'invented accounts that order from every /64 of one /48 for an hour',
    short: 60,
    long: 500,
    async run(open, times) {
      const shop = await openAccountsShop(open, {
        environment: { TRUSTED_PROXIES: '127.0.0.1', LIMITS: 'register-per-address=1000000' },
      })
      let placed = 0
      for (let nr = 0; nr < times; nr += 1) {
        const headers = { 'x-forwarded-for': `2001:db8:1:${(nr * 131).toString(16)}::7` }
        if ((await orderOfInvented(shop, nr, headers)) === 201) placed += 1
      }
      return { accounts: [times], 'orders placed': [placed, 4 * limits.orderPerAddress.most] }
    },
  },

  'sold-out': {
    title: 'invented accounts that order whatever they can, where orders come before the code',
    short: 20,
    long: 200,
    async run(open, times) {
      const shop = await openTrustingShop(open)
      const held = async () =>
        shop.database.read.selectFrom('delivery_slots').select(['taken', 'capacity']).where('taken', '>', 0).execute()
      for (let nr = 0; nr < times; nr += 1) await orderOfInvented(shop, nr, {})
      const before = await held()
      const over = before.filter(({ taken, capacity }) => taken > shareOfUnproven(capacity)).length
      shop.later(unprovenFor + 1000)
      await lapseDueOrders(shop.database, shop.now())
      return {
        accounts: [times],
        'slots in which they held none': [before.length > 0 ? 0 : 1, 0],
        'slots of which they hold over a fifth': [over, 0],
        'slots in which they hold a place after 15 minutes': [(await held()).length, 0],
      }
    },
  },

  'codes-of-strangers': {
    title: 'codes to numbers that never answered one, until no more are sent',
    short: 20,
    long: 200,
    async run(open, times) {
      const most = 30
      const shop = await openAccountsShop(open, {
        environment: { LIMITS: `messages-per-day=${most},code-per-address=1000000,register-per-address=1000000` },
      })
      await shop.proven(asha)
      let sent = 0
      for (let nr = 0; nr < times; nr += 1) {
        const person = invented(nr)
        await shop.register(person)
        if ((await shop.call('/api/auth/send-otp', { mobile: person.mobile })).status === 200) sent += 1
      }
      shop.later(hours(2))
      const own = await shop.call('/api/auth/send-otp', { mobile: asha.mobile })
      return {
        numbers: [times],
        'codes sent to them': [sent, most / 3],
        'known customers who get none': [own.status === 200 ? 0 : 1, 0],
      }
    },
  },
}

const invented = (nr: number) => ({
  ...asha,
  email: `person${nr}@example.com`,
  mobile: `9${String(100_000_000 + nr)}`,
})

async function orderOfInvented(shop: Shop, nr: number, headers: Record<string, string>): Promise<number> {
  const { token, user } = await shop.signedIn(invented(nr), { headers })
  return (await shop.call('/orders', ashasOrder({ userId: user?.id ?? '' }), { token, headers })).status
}
