import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '#shop/time.ts'
import type { Gives } from '#shop/wire/calls.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { ashasOrder } from '#tests/rooms/orders-room.ts'
import { ashasReview } from '#tests/rooms/reviews.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { ask } from '../faults/shopper.ts'
import type { CallName, Known } from './honest.ts'

type Shop = Pick<RunningShop, 'url' | 'messages'>
type Person = Pick<Known, 'email' | 'password' | 'mobile' | 'userId' | 'token'>

/** A person with an account, two orders and a review. */
export async function peopled(url: string, nr: number): Promise<Omit<Known, 'others'>> {
  const person = await newcomer(url, nr)
  if (!person) throw new Error('nobody may register any more')
  const place = () => certain(url, person.token, '/orders', ashasOrder({ userId: person.userId }))
  const orders = [await place(), await place()].map((order) => (order as OrderView)._id)
  const review = await certain(url, person.token, '/reviews', ashasReview({ productId: 21 }))
  return { ...person, orders, reviews: [(review as Gives<'writeReview'>)._id] }
}

type Renewal = (shop: Shop, known: Known, nr: number) => Promise<Partial<Known> | undefined>

/** Restores what a success of these calls uses up, before the next ones are drawn; else nearly all of them would come too late. */
const renewals: Partial<Record<CallName, Renewal>> = {
  logout: ({ url }, known) => signedInAgain(url, known),
  changePassword: ({ url }, _known, nr) => newcomer(url, nr),
  deleteAccount: ({ url }, _known, nr) => newcomer(url, nr),
  verifyCode: (shop, _known, nr) => sentACode(shop, nr),
  resetPassword: (shop, _known, nr) => sentACode(shop, nr),
  async cancelOrder({ url }, { token, userId, orders }) {
    const order = (await unlessTooOften(url, token, '/orders', ashasOrder({ userId }))) as OrderView | undefined
    return order && { orders: [order._id, ...orders.slice(0, 1)] }
  },
  async withdrawReview({ url }, { token, reviews }) {
    const asked = ashasReview({ productId: 21 })
    const review = (await unlessTooOften(url, token, '/reviews', asked)) as Gives<'writeReview'> | undefined
    return review && { reviews: [review._id, ...reviews.slice(0, 1)] }
  },
}

export const usesUp = (name: CallName): boolean => name in renewals

/** Where the limits allow nothing new, the rest goes with what is over. */
export async function renewed(shop: Shop, name: CallName, known: Known, nr: number): Promise<Known> {
  return { ...known, ...(await renewals[name]?.(shop, known, nr)) }
}

async function newcomer(url: string, nr: number): Promise<Person | undefined> {
  const person = {
    email: `fuzzer${nr}@darya.example`,
    password: `sixteen boats at dawn ${nr}`,
    mobile: `972${String(nr).padStart(7, '0')}`,
  }
  const registered = await unlessTooOften(url, '', '/auth/register', { name: `Fuzzer ${nr}`, ...person })
  const login = registered === undefined ? undefined : await signedIn(url, person)
  return login && { ...person, userId: login.user.id, token: login.token }
}

async function signedInAgain(url: string, { token, email, password }: Known): Promise<Partial<Known> | undefined> {
  const { authenticated } = (await certain(url, token, '/auth/checkAuth')) as Gives<'checkAuth'>
  if (authenticated) return {}
  const login = await signedIn(url, { email, password })
  return login && { token: login.token }
}

const signedIn = (url: string, { email, password }: Pick<Known, 'email' | 'password'>) =>
  unlessTooOften(url, '', '/auth/login', { email, password }) as Promise<Gives<'login'> | undefined>

async function sentACode(shop: Shop, nr: number): Promise<Partial<Known> | undefined> {
  const person = await newcomer(shop.url, nr)
  if (!person) return undefined
  const { mobile } = person
  if (!(await unlessTooOften(shop.url, '', '/api/auth/send-otp', { mobile }))) return person
  const until = performance.now() + seconds(20)
  while (performance.now() < until) {
    const message = (await shop.messages()).find(({ to }) => to === `+91${mobile}`)
    const code = /^\d{6}/.exec(message?.text ?? '')?.[0]
    if (code !== undefined) return { ...person, code }
    await sleep(20)
  }
  throw new Error('a code never came')
}

async function certain(url: string, token: string, path: string, body?: object): Promise<unknown> {
  const said = await unlessTooOften(url, token, path, body)
  if (said === undefined) throw new Error(`${path}: too often`)
  return said
}

/** A limit answers with nothing; whatever else is no yes should not be. */
async function unlessTooOften(url: string, token: string, path: string, body?: object): Promise<unknown> {
  const answer = await ask({ url, token }, path, { within: seconds(60), ...(body === undefined ? {} : { body }) })
  if (answer.status === 429) return undefined
  if (answer.outcome !== 'yes') throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}
