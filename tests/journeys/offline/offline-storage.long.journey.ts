import type { Page } from '@playwright/test'
import { loggedInOn, signedInOn, tokenOf } from '#tests/journeys/people.ts'
import { fillCart, ordersOf, line as packs, placeOrders } from '#tests/journeys/shopping.ts'
import { alive, complaintsOf, follow, visit } from '#tests/journeys/visits.ts'
import { expect } from '#tests/running/shop.ts'
import { allKept, bar, besidesTheLine, keptPaths, test, visitTwice, visitWithWorker } from './offline-pages.ts'

test('a page may register one worker and no other, and the worker may ask this shop alone', async ({
  page,
  request,
}) => {
  await visitWithWorker(page, '/home')
  const tried = await page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const refused = async (attempt: () => unknown) => {
      try {
        await attempt()
        return false
      } catch (error) {
        return (error as Error).name === 'TypeError'
      }
    }
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown }
    }
    return [
      await refused(() => navigator.serviceWorker.register('/sw.js')),
      await refused(() => navigator.serviceWorker.register('/elsewhere.js')),
      await refused(() => trustedTypes.createPolicy('another', {})),
      await refused(() => trustedTypes.createPolicy('own-worker', {})),
    ]
  })
  expect(tried).toEqual([true, true, true, true])
  const file = await request.get('/sw.js')
  expect(file.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'content-type': 'text/javascript; charset=utf-8',
  })
})

test('a kept page keeps the policy that it came with', async ({ page, context }) => {
  await visitWithWorker(page, '/home')
  await context.setOffline(true)
  const answer = await page.reload()
  expect(answer?.headers()['content-security-policy']).toContain(
    "require-trusted-types-for 'script'; trusted-types own-worker",
  )
})

test('nothing of a person is ever kept by the worker, and a sign-out leaves nothing', async ({ page, shop }) => {
  test.slow()
  const person = await signedInOn(page)
  await placeOrders(page, person, [[packs(4)]])
  const [order] = await ordersOf(page.request, person)
  await fillCart(page, [packs(4)])
  await visitTwice(page, '/home')
  for (const path of ['/myorders', `/myorders/${order?._id}`, '/account', '/addresses', '/checkout', '/cartPage']) {
    await visit(page, path)
    await follow(page, '/terms')
    await follow(page, path)
  }
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  expect(token.length).toBeGreaterThan(20)
  const personal = [
    token,
    person.email,
    person.mobile,
    person.name,
    order?._id ?? '',
    String(order?.orderNumber),
    'Sample Chawl',
  ]
  const check = async () => {
    const kept = await allKept(page)
    expect(kept.length).toBeGreaterThan(30)
    for (const one of kept) for (const secret of personal) expect(one.includes(secret), one.slice(0, 200)).toBe(false)
    for (const one of kept)
      expect(one).not.toMatch(/^[^\n]*\/(orders|auth|api|carts?|addresses\/|reviews)\b[^\n]*\n.*application\/json/)
    for (const one of kept) expect(one.split('\n')[1]).not.toContain('no-store')
  }
  await check()
  await page.evaluate(async () => {
    const page = { headers: { 'content-type': 'text/html' } }
    await (await caches.open('pages')).put('/catch/ABC', new Response('', page))
  })
  await visit(page, '/account')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => keptPaths(page, 'pages')).not.toContain('/catch/ABC')
  await check()
  expect(shop.url).toBeTruthy()
})

test('where the browser has cleared all, the shop begins anew as if nothing had been', async ({
  page,
  context,
  line,
}) => {
  await visitTwice(page, '/home')
  const complaints = complaintsOf(page)
  await clear(page, line.url, 'all')
  await visitWithWorker(page, '/home')
  await context.setOffline(true)
  await page.reload()
  await alive(page)
  await expect(bar(page)).toContainText('Rates as of today')
  expect(besidesTheLine(complaints)).toEqual([])
})

test('where the browser has dropped what was kept under an open page, that goes on and keeps again', async ({
  page,
  line,
}) => {
  await visitTwice(page, '/home')
  await clear(page, line.url, 'cache_storage')
  await follow(page, '/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
  await visitWithWorker(page, '/home')
  expect(await keptPaths(page, 'pages')).toContain('/home')
})

test('where there is no room nothing is kept and nothing is lost', async ({ page, line }) => {
  await visitWithWorker(page, '/home')
  const complaints = complaintsOf(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize: 1000 })
  for (const path of ['/productListPomfret', '/wholePomfretDetails/4', '/cartPage']) await visit(page, path)
  await follow(page, '/terms')
  expect(complaints).toEqual([])
})

test('two tabs have one worker: both open without a line, and who signs out in one is out in both', async ({
  page,
  context,
}) => {
  await loggedInOn(page)
  await visitTwice(page, '/home')
  const other = await context.newPage()
  await visit(other, '/productListPomfret')
  await context.setOffline(true)
  for (const tab of [page, other]) {
    await tab.reload()
    await alive(tab)
    await expect(bar(tab)).toContainText('Rates as of today')
  }
  await context.setOffline(false)
  for (const tab of [page, other]) await visit(tab, '/home')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(() => other.evaluate(() => localStorage.getItem('token'))).toBeNull()
  expect(await tokenOf(page.request, await loggedInOn(page))).toBeTruthy()
})

async function clear(page: Page, origin: string, storageTypes: string) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
}

test('of what a page has asked for as somebody nothing is asked again as nobody, to be kept', async ({
  page,
  line,
}) => {
  await signedInOn(page)
  await visitWithWorker(page, '/myorders')
  await visitWithWorker(page, '/home')
  expect(line.answered.filter((answer) => answer.startsWith('200 /auth/')).length).toBeGreaterThan(0)
  expect(line.answered.filter((answer) => answer.startsWith('401 '))).toEqual([])
})
