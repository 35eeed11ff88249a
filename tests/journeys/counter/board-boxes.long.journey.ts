import { languages } from '#shop/languages.ts'
import { withDevanagari } from '#tests/journeys/languages/devanagari-face.ts'
import { overflowOf } from '#tests/journeys/visits.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { aMorning, wholeRows } from './board-day.ts'

const test = untouched()

/** How many rows stand whole on a screen of that size, at the least. */
const sizes = [
  { width: 820, height: 1180, whole: 8 },
  // side by side four of the new, all three at the knife, four of the packed
  { width: 1180, height: 820, whole: 11 },
  { width: 1280, height: 800, whole: 11 },
  { width: 360, height: 740, whole: 3 },
]

for (const language of languages)
  test(`in ${language} the board fits four screens: nothing is wider, each target is for a thumb`, async ({
    browser,
    shop,
  }) => {
    test.setTimeout(180_000)
    const { page, staff } = await aMorning(browser, shop, { viewport: { width: 820, height: 1180 } })
    await withDevanagari(page)
    await fetch(`${shop.url}/counter/api/own/language`, {
      method: 'POST',
      headers: { ...staff.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ language }),
    })
    for (const { width, height, whole } of sizes) {
      await page.setViewportSize({ width, height })
      await page.goto('/counter')
      await expect(page.locator('.order-row:visible').first()).toBeVisible()
      expect([width, await overflowOf(page)]).toEqual([width, 0])
      expect([width, (await wholeRows(page)) >= whole]).toEqual([width, true])
      expect([width, await page.locator('.order-fish:visible').evaluateAll(cutThrough)]).toEqual([width, []])
      const least = width < 600 ? 48 : 56
      const small = await page
        .locator('.board :is(button, a.button, .now-open, .order-row, .times a):visible')
        .evaluateAll(
          (targets, px) => targets.filter((one) => one.getBoundingClientRect().height < px).map((one) => one.outerHTML),
          least,
        )
      expect([width, small]).toEqual([width, []])
    }
  })

/** The fish that are seen in a row, and not whole: what has no room is in the line below, which is hidden. */
function cutThrough(lists: Element[]): (string | null)[] {
  return lists.flatMap((list) => {
    const { right, bottom } = list.getBoundingClientRect()
    return [...list.children].flatMap((fish) => {
      const box = fish.getBoundingClientRect()
      return box.width > 0 && box.top < bottom - 1 && box.right > right + 1 ? [fish.textContent] : []
    })
  })
}
