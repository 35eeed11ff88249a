import type { Locator } from '@playwright/test'
import { addressOf, listPaths } from '#shop/catalogue/paths.ts'
import { recipes } from '#shop/words/catalogue/recipes.ts'
import { makeOlder } from '#tests/journeys/pages/older-page.ts'
import { signedInOn } from '#tests/journeys/people.ts'
import { fillCart, line as packs } from '#tests/journeys/shopping.ts'
import { alive, barriersAnywhereOn, complaintsOf, visit } from '#tests/journeys/visits.ts'
import { expect } from '#tests/running/shop.ts'
import { choicesWords } from '#words/choices.ts'
import { frameWords } from '#words/frame.ts'
import { pricesWords } from '#words/measures.ts'
import { offlineWords } from '#words/offline.ts'
import { bar, besidesTheLine, keptPaths, test, visitTwice, visitWithWorker } from './offline-pages.ts'

const endOf = (element: Locator) => element.evaluate((it) => it.getBoundingClientRect().bottom)

const startOf = (element: Locator) => element.evaluate((it) => it.getBoundingClientRect().top)

const asOfToday = /^You are offline\. Rates as of today \d+:\d\d [ap]m\./

test('after one visit the page that was seen opens without a line, and says as of when its rates are', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(page)
  await visitWithWorker(page, '/wholePomfretDetails/4')
  await context.setOffline(true)
  await page.reload()
  await alive(page)
  await expect(page.getByText('₹1,800.00').first()).toBeVisible()
  await expect(bar(page)).toHaveText(asOfToday)
  const add = page.getByRole('button', { name: choicesWords.addToCart })
  await expect.poll(async () => (await endOf(add)) <= (await startOf(bar(page)))).toBe(true)
  await add.click()
  await expect(page.getByRole('banner').locator('.badge')).toHaveText('1')
  expect(await barriersAnywhereOn(page, '.offline-bar')).toEqual([])
  expect(besidesTheLine(complaints)).toEqual([])
})

test('after one visit the menu opens without a line too, though nobody has opened it yet', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visitWithWorker(page, '/home')
  await expect.poll(async () => (await keptPaths(page, 'files')).join()).toContain('/assets/side-menu')
  await context.setOffline(true)
  await page.reload()
  await alive(page)
  await page.getByRole('button', { name: frameWords.menu }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Home' })).toBeVisible()
})

test('a page that is not kept leads on to what is', async ({ page, context }) => {
  await visitWithWorker(page, '/home')
  await context.setOffline(true)
  await page.goto('/terms?from=a"friend')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineWords.noPage)
  expect(await barriersAnywhereOn(page)).toEqual([])
  await expect(page.getByRole('link', { name: offlineWords.cart })).toHaveCount(0)
  await page.getByRole('link', { name: offlineWords.home }).click()
  await alive(page)
  await expect(page).toHaveURL('/home')
  await page.goBack()
  await context.setOffline(false)
  await page.getByRole('link', { name: offlineWords.tryAgain }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
})

test('after two visits every page that people need opens without a line', async ({ page, context }) => {
  test.slow()
  await signedInOn(page)
  await fillCart(page, [packs(4)])
  await visitTwice(page, '/home')
  const complaints = complaintsOf(page)
  await context.setOffline(true)
  const needed = [
    '/home',
    '/cartPage',
    '/fish',
    ...Object.values(listPaths),
    ...[1, 4, 8, 21].map((id) => addressOf({ id, slug: '' })),
    ...recipes.map(({ slug }) => `/recipes/${slug}`),
  ]
  for (const path of needed) {
    await page.goto(path)
    await alive(page)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offlineWords.noPage)
    await expect(bar(page), path).toHaveText(asOfToday)
  }
  for (const path of ['/checkout', '/myorders', '/myorders/some-order']) {
    await page.goto(path)
    await alive(page)
    await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible()
  }
  await page.goto('/cartPage')
  await expect(page.getByText(pricesWords.toBeConfirmed)).toBeVisible()
  expect(besidesTheLine(complaints)).toEqual([])
})

test('without a line a link leads to what is kept, and where nothing is the page stays until there is one', async ({
  page,
  context,
}) => {
  await visitTwice(page, '/home')
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms')
  await expect(bar(page)).toHaveText(asOfToday)
  await page.evaluate(async () => {
    for (const cache of ['pages', 'data'])
      await (await caches.open(cache)).delete(`/privacy${cache === 'data' ? '.data' : ''}`)
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByText(offlineWords.notKept)).toBeInViewport()
  await expect(page).toHaveURL('/terms')
  await context.setOffline(false)
  await expect(page).toHaveURL('/privacy')
  await expect(bar(page)).toHaveCount(0)
})

test('where the network is back before the shop is, the page stays until the next one comes', async ({
  page,
  context,
  line,
}) => {
  await visitWithWorker(page, '/home')
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByText(offlineWords.notKept)).toBeInViewport()
  line.be('in trouble')
  const refused = page.waitForResponse((answer) => answer.status() === 502)
  await context.setOffline(false)
  await refused
  await expect(page.getByText(offlineWords.notKept)).toBeInViewport()
  await expect(page).toHaveURL('/home')
  line.be('well')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy')
  await expect(bar(page)).toHaveCount(0)
})

test('on a line that does not answer the kept page shows after three seconds, and can be loaded again', async ({
  page,
  line,
}) => {
  await visitWithWorker(page, '/wholePomfretDetails/4')
  line.be('silent')
  await page.reload({ waitUntil: 'commit' })
  await alive(page)
  await expect(bar(page)).toContainText(offlineWords.slowLine)
  await bar(page).getByRole('button', { name: offlineWords.loadAgain }).click({ noWaitAfter: true })
  line.be('well')
  await expect(bar(page)).toHaveCount(0)
})

test('rates of the day before yesterday say so, and that ordering waits', async ({ page, context }) => {
  await visitWithWorker(page, '/wholePomfretDetails/4')
  await context.setOffline(true)
  await makeOlder(page, '/wholePomfretDetails/4', 2 * 86_400_000)
  await page.reload()
  await expect(bar(page)).toHaveText(/Rates as of \d+ [A-Z][a-z]+, \d+:\d\d [ap]m\./)
  await expect(bar(page)).toContainText(offlineWords.orderingWaits)
})

test('of the pictures that were seen the newest stay', async ({ page }) => {
  await visitWithWorker(page, '/home')
  await page.reload()
  await alive(page)
  await expect.poll(async () => (await keptPaths(page, 'pictures')).length).toBeGreaterThan(0)
  await page.evaluate(async () => {
    const pictures = await caches.open('pictures')
    const picture = { headers: { 'content-type': 'image/avif' } }
    for (let nr = 0; nr < 90; nr += 1) await pictures.put(`/pictures/of-${nr}.abcdef.avif`, new Response('', picture))
  })
  await visit(page, '/productListPomfret')
  await expect.poll(async () => (await keptPaths(page, 'pictures')).length).toBeLessThanOrEqual(80)
})
