import { cutOrder } from '#tests/journeys/counter/weighing-journey.ts'
import { signedInOn } from '#tests/journeys/people.ts'
import { fillCart, line, ordersOf, placeOrders } from '#tests/journeys/shopping.ts'
import { visit } from '#tests/journeys/visits.ts'
import { cookiesOf, staffAt } from '#tests/rooms/staff.ts'
import { expect, test } from '#tests/running/shop.ts'
import { unfitAt } from './read-page.ts'
import { collisions, stretch } from './stretched.ts'

test('with words 40 % longer nothing overflows, is cut off or lies over another, and buttons grow', async ({
  page,
  shop,
}) => {
  test.slow()
  const found: string[] = []
  const look = async (path: string) => {
    await (path.startsWith('/counter') ? page.goto(path) : visit(page, path))
    await page.locator('main .waiting').waitFor({ state: 'detached' })
    await page.evaluate(stretch)
    for (const width of [320, 360]) {
      const wrong = [...(await unfitAt(page, width)), ...(await page.evaluate(collisions))]
      found.push(...wrong.map((one) => `${path} at ${width}: ${one}`))
    }
  }
  await look('/login')
  const person = await signedInOn(page)
  await placeOrders(page, person, [[line(4, 2), line(19)]])
  const [order] = await ordersOf(page.request, person)
  await fillCart(page, [line(4, 2), line(1, 1, { size: 'Large', weight: '500 g' }), line(19)])
  const owner = await staffAt(shop.dataDir, 'owner')
  await page.context().addCookies(cookiesOf(owner, shop.url))
  const cut = await cutOrder(shop, owner)
  for (const path of [
    '/home',
    '/productListPomfret',
    '/wholePomfretDetails/4',
    '/cartPage',
    '/checkout',
    `/myorders/${order?._id}`,
    '/counter',
    `/counter/orders/${cut.id}/weigh`,
    '/counter/rates',
  ])
    await look(path)
  expect(found).toEqual([])
})
