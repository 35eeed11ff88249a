import type { Browser } from '@playwright/test'
import { barriersAnywhereOn, overflowOf } from '#tests/journeys/visits.ts'
import { cookiesOf } from '#tests/rooms/staff.ts'
import { weighAll } from '#tests/rooms/weighings.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { expect, test } from '#tests/running/shop.ts'
import { atScreen, move, orderAt } from './board-room.ts'

/** Every screen of the counter's day, as somebody sees it who may see all of it. */
async function screens(browser: Browser, shop: RunningShop) {
  const order = await orderAt(shop)
  const another = await orderAt(shop)
  const cut = await orderAt(shop)
  const counter = await atScreen(browser, shop, 'counter')
  const rider = await atScreen(browser, shop, 'rider')
  await move(shop, counter.staff, order, 'confirm')
  for (const step of ['confirm', 'start-cutting'] as const) await move(shop, counter.staff, cut, step)
  for (const step of ['confirm', 'start-cutting', 'pack'] as const) {
    if (step === 'pack') await weighAll(shop, counter.staff, another.id)
    await move(shop, counter.staff, another, step)
  }
  await move(shop, counter.staff, another, 'send-out', { rider: rider.staff.id })
  const paths = [
    '/counter',
    `/counter/orders/${order.id}`,
    '/counter/find?search=Asha',
    '/counter/cut',
    '/counter/pack',
  ]
  return {
    order,
    another,
    counter,
    rider,
    of: [
      ...paths.map((path) => ({ ...counter, path, shows: order })),
      { ...counter, path: `/counter/orders/${cut.id}/weigh`, shows: cut },
      { ...rider, path: '/counter/round', shows: another },
    ],
  }
}

test('no screen bars anybody, by day or by night, on a phone or at a desk', async ({ browser, shop }) => {
  test.setTimeout(180_000)
  const { of, counter, order } = await screens(browser, shop)
  for (const { page, path } of of) {
    await page.goto(path)
    expect(await barriersAnywhereOn(page)).toEqual([])
  }
  await counter.page.goto('/counter')
  await counter.page.goto(`/counter/orders/${order.id}`)
  await counter.page.getByRole('button', { name: /^More for/ }).click()
  expect(await barriersAnywhereOn(counter.page, 'dialog')).toEqual([])
})

for (const width of [360, 768, 1280])
  test(`with text twice as large nothing leaves a window of ${width} px, and every target is for a thumb`, async ({
    browser,
    shop,
  }) => {
    const { of } = await screens(browser, shop)
    for (const { page, path } of of) {
      await page.setViewportSize({ width, height: 1024 })
      await page.goto(path)
      const small = await page
        .getByRole('main')
        .locator(
          'button:visible, .button:visible, label.cut-tick:visible, label.choice:visible, summary:visible, .step:visible',
        )
        .evaluateAll((targets) =>
          targets
            .filter((one) => one.getBoundingClientRect().height < (innerWidth < 600 ? 48 : 56))
            .map((one) => one.outerHTML),
        )
      expect([path, small]).toEqual([path, []])
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      expect([path, await overflowOf(page)]).toEqual([path, 0])
    }
  })

test.describe('before its script', () => {
  test('each screen shows its orders', async ({ browser, shop }) => {
    const { of } = await screens(browser, shop)
    for (const { staff, path, shows } of of) {
      const { page } = await atScreen(browser, shop, staff.role, { javaScriptEnabled: false })
      await page.context().clearCookies()
      await page.context().addCookies(cookiesOf(staff, shop.url))
      await page.goto(path)
      await expect(page.getByText(shows.number.slice(-4)).first()).toBeVisible()
      await page.context().close()
    }
  })
})

test('a tick outlives a reload of the page, and is taken off again', async ({ browser, shop }) => {
  const { counter, order } = await screens(browser, shop)
  const { page } = counter
  await page.goto('/counter/pack')
  const box = page.locator('.box').filter({ hasText: order.number }).getByRole('checkbox')
  await box.check()
  await page.reload()
  await expect(box).toBeChecked()
  await box.uncheck()
  await expect(box).not.toBeChecked()
})

test('the pages let camera and scale be asked for at the counter, and nowhere else', async ({
  request,
  browser,
  shop,
}) => {
  const { page } = await atScreen(browser, shop, 'counter')
  const counter = await page.goto('/counter')
  expect(counter?.headers()['permissions-policy']).toMatch(/camera=\(self\).*serial=\(self\)/)
  expect((await request.get('/home')).headers()['permissions-policy']).toMatch(/camera=\(\).*serial=\(\)/)
})
