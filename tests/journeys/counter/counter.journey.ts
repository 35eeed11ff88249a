import type { Page } from '@playwright/test'
import { barriersAnywhereOn, complaintsOf } from '#tests/journeys/visits.ts'
import { cookiesOf, staffAt } from '#tests/rooms/staff.ts'
import { expect, test } from '#tests/running/shop.ts'
import { counterWords } from '#words/counter.ts'
import { signInWords } from '#words/staff.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with its script' : 'before its script', () => {
    test.use({ javaScriptEnabled })

    test('the counter stands at /counter, asks who is there, says whose it is and leads back to the shop', async ({
      page,
      shop,
    }) => {
      const complaints = complaintsOf(page)
      const answer = await page.goto('/counter')
      expect(answer?.status()).toBe(200)
      expect(answer?.headers()['cache-control']).toBe('no-store')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(signInWords.title)
      await expect(page.getByRole('banner')).toContainText('Darya counter')
      await page.getByRole('link', { name: counterWords.toShop }).click()
      await expect(page).toHaveURL(`${shop.url}/`)
      expect(complaints).toEqual([])
    })

    test('what is not at the counter is said, with the way back', async ({ page }) => {
      const answer = await page.goto('/counter/no-such-thing')
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(counterWords.missing)
      await page.getByRole('link', { name: counterWords.back }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(signInWords.title)
      expect(new URL(page.url()).pathname).toBe('/counter/sign-in')
    })
  })

test('the counter bars nobody, by day or by night, on a phone or at a desk', async ({ page }) => {
  await page.goto('/counter')
  expect(await barriersAnywhereOn(page)).toEqual([])
})

/** All that a page asks for until it is at rest. */
async function askedBy(page: Page, path: string): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(path, { waitUntil: 'networkidle' })
  return asked
}

test('a shopper loads nothing of the counter, and the counter nothing of the shop', async ({ page, context }) => {
  expect((await askedBy(page, '/home')).filter((path) => path.startsWith('/counter'))).toEqual([])
  // What a page of the shop still asks for late is not the counter's.
  const tablet = await context.newPage()
  expect((await askedBy(tablet, '/counter')).filter((path) => path.startsWith('/assets/'))).toEqual([])
})

test('nothing that the counter shows is kept by a browser, also where it is fetched ahead', async ({ page, shop }) => {
  await page.context().addCookies(cookiesOf(await staffAt(shop.dataDir, 'owner'), shop.url))
  for (const path of ['/counter/devices', '/counter/devices.data'])
    for (const headers of [{}, { 'sec-purpose': 'prefetch' }]) {
      const answer = await page.request.get(path, { headers })
      expect([answer.status(), answer.headers()['cache-control']]).toEqual([200, 'no-store'])
    }
})

test('the counter answers looks alone, in any letter case, and search engines are kept out', async ({ request }) => {
  for (const path of ['/counter', '/Counter', '/counter/']) expect((await request.get(path)).status()).toBe(200)
  expect((await request.post('/counter', { data: {} })).status()).toBe(405)
  expect(await (await request.get('/counter')).text()).toContain('<meta name="robots" content="noindex"/>')
})

const tooNarrow = (links: Element[]) =>
  links.filter((link) => link.scrollWidth > link.clientWidth).map((link) => link.textContent)

test('the names of the counter’s rooms lie beside each other on a phone, a tablet and a desk, and never over each other', async ({
  page,
  context,
  shop,
}) => {
  await context.addCookies(cookiesOf(await staffAt(shop.dataDir, 'owner'), shop.url))
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/counter/devices')
    await page.getByRole('button', { name: counterWords.morePages, exact: true }).click()
    const names = page.getByRole('banner').getByRole('link')
    await expect.poll(() => names.count()).toBeGreaterThan(10)
    expect([width, ...(await names.evaluateAll(tooNarrow))]).toEqual([width])
  }
})
