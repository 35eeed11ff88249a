import { asha, meena, type Sent } from '#tests/rooms/accounts.ts'
import { ashasOrder } from '#tests/rooms/orders-room.ts'
import { ashasReview } from '#tests/rooms/reviews.ts'
import type { LooseShop } from './trial.ts'

export const commands = [
  'place',
  'place for the other',
  'cancel',
  'cancel the other’s',
  'barcode',
  'barcode of the other’s',
  'list',
  'review',
  'withdraw',
  'withdraw the other’s',
  'read reviews',
  'devices',
  'end the other’s device',
  'who am I',
  'log in again',
  'log out',
] as const

interface Step {
  readonly command: (typeof commands)[number]
  readonly pick: number
}

/**
 * A person and the answers that they expect. Only their own commands count: whatever the other does must make no
 * difference. A step returns '' if the answer was right, else what was wrong.
 */
export async function newPerson(shop: LooseShop, round: number, nr: number) {
  const who = {
    ...(nr === 0 ? asha : meena),
    email: `person${nr}.${round}@example.com`,
    mobile: `9${nr}${String(round).padStart(8, '0')}`,
  }
  const { token: first, user } = await shop.signedIn(who)
  const userId = user?.id ?? ''
  const productId = 1 + (round % 21)
  let token = first
  let devices = 1
  const orders = new Map<string, 'Pending' | 'Canceled'>()
  const reviews = new Map<string, 'shown' | 'withdrawn'>()
  let theOther: Beside | undefined

  const ask = (path: string, body?: object, sent: Sent = {}) => shop.call(path, body, { token, ...sent })
  /** Between a logout and the next login there is none. */
  const device = async (): Promise<string> => {
    const { status, body } = await ask('/auth/sessions')
    if (status !== 200) return 'none'
    return (body as unknown as { id: string; current: boolean }[]).find(({ current }) => current)?.id ?? ''
  }
  const cancel = (id: string) => ask(`/orders/${id}/cancel`, {}, { method: 'PATCH' })
  const barcode = (orderId: string) => ask('/orders/generate-barcode', { orderData: { orderId } })
  const withdraw = (id: string) => ask(`/reviews/${id}`, {}, { method: 'DELETE' })
  const order = (of: string) => ask('/orders', ashasOrder({ userId: of }))

  const does: Record<Step['command'], (pick: number) => Promise<string>> = {
    async place() {
      const { status, body } = await order(userId)
      orders.set((body as { _id?: string })._id ?? '', 'Pending')
      return expected(status, 201)
    },
    'place for the other': async () => expected((await order(theOther?.userId ?? '')).status, 403),
    async cancel(pick) {
      const id = picked(orders, pick)
      if (id === undefined) return ''
      const was = orders.get(id)
      orders.set(id, 'Canceled')
      return expected((await cancel(id)).status, was === 'Pending' ? 200 : 409)
    },
    'cancel the other’s': async (pick) => refused(await cancel(picked(theOther?.orders, pick) ?? 'none')),
    async barcode(pick) {
      const id = picked(orders, pick)
      return id === undefined ? '' : expected((await barcode(id)).status, 200)
    },
    'barcode of the other’s': async (pick) => refused(await barcode(picked(theOther?.orders, pick) ?? 'none')),
    async list() {
      const { body } = await ask('/orders')
      const seen = (body as unknown as { _id: string; status: string }[]).map(({ _id, status }) => `${_id} ${status}`)
      const own = [...orders].map(([id, status]) => `${id} ${status}`)
      return seen.length === Math.min(own.length, 20) && seen.every((one) => own.includes(one))
        ? ''
        : `the list has ${seen.join()} and not ${own.join()}`
    },
    async review() {
      const { status, body } = await ask('/reviews', ashasReview({ productId, email: who.email }))
      reviews.set((body as { _id?: string })._id ?? '', 'shown')
      return expected(status, 201)
    },
    async withdraw(pick) {
      const id = picked(reviews, pick)
      if (id === undefined) return ''
      const was = reviews.get(id)
      reviews.set(id, 'withdrawn')
      return expected((await withdraw(id)).status, was === 'shown' ? 200 : 409)
    },
    'withdraw the other’s': async (pick) => refused(await withdraw(picked(theOther?.reviews, pick) ?? 'none')),
    async 'read reviews'() {
      const { body } = await ask(`/reviews/${productId}`)
      const list = body as unknown as { _id: string; mine?: boolean; email?: string }[]
      const wrong = list.filter(
        ({ _id, mine, email }) =>
          email !== undefined || (mine === true) !== reviews.has(_id) || reviews.get(_id) === 'withdrawn',
      )
      return wrong.length === 0 ? '' : `not as its own: ${JSON.stringify(wrong)}`
    },
    async devices() {
      const { body } = await ask('/auth/sessions')
      return expected((body as unknown as object[]).length, devices)
    },
    'end the other’s device': async () =>
      refused(await ask('/auth/sessions', { id: (await theOther?.device()) ?? 'none' }, { method: 'DELETE' })),
    async 'who am I'() {
      const { body } = await ask('/auth/checkAuth')
      return body.user?.id === userId && body.user.email === who.email ? '' : `taken for ${JSON.stringify(body)}`
    },
    async 'log in again'() {
      token = (await shop.login(who)).body.token ?? ''
      devices = Math.min(devices + 1, 10)
      return token === '' ? 'not let in' : ''
    },
    async 'log out'() {
      const old = token
      await ask('/auth/logout', {})
      const dead = !(await shop.isSignedIn(old))
      token = (await shop.login(who)).body.token ?? ''
      return dead ? '' : 'the token lives on'
    },
  }

  return {
    userId,
    orders,
    reviews,
    device,
    beside: (person: Beside) => (theOther = person),
    async does({ command, pick }: Step): Promise<string> {
      const fault = await does[command](pick)
      return fault && `${command}: ${fault}`
    },
    /** What the database holds of this person at the end. */
    async keptRightly(): Promise<string[]> {
      const { read } = shop.database
      const kept = await read.selectFrom('orders').select(['id', 'status']).where('user_id', '=', userId).execute()
      const own = await read.selectFrom('reviews').select(['id', 'state']).where('user_id', '=', userId).execute()
      const wrong = [
        ...kept.filter(({ id, status }) => orders.get(id) !== status),
        ...own.filter(({ id, state }) => reviews.get(id) !== state),
      ]
      const isWhole = kept.length === orders.size && own.length === reviews.size
      return wrong.length === 0 && isWhole ? [] : [`kept ${JSON.stringify({ kept, own })}`]
    },
  }
}

interface Beside {
  readonly userId: string
  readonly orders: ReadonlyMap<string, string>
  readonly reviews: ReadonlyMap<string, string>
  readonly device: () => Promise<string>
}

const picked = (things: ReadonlyMap<string, string> = new Map(), pick: number): string | undefined =>
  [...things.keys()][pick % Math.max(things.size, 1)]

const expected = (found: number, wanted: number): string => (found === wanted ? '' : `${found} and not ${wanted}`)

const refused = ({ status }: { status: number }): string => expected(status, 404)
