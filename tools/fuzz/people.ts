import type { Gives, OrderView } from '#shop/calls.ts'
import { ashasOrder } from '#tests/orders-room.ts'
import { ashasReview } from '#tests/reviews.ts'
import { ask } from '../faults/shopper.ts'
import type { Known } from './honest.ts'

/** A person with an account, two orders and a review. */
export async function peopled(url: string, nr: number): Promise<Omit<Known, 'others'>> {
  const person = {
    email: `fuzzer${nr}@darya.example`,
    password: `sixteen boats at dawn ${nr}`,
    mobile: `97200${String(10_000 + nr)}`,
  }
  await certain(url, '', '/auth/register', { name: `Fuzzer ${nr}`, ...person })
  const { token, user } = (await certain(url, '', '/auth/login', person)) as Gives<'login'>
  const place = () => certain(url, token, '/orders', ashasOrder({ userId: user.id })) as Promise<OrderView>
  const orders = [(await place())._id, (await place())._id]
  const review = (await certain(url, token, '/reviews', ashasReview({ productId: 21 }))) as Gives<'writeReview'>
  return { ...person, userId: user.id, token, orders, reviews: [review._id] }
}

/** Some calls end the session that they come with, or the account itself: then its owner signs in again, or registers. */
export async function liveToken(url: string, { token, email, password, mobile }: Known): Promise<string> {
  const { authenticated } = (await certain(url, token, '/auth/checkAuth')) as Gives<'checkAuth'>
  if (authenticated) return token
  const person = { name: 'Fuzzer', email, password, mobile }
  const registering = await ask({ url, token: '' }, '/auth/register', { body: person })
  // Where the limits keep the owner out as well, the rest goes with a token that is over.
  if (registering.status === 429) return token
  if (registering.outcome !== 'yes' && registering.status !== 409) throw new Error(`register: ${registering.status}`)
  const login = await ask({ url, token: '' }, '/auth/login', { body: { email, password } })
  if (login.status === 429) return token
  if (login.outcome !== 'yes') throw new Error(`login: ${login.status}`)
  return (login.body as Gives<'login'>).token
}

async function certain(url: string, token: string, path: string, body?: object): Promise<unknown> {
  const answer = await ask({ url, token }, path, body === undefined ? {} : { body })
  if (answer.outcome !== 'yes') throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}
