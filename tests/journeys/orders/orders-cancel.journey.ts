import type { Page } from '@playwright/test'
import { signedInOn } from '#tests/journeys/people.ts'
import { line, ordersOf, placeOrders } from '#tests/journeys/shopping.ts'
import { expect, test } from '#tests/running/shop.ts'
import { ordersWords } from '#words/orders.ts'
import { refusals } from '#words/refusals.ts'

const says = ordersWords
const cards = (page: Page) => page.getByRole('main').locator('.order-card')

test('an order is cancelled after a question in words; on OK the page is loaded again', async ({ page }) => {
  const person = await signedInOn(page)
  await placeOrders(page, person, [[line(19)]])
  const [order] = await ordersOf(page.request, person)
  await page.goto('/myorders')
  await cards(page).getByRole('button', { name: 'Cancel order' }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText(`Cancel order ${order?.orderNumber}, about ₹2,000.00?`)
  await asked.getByRole('button', { name: 'Keep it' }).click()
  expect((await ordersOf(page.request, person))[0]?.status).toBe('Pending')
  await cards(page).getByRole('button', { name: 'Cancel order' }).click()
  await asked.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(says.canceled)
  const loadedAgain = page.waitForEvent('load')
  await page.getByRole('button', { name: 'OK' }).click()
  await loadedAgain
  await expect(cards(page)).toContainText('Canceled')
  await expect(cards(page).getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
})

for (const [what, answer, said] of [
  [
    'its own sentence',
    { status: 409, json: { message: refusals['order-not-cancellable']() } },
    refusals['order-not-cancellable'](),
  ],
  ['nothing readable', { status: 502, body: '<h1>Bad gateway</h1>' }, says.cancelFailed],
] as const) {
  test(`when the shop refuses to cancel with ${what}, an alert says '${said}' and the order is as it was`, async ({
    page,
  }) => {
    const person = await signedInOn(page)
    await placeOrders(page, person, [[line(19)]])
    await page.goto('/myorders')
    await page.route('**/cancel', (route) => route.fulfill(answer))
    await cards(page).getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('button', { name: 'Cancel the order' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(said)
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(cards(page)).toContainText('Pending')
  })
}
