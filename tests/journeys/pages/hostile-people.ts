import type { Browser, Page } from '@playwright/test'
import type { OrderView } from '#shop/wire/order.ts'
import { line } from '#tests/journeys/shopping.ts'
import { complaintsOf } from '#tests/journeys/visits.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { ashasReview } from '#tests/rooms/reviews.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { corpus, sentinel } from '../../../bench/abuse/corpus.ts'

export interface Person {
  readonly token: string
  readonly user: { readonly name: string }
  readonly email: string
  readonly password: string
  readonly order: OrderView
  readonly review: string
}

/** The texts that fit. Each field begins at a place of its own, and one further with each person: after all of them it has had each. */
export function texter(nr: number) {
  let field = 0
  return (longest: number): string => {
    field += 1
    for (let place = nr + 11 * field; ; place += 1) {
      const text = corpus[place % corpus.length] ?? ''
      if ([...text].length <= longest && !/[\u2028\u2029]/.test(text)) return text
    }
  }
}

/** Somebody whose name, addresses and reviews are texts of the corpus. */
export async function signedInWith(shop: RunningShop, text: (longest: number) => string, nr: number): Promise<Person> {
  const ask = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const answer = await fetch(shop.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as unknown
  }
  const email = `<svg/onload=window.${sentinel}=1>${nr}@darya.example`
  const person = {
    name: text(80),
    email,
    password: 'teal kite over the dock',
    mobile: `9${String(nr).padStart(9, '0')}`,
  }
  await ask('/auth/register', person)
  const { token, user } = (await ask('/auth/login', person)) as { token: string; user: { id: string; name: string } }
  const address = () => ({
    ...ashasAddress,
    firstName: text(80),
    lastName: text(80),
    addressLine1: text(200),
    streetAddress: text(200),
    landmark: text(200),
    email,
  })
  const item = line(4)
  const order = (await ask(
    '/orders',
    {
      userId: user.id,
      cartItems: [{ ...item, title: text(200), img: text(200), detailPageURL: text(200) }],
      shippingAddress: address(),
      billingAddress: { ...address(), city: text(80), state: text(80), phone: text(20) },
      totalPrice: item.price,
    },
    token,
  )) as OrderView
  const ownReview = { ...ashasReview({ productId: 4 }), username: text(80), comment: text(2000), email }
  const { comment, held } = (await ask('/reviews', ownReview, token)) as { comment: string; held: boolean }
  return { ...person, token, user, order, review: held ? '' : comment }
}

/** A fish that no shop sells, as another program may have left it in the cart. */
const strangeLine = (text: (longest: number) => string) => ({
  ...line(4),
  id: text(40),
  title: text(200),
  img: text(200),
  detailPageURL: text(200),
  size: text(60),
  weight: text(20),
  cleaningOption: text(80),
})

/** A browser that keeps such texts under every key, and tells when one of them runs. */
export async function openBrowser(
  browser: Browser,
  shop: RunningShop,
  { bypassCSP, person, texts }: { bypassCSP: boolean; person?: Person; texts?: (longest: number) => string },
) {
  const context = await browser.newContext({ baseURL: shop.url, bypassCSP })
  const text = texts ?? (() => '')
  const kept: Record<string, string> = person
    ? {
        token: person.token,
        user: JSON.stringify(person.user),
        cartItems: JSON.stringify([strangeLine(text), { ...strangeLine(text), ...line(4), img: text(200) }]),
        shippingAddress: JSON.stringify({ ...person.order.shippingAddress, firstName: text(80) }),
        reviewDetails: JSON.stringify({ username: text(80), email: text(80) }),
        redirectTo: text(200),
      }
    : {}
  await context.addInitScript((kept) => {
    if (location.protocol === 'http:') for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  }, kept)
  const page: Page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.dismiss())
  return { page, complaints: complaintsOf(page), close: () => context.close() }
}
