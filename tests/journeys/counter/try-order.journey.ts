import { alive, barriersOn, overflowOf, takesPresses, visit } from '#tests/journeys/visits.ts'
import { staffAt } from '#tests/rooms/staff.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { expect, test } from '#tests/running/shop.ts'
import { firstRunWords } from '#words/first-run.ts'
import { paperWords } from '#words/papers.ts'
import { moveWords, staffOrderWords, stateWords } from '#words/staff-orders.ts'
import { tryOrderWords as words } from '#words/try-order.ts'
import { weighingScreenWords } from '#words/weighing.ts'
import { atScreen } from './board-room.ts'
import { screens } from './frame-room.ts'
import { field, packed, weigh } from './weighing-journey.ts'

test('the owner of a new shop tries an order from the empty board to the door: it is said to be one wherever it stands, and is gone when it is done', async ({
  browser,
}) => {
  await using shop = await openShop()
  await staffAt(shop.dataDir, 'rider', 'Ravi')
  const { page } = await atScreen(browser, shop, 'owner')
  await visit(page, '/counter')
  const step = page.locator('.first-step', { hasText: firstRunWords.steps.try })
  await step.getByRole('button', { name: `${firstRunWords.acts.try}: ${firstRunWords.steps.try}` }).click()
  await expect(page).toHaveURL(/\/counter\/?$/)
  const row = page.locator('.order-row')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(words.mark)
  for (const screen of screens) {
    await page.setViewportSize(screen)
    expect(await overflowOf(page)).toBe(0)
  }
  await page.setViewportSize({ width: 1280, height: 1024 })
  const press = async (name: string | RegExp) => {
    await takesPresses(page)
    await page.getByRole('button', { name }).click()
  }
  await takesPresses(page)
  await row.getByRole('link').first().click()
  const mark = page.locator('.try-mark')
  await expect(mark).toHaveText(words.mark)
  await expect(page.getByText(words.said)).toBeVisible()
  await press(new RegExp(`^${moveWords.confirm}`))
  await expect(page.locator('.order-tag').first()).toContainText(stateWords.Confirmed)

  await visit(page, '/counter/cut')
  await expect(page.getByText(words.said)).toHaveCount(2)
  await page.goBack()
  await alive(page)
  await press(new RegExp(`^${moveWords['start-cutting']}`))
  await takesPresses(page)
  await page.getByRole('link', { name: new RegExp(`^${staffOrderWords.weigh}`) }).click()
  await expect(mark).toHaveText(words.mark)
  for (const screen of screens) {
    await page.setViewportSize(screen)
    expect(await overflowOf(page)).toBe(0)
  }
  await page.setViewportSize({ width: 1280, height: 1024 })
  await expect(field(page)).toBeFocused()
  await weigh(page, '500')
  await expect(page.getByRole('link', { name: /500 g/ }).first()).toBeVisible()
  await expect(field(page)).toBeFocused()
  await weigh(page, '500')
  await press(/^Pack /)
  await expect(packed(page)).toBeVisible()
  await page.getByRole('link', { name: weighingScreenWords.toOrder }).click()
  await expect(page.locator('.order-tag').first()).toContainText(stateWords.Packed)
  const order = page.url()
  for (const paper of ['slip', 'labels'] as const) {
    await visit(page, `${order}/${paper}`)
    await expect(page.locator('.paper-desk')).toContainText(words.onPaper)
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText(paperWords.titles.labels('').trim())
  await visit(page, order)
  await press(new RegExp(`^${moveWords['send-out']}`))
  await page.getByRole('dialog').getByRole('button', { name: /Ravi/ }).click()
  await expect(page.locator('.order-tag').first()).toContainText(stateWords['Out for delivery'])
  await press(new RegExp(`^${moveWords.deliver}`))
  await expect(page.locator('.order-tag').first()).toContainText(stateWords.Delivered)

  await visit(page, '/counter')
  await expect(page).toHaveURL(/\/counter\/first-run$/)
  await expect(step).toHaveAttribute('data-is', 'done')
  expect(await barriersOn(page)).toEqual([])
})

test('a try order is put away from its menu, wherever it stands', async ({ browser }) => {
  await using shop = await openShop()
  const { page } = await atScreen(browser, shop, 'owner', { viewport: { width: 360, height: 740 } })
  await visit(page, '/counter')
  await page.getByRole('button', { name: `${firstRunWords.acts.try}: ${firstRunWords.steps.try}` }).click()
  await expect(page.locator('.order-row')).toHaveCount(1)
  await visit(page, '/counter/first-run')
  await page.getByRole('link', { name: new RegExp(`^${firstRunWords.goOn}`) }).click()
  await takesPresses(page)
  await page.getByRole('button', { name: /^More/ }).last().click()
  await page.getByRole('button', { name: words.putAway }).click()
  await expect(page).toHaveURL(/\/counter\/first-run$/)
  await expect(page.locator('.first-step', { hasText: firstRunWords.steps.try })).not.toHaveAttribute('data-is', 'done')
})
