import type { Page } from '@playwright/test'
import { languages } from '#shop/languages.ts'
import { rupees, times } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { wholeGrams } from '#shop/weight.ts'
import { onPaper } from '#shop/words/orders/on-paper.ts'
import { labelOfCleaning } from '#shop/words/packs.ts'
import { slotInShort } from '#shop/words/slots.ts'
import { firstFree } from '#tests/journeys/checkout/slot-step.ts'
import { withDevanagari } from '#tests/journeys/languages/devanagari-face.ts'
import { visit } from '#tests/journeys/visits.ts'
import { weighAll } from '#tests/rooms/weighings.ts'
import { expect, test } from '#tests/running/shop.ts'
import { paperWords } from '#words/papers.ts'
import { cleaningLabels } from '#words/picked.ts'
import { atScreen, move, orderAt, pastCutOff } from './board-room.ts'
import { cutOff, scanned } from './papers.ts'

const price = rupees(2345)

const longest = (words: readonly string[]): string => words.toSorted((one, other) => other.length - one.length)[0] ?? ''

/** Each product in its longest size, cut in the way that takes the most words. */
const everyFish = openingCatalogue.products.map(({ id, cartId, title, sizes, cleaning, labelWeight }) => ({
  productId: id,
  cartId,
  title,
  size: longest(sizes.map(({ label }) => label)),
  weight: '1 kg' as const,
  grams: 1000,
  cleaning: cleaning.toSorted(
    (one, other) => labelOfCleaning(other, { cleaningLabels }).length - labelOfCleaning(one, { cleaningLabels }).length,
  )[0],
  price,
  quantity: 12,
  linePrice: times(price, 12),
  most: times(price, 13),
  tolerated: wholeGrams(13_000),
  otherPacks: [],
  labelWeight,
}))

for (const language of languages)
  test(`a label holds any fish in any cut, by a packer with a long name, and says when it comes, in ${language}`, async ({
    browser,
    page: visitor,
    shop,
  }) => {
    test.slow()
    const [slot] = await firstFree(visitor)
    const { page, staff } = await atScreen(browser, shop, 'counter', {
      name: 'Gangadharan Pillai',
      deviceScaleFactor: 3,
    })
    await withDevanagari(page)
    const order = await orderAt(shop, { language, lines: everyFish, comes: { pincode: '400012', name: slot.name } })
    await pastCutOff(shop, order)
    for (const step of ['confirm', 'start-cutting'] as const) await move(shop, staff, order, step)
    await weighAll(shop, staff, order.id)
    await page.addInitScript(() => (globalThis.print = () => {}))
    await visit(page, `/counter/orders/${order.id}/labels`)
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0)

    const label = page.locator('.label')
    await expect(label).toHaveCount(everyFish.length)
    await expect(label.filter({ hasText: 'Gangadharan' }).filter({ hasText: 'FSSAI' })).toHaveCount(everyFish.length)
    const comes = onPaper[language].paperWords.delivery(slotInShort(slot.name, onPaper[language]))
    await expect(label.filter({ hasText: comes })).toHaveCount(everyFish.length)
    expect(await scanned(page, onPaper[language].paperWords.barcodeOf(`${order.number}-5`))).toBe(`${order.number}-5`)
    expect(await tooSmall(page)).toEqual([])
    expect(await cutOff(page, '.label', 50)).toEqual([])

    await page.getByRole('button', { name: paperWords.print, exact: true }).click()
    await expect(label.filter({ hasText: onPaper[language].paperWords.copy })).toHaveCount(everyFish.length)
    expect(await tooSmall(page)).toEqual([])
    expect(await cutOff(page, '.label', 50)).toEqual([])
  })

/** Labels that hold less than stands on them. */
const tooSmall = (page: Page): Promise<string[]> =>
  page
    .locator('.label')
    .evaluateAll((labels) =>
      labels
        .filter((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)
        .map((one) => `${one.scrollHeight} for ${one.clientHeight}: ${one.textContent}`),
    )
