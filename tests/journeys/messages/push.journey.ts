import type { Page } from '@playwright/test'
import { deliver, noticesOf, subscribeWith } from '#tests/fakes/push-browser.ts'
import { openPushShop } from '#tests/fakes/push-shop.ts'
import { atScreen, move, pastCutOff } from '#tests/journeys/counter/board-room.ts'
import { signedInOn, tokenOf } from '#tests/journeys/people.ts'
import { line, ordersOf, placeOrders } from '#tests/journeys/shopping.ts'
import { barriersAnywhereOn, complaintsOf, visit } from '#tests/journeys/visits.ts'
import { weighAll } from '#tests/rooms/weighings.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { expect, test } from '#tests/running/shop.ts'
import { pushWords } from '#words/offline.ts'
import { installWords } from '#words/orders.ts'

test.use({ serviceWorkers: 'allow' })

const button = (page: Page) => page.getByRole('button', { name: pushWords.tellMe })

test('who presses the button is told on this device that the fish is weighed, by its number and what it comes to', async ({
  browser,
}) => {
  test.slow()
  const { host, shop, context, page, close } = await openPushShop(browser)
  const complaints = complaintsOf(page)
  await subscribeWith(page, host.browser())
  const person = await signedInOn(page)
  await placeOrders(page, person, [[line(4)]])
  const [placed] = await ordersOf(page.request, person)
  const order = { id: placed?._id ?? '', number: placed?.orderNumber ?? '' }
  await visit(page, `/myorders/${order.id}`)
  await expect(page.getByText(pushWords.what)).toBeVisible()
  expect(await barriersAnywhereOn(page)).toEqual([])
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(pushWords.isTold)).toBeVisible()
  await expect(page.getByRole('button', { name: pushWords.stop })).toBeFocused()

  const { staff } = await atScreen(browser, shop, 'owner')
  await move(shop, staff, order, 'confirm')
  await pastCutOff(shop, order)
  await move(shop, staff, order, 'start-cutting')
  await weighAll(shop, staff, order.id)
  await move(shop, staff, order, 'pack')
  // Staff may take it back for half a minute.
  await expect.poll(() => host.pushed.length, { timeout: 50_000 }).toBe(1)
  const said = host.pushed[0]?.said
  expect(said).toEqual({ event: 'weighed', order: order.id, number: order.number, total: 180_000 })
  expect(JSON.stringify(said)).not.toContain(person.name)

  const shown = await noticesOf(context)
  await deliver(context, page, said)
  await expect.poll(shown).toEqual([
    {
      title: pushWords.told.weighed.title,
      body: pushWords.told.weighed.body(order.number, '₹1,800.00'),
      data: `/myorders/${order.id}`,
    },
  ])
  await deliver(context, page, 'no news of ours')
  await expect.poll(async () => (await shown()).map(({ title }) => title)).toContain(pushWords.news)
  expect(complaints).toEqual([])
  await close()
})

test('it is taken back by the same button, and a sign-out leaves nobody to tell', async ({ browser }) => {
  test.slow()
  const { host, page, close } = await openPushShop(browser)
  await subscribeWith(page, host.browser())
  const person = await signedInOn(page)
  await placeOrders(page, person, [[line(4)]])
  const [placed] = await ordersOf(page.request, person)
  const token = await tokenOf(page.request, person)
  const known = async () => {
    const answer = await page.request.get('/push-devices', { headers: { authorization: `Bearer ${token}` } })
    return ((await answer.json()) as { known: string[] }).known.length
  }
  await visit(page, `/myorders/${placed?._id}`)
  await button(page).click()
  await expect(page.getByText(pushWords.isTold)).toBeVisible()
  expect(await known()).toBe(1)
  await page.getByRole('button', { name: pushWords.stop }).click()
  await expect(page.getByText(pushWords.stopped)).toBeVisible()
  expect(await known()).toBe(0)
  await button(page).click()
  await expect(page.getByText(pushWords.isTold)).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect.poll(known).toBe(0)
  await close()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('My Orders say in one quiet line how the shop comes to the home screen, and take the browser’s own offer', async ({
    page,
  }) => {
    await signedInOn(page)
    await visit(page, '/myorders')
    await expect(page.getByText(installWords.how)).toBeVisible()
    expect(await barriersAnywhereOn(page)).toEqual([])
    await page.evaluate(() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true })
      dispatchEvent(
        Object.assign(offer, {
          prompt: async () => {
            document.title = offer.defaultPrevented ? 'asked' : 'a banner'
            return { outcome: 'accepted' }
          },
        }),
      )
    })
    await page.getByRole('button', { name: installWords.add }).click()
    await expect(page).toHaveTitle('asked')
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
    await expect(page.getByText(installWords.how)).toHaveCount(0)
  })
})

test('a shop that has taken its worker back does not offer to tell', async ({ browser }) => {
  const shop = await openShop({ SERVICE_WORKER: 'off' })
  const context = await browser.newContext({ baseURL: shop.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  const person = await signedInOn(page)
  await placeOrders(page, person, [[line(4)]])
  const [placed] = await ordersOf(page.request, person)
  await visit(page, `/myorders/${placed?._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(placed?.orderNumber ?? '')
  await expect(button(page)).toHaveCount(0)
  await context.close()
  await shop.stop()
})

test('a browser that cannot be told, and a desk, are offered nothing', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'))
  const person = await signedInOn(page)
  await placeOrders(page, person, [[line(4)]])
  const [placed] = await ordersOf(page.request, person)
  await visit(page, `/myorders/${placed?._id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(placed?.orderNumber ?? '')
  await expect(button(page)).toHaveCount(0)
  await page.goto('/myorders')
  await expect(page.locator('.order-card')).toHaveCount(1)
  await expect(page.getByText(installWords.how)).toHaveCount(0)
})
