import { setTimeout as sleep } from 'node:timers/promises'
import { takesPresses } from '#tests/journeys/visits.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { expect, test } from '#tests/running/shop.ts'
import { boardWords } from '#words/board.ts'
import { reasonNames } from '#words/reasons.ts'
import { aMorning, boxesOf, wholeRows } from './board-day.ts'
import { cardOf } from './board-room.ts'

const upright = { viewport: { width: 820, height: 1180 } }

test('on a tablet held upright eight rows stand whole below three lines of Now, and nothing moves for five seconds after an act', async ({
  browser,
}) => {
  // a shop of its own, whose orders are counted
  test.slow()
  await using shop = await openShop()
  const { page, fresh, late } = await aMorning(browser, shop, upright)
  const now = page.getByRole('region', { name: boardWords.now })
  await expect(now.getByRole('listitem')).toHaveCount(3)
  await expect(now).toContainText(late[0]?.number ?? '')
  for (const order of fresh) await expect(cardOf(page, order)).toBeVisible()
  expect(await wholeRows(page)).toBe(8)
  const [first] = await page
    .locator('.order-row:visible')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top))
  expect(first).toBeLessThanOrEqual(400)
  const before = await boxesOf(page)
  await takesPresses(page)
  await page.locator('.order-row:visible button.order-act').nth(1).click()
  const at = Date.now()
  await expect(page.locator('.order-done:visible')).toBeVisible()
  while (Date.now() - at < 4500) {
    expect(await boxesOf(page)).toEqual(before)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await expect(page.locator('.order-row:visible')).toHaveCount(7)
})

test('two taps at one point within 300 ms act on one order, and do not undo it', async ({ browser }) => {
  // a shop of its own, whose orders are counted
  test.slow()
  await using shop = await openShop()
  const { page, fresh } = await aMorning(browser, shop, { ...upright, hasTouch: true })
  await takesPresses(page)
  const box = await page.locator('.order-row:visible button.order-act').first().boundingBox()
  if (box === null) throw new Error('no button on the board')
  for (const gap of [0, 120]) {
    await sleep(gap)
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  }
  await expect(page.locator('.order-done:visible')).toHaveCount(1)
  await expect(page.getByRole('tab', { name: `${fresh.length - 1} ${boardWords.tabs.new}` })).toBeVisible()
})

test('eight are confirmed in one tap, six are given to Sunil in three, and a late order has its new time in two', async ({
  browser,
}) => {
  // a shop of its own, whose orders are counted
  test.slow()
  await using shop = await openShop()
  const { page } = await aMorning(browser, shop, upright)
  await takesPresses(page)
  const act = page.locator('.states-act')
  await act.getByRole('button', { name: boardWords.confirmAll(8) }).click()
  await expect(page.getByRole('tab', { name: `0 ${boardWords.tabs.new}` })).toBeVisible()

  await page.getByRole('tab', { name: `6 ${boardWords.tabs.packed}` }).click()
  await takesPresses(page)
  await act.getByRole('button', { name: boardWords.choose, exact: true }).click()
  await takesPresses(page)
  await act.getByRole('button', { name: boardWords.chooseAll }).click()
  await takesPresses(page)
  await page.getByRole('button', { name: /Give these 6 to / }).click()
  await expect(page.getByRole('tab', { name: `6 ${boardWords.tabs.out}` })).toBeVisible()

  const now = page.getByRole('region', { name: boardWords.now })
  await takesPresses(page)
  await now
    .getByRole('button', { name: new RegExp(boardWords.askTime.replace('?', String.raw`\?`)) })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await takesPresses(page)
  await dialog
    .getByRole('button', { name: /[ap]m$/ })
    .first()
    .click()
  await takesPresses(page)
  await dialog.getByRole('button', { name: reasonNames['heavy-rain'] }).click()
  await expect(dialog).toBeHidden()
  await expect(now).toContainText(/new time \d+:\d+ [ap]m/)
})

test('by keyboard: a number opens a tab, J and K walk its rows, Space chooses, N is the first of Now', async ({
  browser,
}) => {
  // a shop of its own, whose orders are counted
  test.slow()
  await using shop = await openShop()
  const { page } = await aMorning(browser, shop, upright)
  await takesPresses(page)
  await page.keyboard.press('3')
  await expect(page.getByRole('tab', { name: /Packed/ })).toHaveAttribute('aria-selected', 'true')
  const second = page.locator('[data-column="packed"] .order-row').nth(1)
  await expect(page.locator('[data-column="packed"] .order-row').first().locator(':focus')).toHaveCount(1)
  await page.keyboard.press('j')
  await expect(second.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Space')
  await expect(page.getByText(boardWords.chosen(1))).toBeVisible()
  await page.getByRole('button', { name: boardWords.cancel }).click()
  await page.keyboard.press('n')
  await expect(page.locator('.now .order-act').first()).toBeFocused()
})
