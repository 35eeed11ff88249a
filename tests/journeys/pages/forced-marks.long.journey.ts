// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page brings all that it calls along

import { firstFree } from '#tests/journeys/checkout/slot-step.ts'
import { atScreen, orderAt } from '#tests/journeys/counter/board-room.ts'
import { signedInOn } from '#tests/journeys/people.ts'
import { fillCart, line, placeOrders } from '#tests/journeys/shopping.ts'
import { visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'

const forced = { forcedColors: 'active', reducedMotion: 'reduce' } as const

test('with forced colours the counter shows by more than a colour which time, page and language is chosen', async ({
  browser,
  page: visitor,
  shop,
}) => {
  const [first, second] = await firstFree(visitor)
  for (const { name } of [first, second]) await orderAt(shop, { comes: { pincode: '400012', name } })
  const { page } = await atScreen(browser, shop, 'owner', { viewport: { width: 1280, height: 800 } })
  await page.emulateMedia(forced)
  for (const path of [
    `/counter?slot=${encodeURIComponent(first.name)}`,
    '/counter/cut',
    '/counter/pack',
    '/counter/own',
    '/counter/reviews',
    '/counter/sign-in',
  ]) {
    await visit(page, path)
    expect([path, await page.evaluate(markedByColourAlone)]).toEqual([path, []])
  }
})

test('with forced colours the shop shows by more than a colour which page, address and pack is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia(forced)
  const person = await signedInOn(page)
  await placeOrders(page, person, [[line(4)]])
  await fillCart(page, [line(4)])
  for (const path of ['/home', '/aboutus', '/myorders', '/checkout', '/wholePomfretDetails/4']) {
    await visit(page, path)
    expect([path, await page.evaluate(markedByColourAlone)]).toEqual([path, []])
  }
})

/** Run in the page: what is chosen and differs from no other of its row in edge, weight or line; colours are the machine's. */
function markedByColourAlone(): string[] {
  const chosen = '[aria-current=page], [aria-current=true], [aria-pressed=true]'
  const lookOf = (element: Element) => {
    const { borderBlockStartWidth, borderBlockEndWidth, fontWeight, textDecorationLine, textDecorationThickness } =
      getComputedStyle(element)
    return [borderBlockStartWidth, borderBlockEndWidth, fontWeight, textDecorationLine, textDecorationThickness].join()
  }
  const kindOf = ({ localName, className }: Element) => `${localName} ${className.replace('active', '').trim()}`
  return [...document.querySelectorAll(chosen)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) =>
      [...(element.closest('nav, ul, .kept-addresses')?.querySelectorAll('a, button') ?? [])].some(
        (other) => !other.matches(chosen) && kindOf(other) === kindOf(element) && lookOf(other) === lookOf(element),
      ),
    )
    .map((element) => element.outerHTML.slice(0, 120))
}
