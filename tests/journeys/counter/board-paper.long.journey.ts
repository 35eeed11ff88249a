import { rupees, times } from '#shop/money.ts'
import { wholeGrams } from '#shop/weight.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { expect, test } from '#tests/running/shop.ts'
import { atScreen, move, orderAt } from './board-room.ts'

/** What stands on A4 between margins of 12 mm, in the pixels of a printed page. */
const sheet = { width: Math.floor(((210 - 24) / 25.4) * 96), height: Math.floor(((297 - 24) / 25.4) * 96) }

const fish = [
  ['Whole Silver Pomfret (Paplet)', 'Jumbo', 'gut-and-keep-whole'],
  ['Surmai (King Fish), sliced', 'Medium', 'slices'],
  ['Cleaned Prawns (Kolambi)', 'Extra Large', 'devein-no-tail'],
  ['Bombil (Bombay Duck)', '', 'keep-whole'],
] as const

const price = rupees(900)

const linesOf = (nr: number) =>
  fish.slice(nr % 3, (nr % 3) + 2).map(([title, size, cleaning], place) => ({
    productId: place + 4,
    cartId: `pdpImage${place + 4}`,
    title,
    size,
    weight: '500 g' as const,
    grams: 500,
    cleaning,
    price,
    quantity: 2,
    linePrice: times(price, 2),
    most: times(price, 2),
    tolerated: wholeGrams(1100),
    otherPacks: [],
    labelWeight: 'gross' as const,
  }))

test('cut list, pack list and an order of a normal day are one sheet of A4 each, with nothing cut off', async ({
  browser,
}) => {
  test.slow()
  // a shop whose lists hold this day alone
  await using shop = await openShop()
  const { page, staff } = await atScreen(browser, shop, 'counter')
  const orders = []
  for (let nr = 0; nr < 12; nr += 1) orders.push(await orderAt(shop, { lines: linesOf(nr) }))
  for (const order of orders) await move(shop, staff, order, 'confirm')
  for (const path of ['/counter/cut', '/counter/pack', `/counter/orders/${orders[0]?.id}`]) {
    await page.goto(path)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect([path, pdf.match(/\/Type\s*\/Page\b/g)?.length]).toEqual([path, 1])
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/)
    await page.setViewportSize(sheet)
    await page.emulateMedia({ media: 'print' })
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow !== 'visible')
        .map((one) => one.outerHTML.slice(0, 80)),
    )
    expect(cut.filter((one) => !one.includes('only-heard'))).toEqual([])
    expect([path, await page.evaluate(printedBesides)]).toEqual([path, []])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.emulateMedia({ media: null })
  }
})

/** Run in the page: what would stand on the sheet outside the list itself. */
function printedBesides(): string[] {
  return [...document.querySelectorAll('body > :not(main, script)')]
    .filter((one) => {
      const { width, height, bottom } = one.getBoundingClientRect()
      return one.checkVisibility({ visibilityProperty: true }) && width * height > 1 && bottom > 0
    })
    .map((one) => one.outerHTML.slice(0, 80))
}
