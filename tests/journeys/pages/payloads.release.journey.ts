import type { Page } from '@playwright/test'
import { detailUrl } from '#shop/catalogue/product.ts'
import { logInOn } from '#tests/journeys/people.ts'
import { alive, follow, visit } from '#tests/journeys/visits.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { expect, inOwnShop } from '#tests/running/shop.ts'
import { corpus, sentinel } from '../../../bench/abuse/corpus.ts'
import { openBrowser, type Person, signedInWith, texter } from './hostile-people.ts'

// The whole corpus is a command: PAYLOADS=all npx playwright test --config tests/journeys/playwright.config.ts pages/payloads
// It may be run in parts, each test in one of them: --shard=1/8 to --shard=8/8.
const isWhole = process.env.PAYLOADS === 'all'

/** A shop of their own: names and reviews like these would change what other journeys see. */
const test = inOwnShop({
  LIMITS: ['review-per-address', 'review-per-product', 'register-per-address', 'register-per-day', 'order-per-address']
    .map((limit) => `${limit}=100000`)
    .join(),
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

/** Each test has texts of its own, so that together they have half of the corpus. */
const textsOf = (nr: number) => (isWhole ? corpus : corpus.filter((_, place) => place % 16 === nr))
const addresses = ['/search?query=', '/login?redirectTo=', '/recipes/', '/myorders/']

for (const [policy, bypassCSP] of [true, false].entries())
  for (const [nr, address] of addresses.entries())
    test(`each text of the corpus at the end of ${address}, ${bypassCSP ? 'without the policy' : 'with it'}`, async ({
      browser,
      shop,
    }) => {
      test.setTimeout(240_000)
      const { page, complaints, close } = await openBrowser(browser, shop, { bypassCSP })
      for (const text of textsOf(2 * (policy * addresses.length + nr))) {
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

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
