import { minutes } from '#shop/time.ts'
import { openLyingLine } from '#tests/fakes/lying-line.ts'
import { playHistory } from '#tests/models/lied-to-histories.ts'
import { expect, inOwnShop } from '#tests/running/shop.ts'

const test = inOwnShop()
test.setTimeout(minutes(4))

// The whole run is a command that goes on where it was: bench/faults/lying-line.ts.
test('behind a line that lies an order is only what somebody pressed for, and what is said at rest is true', async ({
  browser,
  shop,
}) => {
  await using line = await openLyingLine(shop.url)
  const until = performance.now() + minutes(2)
  const found: string[] = []
  for (let nr = 0; performance.now() < until; nr += 1)
    for (const wrong of (await playHistory(nr, { browser, shop: shop.url, line })).wrong) found.push(`${nr}: ${wrong}`)
  expect(found).toEqual([])
})
