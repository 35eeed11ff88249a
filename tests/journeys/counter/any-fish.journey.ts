import { atTheScale } from '#tests/journeys/orders/weighed-order.ts'
import { barriersOn, complaintsOf, takesPresses, visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { anyFishWords as words } from '#words/any-fish.ts'
import { weighingScreenWords } from '#words/weighing.ts'
import { atScreen } from './board-room.ts'

test('after a call any fish replaces an item: the customer reads what they agreed to by SMS and on their order, and pays no more', async ({
  browser,
  page: asha,
  shop,
}) => {
  const { order } = await atTheScale(asha, shop)
  const { page } = await atScreen(browser, shop, 'counter')
  const complaints = complaintsOf(page)
  await page.goto(`/counter/orders/${order.id}/weigh?line=1`)
  await takesPresses(page)
  await page.getByRole('button', { name: weighingScreenWords.replace, exact: true }).click()
  await page.getByRole('link', { name: weighingScreenWords.anyFish }).click()
  await expect(page).toHaveURL(/\/lines\/1\/replace$/)
  await takesPresses(page)
  await page.getByRole('button', { name: 'Bombil', exact: true }).click()
  await page.getByRole('button', { name: /^500 g ₹/ }).click()
  await takesPresses(page)
  const go = page.getByRole('button', { name: /^Replace/ })
  const said = page.locator('.order-said')
  await go.click()
  await expect(said).toHaveText(words.missing.most)
  for (const key of '900') await page.getByRole('button', { name: key, exact: true }).click()
  await page.getByRole('button', { name: /^Use ₹/ }).click()
  const most = (await page.getByLabel(words.most).inputValue()).trim()
  await go.click()
  await expect(said).toHaveText(words.missing.yes)
  await page.getByRole('checkbox', { name: words.saidYes }).check()
  expect(await barriersOn(page)).toEqual([])
  await page.getByRole('button', { name: words.replaceAtMost(`₹${most}`) }).click()
  await expect(page).toHaveURL(/\/weigh\?line=3$/)
  await expect(page.getByText(weighingScreenWords.agreed(1))).toBeVisible()
  await expect
    .poll(async () => (await shop.messages()).filter(({ text }) => text.includes('as agreed by phone')).length)
    .toBe(1)
  await visit(asha, `/myorders/${order.id}`)
  await expect(asha.getByText(`Agreed with you by phone, max ₹${most}.00.`)).toBeVisible()
  expect(complaints).toEqual([])
})
