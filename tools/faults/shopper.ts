import { randomInt } from 'node:crypto'
import type { CartItem, Gives, OrderView, Sends } from '#shop/calls.ts'
import { openingCatalogue } from '#shop/catalogue/products.ts'
import { inRupees, paise, total } from '#shop/money.ts'
import { linePrice } from '#shop/pricing.ts'
import { seconds } from '#shop/time.ts'
import { ashasAddress } from '#tests/order-views.ts'

/** A person with an account, at one address of the shop. */
export interface Shopper {
  readonly url: string
  readonly token: string
  readonly userId: string
}

export type Cart = Pick<Sends<'placeOrder'>, 'cartItems' | 'totalPrice'>

const patience = seconds(5)

export async function newShopper(url: string, nr: number): Promise<Shopper> {
  const email = `shopper${nr}@darya.example`
  const password = `sixteen boats at dawn ${nr}`
  const mobile = `98200${String(10_000 + nr)}`
  await sent(url, '/auth/register', { name: `Shopper ${nr}`, email, password, mobile })
  const { token, user } = (await sent(url, '/auth/login', { email, password })) as Gives<'login'>
  return { url, token, userId: user.id }
}

/** One to three fish, as the catalogue prices them. */
export function newCart(): Cart {
  const lines = Array.from({ length: randomInt(1, 4) }, () => ({
    cell: cells[randomInt(cells.length)] as (typeof cells)[number],
    quantity: randomInt(1, 21),
  }))
  return {
    cartItems: lines.map(({ cell, quantity }) => ({ ...cell.item, quantity })),
    totalPrice: inRupees(total(lines.map(({ cell, quantity }) => linePrice({ price: cell.price, quantity })))),
  }
}

/** The order, or nothing when there was no definite answer: then the same is asked again. */
export async function tryToPlace(
  { url, token, userId }: Shopper,
  key: string,
  cart: Cart,
): Promise<OrderView | undefined> {
  const body: Sends<'placeOrder'> = { ...cart, userId, shippingAddress: ashasAddress, billingAddress: ashasAddress }
  try {
    const answer = await fetch(`${url}/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
    const said = await answer.text()
    if (answer.status === 201) return JSON.parse(said) as OrderView
    if (answer.status < 500) throw new RangeError(`an honest order was refused: ${answer.status} ${said}`)
    return undefined
  } catch (trouble) {
    if (trouble instanceof RangeError) throw trouble
    return undefined
  }
}

export async function everyOrderOf({ url, token }: Shopper): Promise<OrderView[]> {
  const all: OrderView[] = []
  let before = ''
  do {
    const answer = await fetch(`${url}/orders/userorders${before}`, { headers: { authorization: `Bearer ${token}` } })
    const { data, next } = (await answer.json()) as Gives<'myOrders'>
    all.push(...data)
    before = next === undefined ? '' : `?before=${next}`
  } while (before !== '')
  return all
}

const cells = openingCatalogue.products.flatMap(({ cartId, prices }) =>
  Object.entries(prices).flatMap(([size, byWeight]) =>
    Object.entries(byWeight).map(([weight, price]) => ({
      price: paise(price),
      item: { id: cartId, size, weight, price: inRupees(price) } satisfies Omit<CartItem, 'quantity'>,
    })),
  ),
)

async function sent(url: string, path: string, body: object): Promise<unknown> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}
