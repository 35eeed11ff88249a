import { takesPresses } from '#tests/journeys/visits.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { expect, test } from '#tests/running/shop.ts'
import { boardWords } from '#words/board.ts'
import { atScreen, orderAt } from './board-room.ts'

test('on a board longer than the screen keys walk past its first rows, all are chosen, the last is found, and Back leads to its row', async ({
  browser,
}) => {
  // a shop of its own, whose orders are counted
  test.slow()
  await using shop = await openShop()
  let last = await orderAt(shop)
  for (let nr = 1; nr < 40; nr += 1) last = await orderAt(shop)
  const { page } = await atScreen(browser, shop, 'counter', { viewport: { width: 820, height: 1180 } })
  await page.goto('/counter')
  const rows = page.locator('.order-row:visible')
  await expect(rows).toHaveCount(40)

  for (let nr = 0; nr < 15; nr += 1) {
    await page.keyboard.press('j')
    await expect(rows.nth(nr).locator('.order-act')).toBeFocused()
  }
  await expect(rows.nth(14)).toBeInViewport()
  await page.keyboard.press('Space')
  await expect(page.getByText(boardWords.chosen(1), { exact: true })).toBeVisible()
  await takesPresses(page)
  await page.getByRole('button', { name: boardWords.chooseAll }).filter({ visible: true }).first().click()
  await expect(page.getByText(boardWords.chosen(40), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: boardWords.cancel }).click()

  await page.locator('body').press('/')
  await page.getByRole('searchbox').fill(last.number)
  await expect(rows).toHaveCount(1)
  await page.getByRole('searchbox').press('Escape')
  await expect(rows).toHaveCount(40)

  await rows.last().getByRole('link', { name: last.number }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/${last.id}$`))
  await page.goBack()
  await expect(rows.last()).toBeInViewport()
})
