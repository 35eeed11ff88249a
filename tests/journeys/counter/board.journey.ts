import { hours } from '#shop/time.ts'
import { tabTo } from '#tests/journeys/pages/keyboard.ts'
import { complaintsOf, takesPresses } from '#tests/journeys/visits.ts'
import { staffAt } from '#tests/rooms/staff.ts'
import { expect, test } from '#tests/running/shop.ts'
import { boardWords } from '#words/board.ts'
import { liveWords, outboxWords } from '#words/counter.ts'
import { roundWords } from '#words/round.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { weighingScreenWords } from '#words/weighing.ts'
import { atScreen, cardOf, move, orderAt } from './board-room.ts'
import { startRound } from './round-room.ts'

test('an order goes from placed to delivered on the board, and every other screen follows without a reload', async ({
  browser,
  shop,
}) => {
  const { page: counter } = await atScreen(browser, shop, 'counter')
  const { page: knife } = await atScreen(browser, shop, 'cutter')
  const { page: road } = await atScreen(browser, shop, 'rider', { name: 'Ganesh' })
  await Promise.all([counter.goto('/counter'), knife.goto('/counter'), road.goto('/counter')])
  await expect(road).toHaveURL(/\/counter\/round$/)
  const order = await orderAt(shop)

  await cardOf(counter, order).getByRole('button', { name: 'Confirm' }).click()
  await cardOf(knife, order).getByRole('button', { name: 'Start cutting' }).click()
  await cardOf(knife, order).getByRole('link', { name: 'Weigh' }).click()
  await expect(knife.getByRole('textbox', { name: weighingScreenWords.field })).toBeFocused()
  await knife.keyboard.type('980')
  await knife.keyboard.press('Enter')
  await knife.getByRole('button', { name: 'Pack' }).click()
  await knife.getByRole('link', { name: weighingScreenWords.toBoard }).click()
  // What changed keeps its place for five seconds.
  const itsState = counter.locator('section', { has: counter.getByRole('link', { name: order.number, exact: true }) })
  await expect(itsState.getByRole('heading', { level: 2 })).toContainText('Packed')
  await takesPresses(counter)
  await cardOf(counter, order).getByRole('button', { name: /^To / }).click()
  await startRound(road)
  await takesPresses(road)
  await road.getByRole('button', { name: /^Hand over/ }).click()

  await counter.getByText(/ finished today$/).click()
  await expect(cardOf(counter, order)).toBeVisible()
  await expect(road.getByText(roundWords.isDelivered(order.number.slice(-4)))).toBeVisible()
  await expect(cardOf(knife, order)).toBeHidden()
})

test('of two people at one order the slower reads who did what, and keeps what was typed', async ({
  browser,
  shop,
}) => {
  const order = await orderAt(shop)
  const { page } = await atScreen(browser, shop, 'counter')
  await page.route('**/counter/api/changes', (route) => route.abort())
  await page.goto('/counter')
  const owner = await staffAt(shop.dataDir, 'owner', 'Meera')
  await cardOf(page, order).getByRole('link', { name: order.number }).click()
  await page.getByRole('button', { name: /^More for/ }).click()
  await page
    .locator('.order-menu')
    .getByRole('button', { name: /^Decline/ })
    .click()
  await page.getByLabel(staffOrderWords.otherReason).fill('The boat came back empty')
  await move(shop, owner, order, 'confirm')
  await page.getByRole('button', { name: 'Decline for this reason' }).click()
  const lost = page.locator('.lost')
  await expect(lost).toContainText('Confirmed by Meera, ')
  await expect(lost).toContainText("So 'Decline' was not done.")
  await page.getByRole('button', { name: /^More for/ }).click()
  await page
    .locator('.order-menu')
    .getByRole('button', { name: /^Decline/ })
    .click()
  await expect(page.getByLabel(staffOrderWords.otherReason)).toHaveValue('The boat came back empty')
})

test('while the line is gone the board keeps what was pressed and says so; when it is back it is sent once', async ({
  browser,
  shop,
}) => {
  const orders = [await orderAt(shop), await orderAt(shop)]
  const { page, staff } = await atScreen(browser, shop, 'counter')
  await page.goto('/counter')
  await expect(page.getByText(liveWords.live, { exact: true })).toBeVisible()
  await page.context().setOffline(true)
  for (const order of orders) await cardOf(page, order).getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('region', { name: boardWords.now })).toContainText(boardWords.notSentHow(2))
  for (const order of orders) {
    await expect(cardOf(page, order)).toContainText(`${outboxWords.notSentYet} Confirm`)
    await expect(cardOf(page, order).getByRole('button', { name: 'Start cutting' })).toBeVisible()
  }
  await page.context().setOffline(false)
  for (const order of orders)
    await expect(cardOf(page, order).getByRole('button', { name: 'Start cutting' })).toBeVisible()
  await expect(page.getByText(boardWords.notSentHow(2))).toBeHidden()
  for (const { id } of orders) {
    const answer = await fetch(`${shop.url}/counter/api/orders/${id}`, { headers: staff.headers })
    const { moves } = (await answer.json()) as { moves: { move: string }[] }
    expect(moves.map((moved) => moved.move)).toEqual(['place', 'confirm'])
  }
})

test('a screen whose line is silent says so and looks by itself, and says when it hears again', async ({
  browser,
  shop,
}) => {
  const { page } = await atScreen(browser, shop, 'counter')
  await page.clock.install()
  await page.route('**/counter/api/changes', (route) => route.abort())
  const listens = page.waitForRequest('**/counter/api/changes')
  await page.goto('/counter')
  await listens
  const order = await orderAt(shop)
  await page.clock.fastForward('00:26')
  await expect(page.getByText(liveWords.polling)).toBeVisible()
  await page.clock.fastForward('00:06')
  await expect(cardOf(page, order)).toBeVisible()
  await page.unroute('**/counter/api/changes')
  await page.clock.fastForward('00:06')
  await expect(page.getByText(liveWords.back)).toBeVisible()
})

test('an order is moved and taken back by keyboard alone', async ({ browser, shop }) => {
  const order = await orderAt(shop, { placedAt: Date.now() - hours(5) })
  const { page } = await atScreen(browser, shop, 'counter')
  await page.goto('/counter')
  await tabTo(page, cardOf(page, order).getByRole('button', { name: 'Confirm' }))
  await page.keyboard.press('Enter')
  await expect(cardOf(page, order).getByRole('button', { name: /^Undo/ })).toBeVisible()
  await page.keyboard.press('u')
  await expect(cardOf(page, order).getByRole('button', { name: 'Confirm' })).toBeVisible()
})

test('a new order is seen, heard and counted in the title until somebody silences it, and no browser complains', async ({
  browser,
  shop,
}) => {
  const { page } = await atScreen(browser, shop, 'counter')
  await page.addInitScript(() => {
    const Real = globalThis.AudioContext
    globalThis.AudioContext = class extends Real {
      constructor() {
        super()
        document.documentElement.dataset['sounds'] = 'yes'
      }
    }
  })
  const complaints = complaintsOf(page)
  const warnings: string[] = []
  page.on('console', (message) => {
    // journeys that are about something else have no service worker
    if (message.type() === 'warning' && !message.text().startsWith('Service Worker registration blocked'))
      warnings.push(message.text())
  })
  await page.goto('/counter')
  await expect(page.getByText(liveWords.live, { exact: true })).toBeVisible()
  await orderAt(shop)
  const sign = page.locator('.bell')
  await expect(sign).toContainText(boardWords.newOrders(1))
  await expect(page).toHaveTitle(boardWords.titleNew(1, boardWords.title))
  await takesPresses(page)
  await page.getByRole('button', { name: boardWords.silence }).click()
  await expect(sign).toBeEmpty()
  await orderAt(shop)
  await expect(sign).toContainText(boardWords.newOrders(1))
  expect(await page.evaluate(() => document.documentElement.dataset['sounds'])).toBe('yes')
  expect([...complaints, ...warnings]).toEqual([])
})

test('a scanner opens its order from anywhere on the page; the same typed by hand opens nothing', async ({
  browser,
  shop,
}) => {
  const order = await orderAt(shop)
  const { page } = await atScreen(browser, shop, 'counter')
  await page.goto('/counter')
  await expect(page.getByText(liveWords.live, { exact: true })).toBeVisible()
  await page.keyboard.type(order.number, { delay: 90 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/counter$/)
  await page.evaluate((number) => {
    for (const key of [...number, 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }, order.number)
  await expect(page).toHaveURL(new RegExp(`/counter/orders/${order.id}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(staffOrderWords.number(order.number))
})

test('a number that is typed opens its order, and a name finds those of the person', async ({ browser, shop }) => {
  const order = await orderAt(shop)
  const { page } = await atScreen(browser, shop, 'counter')
  await page.goto('/counter')
  await expect(page.getByText(liveWords.live, { exact: true })).toBeVisible()
  await page.keyboard.press('/')
  await page.getByRole('searchbox').fill(order.number.toLowerCase().replace('-', ''))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/counter/orders/${order.id}$`))
  await page.goto('/counter/find?search=Asha')
  await expect(cardOf(page, order)).toBeVisible()
})

test('who is no longer signed in finds the screen locked at the next change', async ({ browser, shop }) => {
  const { page } = await atScreen(browser, shop, 'counter')
  await page.goto('/counter')
  await expect(page.getByText(liveWords.live, { exact: true })).toBeVisible()
  await page.context().clearCookies()
  await orderAt(shop)
  await expect(page.locator('.lock-screen')).toBeVisible()
})
