import type { KyselyPlugin } from 'kysely'
import { openSnapshot } from '#server/catalogue/snapshot.ts'
import { openApi } from '#server/http/api.ts'
import type { OwnMovesDeps } from '#server/orders/moves/changing-api.ts'
import { openOwnMoves } from '#server/orders/moves/own-moves-api.ts'
import { openOrders } from '#server/orders/orders-api.ts'
import { onEngine } from '#server/storage/engine-of.ts'
import { watchChanges } from '#server/storage/watch-changes.ts'
import { sampleIdentity } from '#shop/accounts/identity.ts'
import { limits } from '#shop/accounts/limits.ts'
import { type Paise, rupees } from '#shop/money.ts'
import { days } from '#shop/time.ts'
import type { Takes } from '#shop/wire/calls.ts'
import type { CartItem } from '#shop/wire/cart-item.ts'
import type { Open } from '#tests/running/databases.ts'
import { commands } from '#tests/running/outbox-commands.ts'
import { messaging } from './messages.ts'
import { ashasAddress } from './order-views.ts'
import { unlessBusy } from './patiently.ts'

type Body = Takes<'placeOrder'>

/** The orders' calls on a database of their own. Who is signed in is what the bearer says: signing in is another room. */
export async function openOrdersRoom(
  open: Open,
  {
    openOrdersPerAccount = 1000,
    ordersPerAddressAnHour = 1000,
    mostInCash = rupees(10_000_000),
    plugin,
    unprovenLapse = false,
  }: OrdersRoom = {},
) {
  const opened = await open(commands)
  const database = plugin ? { ...opened, read: onEngine(opened.read.withPlugin(plugin), opened.engine) } : opened
  const changes = await watchChanges(database.read, { now: Date.now, every: days(7) })
  const snapshot = await openSnapshot(database, changes)
  const surprises: unknown[] = []
  const api = openApi({
    visitorOf: async (headers) => {
      const userId = headers.get('authorization')?.replace('Bearer ', '')
      return userId === undefined ? undefined : { userId, sessionId: 'a session' }
    },
    callerOf: () => '203.0.113.7',
    onError: (trouble) => surprises.push(trouble),
  })
  let time = Date.UTC(2026, 10, 21, 6)
  const deps: OwnMovesDeps = {
    database,
    snapshot,
    opening: { isOpen: () => true },
    settings: {
      openOrdersPerAccount,
      mostInCash,
      limits: {
        ...limits,
        orderPerAddress: { ...limits.orderPerAddress, most: ordersPerAddressAnHour },
        orderPerPerson: { ...limits.orderPerPerson, most: ordersPerAddressAnHour },
      },
      identity: sampleIdentity,
      verifyMobile: 'before-messages',
      unprovenLapse,
      publicUrl: 'http://darya.test',
    },
    now: () => time++,
    messaging,
  }
  openOrders(api, deps)
  openOwnMoves(api, deps)

  async function call(method: string, path: string, { as = 'asha', key, body }: Sent = {}) {
    const headers = new Headers({ 'content-type': 'application/json' })
    if (as !== '') headers.set('authorization', `Bearer ${as}`)
    if (key !== undefined) headers.set('idempotency-key', key)
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const ask = () => api.app.request(path, { method, headers, ...(body === undefined ? {} : { body: text }) })
    const answer = await unlessBusy(ask)
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as never }
  }

  return {
    database,
    changes,
    snapshot,
    surprises,
    call,
    place: (body: unknown, sent: Omit<Sent, 'body'> = {}) => call('POST', '/orders', { ...sent, body }),
  }
}

interface OrdersRoom {
  readonly openOrdersPerAccount?: number
  readonly ordersPerAddressAnHour?: number
  readonly mostInCash?: Paise
  /** as in a live shop whose owner lets people order before their mobile has answered a code */
  readonly unprovenLapse?: boolean
  /** stands between the shop and what its queries read */
  readonly plugin?: KyselyPlugin
}

export interface Sent {
  /** the person who is signed in; '' for nobody */
  readonly as?: string
  readonly key?: string
  readonly body?: unknown
}

/** What the checkout page of Asha sends: two packs of pomfret. A test changes what it is about. */
export const ashasOrder = (different: Partial<Body> = {}): Body => ({
  userId: 'asha',
  cartItems: [{ id: 'pdpImage4', size: 'Jumbo', weight: '500 g', price: 1000, quantity: 2 }],
  shippingAddress: ashasAddress,
  billingAddress: ashasAddress,
  totalPrice: 2000,
  ...different,
})

/** What the page sends on which Asha changes that order: it stays as it is. */
export const ashasChange = (different: Partial<Takes<'changeOrder'>> = {}): Takes<'changeOrder'> => {
  const { cartItems, shippingAddress, billingAddress, totalPrice } = ashasOrder()
  const lines = cartItems.map((item, place) => ({ ...item, line: place + 1 }))
  return { version: 1, lines, shippingAddress, billingAddress, totalPrice, ...different }
}

export const [papletLine] = ashasOrder().cartItems as [CartItem]
