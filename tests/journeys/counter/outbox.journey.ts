import { languageNames } from '#shop/languages.ts'
import { counterWords as inMarathi } from '#shop/words/mr/counter.ts'
import { tabTo } from '#tests/journeys/pages/keyboard.ts'
import { pressBehindFace } from '#tests/journeys/pages/staff-pages.ts'
import { alive, barriersAnywhereOn, takesPresses, visit } from '#tests/journeys/visits.ts'
import { staffAt } from '#tests/rooms/staff.ts'
import { weighAll } from '#tests/rooms/weighings.ts'
import { expect, test } from '#tests/running/shop.ts'
import { boardWords } from '#words/board.ts'
import { counterWords, outboxWords } from '#words/counter.ts'
import { roundWords } from '#words/round.ts'
import { signInWords } from '#words/staff.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { weighingScreenWords } from '#words/weighing.ts'
import { cardOf, move, orderAt } from './board-room.ts'
import { atKeptScreen, badge, keepsAll, keptShell, movesOf } from './outbox-room.ts'
import { startRound } from './round-room.ts'

test.use({ serviceWorkers: 'allow' })

test('three orders are cut, weighed and packed without a line, one after the other, and all of it is sent once', async ({
  browser,
  shop,
}) => {
  test.setTimeout(150_000)
  const orders = [await orderAt(shop), await orderAt(shop), await orderAt(shop)]
  const { page, staff, line } = await atKeptScreen(browser, shop, 'counter')
  for (const order of orders) await move(shop, staff, order, 'confirm')
  await keepsAll(
    page,
    orders.map(({ id }) => `weighing/${id}`),
  )
  await line(false)
  for (const order of orders) {
    await visit(page, '/counter')
    await cardOf(page, order).getByRole('button', { name: 'Start cutting' }).click()
    await cardOf(page, order).getByRole('link', { name: 'Weigh' }).click()
    await page.getByRole('textbox', { name: weighingScreenWords.field }).fill('980')
    await page.getByRole('textbox', { name: weighingScreenWords.field }).press('Enter')
    await page.getByRole('button', { name: /^Pack / }).click()
    await expect(
      page.getByRole('heading', { name: weighingScreenWords.packedHead(order.number.slice(-4)) }),
    ).toBeVisible()
  }
  await expect(badge(page)).toHaveText(outboxWords.notSent(9))
  for (const order of orders) expect((await movesOf(shop, staff, order)).length).toBe(2)
  await line(true)
  await expect(badge(page)).toBeHidden({ timeout: 30_000 })
  for (const order of orders) {
    const moves = await movesOf(shop, staff, order)
    expect(moves.map((one) => one.move)).toEqual(['place', 'confirm', 'start-cutting', 'pack'])
  }
})

test('what somebody else did meanwhile is a card that says who and what; what came after it is not sent, and what cannot be done any more says so', async ({
  browser,
  shop,
}) => {
  const order = await orderAt(shop)
  const { page, staff, line } = await atKeptScreen(browser, shop, 'counter')
  await expect(cardOf(page, order)).toBeVisible()
  await alive(page)
  await line(false)
  await cardOf(page, order).getByRole('button', { name: 'Confirm' }).click()
  await cardOf(page, order).getByRole('button', { name: 'Start cutting' }).click()
  await expect(badge(page)).toHaveText(outboxWords.notSent(2))
  const owner = await staffAt(shop.dataDir, 'owner', 'Meera')
  await move(shop, owner, order, 'reject', { reason: 'sold-out' })
  await line(true)
  const cards = page.locator('.lost')
  await expect(page.getByRole('region', { name: boardWords.now }).getByText(staffOrderWords.needsLook)).toHaveCount(2)
  expect(await barriersAnywhereOn(page)).toEqual([])
  await badge(page).click()
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText('Declined by Meera')
  await expect(cards.nth(1)).toContainText(outboxWords.behind('Start cutting'))
  await expect(badge(page)).toHaveText(outboxWords.looks(2))
  expect(await barriersAnywhereOn(page)).toEqual([])
  await page.reload()
  await expect(cards).toHaveCount(2)
  await cards.first().getByRole('button', { name: outboxWords.again }).click()
  await expect(cards.first()).toContainText(outboxWords.notAnyMore)
  await cards.first().getByRole('button', { name: outboxWords.drop }).click()
  await cards.first().getByRole('button', { name: outboxWords.again }).click()
  await expect(cards.first()).toContainText(outboxWords.notAnyMore)
  await cards.first().getByRole('button', { name: outboxWords.drop }).click()
  await expect(cards).toHaveCount(0)
  expect((await movesOf(shop, staff, order)).map((one) => one.move)).toEqual(['place', 'reject'])
})

test('a rider at a gate without a line closes the page, opens it again and goes on; the shop hears it when there is a line', async ({
  browser,
  shop,
}) => {
  const order = await orderAt(shop)
  const counter = await staffAt(shop.dataDir, 'counter')
  const { page, staff, line } = await atKeptScreen(browser, shop, 'rider', '/counter/round')
  for (const step of ['confirm', 'start-cutting'] as const) await move(shop, counter, order, step)
  await weighAll(shop, counter, order.id)
  await move(shop, counter, order, 'pack')
  await move(shop, counter, order, 'send-out', { rider: staff.id })
  await expect(page.getByRole('button', { name: roundWords.start })).toBeVisible()
  await keepsAll(page, ['frame', 'round'])
  await line(false)
  await page.reload()
  await startRound(page)
  await takesPresses(page)
  await page.getByRole('button', { name: /^Hand over/ }).click()
  await expect(page.getByText(roundWords.noSignalWaits(1))).toBeVisible()
  const context = page.context()
  await page.close()
  const again = await context.newPage()
  await again.goto('/counter/round')
  await expect(again.getByText(roundWords.noSignalWaits(1))).toBeVisible()
  await expect(again.getByRole('heading', { level: 1 })).toContainText('1 delivered')
  expect((await movesOf(shop, counter, order)).at(-1)?.move).toBe('send-out')
  await context.setOffline(false)
  await expect(again.getByText(/^All sent/)).toBeVisible({ timeout: 30_000 })
  expect((await movesOf(shop, counter, order)).at(-1)?.move).toBe('deliver')
})

test('what is not sent is taken back by keyboard, and nothing of it ever comes to the shop', async ({
  browser,
  shop,
}) => {
  const order = await orderAt(shop)
  const { page, staff, line } = await atKeptScreen(browser, shop, 'counter')
  await line(false)
  await tabTo(page, cardOf(page, order).getByRole('button', { name: 'Confirm' }))
  const takeBack = cardOf(page, order).getByRole('button', { name: new RegExp(`^${outboxWords.takeBack('Confirm')}`) })
  // a press within 0.6 s of a card's coming counts for nothing
  await expect(async () => {
    if (!(await takeBack.isVisible())) await page.keyboard.press('Enter')
    await expect(takeBack).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
  await tabTo(page, takeBack)
  await page.keyboard.press('Enter')
  await expect(badge(page)).toBeHidden()
  await expect(cardOf(page, order).getByRole('button', { name: 'Confirm' })).toBeVisible()
  await line(true)
  await expect(page.locator('.no-line')).toBeHidden({ timeout: 40_000 })
  expect((await movesOf(shop, staff, order)).map((one) => one.move)).toEqual(['place'])
})

test('what cannot wait says that it needs a line, and nothing is kept of it', async ({ browser, shop }) => {
  const order = await orderAt(shop)
  const { page, line } = await atKeptScreen(browser, shop, 'counter')
  await cardOf(page, order).getByRole('link', { name: order.number }).click()
  await expect(page.getByRole('button', { name: /^More/ })).toBeVisible()
  await line(false)
  await takesPresses(page)
  await page.getByRole('main').getByRole('button', { name: /^More/ }).click()
  await page
    .locator('.order-menu')
    .getByRole('button', { name: /^Decline/ })
    .click()
  await page.getByRole('button', { name: 'Out of stock' }).click()
  await expect(page.locator('.lost')).toContainText(outboxWords.needsLine('Decline'))
  await expect(badge(page)).toBeHidden()
  // What has just come takes no press yet: a person presses again.
  await expect(async () => {
    await page.getByRole('button', { name: staffOrderWords.seen }).click()
    await expect(page.locator('.lost')).toHaveCount(0, { timeout: 500 })
  }).toPass()
})

test('a device that was revoked meanwhile keeps nothing, and says how much was not sent', async ({ browser, shop }) => {
  const order = await orderAt(shop)
  const { page, staff, line } = await atKeptScreen(browser, shop, 'counter')
  await page.context().addCookies([{ name: 'staff-device', value: staff.deviceToken, url: shop.url }])
  await line(false)
  await cardOf(page, order).getByRole('button', { name: 'Confirm' }).click()
  await expect(badge(page)).toHaveText(outboxWords.notSent(1))
  const owner = await staffAt(shop.dataDir, 'owner', 'Meera')
  const revoked = await fetch(`${shop.url}/counter/api/devices/${staff.deviceId}/revoke`, {
    method: 'POST',
    headers: { ...owner.headers, 'content-type': 'application/json' },
    body: '{}',
  })
  expect([revoked.status, revoked.ok || (await revoked.text())]).toEqual([200, true])
  await line(true)
  await expect(page.getByText(signInWords.revoked)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(outboxWords.lostWithDevice(1))).toBeVisible()
  const kept = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(kept).not.toContain('counter')
  expect((await movesOf(shop, owner, order)).map((one) => one.move)).toEqual(['place'])
})

test('signing out leaves nothing of what was shown on the device', async ({ browser, shop }) => {
  await orderAt(shop)
  const { page, line } = await atKeptScreen(browser, shop, 'counter')
  await keepsAll(page, ['frame', 'board'])
  await pressBehindFace(page, counterWords.signOut)
  await expect(page).toHaveURL(/sign-in/)
  await line(false)
  await page.goto('/counter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(outboxWords.notKept)
})

test('who reads Marathi has the counter in Marathi without a line, too', async ({ browser, shop }) => {
  const { page, line } = await atKeptScreen(browser, shop, 'counter')
  await page.goto('/counter/own')
  await page.getByRole('button', { name: languageNames.mr }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr-IN')
  await expect.poll(() => keptShell(page), { timeout: 30_000 }).toContain('lang="mr-IN"')
  await line(false)
  await page.goto('/counter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr-IN')
  await expect(page.getByRole('navigation').getByRole('link', { name: inMarathi.title }).first()).toBeVisible()
})
