import { signedInOn } from '#tests/journeys/people.ts'
import { fillCart, ordersOf, line as packs, placeButton, placeOrders } from '#tests/journeys/shopping.ts'
import { alive, visit } from '#tests/journeys/visits.ts'
import { expect } from '#tests/running/shop.ts'
import { keptHere } from './kept-here.ts'
import { keptPaths, test, visitWithWorker } from './offline-pages.ts'
import { keepButton } from './unsent-room.ts'

for (const [how, what, button] of [
  ['silent', 'does not answer', placeButton],
  // The page knows that no shop is there: an order is saved, and sent once it is.
  ['in trouble', 'answers 502', keepButton],
] as const)
  test(`where the shop ${what}, the last orders and the checkout open all the same, and fresh ones come when it does`, async ({
    page,
    line,
  }) => {
    const person = await signedInOn(page)
    await placeOrders(page, person, [[packs(19)], [packs(4)]])
    await fillCart(page, [packs(4)])
    await visitWithWorker(page, '/checkout')
    await expect(placeButton(page)).toBeVisible()
    const [newest] = await ordersOf(page.request, person)
    await visit(page, `/myorders/${newest?._id}`)
    await expect.poll(() => keptPaths(page, 'pages')).toContain('/myorders/-')
    await visitWithWorker(page, '/myorders')
    await expect.poll(() => keptHere(page, 'orders')).toHaveLength(1)
    await placeOrders(page, person, [[packs(1)]])

    line.be(how)
    await page.goto('/myorders', { waitUntil: 'commit' })
    await alive(page)
    await expect(page.getByText(/Your orders as of /)).toBeVisible()
    await expect(page.locator('.order-card')).toHaveCount(2)
    await page.goto(`/myorders/${newest?._id}`, { waitUntil: 'commit' })
    await expect(page.getByText(/Your orders as of /)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(newest?.orderNumber ?? '')
    await page.goto('/checkout', { waitUntil: 'commit' })
    await expect(button(page)).toBeVisible()

    await page.goto('/myorders', { waitUntil: 'commit' })
    await expect(page.locator('.order-card')).toHaveCount(2)
    line.be('well')
    await expect(page.locator('.order-card')).toHaveCount(3)
  })
