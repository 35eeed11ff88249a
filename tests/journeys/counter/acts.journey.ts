import { alive, barriersAnywhereOn, complaintsOf } from '#tests/journeys/visits.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { actsWords } from '#words/acts.ts'
import { atScreen, move, orderAt } from './board-room.ts'
import { standAt } from './desk-pages.ts'

const test = untouched()

test('an owner reads who did what in sentences, and narrows them in place', async ({ browser, page, shop }) => {
  const complaints = complaintsOf(page)
  const order = await orderAt(shop)
  const counter = await atScreen(browser, shop, 'counter', { name: 'Asif' })
  await move(shop, counter.staff, order, 'confirm')
  await standAt(page, shop, 'owner', 'acts')
  await alive(page)
  const rows = page.locator('.act')
  const confirmed = rows.filter({ hasText: `Asif confirmed order …${order.number.slice(-4)}, ` })
  await expect(confirmed).toContainText('state: New → Confirmed')
  expect(await barriersAnywhereOn(page)).toEqual([])

  await page.getByLabel(actsWords.kind, { exact: true }).selectOption('rates')
  await expect(page.getByText(actsWords.noneSo)).toBeVisible()
  await expect(page).toHaveURL(/kind=rates/)
  await page.getByLabel(actsWords.kind, { exact: true }).selectOption('orders')
  await expect(rows).toHaveCount(1)
  await page.getByLabel(actsWords.person, { exact: true }).selectOption({ label: 'Asif' })
  await expect(page).toHaveURL(/person=.+/)
  await expect(rows).toHaveCount(1)
  await rows.first().getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/counter/orders/${order.id}$`))
  await counter.page.context().close()
  expect(complaints).toEqual([])
})

test.describe('before its script', () => {
  test.use({ javaScriptEnabled: false })

  test('the log is read, and narrowed by its button', async ({ page, shop }) => {
    await standAt(page, shop, 'owner', 'acts')
    await page.getByLabel(actsWords.kind, { exact: true }).selectOption('rates')
    await page.getByRole('button', { name: actsWords.filter }).click()
    await expect(page.getByText(actsWords.noneSo)).toBeVisible()
  })
})
