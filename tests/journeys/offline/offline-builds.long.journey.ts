import { alive, complaintsOf, follow, visit } from '#tests/journeys/visits.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { expect } from '#tests/running/shop.ts'
import { endEarlierWorker, keptPaths, test, visitTwice, visitWithWorker } from './offline-pages.ts'

test('a hundred builds in turn take nothing from under a page that is open', async ({ page, context, line, shop }) => {
  test.slow()
  line.leadTo(shop.url, 'one')
  await visitTwice(page, '/home')
  const open = await context.newPage()
  await visit(open, '/home')
  const complaints = complaintsOf(open)
  const ways = ['/terms', '/productListPomfret', '/cartPage', '/wholePomfretDetails/4', '/aboutus']
  for (let turn = 0; turn < 100; turn += 1) {
    const build = turn % 2 === 0 ? 'two' : 'one'
    line.leadTo(shop.url, build)
    // Somebody else's tab has the new build at once.
    if (turn % 10 === 0) {
      await page.reload()
      await alive(page)
      expect(await page.content()).toContain(`-${build}`)
    }
    await follow(open, ways[turn % ways.length] ?? '')
  }
  expect(complaints).toEqual([])
  expect(await open.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
})

test('a page comes with the scripts of its own build, with a line and without', async ({
  page,
  context,
  line,
  shop,
}) => {
  line.leadTo(shop.url, 'one')
  await visitTwice(page, '/home')
  line.leadTo(shop.url, 'two')
  await page.reload()
  await alive(page)
  expect(await page.content()).toContain('-two')
  await context.setOffline(true)
  // This one is of the build before, and so are its scripts.
  await page.goto('/productListPomfret')
  await alive(page)
  await page.goto('/home')
  await alive(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('a shop that wants no worker any more', () => {
  test('takes it back with all that it kept, and pages go on as before', async ({ page, line, shop }) => {
    const without = await openShop({ SERVICE_WORKER: 'off' })
    await visitWithWorker(page, '/home')
    line.leadTo(without.url)
    await visit(page, '/home')
    const left = async () => {
      await endEarlierWorker(page)
      return page.evaluate(() => caches.keys())
    }
    await expect.poll(left).toEqual([])
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    await follow(page, '/terms')
    line.leadTo(shop.url)
    await visitWithWorker(page, '/home')
    expect(await keptPaths(page, 'pages')).toContain('/home')
    await without.stop()
  })
})
