import { days } from '#shop/time.ts'
import { setClockWrong } from '#tests/fakes/wrong-clock.ts'
import { loggedInOn } from '#tests/journeys/people.ts'
import { fillAddress, fillCart, line, ordersOf, placeButton } from '#tests/journeys/shopping.ts'
import { expect, test } from '#tests/running/shop.ts'
import { checkoutWords } from '#words/checkout.ts'

for (const [how, wrongBy] of [
  ['two days ahead', days(2)],
  ['two days behind', -days(2)],
] as const) {
  test(`a shopper whose clock is ${how} orders like any other, and the order has the shop's time`, async ({ page }) => {
    await setClockWrong(page, wrongBy)
    const person = await loggedInOn(page)
    expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now() - wrongBy)).toBeLessThan(days(1))
    await fillCart(page, [line(4)])
    await page.goto('/checkout')
    await fillAddress(page)
    await placeButton(page).click()
    await expect(page.getByRole('heading', { name: checkoutWords.placed })).toBeVisible()

    const [order] = await ordersOf(page.request, person)
    expect(Math.abs(Date.parse(order?.orderDate ?? '') - Date.now())).toBeLessThan(days(1))
    await page.goto('/myorders')
    await page.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByRole('button', { name: 'Cancel the order' }).click()
    await expect.poll(async () => (await ordersOf(page.request, person))[0]?.status).toBe('Canceled')
  })
}
