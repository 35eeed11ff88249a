import { otherLanguages } from '#shop/languages.ts'
import { barriersOn, overflowOf } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { atDrawnScale, drawnSizes, drawnStates, missedInAllStates } from './scale-room.ts'

for (const language of ['en', ...otherLanguages] as const)
  for (const { width, height } of drawnSizes)
    test(`in every state Save and all keys lie on a screen of ${width} by ${height}, in ${language}`, async ({
      browser,
      shop,
    }) => {
      const { page } = await atDrawnScale(browser, shop, { language, viewport: { width, height } })
      expect(await missedInAllStates(page)).toEqual([])
    })

test('with letters half as large again, in Marathi, nothing is wider than the screen, and Save stays on it', async ({
  browser,
  shop,
}) => {
  const { page } = await atDrawnScale(browser, shop, { language: 'mr' })
  await page.evaluate(() => {
    const larger = new CSSStyleSheet()
    larger.replaceSync('html { font-size: 150% }')
    document.adoptedStyleSheets = [larger]
  })
  for (const [name, reach] of drawnStates) {
    await reach(page)
    for (const { width, height } of drawnSizes) {
      await page.setViewportSize({ width, height })
      expect([name, width, await overflowOf(page)]).toEqual([name, width, 0])
      await expect(page.locator('.save')).toBeInViewport({ ratio: 1 })
    }
  }
})

test('nothing bars anybody from it, by day or by night, in any of its states', async ({ browser, shop }) => {
  const { page } = await atDrawnScale(browser, shop)
  for (const [name, reach] of drawnStates) {
    await reach(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const barriers = await barriersOn(page, 'html', { byNight: colorScheme === 'dark' })
      expect([name, colorScheme, barriers]).toEqual([name, colorScheme, []])
    }
  }
})

test('a cutter’s scale is the same without a rupee', async ({ browser, shop }) => {
  const { page } = await atDrawnScale(browser, shop, { role: 'cutter' })
  for (const [name, reach] of drawnStates) {
    await reach(page)
    expect([name, await page.locator('body').innerText()]).toEqual([name, expect.not.stringMatching(/₹|Rs/)])
  }
})
