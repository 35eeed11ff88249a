import { randomUUID } from 'node:crypto'
import type { Gives, Sends } from '#shop/wire/calls.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { ashasAddress } from './order-views.ts'

/** Somebody who buys from a running shop as a program does; whatever goes wrong is an error. */
export interface Buyer {
  readonly userId: string
  readonly token: string
  /** places an order for two packs of pomfret */
  buy(): Promise<OrderView>
  /** the newest of their orders */
  orders(): Promise<OrderView[]>
}

const who = { email: 'asha@darya.example', password: 'teal kite over the dock' }

export const register = async (url: string): Promise<void> =>
  void (await asked(`${url}/auth/register`, { body: { ...who, name: 'Asha Koli', mobile: '9820000001' } }))

export async function logIn(url: string): Promise<Buyer> {
  const { token, user } = (await asked(`${url}/auth/login`, { body: who })) as Gives<'login'>
  const order: Sends<'placeOrder'> = {
    userId: user.id,
    cartItems: [{ id: 'pdpImage4', size: 'Jumbo', weight: '500 g', price: 1000, quantity: 2 }],
    totalPrice: 2000,
    shippingAddress: ashasAddress,
    billingAddress: ashasAddress,
  }
  return {
    userId: user.id,
    token,
    buy: async () => (await asked(`${url}/orders`, { token, body: order })) as OrderView,
    orders: async () => ((await asked(`${url}/orders/userorders`, { token })) as Gives<'myOrders'>).data,
  }
}

export async function asked(
  address: string,
  { token, body }: { token?: string; body?: object } = {},
): Promise<unknown> {
  const ask = () =>
    fetch(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'idempotency-key': key,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const key = randomUUID()
  // A kept-alive connection may be closed already; browsers ask again too.
  const answer = await ask().catch(ask)
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
