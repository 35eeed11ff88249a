import type { Browser, Page } from '@playwright/test'
import type { OrderView } from '#shop/calls.ts'
import { detailUrl } from '#shop/catalogue/product.ts'
import { ashasAddress } from './order-views.ts'
import { openingProduct } from './products.ts'
import { ashasReview } from './reviews.ts'
import { openShop, type RunningShop } from './running-shop.ts'
import { expect, test as base } from './shop.ts'
import { line } from './shopping.ts'
import { complaintsOf } from './visits.ts'
import { corpus, sentinel } from '../tools/abuse/corpus.ts'

// The whole corpus is a command: PAYLOADS=all npx playwright test --config tests/playwright.config.ts journeys.payloads
const isWhole = process.env.PAYLOADS === 'all'

/** A shop of their own: names and reviews like these would change what other journeys see. */
const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- this is how Playwright is told that a fixture needs nothing
    async ({}, provide) => {
      const shop = await openShop({
        LIMITS: 'review-per-address=100000,review-per-product=100000,register-per-address=1000',
      })
      await provide(shop)
      await shop.stop()
    },
    { scope: 'worker' },
  ],
})

const people = isWhole ? 20 : 1

for (let nr = 0; nr < people; nr += 1)
  test(`whatever person ${nr} typed into every field, no page runs it or is harmed by it`, async ({
    browser,
    shop,
  }) => {
    test.setTimeout(240_000)
    const texts = texter(nr * 9)
    const person = await signedInWith(shop, texts, nr)
    // Without the policy only the escaping stands between the text and the page; with it nothing may be reported.
    for (const bypassCSP of [true, false]) {
      const { page, complaints, close } = await openBrowser(browser, shop, { bypassCSP, person, texts })
      for (const path of pathsFor(person, texts)) {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        expect([path, await page.evaluate((name) => name in window, sentinel)]).toEqual([path, false])
        expect([path, await page.getByRole('main').innerText()]).toEqual([path, expect.stringMatching(/\w/)])
      }
      await page.goto(`/myorders/${person.order._id}`)
      const { shippingAddress } = person.order
      await expect(page.getByRole('main')).toContainText(oneLine(shippingAddress.addressLine1))
      expect(complaints.filter((complaint) => !/40[049]/.test(complaint))).toEqual([])
      await close()
    }
  })

test('each text of the corpus as a search, a place to go after the login, and an address of the shop', async ({
  browser,
  shop,
}) => {
  test.setTimeout(240_000)
  const some = isWhole ? corpus : corpus.filter((_, place) => place % 12 === 0)
  for (const bypassCSP of [true, false]) {
    const { page, complaints, close } = await openBrowser(browser, shop, { bypassCSP })
    for (const text of some)
      for (const path of [`/search?query=`, '/login?redirectTo=', '/recipes/', '/myorders/']) {
        await page.goto(path + encodeURIComponent(text.toWellFormed()))
        expect([text, await page.evaluate((name) => name in window, sentinel)]).toEqual([text, false])
        expect(new URL(page.url()).origin).toBe(shop.url)
      }
    expect(complaints.filter((complaint) => !/40[049]/.test(complaint))).toEqual([])
    await close()
  }
})

interface Person {
  readonly token: string
  readonly user: object
  readonly order: OrderView
}

/** The corpus, one after the other, of those that fit. */
function texter(from: number) {
  let next = from
  return (longest: number): string => {
    for (;;) {
      const text = corpus[next++ % corpus.length] ?? ''
      if ([...text].length <= longest && !/[\u2028\u2029]/.test(text)) return text
    }
  }
}

/** Somebody whose name, addresses and reviews are texts of the corpus. */
async function signedInWith(shop: RunningShop, text: (longest: number) => string, nr: number): Promise<Person> {
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
  const { token, user } = (await ask('/auth/login', person)) as { token: string; user: { id: string } }
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
  for (let review = 0; review < 4; review += 1)
    await ask('/reviews', { ...ashasReview({ productId: 4 }), username: text(80), comment: text(2000), email }, token)
  return { token, user, order }
}

const pathsFor = (person: Person, text: (longest: number) => string) => [
  detailUrl(openingProduct(4)),
  '/productListPomfret',
  '/home',
  '/cartPage',
  '/checkout',
  '/myorders',
  '/account',
  `/search?query=${encodeURIComponent(text(200))}`,
]

/** A browser that keeps such texts under every key, and tells when one of them runs. */
async function openBrowser(
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
        cartItems: JSON.stringify([{ ...line(4), title: text(200), img: text(200), detailPageURL: text(200) }]),
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

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
