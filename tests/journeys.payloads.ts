import type { Browser, Page } from '@playwright/test'
import type { OrderView } from '#shop/wire/order.ts'
import { detailUrl } from '#shop/catalogue/product.ts'
import { ashasAddress } from './order-views.ts'
import { logInOn } from './people.ts'
import { openingProduct } from './products.ts'
import { ashasReview } from './reviews.ts'
import { openShop, type RunningShop } from './running-shop.ts'
import { expect, test as base } from './shop.ts'
import { line } from './shopping.ts'
import { alive, complaintsOf, follow, visit } from './visits.ts'
import { corpus, sentinel } from '../bench/abuse/corpus.ts'

// The whole corpus is a command: PAYLOADS=all npx playwright test --config tests/playwright.config.ts journeys.payloads
// It may be run in parts, each test in one of them: --shard=1/8 to --shard=8/8.
const isWhole = process.env.PAYLOADS === 'all'

/** A shop of their own: names and reviews like these would change what other journeys see. */
const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- this is how Playwright is told that a fixture needs nothing
    async ({}, provide) => {
      const shop = await openShop({
        LIMITS: ['review-per-address', 'review-per-product', 'register-per-address', 'order-per-address']
          .map((limit) => `${limit}=100000`)
          .join(),
      })
      await provide(shop)
      await shop.stop()
    },
    { scope: 'worker' },
  ],
})

/** As many as the corpus has texts: then each field has had each of them that fits. */
const people = isWhole ? corpus.length : 1

for (let nr = 0; nr < people; nr += 1)
  test(`whatever person ${nr} typed into every field, no page runs it or is harmed by it`, async ({
    browser,
    shop,
  }) => {
    test.setTimeout(240_000)
    const texts = texter(nr)
    const person = await signedInWith(shop, texts, nr)
    // Without the policy only the escaping stands between the text and the page; with it nothing may be reported.
    for (const bypassCSP of [true, false]) {
      const { page, complaints, close } = await openBrowser(browser, shop, { bypassCSP, person, texts })
      for (const [path, shown] of pagesFor(person, texts)) {
        await visit(page, path)
        await expect(page.getByRole('main')).toContainText(oneLine(shown))
        await page.waitForLoadState('networkidle')
        await expectUnharmed(page, path, shop)
      }
      for (const path of pagesOfTheShop) {
        await follow(page, path)
        await expectUnharmed(page, path, shop)
      }
      expect(complaints.filter((complaint) => !/40[049]/.test(complaint))).toEqual([])
      await close()
    }
    // Last, because it ends the session that this browser had: to the place that was kept.
    const { page, close } = await openBrowser(browser, shop, { bypassCSP: true, person, texts })
    await visit(page, '/login')
    await logInOn(page, person)
    await expect(page).not.toHaveURL(/\/login/)
    await expectUnharmed(page, 'after the login', shop)
    await close()
  })

const some = isWhole ? corpus : corpus.filter((_, place) => place % 12 === 0)
const addresses = ['/search?query=', '/login?redirectTo=', '/recipes/', '/myorders/']

for (const bypassCSP of [true, false])
  for (const address of addresses)
    test(`each text of the corpus at the end of ${address}, ${bypassCSP ? 'without the policy' : 'with it'}`, async ({
      browser,
      shop,
    }) => {
      test.setTimeout(240_000)
      const { page, complaints, close } = await openBrowser(browser, shop, { bypassCSP })
      for (const text of some) {
        const answer = await page.goto(address + encodeURIComponent(text.toWellFormed()))
        // What climbs or hides is no page but a line of JSON.
        if (answer?.headers()['content-type']?.startsWith('text/html')) await alive(page)
        await expectNothingRan(page, text, shop)
      }
      expect(complaints.filter((complaint) => !/40[049]/.test(complaint))).toEqual([])
      await close()
    })

async function expectUnharmed(page: Page, where: string, shop: RunningShop): Promise<void> {
  expect([where, await page.getByRole('main').innerText()]).toEqual([where, expect.stringMatching(/\w/)])
  await expectNothingRan(page, where, shop)
}

async function expectNothingRan(page: Page, where: string, shop: RunningShop): Promise<void> {
  expect([where, await page.evaluate((name) => name in window, sentinel)]).toEqual([where, false])
  expect([where, new URL(page.url()).origin]).toEqual([where, shop.url])
}

interface Person {
  readonly token: string
  readonly user: { readonly name: string }
  readonly email: string
  readonly password: string
  readonly order: OrderView
  readonly review: string
}

/** The texts that fit. Each field begins at a place of its own, and one further with each person: after all of them it has had each. */
function texter(nr: number) {
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

/** Each page that shows what somebody typed, and something of it. */
const pagesFor = ({ user, order, review }: Person, text: (longest: number) => string) => {
  const query = text(200)
  return [
    [detailUrl(openingProduct(4)), review],
    ['/cartPage', ''],
    ['/checkout', ''],
    ['/myorders', order.orderNumber],
    [`/myorders/${order._id}`, order.shippingAddress.addressLine1],
    ['/account', user.name],
    [`/search?query=${encodeURIComponent(query)}`, ''],
  ] as const
}

/** The others show of a person what stands in the bar. */
const pagesOfTheShop = ['/home', '/productListPomfret', '/recipes', '/aboutus', '/contactus', '/grievance', '/terms']

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

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
