import { enrolled } from '#tests/journeys/pages/staff-pages.ts'
import { alive, barriersOn, overflowOf, takesPresses, visit } from '#tests/journeys/visits.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { expect, test } from '#tests/running/shop.ts'
import { boardWords } from '#words/board.ts'
import { ownShopWords, reachWords, shopFactRefusals, firstRunWords as words } from '#words/first-run.ts'
import { atScreen, orderAt } from './board-room.ts'
import { screens } from './frame-room.ts'

test('the owner of a new shop finds the first steps in the place of the empty board, says who the shop is, sets up this computer, and goes to the board with the first order', async ({
  browser,
}) => {
  await using shop = await openShop()
  const { page } = await atScreen(browser, shop, 'owner', { viewport: { width: 820, height: 1180 } })
  await visit(page, '/counter')
  await expect(page).toHaveURL(/\/counter\/first-run$/)
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
  for (const screen of screens) {
    await page.setViewportSize(screen)
    expect(await overflowOf(page)).toBe(0)
    await expect(page.locator('.button[data-look="strong"]:visible')).toHaveCount(1)
  }
  expect(await barriersOn(page)).toEqual([])
  const next = page.locator('.first-step[aria-current="step"]')
  await page.getByRole('button', { name: `${words.nods.area}: ${words.steps.area}` }).click()
  await expect(page.locator('.first-step[data-is="done"]', { hasText: words.steps.area })).toBeVisible()
  await page.reload()
  await expect(page.locator('.first-step[data-is="done"]', { hasText: words.steps.area })).toBeVisible()
  await expect(next).toHaveCount(1)

  await page.getByRole('link', { name: `${words.acts.shop}: ${words.steps.shop}` }).click()
  await expect(page.getByRole('heading', { name: ownShopWords.title })).toBeVisible()
  await alive(page)
  const field = (fact: keyof typeof ownShopWords.facts) => page.getByLabel(ownShopWords.facts[fact])
  await field('name').fill('Koli Sisters')
  await field('legalName').fill('Koli Sisters Fish LLP')
  await expect(page.locator('.shop-slip')).toContainText('Koli Sisters Fish LLP')
  await field('fssai').fill('1152')
  await page.getByRole('button', { name: ownShopWords.save }).click()
  await expect(page.locator('.field-error', { hasText: shopFactRefusals['shop-fssai']() })).toBeVisible()
  await field('fssai').fill('11526998000123')
  await page.getByRole('button', { name: ownShopWords.save }).click()
  await expect(page.getByText(ownShopWords.saved)).toBeVisible()
  expect(await barriersOn(page)).toEqual([])

  // A page of shoppers has it without a restart.
  const shopper = await browser.newPage({ baseURL: shop.url })
  await shopper.goto('/contactus')
  await expect(shopper.getByRole('contentinfo')).toContainText('Koli Sisters Fish LLP')
  await expect(shopper.getByRole('contentinfo')).toContainText('11526998000123')

  await visit(page, '/counter/devices')
  await expect(page.getByRole('heading', { name: reachWords.onlyHere })).toBeVisible()
  const tablet = await enrolled(browser, page, { ...shop, named: shop.url, printed: '' }, 'Counter tablet')
  await expect(page.locator('svg.qr')).toHaveCount(0)
  await expect(page.getByText(reachWords.connected('Counter tablet'))).toBeVisible()
  await tablet.close()

  await visit(page, '/counter')
  await expect(page.locator('.first-step[data-is="done"]', { hasText: words.steps.tablet })).toBeVisible()
  await orderAt(shop)
  await expect(page).toHaveURL(/\/counter\/?$/)
  await expect(page.getByText(boardWords.newOrders(1))).toBeVisible()
  await takesPresses(page)
  await page.getByRole('button', { name: boardWords.show }).click()
  await expect(page.locator('.order-row').first()).toBeVisible()
})
